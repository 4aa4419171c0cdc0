import { choice, optionalVariable, text, toggle, variable, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

const dates = { accepts: ['continuous', 'ordinal', 'nominal', 'id'], types: ['date', 'datetime'] } as const
const nameHelp = { en: 'It must not exist yet.', zh: '不能与已有变量重名。' } as const

export const definition = defineStep({
  id: 'survival-from-dates',
  version: 1,
  options: {
    start: variable({
      label: { en: 'Start', zh: '起点日期' },
      help: {
        en: 'The day from which time counts, such as that of randomisation or of the operation. Times of day are ignored here and below.',
        zh: '计时起点，如随机化或手术日期。此处及以下均只取日期，忽略时刻。',
      },
      ...dates,
    }),
    events: variables({
      label: { en: 'Dates of events', zh: '事件日期' },
      help: {
        en: 'Blank if the event did not happen. Of several the first counts: relapse and progression. For overall survival none.',
        zh: '未发生则为空。有多个时以最早者为准，如复发、进展。总生存期不选。',
      },
      ...dates,
      min: 0,
      max: 20,
    }),
    death: optionalVariable({
      label: { en: 'Date of death', zh: '死亡日期' },
      help: { en: 'Blank for the living.', zh: '存活者为空。' },
      ...dates,
    }),
    deathIs: choice({
      label: { en: 'Death is', zh: '死亡视为' },
      help: {
        en: 'An event for overall and progression-free survival; competing if it prevents the event of interest.',
        zh: '总生存期、无进展生存期中为事件；若死亡使所关心的事件不再可能发生，则为竞争事件。',
      },
      of: {
        event: { label: { en: 'An event', zh: '事件' } },
        competing: { label: { en: 'A competing event', zh: '竞争事件' } },
        censoring: {
          label: { en: 'Censoring', zh: '删失' },
          help: { en: 'For cause-specific hazards.', zh: '用于原因别风险。' },
        },
      },
      initial: 'event',
      when: ({ death }) => typeof death === 'string',
    }),
    codes: choice({
      label: { en: 'Status of an event', zh: '事件编码' },
      help: { en: 'The censored have 0.', zh: '删失为 0。' },
      of: {
        one: {
          label: { en: '1 whichever it is', zh: '均为 1' },
          help: { en: 'A competing death has 2.', zh: '竞争的死亡为 2。' },
        },
        each: {
          label: { en: 'A number for each kind', zh: '每种事件各有编码' },
          help: { en: '1, 2, ... in the order of the variables, death last.', zh: '按变量顺序为 1、2……，死亡最后。' },
        },
      },
      initial: 'one',
      when: ({ events }) => Array.isArray(events) && events.length > 0,
    }),
    lastContact: optionalVariable({
      label: { en: 'Last contact', zh: '末次随访日期' },
      help: {
        en: 'Those without an event are censored on this day. None: on the closing date.',
        zh: '无事件者于该日删失；不选则于截止日期删失。',
      },
      ...dates,
    }),
    cutOff: text({
      label: { en: 'Closing date', zh: '随访截止日期' },
      help: {
        en: 'Such as 2024-12-31. What happened later does not count. Empty: none.',
        zh: '如 2024-12-31；此后发生的事件不计。留空则无。',
      },
      maxLength: 40,
    }),
    unit: choice({
      label: { en: 'Time in', zh: '时间单位' },
      help: { en: 'Months have 30.4375 days, years 365.25.', zh: '月按 30.4375 天、年按 365.25 天计。' },
      of: {
        days: { label: { en: 'Days', zh: '天' } },
        weeks: { label: { en: 'Weeks', zh: '周' } },
        months: { label: { en: 'Months', zh: '月' } },
        years: { label: { en: 'Years', zh: '年' } },
      },
      initial: 'days',
    }),
    zero: choice({
      label: { en: 'Time 0', zh: '时间为 0 时' },
      help: {
        en: 'Event or last contact on the day of the start. Some methods leave such rows out.',
        zh: '事件或末次随访发生在起点当日；部分方法会排除这样的行。',
      },
      of: {
        keep: { label: { en: 'Stays 0', zh: '保持为 0' } },
        'half-day': { label: { en: 'Becomes half a day', zh: '记为半天' } },
      },
      initial: 'keep',
    }),
    timeName: text({ label: { en: 'Name of the time', zh: '时间变量名' }, help: nameHelp, initial: 'time' }),
    statusName: text({ label: { en: 'Name of the status', zh: '结局变量名' }, help: nameHelp, initial: 'status' }),
    censored: text({
      label: { en: 'Label of the censored', zh: '删失的标签' },
      help: { en: 'The events are labelled with the names of their variables.', zh: '各事件以其变量名为标签。' },
      initial: 'censored',
    }),
    reason: toggle({
      label: { en: 'Also what ended the time', zh: '同时给出终止原因' },
      help: {
        en: 'A text variable: the name of the date that counted, or the closing date.',
        zh: '文本变量：所采用的日期变量名，或截止日期。',
      },
      initial: false,
    }),
    reasonName: text({
      label: { en: 'Name of the reason', zh: '终止原因变量名' },
      help: nameHelp,
      initial: 'ended_by',
      when: ({ reason }) => reason === true,
    }),
  },
  sections: [
    { title: { en: 'Events', zh: '事件' }, options: ['start', 'events', 'death', 'deathIs', 'codes'] },
    { title: { en: 'End of follow-up', zh: '随访终止' }, options: ['lastContact', 'cutOff'] },
    {
      title: { en: 'Result', zh: '结果' },
      options: ['unit', 'zero', 'timeName', 'statusName', 'censored', 'reason', 'reasonName'],
    },
  ],
  messages: {
    found: {
      en: '{count} of {total} rows have a time: {events} {events|event|events}, {competing} competing, {censored} censored.',
      zh: '{total} 行中有 {count} 行得到生存时间：事件 {events} 例，竞争事件 {competing} 例，删失 {censored} 例。',
    },
    'no-start': {
      en: '{count} {count|row has|rows have} no start, and no result.',
      zh: '{count} 行缺少起点日期，无结果。',
    },
    'no-end': {
      en: '{count} {count|row has|rows have} neither an event nor a last contact, and no result.',
      zh: '{count} 行既无事件又无末次随访日期，无结果。',
    },
    'event-before-start': {
      en: 'In {count} {count|row|rows} an event or death lies before the start; these have no result. Check the dates.',
      zh: '{count} 行的事件或死亡日期早于起点，无结果，请核对日期。',
    },
    'end-before-start': {
      en: 'In {count} {count|row|rows} the last contact or the closing date lies before the start; these have no result.',
      zh: '{count} 行的末次随访或截止日期早于起点，无结果。',
    },
    'contact-after-death': {
      en: 'In {count} {count|row|rows} the last contact is later than death. The date of death counts; check both.',
      zh: '{count} 行的末次随访晚于死亡，按死亡日期计，请核对。',
    },
    'event-after-death': {
      en: 'In {count} {count|row|rows} an event is later than death. Check the dates.',
      zh: '{count} 行的事件晚于死亡，请核对日期。',
    },
    'after-cut-off': {
      en: 'In {count} {count|row|rows} the first event came after the closing date; these are censored on it.',
      zh: '{count} 行的首个事件晚于截止日期，于截止日期删失。',
    },
    'time-zero': {
      en: '{count} {count|time is|times are} 0 days long.',
      zh: '{count} 行的时间为 0 天。',
    },
    'half-a-day': {
      en: '{count} {count|time|times} of 0 days became half a day.',
      zh: '{count} 行的时间由 0 天改记为半天。',
    },
    'no-event': {
      en: 'Choose the dates of events, or the date of death.',
      zh: '请选择事件日期或死亡日期。',
    },
    'no-end-chosen': {
      en: 'Choose the last contact or enter a closing date: otherwise nothing is known of those without an event.',
      zh: '请选择末次随访日期或输入截止日期，否则无事件者的随访时间无从得知。',
    },
    'cut-off-not-a-date': {
      en: '{text} is not a date such as 2024-12-31.',
      zh: '{text} 不是日期（如 2024-12-31）。',
    },
    'date-twice': {
      en: '{variable} is chosen twice. Start, events, death and last contact are different dates.',
      zh: '{variable} 被重复选择；起点、事件、死亡和末次随访应为不同的日期。',
    },
  },
  references: [],
  upgrades: {},
})
