import { choice, number, optionalVariable, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { copiesNamed, intoEach, intoMessages } from '../../kit/steps/into-options.ts'

export const definition = defineStep({
  id: 'date-shift',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Dates', zh: '日期变量' },
      help: { en: 'Each is moved by the same amount.', zh: '各变量移动相同的量。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['date', 'datetime'],
    }),
    by: choice({
      label: { en: 'By', zh: '移动量' },
      help: { en: 'Negative numbers lead to earlier dates.', zh: '负数表示提前。' },
      of: {
        amount: { label: { en: 'The same number for all rows', zh: '各行相同' } },
        variable: { label: { en: 'The number in a variable', zh: '由变量给出' } },
      },
      initial: 'amount',
    }),
    amount: number({
      label: { en: 'Number', zh: '数量' },
      help: { en: 'Whole; negative for earlier.', zh: '整数，负数表示提前。' },
      min: -100_000,
      max: 100_000,
      step: 1,
      integer: true,
      initial: 1,
      when: ({ by }) => by !== 'variable',
    }),
    amounts: optionalVariable({
      label: { en: 'Variable with the number', zh: '数量变量' },
      help: { en: 'Whole numbers; others give a missing date.', zh: '须为整数，否则结果为缺失。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
      when: ({ by }) => by === 'variable',
    }),
    unit: choice({
      label: { en: 'Of', zh: '单位' },
      help: {
        en: 'Months and years keep the day of the month, or take the last day of a shorter month: 31 January + 1 month is 28 or 29 February.',
        zh: '按月、年移动时保持日不变；当月没有该日则取月末：1 月 31 日加 1 个月为 2 月 28 日或 29 日。',
      },
      of: {
        days: { label: { en: 'Days', zh: '天' } },
        weeks: { label: { en: 'Weeks', zh: '周' } },
        months: { label: { en: 'Months', zh: '月' } },
        years: { label: { en: 'Years', zh: '年' } },
      },
      initial: 'days',
    }),
    into: intoEach('new'),
    pattern: copiesNamed('{name}_shifted'),
  },
  sections: [
    { title: { en: 'Shift', zh: '移动' }, options: ['variables', 'by', 'amount', 'amounts', 'unit'] },
    { title: { en: 'Result', zh: '结果' }, options: ['into', 'pattern'] },
  ],
  messages: {
    ...intoMessages,
    shifted: {
      en: '{variable}: {count} {count|date was|dates were} moved.',
      zh: '{variable}：移动了 {count} 个日期。',
    },
    'month-end': {
      en: '{variable}: {count} {count|date|dates} took the last day of a shorter month.',
      zh: '{variable}：{count} 个日期因当月天数不足取月末。',
    },
    'no-amount': {
      en: '{variable}: {count} {count|date is|dates are} missing, because the number is missing or not whole.',
      zh: '{variable}：{count} 个结果因数量缺失或不是整数而缺失。',
    },
    'out-of-calendar': {
      en: '{variable}: {count} {count|date lies|dates lie} outside of the years 1 to 9999 and {count|is|are} missing.',
      zh: '{variable}：{count} 个日期超出公元 1 至 9999 年，为缺失。',
    },
    'no-variable': { en: 'Choose the variable with the number.', zh: '请选择数量变量。' },
  },
  references: [],
  upgrades: {},
})
