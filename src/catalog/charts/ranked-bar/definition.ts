import { defineChart } from '../../kit/chart.ts'
import { MAX_LINES } from '../../kit/figures/continued.ts'
import { type AnswersSoFar, choice, number, toggle, variable } from '../../kit/options/options.ts'
import { groupVariable, numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'ranked-bar',
  version: 1,
  title: { en: 'Ranked bars', zh: '排序条图' },
  options: {
    value: numericVariable({
      label: { en: 'Values', zh: '数值' },
      help: {
        en: 'One row for each bar. To count rows use the bar chart, for means the bars with error bars.',
        zh: '每行一个条形。频数请用频数条图，均数请用误差条图。',
      },
    }),
    name: variable({
      label: { en: 'Names', zh: '名称' },
      help: { en: 'Written beside the bars.', zh: '标注于条形旁。' },
      accepts: ['id', 'nominal', 'ordinal'],
    }),
    group: groupVariable({ en: 'A colour for each value, at most 8.', zh: '每个取值一种颜色，最多 8 种。' }),
    top: number({
      label: { en: 'Bars at most', zh: '最多显示条数' },
      help: {
        en: 'The first ones in the chosen order; the others are counted below the figure.',
        zh: '按所选顺序取前若干条，其余在图下注明数量。',
      },
      min: 3,
      max: MAX_LINES,
      step: 1,
      integer: true,
      initial: 50,
    }),
    z: toggle({
      label: { en: 'z scores', zh: 'z 分数' },
      help: {
        en: 'Each value minus the mean of all values, over their standard deviation.',
        zh: '（观测值 − 全部观测值的均数）÷ 标准差。',
      },
      initial: false,
    }),
    mark: choice({
      label: { en: 'Form', zh: '形式' },
      help: { en: 'Only dots may have an axis without 0.', zh: '仅点图的坐标轴可不含 0。' },
      of: {
        bar: { label: { en: 'Bars', zh: '条形' } },
        lollipop: { label: { en: 'Lollipops', zh: '棒棒糖' } },
        dot: { label: { en: 'Dots', zh: '点' } },
      },
      initial: 'bar',
    }),
    order: choice({
      label: { en: 'Order', zh: '排列' },
      help: {
        en: 'From the top. Equal values keep the order of the data.',
        zh: '自上而下；数值相同者保持数据中的顺序。',
      },
      of: {
        down: { label: { en: 'Largest first', zh: '由大到小' } },
        up: { label: { en: 'Smallest first', zh: '由小到大' } },
        group: { label: { en: 'By group, largest first', zh: '先按组，组内由大到小' } },
        stored: { label: { en: 'As in the data', zh: '按数据中的顺序' } },
      },
      initial: 'down',
    }),
    baseline: choice({
      label: { en: 'Bars start at', zh: '条形起点' },
      help: {
        en: 'From the mean, or from a value of your own, bars show deviations.',
        zh: '以均数或自定数值为起点时，条形表示偏差。',
      },
      of: {
        zero: { label: { en: '0', zh: '0' } },
        mean: { label: { en: 'Mean', zh: '均数' } },
        own: { label: { en: 'Own value', zh: '自定' } },
      },
      initial: 'zero',
      when: ({ z }) => z !== true,
    }),
    own: number({
      label: { en: 'Own value', zh: '自定起点' },
      help: { en: 'Such as a target, in the unit of the values.', zh: '如目标值，单位与数值相同。' },
      min: -1e15,
      max: 1e15,
      step: 1,
      initial: 0,
      when: startsAtOwn,
    }),
    colours: choice({
      label: { en: 'Colours', zh: '颜色' },
      help: { en: 'Without groups bars by group have one colour.', zh: '未选分组变量时，按组着色即为单色。' },
      of: {
        group: { label: { en: 'By group', zh: '按组' } },
        sign: { label: { en: 'By side of the start', zh: '按起点两侧' } },
      },
      initial: 'group',
    }),
    labels: toggle({
      label: { en: 'Numbers', zh: '数值标签' },
      help: { en: 'At the ends of the bars, where they fit.', zh: '标注于条形末端，放不下时省略。' },
      initial: true,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['value', 'name', 'group', 'top', 'z'] },
    {
      title: { en: 'Figure', zh: '图形' },
      options: ['mark', 'order', 'baseline', 'own', 'colours', 'labels'],
    },
  ],
  messages: {
    'no-values': { en: '{variable} has no usable value.', zh: '{variable} 没有可用的值。' },
    'no-spread': {
      en: '{variable} needs at least two different values for z scores. Switch z scores off.',
      zh: '{variable} 至少需有两个不同的值方可计算 z 分数，请关闭该选项。',
    },
    'others-not-drawn': {
      en: 'The first {n} of {all} rows with a value are drawn in this order. Raise the number of bars or filter the rows to see others.',
      zh: '共 {all} 行有值，按此顺序仅绘出前 {n} 行。如需查看其他行，请增加条数或筛选数据。',
    },
  },
  continued: true,
  references: [],
  upgrades: {},
})

function startsAtOwn({ z, baseline }: AnswersSoFar): boolean {
  return z !== true && baseline === 'own'
}
