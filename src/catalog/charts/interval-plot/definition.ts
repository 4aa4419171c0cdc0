import { defineChart } from '../../kit/chart.ts'
import { colourVariable } from '../../kit/comparison/comparison-options.ts'
import {
  type AnswersSoFar,
  choice,
  level,
  number,
  optionalNumber,
  optionalVariable,
  toggle,
  variable,
} from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'

const bounds = { min: -1e9, max: 1e9, step: 0.1 }
const numbersOnly = { accepts: ['continuous', 'ordinal', 'nominal'], types: ['number'] } as const

export const definition = defineChart({
  id: 'interval-plot',
  version: 1,
  title: { en: 'Interval plot', zh: '区间图' },
  options: {
    statistic: choice({
      label: { en: 'Estimates', zh: '估计值' },
      help: { en: 'Computed from the rows, or read from them.', zh: '由原始数据计算，或直接读取表中数值。' },
      of: {
        mean: {
          label: { en: 'Means of groups', zh: '各组均数' },
          help: { en: 'Interval by Student’s t (R: t.test).', zh: 't 分布置信区间（R：t.test）。' },
        },
        proportion: {
          label: { en: 'Proportions of groups', zh: '各组率' },
          help: {
            en: 'Wilson’s interval (R: prop.test without correction).',
            zh: 'Wilson 法（R：prop.test 不校正）。',
          },
        },
        rate: {
          label: { en: 'Rates of groups', zh: '各组发生率' },
          help: { en: 'Garwood’s exact interval (R: poisson.test).', zh: 'Garwood 精确法（R：poisson.test）。' },
        },
        given: {
          label: { en: 'As in the table', zh: '表中数值' },
          help: { en: 'One line for each row, with its own limits.', zh: '每行一条，使用表中的置信限。' },
        },
      },
      initial: 'mean',
    }),
    value: variable({
      label: { en: 'Variable', zh: '变量' },
      help: {
        en: 'The measurement, the variable whose values are counted, the numbers of events, or the estimates.',
        zh: '定量变量、计数的分类变量、事件数或估计值。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
    }),
    label: variable({
      label: { en: 'Lines', zh: '行' },
      help: { en: 'The groups, or the name of each row.', zh: '分组变量，或各行的名称。' },
      accepts: ['nominal', 'ordinal', 'id', 'continuous'],
    }),
    event: level({
      label: { en: 'Counted value', zh: '阳性取值' },
      help: {
        en: 'The proportion is that of this value among all known ones.',
        zh: '率为该取值在全部已知取值中所占比例。',
      },
      of: 'value',
      initial: 'second-of-two',
      when: ({ statistic }) => statistic === 'proportion',
    }),
    time: optionalVariable({
      label: { en: 'Time at risk', zh: '观察人时' },
      help: { en: 'Such as person-years. Empty: 1 for each row.', zh: '如人年数；留空则每行计 1。' },
      ...numbersOnly,
      when: isRate,
    }),
    per: number({
      label: { en: 'Rate per', zh: '发生率基数' },
      help: { en: 'Such as 1000 person-years.', zh: '如每 1000 人年。' },
      min: 1,
      max: 1_000_000,
      step: 1,
      initial: 1000,
      when: isRate,
    }),
    lower: optionalVariable({
      label: { en: 'Lower limits', zh: '置信下限' },
      help: {
        en: 'If a row has only the other limit, its interval is open and ends in an arrow.',
        zh: '某行仅有另一侧置信限时，区间开放，以箭头表示。',
      },
      ...numbersOnly,
      when: isGiven,
    }),
    upper: optionalVariable({
      label: { en: 'Upper limits', zh: '置信上限' },
      help: { en: 'With the same confidence as the lower ones.', zh: '与置信下限的置信水平相同。' },
      ...numbersOnly,
      when: isGiven,
    }),
    colour: colourVariable(),
    order: choice({
      label: { en: 'Order', zh: '排列' },
      help: { en: 'From the top.', zh: '自上而下。' },
      of: {
        stored: { label: { en: 'As in the data', zh: '按数据顺序' } },
        estimate: { label: { en: 'Largest estimate first', zh: '按估计值降序' } },
      },
      initial: 'stored',
    }),
    scale: choice({
      label: { en: 'Scale', zh: '刻度' },
      help: {
        en: 'Ratios belong on a logarithmic axis, on which 0.5 and 2 are as far from 1.',
        zh: '比值类指标采用对数刻度，0.5 与 2 距 1 等远。',
      },
      of: {
        linear: { label: { en: 'Linear', zh: '线性' } },
        log: { label: { en: 'Logarithmic', zh: '对数' } },
      },
      initial: 'linear',
      when: ({ statistic }) => statistic !== 'proportion',
    }),
    reference: optionalNumber({
      label: { en: 'Reference line', zh: '参考线' },
      help: { en: 'Such as a target or the value of no effect.', zh: '如目标值或无效值。' },
      ...bounds,
    }),
    marginLow: optionalNumber({
      label: { en: 'Margin from', zh: '界值下限' },
      help: { en: 'With the other one a shaded range of equivalence.', zh: '与界值上限之间以阴影表示等效范围。' },
      ...bounds,
    }),
    marginHigh: optionalNumber({
      label: { en: 'Margin to', zh: '界值上限' },
      help: { en: 'A margin alone is a dotted line.', zh: '仅有一个界值时以点线表示。' },
      ...bounds,
    }),
    numbers: toggle({
      label: { en: 'Numbers', zh: '数值列' },
      help: { en: 'Estimates with limits, and n, as text on the right.', zh: '在右侧列出例数、估计值与置信区间。' },
      initial: true,
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    {
      title: { en: 'Data', zh: '数据' },
      options: ['statistic', 'value', 'label', 'event', 'time', 'per', 'lower', 'upper', 'colour'],
    },
    {
      title: { en: 'Figure', zh: '图形' },
      options: ['order', 'scale', 'reference', 'marginLow', 'marginHigh', 'numbers'],
    },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    'needs-numbers': {
      en: '{variable} holds text. Choose a variable with numbers, or show proportions.',
      zh: '{variable} 为文本。请选择数值变量，或改用率。',
    },
    'no-counted-value': {
      en: '{variable} has a single value, so that no value is counted by itself. Choose one.',
      zh: '{variable} 只有一个取值，无法自动确定阳性取值，请指定。',
    },
    'no-estimates': { en: 'No line has an estimate.', zh: '没有任何一行具有估计值。' },
    'too-many-lines': {
      en: 'There are more than {max} lines, which do not fit into one figure. Choose fewer rows, or a variable with fewer values.',
      zh: '超过 {max} 行，一幅图无法容纳。请筛选行，或选择取值较少的变量。',
    },
    'not-counts': {
      en: '{variable} has a negative or fractional value; numbers of events are whole.',
      zh: '{variable} 含负数或小数；事件数应为非负整数。',
    },
    'limits-out-of-order': {
      en: 'In {n} {n|row|rows} the estimate does not lie between its limits. Check which column is which.',
      zh: '{n} 行的估计值不在置信限之间，请核对各列的指定。',
    },
    'not-positive': {
      en: 'A logarithmic scale has no place for 0 or less. Choose the linear scale.',
      zh: '对数刻度无法表示不大于 0 的数值，请选用线性刻度。',
    },
    'margins-reversed': { en: 'The lower margin must be below the upper one.', zh: '界值下限须小于上限。' },
    'single-values': {
      en: '{n} {n|group has|groups have} a single value, and no interval.',
      zh: '{n} 个组仅有 1 例，无置信区间。',
    },
  },
  continued: true,
  references: ['wilson-1927', 'garwood-1936'],
  upgrades: {},
})

function isRate({ statistic }: AnswersSoFar): boolean {
  return statistic === 'rate'
}

function isGiven({ statistic }: AnswersSoFar): boolean {
  return statistic === 'given'
}
