import { choice, text, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

const dates = { accepts: ['continuous', 'ordinal', 'nominal', 'id'], types: ['date', 'datetime'] } as const

export const definition = defineStep({
  id: 'expand-dates',
  version: 1,
  options: {
    from: variable({
      label: { en: 'From', zh: '起始日期' },
      help: { en: 'Such as admission. Times of day are ignored.', zh: '如入院日期；忽略时刻。' },
      ...dates,
    }),
    to: variable({
      label: { en: 'To', zh: '终止日期' },
      help: { en: 'Such as discharge.', zh: '如出院日期。' },
      ...dates,
    }),
    unit: choice({
      label: { en: 'A row for each', zh: '每行为一' },
      help: {
        en: 'Weeks and months count from the first day; in a shorter month its last day is taken.',
        zh: '周和月自起始日算起；当月没有该日则取月末。',
      },
      of: {
        day: { label: { en: 'Day', zh: '天' } },
        week: { label: { en: 'Week', zh: '周' } },
        month: { label: { en: 'Month', zh: '月' } },
      },
      initial: 'day',
    }),
    ends: choice({
      label: { en: 'The last day', zh: '终止日' },
      help: {
        en: 'Bed days usually leave out the day of discharge.',
        zh: '计算床日时通常不计出院当日。',
      },
      of: {
        both: { label: { en: 'Is included', zh: '计入' } },
        'from-only': { label: { en: 'Is not included', zh: '不计入' } },
      },
      initial: 'both',
    }),
    name: text({
      label: { en: 'Name of the date', zh: '新日期变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      initial: 'date',
    }),
  },
  sections: [{ title: { en: 'Periods', zh: '展开' }, options: ['from', 'to', 'unit', 'ends', 'name'] }],
  messages: {
    expanded: {
      en: '{before} {before|row|rows} became {after}.',
      zh: '{before} 行展开为 {after} 行。',
    },
    'no-dates': {
      en: '{count} {count|row|rows} without a first or last day {count|was|were} left out.',
      zh: '{count} 行缺少起始或终止日期，未保留。',
    },
    'no-period': {
      en: '{count} {count|row|rows} without any period {count|was|were} left out: the last day lies before the first, or is the first and not included.',
      zh: '{count} 行没有可展开的区间（终止日早于起始日，或同日且不计终止日），未保留。',
    },
    'same-variable': { en: 'Both are the same variable.', zh: '起止为同一变量。' },
    'too-many-rows': {
      en: 'That would be more than {most} rows. Check the dates, or take longer periods.',
      zh: '展开后将超过 {most} 行。请核对日期，或改用更长的单位。',
    },
  },
  references: [],
  upgrades: {},
})
