import { choice, number, numbers, optionalVariable, text, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { literal, texts } from '../../kit/steps/step-options.ts'

const numeric = { accepts: ['continuous', 'ordinal'], types: ['number'] } as const

export const definition = defineStep({
  id: 'split-follow-up',
  version: 1,
  options: {
    time: variable({
      label: { en: 'Time', zh: '随访时间' },
      help: {
        en: 'How long each row was followed. It becomes the end of each interval.',
        zh: '每一行的随访时间，拆分后为各区间的终点。',
      },
      ...numeric,
    }),
    entry: optionalVariable({
      label: { en: 'Start of observation', zh: '进入观察的时间' },
      help: {
        en: 'With delayed entry. It becomes the start of each interval. None: 0.',
        zh: '用于延迟进入（左截断），拆分后为各区间的起点；不选则为 0。',
      },
      ...numeric,
    }),
    status: variable({
      label: { en: 'Status', zh: '结局' },
      help: {
        en: 'The last interval keeps it, those before are censored.',
        zh: '最后一个区间保留原结局，之前的区间为删失。',
      },
      accepts: ['nominal', 'ordinal', 'continuous'],
    }),
    censored: literal({
      label: { en: 'Status of the censored', zh: '删失的取值' },
      help: { en: 'The value of those without an event, such as 0.', zh: '未发生事件者的结局取值，如 0。' },
    }),
    cutBy: choice({
      label: { en: 'Cut at', zh: '拆分依据' },
      help: {
        en: 'Intervals are open on the left and closed on the right: what happens at a cut belongs to the interval that ends there.',
        zh: '区间左开右闭：恰在界点发生的事件属于以该点结尾的区间。',
      },
      of: {
        times: { label: { en: 'Times since the start', zh: '指定随访时间点' } },
        every: { label: { en: 'Equal steps of time', zh: '等长的随访时间' } },
        dates: { label: { en: 'Dates', zh: '日历日期' } },
        age: { label: { en: 'Ages', zh: '年龄' } },
      },
      initial: 'times',
    }),
    cuts: numbers({
      label: { en: 'Cut points', zh: '界点' },
      help: { en: 'Times in the unit of the time, ages in years.', zh: '时间点用随访时间的单位，年龄用岁。' },
      min: -1e6,
      max: 1e6,
      step: 1,
      when: ({ cutBy }) => cutBy === 'times' || cutBy === 'age',
    }),
    every: number({
      label: { en: 'Step', zh: '步长' },
      help: { en: 'Such as 12 for years of a time in months.', zh: '如时间以月计，填 12 即按年拆分。' },
      min: 1e-6,
      max: 1e6,
      step: 1,
      initial: 1,
      when: ({ cutBy }) => cutBy === 'every',
    }),
    dates: texts({
      label: { en: 'Dates', zh: '日期' },
      help: { en: 'Such as 2020-01-01.', zh: '如 2020-01-01。' },
      when: ({ cutBy }) => cutBy === 'dates',
    }),
    startDate: optionalVariable({
      label: { en: 'Date of time 0', zh: '时间 0 的日期' },
      help: { en: 'The day from which the time counts.', zh: '随访时间的起点日期。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['date', 'datetime'],
      when: ({ cutBy }) => cutBy === 'dates',
    }),
    age: optionalVariable({
      label: { en: 'Age at time 0', zh: '时间 0 时的年龄' },
      help: { en: 'In years; with decimals if known.', zh: '以岁计，可含小数。' },
      ...numeric,
      when: ({ cutBy }) => cutBy === 'age',
    }),
    unit: choice({
      label: { en: 'Unit of the time', zh: '随访时间的单位' },
      help: { en: 'Months have 30.4375 days, years 365.25.', zh: '月按 30.4375 天、年按 365.25 天计。' },
      of: {
        days: { label: { en: 'Days', zh: '天' } },
        weeks: { label: { en: 'Weeks', zh: '周' } },
        months: { label: { en: 'Months', zh: '月' } },
        years: { label: { en: 'Years', zh: '年' } },
      },
      initial: 'days',
      when: ({ cutBy }) => cutBy === 'dates' || cutBy === 'age',
    }),
    startName: text({
      label: { en: 'Name of the start', zh: '区间起点变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      initial: 'start',
      when: ({ entry }) => entry === undefined || entry === null,
    }),
    intervalName: text({
      label: { en: 'Name of the interval', zh: '区间变量名' },
      help: {
        en: 'Its number: 1 before the first cut. It must not exist yet.',
        zh: '区间序号，第一个界点之前为 1；不能与已有变量重名。',
      },
      initial: 'interval',
    }),
  },
  sections: [
    { title: { en: 'Follow-up', zh: '随访' }, options: ['time', 'entry', 'status', 'censored'] },
    {
      title: { en: 'Intervals', zh: '区间' },
      options: ['cutBy', 'cuts', 'every', 'dates', 'startDate', 'age', 'unit'],
    },
    { title: { en: 'Result', zh: '结果' }, options: ['startName', 'intervalName'] },
  ],
  messages: {
    split: {
      en: '{before} {before|row|rows} became {after} intervals; {count} {count|row was|rows were} split.',
      zh: '{before} 行拆成 {after} 个区间，其中 {count} 行被拆分。',
    },
    'not-split': {
      en: '{count} {count|row|rows} stayed whole, without a number of the interval: the time is missing or not later than the start.',
      zh: '{count} 行因随访时间缺失或不晚于起点而未拆分，区间序号为缺失。',
    },
    'no-origin': {
      en: '{count} {count|row|rows} stayed whole, without a number of the interval: the date or age at time 0 is missing.',
      zh: '{count} 行因缺少时间 0 的日期或年龄而未拆分，区间序号为缺失。',
    },
    'no-cuts': { en: 'Enter at least one cut point.', zh: '请至少输入一个界点。' },
    'not-a-date': { en: '{text} is not a date such as 2024-12-31.', zh: '{text} 不是日期（如 2024-12-31）。' },
    'no-start-date': { en: 'Choose the date of time 0.', zh: '请选择时间 0 的日期。' },
    'no-age': { en: 'Choose the age at time 0.', zh: '请选择时间 0 时的年龄。' },
    'censored-not-a-number': {
      en: '{variable} has numbers, so the status of the censored must be one.',
      zh: '{variable} 为数值变量，删失的取值须为数值。',
    },
    'variable-twice': {
      en: '{variable} is chosen twice. Time, start of observation and status are different variables.',
      zh: '{variable} 被重复选择；随访时间、进入时间和结局应为不同的变量。',
    },
    'too-many-rows': {
      en: 'That would be {count} rows; at most {most} are possible. Take longer intervals.',
      zh: '拆分后将有 {count} 行，最多允许 {most} 行。请改用更长的区间。',
    },
  },
  references: [],
  upgrades: {},
})
