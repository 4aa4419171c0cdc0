import { choices, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { namePattern, partMessages } from '../../kit/steps/name-pattern.ts'

export const definition = defineStep({
  id: 'date-parts',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Date', zh: '日期变量' },
      help: { en: 'A variable of dates, or of dates with times.', zh: '日期或日期时间变量。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['date', 'datetime'],
    }),
    parts: choices({
      label: { en: 'Parts', zh: '提取内容' },
      help: { en: 'Each becomes a variable of numbers.', zh: '每项生成一个数值变量。' },
      of: {
        year: { label: { en: 'Year', zh: '年' } },
        quarter: { label: { en: 'Quarter (1 to 4)', zh: '季度（1 至 4）' } },
        month: { label: { en: 'Month (1 to 12)', zh: '月（1 至 12）' } },
        day: { label: { en: 'Day of the month', zh: '日' } },
        'year-day': { label: { en: 'Day of the year', zh: '一年中的第几天' } },
        'iso-year': {
          label: { en: 'Year of the ISO week', zh: 'ISO 周所属年' },
          help: {
            en: 'The days around New Year may belong to a week of the other year.',
            zh: '年初年末几天可能属于另一年的周。',
          },
        },
        'iso-week': {
          label: { en: 'ISO week (1 to 53)', zh: 'ISO 周次（1 至 53）' },
          help: {
            en: 'Weeks begin on Monday; week 1 has the first Thursday of the year.',
            zh: '周一为一周之始；含当年首个周四的周为第 1 周。',
          },
        },
        weekday: { label: { en: 'Weekday (1 = Monday)', zh: '星期（1 = 周一）' } },
        hour: { label: { en: 'Hour (0 to 23)', zh: '时（0 至 23）' } },
        minute: { label: { en: 'Minute', zh: '分' } },
        second: { label: { en: 'Second', zh: '秒' } },
      },
      initial: ['year', 'month'],
      min: 1,
    }),
    pattern: namePattern('{name}_{part}', {
      help: {
        en: '{name} stands for the name of the variable, {part} for year, quarter, month, day and so on.',
        zh: '{name} 代表原变量名，{part} 代表 year、quarter、month、day 等。',
      },
    }),
  },
  sections: [
    { title: { en: 'Date', zh: '日期' }, options: ['variable', 'parts'] },
    { title: { en: 'Result', zh: '结果' }, options: ['pattern'] },
  ],
  messages: {
    ...partMessages,
    'no-time': {
      en: '{variable} has days without a time: leave out hour, minute and second.',
      zh: '{variable} 只有日期没有时间，请不要选择时、分、秒。',
    },
    taken: {
      en: 'Of {count} {count|date|dates}; {missing} {missing|is|are} missing.',
      zh: '共提取 {count} 个日期，另有 {missing} 个缺失。',
    },
  },
  references: [],
  upgrades: {},
})
