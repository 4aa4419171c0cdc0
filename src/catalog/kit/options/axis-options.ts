import type { MessageSpecs } from '../analysis.ts'
import { choice, variable } from './options.ts'

/** The option for a date, a time or a number on the horizontal axis. */
export function axisVariable() {
  return variable({
    label: { en: 'Horizontal', zh: '横轴变量' },
    help: { en: 'A date, a time or a number.', zh: '日期、时间或数值。' },
    accepts: ['continuous', 'ordinal'],
    types: ['number', 'date', 'datetime'],
  })
}

/** The option for calendar periods whose values make one point. */
export function axisPeriod() {
  return choice({
    label: { en: 'Together by', zh: '合并时段' },
    help: {
      en: 'Values of one period make one point, at its first day. Weeks begin on Monday.',
      zh: '同一时段的值汇总为一个点，标在该时段首日；每周自周一起。',
    },
    of: {
      none: { label: { en: 'Each value of the axis', zh: '横轴每个取值' } },
      day: { label: { en: 'Day', zh: '日' } },
      week: { label: { en: 'Week', zh: '周' } },
      month: { label: { en: 'Month', zh: '月' } },
      year: { label: { en: 'Year', zh: '年' } },
    },
    initial: 'none',
  })
}

/** The option for how several values at one place become one. */
export function axisAggregate<K extends 'mean' | 'sum'>(initial: K) {
  return choice<'mean' | 'median' | 'sum' | 'count'>({
    label: { en: 'Several values', zh: '多个值的汇总' },
    help: {
      en: 'How values at the same place of the axis become one point.',
      zh: '横轴同一位置有多个值时如何汇总为一个点。',
    },
    of: {
      mean: { label: { en: 'Mean', zh: '均数' } },
      median: { label: { en: 'Median', zh: '中位数' } },
      sum: { label: { en: 'Sum', zh: '合计' } },
      count: { label: { en: 'Count', zh: '计数' } },
    },
    initial,
  })
}

/** Refusals of values over such an axis. */
export const axisMessages = {
  'no-line': {
    en: 'No row has a usable value both of {x} and of what is drawn over it. Choose other variables.',
    zh: '没有 {x} 与纵轴变量均可用的行，请更换变量。',
  },
  'period-needs-date': {
    en: '{x} is not a date, so its values cannot be put together by calendar periods. Choose “Each value of the axis”, or a date.',
    zh: '{x} 不是日期，不能按时段合并。请选择“横轴每个取值”，或改用日期变量。',
  },
  'too-many-periods': {
    en: 'From the first to the last date there are more than {max} periods. Choose longer ones, or check the dates.',
    zh: '首末日期之间超过 {max} 个时段。请选择更长的时段，或核对日期。',
  },
} as const satisfies MessageSpecs
