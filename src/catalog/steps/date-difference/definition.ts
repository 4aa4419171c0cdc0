import { choice, text, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

const dates = { accepts: ['continuous', 'ordinal', 'nominal', 'id'], types: ['date', 'datetime'] } as const

export const definition = defineStep({
  id: 'date-difference',
  version: 1,
  options: {
    from: variable({
      label: { en: 'From', zh: '起始日期' },
      help: { en: 'The earlier date, such as that of the operation.', zh: '较早的日期，如手术日期。' },
      ...dates,
    }),
    to: variable({
      label: { en: 'To', zh: '终止日期' },
      help: { en: 'The later date, such as that of the last contact.', zh: '较晚的日期，如末次随访日期。' },
      ...dates,
    }),
    unit: choice({
      label: { en: 'In', zh: '单位' },
      help: {
        en: 'Average months have 365.25 / 12 = 30.4375 days and average years 365.25, as in the Julian calendar: for follow-up times. Completed months and years count calendar days, as an age is counted.',
        zh: '平均月为 365.25/12=30.4375 天，平均年为 365.25 天（儒略年），用于随访时间；整月、整年按日历计，用于年龄。',
      },
      of: {
        days: { label: { en: 'Days', zh: '天' } },
        weeks: { label: { en: 'Weeks', zh: '周' } },
        months: { label: { en: 'Months of 30.4375 days', zh: '月（30.4375 天）' } },
        years: { label: { en: 'Years of 365.25 days', zh: '年（365.25 天）' } },
        'complete-months': { label: { en: 'Completed months', zh: '整月' } },
        'complete-years': { label: { en: 'Completed years', zh: '整年（周岁）' } },
      },
      initial: 'days',
    }),
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
  },
  sections: [{ title: { en: 'Difference', zh: '间隔' }, options: ['from', 'to', 'unit', 'name'] }],
  messages: {
    negative: {
      en: 'In {count} {count|row|rows} the end lies before the beginning: the difference is negative. Check these dates.',
      zh: '{count} 行的终止日期早于起始日期，间隔为负，请核对日期。',
    },
    'same-variable': { en: 'Both are the same variable.', zh: '起止为同一变量。' },
  },
  references: [],
  upgrades: {},
})
