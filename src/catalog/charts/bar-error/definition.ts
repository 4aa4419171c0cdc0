import { defineChart } from '../../kit/chart.ts'
import { comparisonMessages } from '../../kit/comparison/compared-pairs.ts'
import { colourVariable, comparisonOptions, isGrouped, sampleTest } from '../../kit/comparison/comparison-options.ts'
import { meanErrorOption, medianErrorOption } from '../../kit/comparison/error-options.ts'
import { type AnswersSoFar, choice, level, toggle, variable } from '../../kit/options/options.ts'
import { quartileType, upgradeQuartiles } from '../../kit/options/quartile-type.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { groupVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'bar-error',
  version: 2,
  engineRevision: 2,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Bars with error bars', zh: '误差条图' },
  options: {
    statistic: choice({
      label: { en: 'Height', zh: '统计量' },
      help: {
        en: 'What bars and points show of each group.',
        zh: '条或点所表示的各组统计量。',
      },
      of: {
        mean: { label: { en: 'Mean', zh: '均数' } },
        median: { label: { en: 'Median', zh: '中位数' } },
        proportion: { label: { en: 'Proportion', zh: '率' } },
      },
      initial: 'mean',
    }),
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: {
        en: 'A measurement; for a proportion the variable whose values are counted.',
        zh: '定量变量；统计量为率时选择分类变量。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
    }),
    event: level({
      label: { en: 'Counted value', zh: '阳性取值' },
      help: {
        en: 'The proportion is that of this value among all known ones.',
        zh: '率为该取值在全部已知取值中所占比例。',
      },
      of: 'variable',
      initial: 'second-of-two',
      when: isProportion,
    }),
    group: groupVariable({ en: 'One bar for each value, side by side.', zh: '每个取值一个条形，并列排布。' }),
    colour: colourVariable(),
    meanError: meanErrorOption(({ statistic }) => statistic === 'mean'),
    medianError: medianErrorOption(({ statistic }) => statistic === 'median'),
    proportionError: choice({
      label: { en: 'Error bar of a proportion', zh: '率的误差条' },
      help: {
        en: 'Wilson: R prop.test without correction; exact (Clopper–Pearson): R binom.test.',
        zh: 'Wilson 法：R prop.test（不校正）；精确法（Clopper–Pearson）：R binom.test。',
      },
      of: {
        wilson: { label: { en: 'Interval, Wilson', zh: '置信区间（Wilson）' } },
        exact: { label: { en: 'Interval, exact', zh: '置信区间（精确法）' } },
        se: { label: { en: 'Standard error', zh: '标准误' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'wilson',
      when: isProportion,
    }),
    shape: choice({
      label: { en: 'Shape', zh: '图形' },
      help: {
        en: 'Bars begin at zero. Lines join groups that have an order, such as times.',
        zh: '条形自 0 起；折线适用于有顺序的组，如时间点。',
      },
      of: {
        bars: { label: { en: 'Bars', zh: '条形' } },
        points: { label: { en: 'Points', zh: '点' } },
        lines: { label: { en: 'Points and lines', zh: '点与折线' } },
      },
      initial: 'bars',
    }),
    points: toggle({
      label: { en: 'Single values', zh: '散点' },
      help: {
        en: 'Each value as a small point; left out where a group has more than 1000.',
        zh: '以小圆点显示每个观测值；任一组超过 1000 例时不显示。',
      },
      initial: false,
      when: (answers) => !isProportion(answers),
    }),
    values: toggle({
      label: { en: 'Numbers', zh: '数值标签' },
      help: { en: 'The value of each bar above it.', zh: '在条形上方标注统计量数值。' },
      initial: false,
    }),
    test: sampleTest((answers) => isGrouped(answers) && !isProportion(answers)),
    proportionTest: choice({
      label: { en: 'Compare proportions', zh: '率的比较' },
      help: {
        en: 'Two groups at a time, two-sided. By the counts: Pearson’s χ² where n ≥ 40 and all expected counts are at least 5, with Yates’ correction where the least is from 1 to 5, else Fisher’s test.',
        zh: '两两比较，双侧检验。按频数自动选择：n ≥ 40 且期望频数均 ≥ 5 用 Pearson χ²；n ≥ 40 且最小期望频数在 1~5 用 Yates 校正；否则用 Fisher 精确检验。',
      },
      of: {
        none: { label: { en: 'No test', zh: '不检验' } },
        textbook: { label: { en: 'By the counts', zh: '按频数自动选择' } },
        pearson: { label: { en: 'Pearson’s χ² test', zh: 'Pearson χ² 检验' } },
        fisher: { label: { en: 'Fisher’s exact test', zh: 'Fisher 精确检验' } },
      },
      initial: 'none',
      when: (answers) => isGrouped(answers) && isProportion(answers),
    }),
    ...comparisonOptions(isTested),
    confidence: confidenceLevel(),
    quartileType: quartileType({
      when: ({ statistic, medianError }) => statistic === 'median' && medianError === 'quartiles',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['statistic', 'variable', 'event', 'group', 'colour'] },
    {
      title: { en: 'Figure', zh: '图形' },
      options: ['meanError', 'medianError', 'proportionError', 'shape', 'points', 'values'],
    },
    {
      title: { en: 'Comparisons', zh: '组间比较' },
      options: ['test', 'proportionTest', 'compare', 'adjust', 'label', 'marked'],
    },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'quartileType'], folded: true },
  ],
  messages: {
    ...comparisonMessages,
    'needs-numbers': {
      en: '{variable} holds text, which has no mean or median. Choose a measurement, or show a proportion.',
      zh: '{variable} 为文本，无法计算均数或中位数。请选择定量变量，或改用率。',
    },
    'no-counted-value': {
      en: '{variable} has a single value, so that no value is counted by itself. Choose one.',
      zh: '{variable} 只有一个取值，无法自动确定阳性取值，请指定。',
    },
    'no-values': { en: '{variable} has no usable value.', zh: '{variable} 没有可用的值。' },
    'without-error-bar': {
      en: '{n} {n|group|groups} {n|has|have} too few values for an error bar of this kind.',
      zh: '{n} 个组的例数过少，无法绘制该误差条。',
    },
    'points-left-out': {
      en: 'Single values are not shown, since a group has more than {max}.',
      zh: '有组别超过 {max} 例，未显示散点。',
    },
    'sd-below-zero': {
      en: 'In {n} {n|group|groups} the mean minus the standard deviation is below 0, although no value is: the values are skewed. Show the median with quartiles, or the single values.',
      zh: '{n} 个组的均数减标准差小于 0，而所有观测值均不为负，提示数据呈偏态分布；宜改用中位数与四分位数，或显示散点。',
    },
    'bars-hide-values': {
      en: '{n} {n|group has|groups have} at most {most} values, which bars of means hide. Turn on “Single values”, or show points instead of bars.',
      zh: '{n} 个组不超过 {most} 例，均数条形图会掩盖各观测值；宜显示散点。',
    },
  },
  references: [
    'wilson-1927',
    'clopper-pearson-1934',
    'conover-1999',
    'hyndman-fan-1996',
    'welch-1947',
    'mann-whitney-1947',
    'holm-1979',
  ],
  upgrades: { 1: upgradeQuartiles },
})

function isProportion({ statistic }: AnswersSoFar): boolean {
  return statistic === 'proportion'
}

function isTested(answers: AnswersSoFar): boolean {
  return isGrouped(answers) && (isProportion(answers) ? answers.proportionTest : answers.test) !== 'none'
}
