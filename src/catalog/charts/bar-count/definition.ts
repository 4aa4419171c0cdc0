import { defineChart } from '../../kit/chart.ts'
import { smallExpectedMessage } from '../../kit/comparison/small-expected.ts'
import { categoryOrder } from '../../kit/options/category-order.ts'
import { type AnswersSoFar, choice, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { categoricalVariable, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'bar-count',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Bars of counts', zh: '频数条图' },
  options: {
    group: categoricalVariable({
      label: { en: 'Categories', zh: '分类变量' },
      help: { en: 'A bar for each value.', zh: '每个取值一个条形。' },
    }),
    colour: optionalCategoricalVariable({
      label: { en: 'Colours', zh: '颜色变量' },
      help: {
        en: 'A second variable: its values divide each bar, or stand beside each other.',
        zh: '第二个分类变量：其各取值构成条形的各段，或并列为多个条形。',
      },
    }),
    layout: choice({
      label: { en: 'Bars', zh: '排列方式' },
      help: {
        en: 'Side by side compares counts, to 100% the make-up of each category.',
        zh: '并列便于比较各频数，百分比堆积便于比较各类的构成。',
      },
      of: {
        grouped: { label: { en: 'Side by side', zh: '并列' } },
        stacked: { label: { en: 'Stacked', zh: '堆积' } },
        full: { label: { en: 'Stacked to 100%', zh: '百分比堆积' } },
      },
      initial: 'grouped',
      when: hasColours,
    }),
    scale: choice({
      label: { en: 'Length of the bars', zh: '条形长度' },
      help: { en: 'Percentages are those of the known values.', zh: '百分比以非缺失值为分母。' },
      of: {
        count: { label: { en: 'Count', zh: '频数' } },
        percent: { label: { en: 'Percentage', zh: '百分比' } },
      },
      initial: 'count',
      when: (answers) => !isFull(answers),
    }),
    percentOf: choice({
      label: { en: 'Percentages', zh: '百分比的分母' },
      help: { en: 'What 100% is.', zh: '以何者为 100%。' },
      of: {
        category: { label: { en: 'Of the category', zh: '各类合计' } },
        colour: { label: { en: 'Of the colour', zh: '各颜色合计' } },
        all: { label: { en: 'Of all', zh: '全部合计' } },
      },
      initial: 'category',
      when: (answers) => hasColours(answers) && answers.layout === 'grouped',
    }),
    labels: choice({
      label: { en: 'Numbers', zh: '数值标签' },
      help: {
        en: 'In parts of a bar only where they fit.',
        zh: '堆积条形内仅在放得下时标注。',
      },
      of: {
        auto: { label: { en: 'As the length of the bars', zh: '与条形长度一致' } },
        n: { label: { en: 'n', zh: 'n' } },
        percent: { label: { en: '%', zh: '%' } },
        both: { label: { en: 'n (%)', zh: 'n (%)' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'auto',
    }),
    order: categoryOrder(),
    direction: choice({
      label: { en: 'Direction', zh: '方向' },
      help: {
        en: 'Bars that lie have room for long names.',
        zh: '名称较长时宜用横向条形。',
      },
      of: {
        auto: { label: { en: 'Lying if the names are long', zh: '名称较长时横向' } },
        upright: { label: { en: 'Upright', zh: '纵向' } },
        across: { label: { en: 'Lying', zh: '横向' } },
      },
      initial: 'auto',
    }),
    totals: toggle({
      label: { en: 'Totals', zh: '合计' },
      help: { en: 'The number of cases of each stack, at its end.', zh: '在每个堆积条形的末端标注合计例数。' },
      initial: true,
      when: isStacked,
    }),
    links: toggle({
      label: { en: 'Join the parts', zh: '连接相邻条形' },
      help: { en: 'Lines between the same parts of neighbouring bars.', zh: '用线连接相邻条形的对应分段。' },
      initial: false,
      when: isStacked,
    }),
    test: toggle({
      label: { en: 'χ² test', zh: 'χ² 检验' },
      help: {
        en: 'Pearson’s, with Cramér’s V, of the categories and the colours.',
        zh: '两变量的 Pearson χ² 检验与 Cramér V。',
      },
      initial: false,
      when: hasColours,
    }),
    intervals: toggle({
      label: { en: 'Confidence intervals', zh: '置信区间' },
      help: {
        en: 'Wilson’s, of each percentage (R: prop.test without correction).',
        zh: '各百分比的 Wilson 置信区间（R：prop.test 不校正）。',
      },
      initial: false,
      when: hasIntervals,
    }),
    confidence: {
      ...confidenceLevel(),
      when: (answers: AnswersSoFar) => answers.intervals === true && hasIntervals(answers),
    },
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['group', 'colour'] },
    {
      title: { en: 'Bars', zh: '条形' },
      options: ['layout', 'scale', 'percentOf', 'labels', 'totals', 'links', 'order', 'direction'],
    },
    { title: { en: 'Statistics', zh: '统计' }, options: ['test', 'intervals', 'confidence'] },
  ],
  messages: {
    'no-values': { en: 'No row has a value of {variables}.', zh: '{variables} 没有可用的值。' },
    'no-test': {
      en: 'The χ² test needs at least two categories and two colours with cases.',
      zh: 'χ² 检验要求至少两个类别与两种颜色有观测。',
    },
    ...smallExpectedMessage,
  },
  references: ['pearson-1900', 'wilson-1927'],
  upgrades: {},
})

function hasColours({ colour }: AnswersSoFar): boolean {
  return typeof colour === 'string'
}

function isFull(answers: AnswersSoFar): boolean {
  return hasColours(answers) && answers.layout === 'full'
}

function isStacked(answers: AnswersSoFar): boolean {
  return hasColours(answers) && answers.layout !== 'grouped'
}

/** Stacked parts have no place for an interval. */
function hasIntervals(answers: AnswersSoFar): boolean {
  return answers.scale === 'percent' && !isStacked(answers)
}
