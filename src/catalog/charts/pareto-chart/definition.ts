import { defineChart } from '../../kit/chart.ts'
import { choice, number, optionalNumber, toggle } from '../../kit/options/options.ts'
import { categoricalVariable } from '../../kit/options/variable-options.ts'

/** Bars of a figure in which nothing is chosen; the rest is one more. */
export const usualBars = 15

export const definition = defineChart({
  id: 'pareto-chart',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Pareto chart', zh: '帕累托图' },
  options: {
    variable: categoricalVariable({
      label: { en: 'Causes', zh: '分类变量' },
      help: {
        en: 'A bar for each value, the most frequent first. Equal counts keep their own order.',
        zh: '每个取值一个条形，按频数降序排列；频数相同者保持原有顺序。',
      },
    }),
    top: optionalNumber({
      label: { en: 'Bars at most', zh: '最多显示条数' },
      help: {
        en: 'The rest becomes “Other”, which stands last, however large. Empty: up to 15.',
        zh: '其余合并为“其他”并列于最后，不参与排序；留空则最多 15 条。',
      },
      min: 1,
      max: 40,
      step: 1,
      integer: true,
    }),
    cumulative: toggle({
      label: { en: 'Cumulative percentage', zh: '累积百分比' },
      help: { en: 'A line over the bars, from the left.', zh: '自左向右的累积百分比折线。' },
      initial: true,
    }),
    limit: number({
      label: { en: 'Line at', zh: '参考线' },
      help: {
        en: 'Bars needed to reach this share of all are darker; 0 for no line.',
        zh: '达到该累积比例所需的条形颜色较深；0 为不显示。',
      },
      min: 0,
      max: 0.99,
      step: 0.05,
      initial: 0.8,
      shownAs: 'percent',
      when: ({ cumulative }) => cumulative === true,
    }),
    labels: choice({
      label: { en: 'Numbers', zh: '数值标签' },
      help: { en: 'Over the bars, where they fit.', zh: '标注于条形上方，放不下时省略。' },
      of: {
        n: { label: { en: 'n', zh: 'n' } },
        percent: { label: { en: '%', zh: '%' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'n',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'top'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['cumulative', 'limit', 'labels'] },
  ],
  messages: {
    'no-values': { en: '{variable} has no usable value.', zh: '{variable} 没有可用的值。' },
  },
  references: [],
  upgrades: {},
})
