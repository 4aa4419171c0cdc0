import { defineCalculator } from '../../kit/tool/calculator.ts'
import { date, oneOf, onlyWhenChosen, optionalOneOf, optionalQuantity } from '../../kit/tool/calculator-inputs.ts'
import { dayNumber } from '../../kit/tool/calendar-day.ts'
import { earlierImplementation, exactArithmetic } from '../../kit/tool/example-sources.ts'
import type { Words } from '../../kit/words.ts'
import { ages } from './ages.ts'

/** Days from the first day of the last period to the day of delivery, for a cycle of 28 days. */
const TERM = 280
const CYCLE = 28
/** Days from conception to delivery. */
const FROM_CONCEPTION = 266
/** Longest gestational age that is accepted, in days. */
const LONGEST = 45 * 7

const day = (text: string) => dayNumber(text) ?? Number.NaN

const units = { d: { en: 'days', zh: '天' }, wk: { en: 'weeks', zh: '周' } } as const

function whole(label: Words, unit: keyof typeof units, min: number, max: number) {
  const limits = [{ min, max }]
  return optionalQuantity({
    label,
    integer: true,
    units: [
      { id: unit, label: units[unit], system: 'both', toCanonical: 1, resolution: 0, hard: limits, usual: limits },
    ],
  })
}

interface Dating {
  readonly basis: 'period' | 'scan' | 'transfer'
  readonly date: number
  readonly cycle: number | null
  readonly weeks: number | null
  readonly days: number | null
  readonly embryo: '3' | '5' | '6' | null
}

/** The day from which gestational age is counted. */
function firstDay({ basis, date: on, cycle, weeks, days, embryo }: Dating): number {
  if (basis === 'scan') return on - 7 * (weeks ?? 0) - (days ?? 0)
  if (basis === 'transfer') return on - Number(embryo) - (TERM - FROM_CONCEPTION)
  return on + (cycle ?? CYCLE) - CYCLE
}

export const definition = defineCalculator({
  id: 'estimated-date-of-delivery',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'The first example by an implementation written before this one; the others counted on the calendar in R.',
      zh: '首例由先前独立编写的实现核对，其余用 R 按日历计算核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'The day on which a birth is expected, and how far a pregnancy is on a given day.',
    zh: '推算预产期及某日的孕周。',
  },
  population: { en: 'Single pregnancies that go on.', zh: '继续妊娠的单胎妊娠。' },
  inputs: {
    basis: oneOf({
      label: { en: 'Dated by', zh: '推算依据' },
      of: {
        period: { en: 'Last period', zh: '末次月经' },
        scan: { en: 'Ultrasound', zh: '超声' },
        transfer: { en: 'Embryo transfer', zh: '胚胎移植' },
      },
    }),
    date: date({
      label: { en: 'Its date', zh: '该日期' },
      help: {
        en: 'First day of the last period, day of the scan, or day of the transfer.',
        zh: '末次月经第一天、超声检查日或移植日。',
      },
    }),
    cycle: onlyWhenChosen('basis', ['period'], whole({ en: 'Length of the cycle', zh: '月经周期' }, 'd', 21, 45)),
    weeks: onlyWhenChosen('basis', ['scan'], whole({ en: 'Weeks at the scan', zh: '超声孕周：周' }, 'wk', 4, 42)),
    days: onlyWhenChosen('basis', ['scan'], whole({ en: 'and days', zh: '超声孕周：天' }, 'd', 0, 6)),
    embryo: onlyWhenChosen(
      'basis',
      ['transfer'],
      optionalOneOf({
        label: { en: 'Age of the embryo', zh: '移植时胚胎日龄' },
        of: {
          '3': { en: 'day 3', zh: '第 3 天' },
          '5': { en: 'day 5', zh: '第 5 天' },
          '6': { en: 'day 6', zh: '第 6 天' },
        },
      }),
    ),
    today: date({ label: { en: 'Gestational age on', zh: '计算孕周的日期' } }),
  },
  outputs: {
    delivery: { label: { en: 'Estimated date of delivery', zh: '预产期' }, decimals: 0, kind: 'day' },
    age: {
      label: { en: 'Gestational age', zh: '孕周' },
      unit: { en: 'weeks + days', zh: '周+天' },
      decimals: 0,
      kind: 'weeks-days',
    },
  },
  refusal(inputs) {
    if (inputs.basis === 'scan' && inputs.weeks === null) return { input: 'weeks', message: 'weeks-needed' }
    if (inputs.basis === 'transfer' && inputs.embryo === null) return { input: 'embryo', message: 'embryo-needed' }
    const age = inputs.today - firstDay(inputs)
    if (age < 0) return { input: 'today', message: 'before-pregnancy' }
    return age > LONGEST ? { input: 'today', message: 'too-long' } : null
  },
  formula(inputs) {
    const first = firstDay(inputs)
    return { delivery: first + TERM, age: inputs.today - first }
  },
  formulaText: [
    {
      en: `Last period: date + ${TERM} days + (cycle − ${CYCLE})`,
      zh: `末次月经：日期 + ${TERM} 天 +（周期 − ${CYCLE}）`,
    },
    { en: `Ultrasound: date − age at the scan + ${TERM} days`, zh: `超声：检查日 − 超声孕周 + ${TERM} 天` },
    {
      en: `Transfer: date + ${FROM_CONCEPTION} days − age of the embryo`,
      zh: `移植：移植日 + ${FROM_CONCEPTION} 天 − 胚胎日龄`,
    },
  ],
  classifications: [ages],
  validity: [],
  alerts: [],
  messages: {
    'weeks-needed': { en: 'Enter the weeks that the scan gave.', zh: '请输入超声孕周。' },
    'embryo-needed': { en: 'Enter the age of the embryo.', zh: '请选择胚胎日龄。' },
    'before-pregnancy': {
      en: 'This day lies before the pregnancy begins. Check both dates.',
      zh: '该日期早于妊娠开始，请核对两个日期。',
    },
    'too-long': {
      en: 'This would be longer than 45 weeks. Check both dates.',
      zh: '推算孕周超过 45 周，请核对两个日期。',
    },
  },
  caveats: [
    {
      en: 'By crown–rump length the date is changed where it differs by more than 5 days up to 8+6 weeks, by more than 7 days from 9+0 to 13+6.',
      zh: '按头臀长校正：8+6 周及以前相差 > 5 天、9+0~13+6 周相差 > 7 天时重新核定预产期。',
    },
    {
      en: 'Days are counted on the calendar; adding nine months and seven days may differ by one to three.',
      zh: '此处按日历天数计；“月份加 9、日加 7”可能相差 1~3 天。',
    },
    {
      en: 'Few are born on the very day: it is the middle of some weeks.',
      zh: '预产期只是数周范围的中点，恰在当日分娩者很少。',
    },
  ],
  nextSteps: [
    {
      en: 'Write down by what the pregnancy was dated, and keep that date unless an earlier scan corrects it.',
      zh: '记录推算依据；除非更早的超声予以校正，否则不再更改预产期。',
    },
  ],
  references: [
    {
      text: 'ACOG Committee Opinion No. 700: Methods for estimating the due date. Obstet Gynecol 2017;129:e150–e154.',
      doi: '10.1097/AOG.0000000000002046',
    },
  ],
  examples: [
    {
      id: 'period',
      inputs: { basis: 'period', date: '2025-01-01', today: '2025-05-20' },
      expect: { delivery: { value: day('2025-10-08'), decimals: 0 }, age: { value: 139, decimals: 0 } },
      bands: { term: 'before-term' },
      source: earlierImplementation,
    },
    {
      id: 'leap-year',
      inputs: {
        basis: 'period',
        date: '2023-12-20',
        cycle: { value: 30, unit: 'd' },
        today: '2024-09-06',
      },
      expect: { delivery: { value: day('2024-09-27'), decimals: 0 }, age: { value: 37 * 7, decimals: 0 } },
      bands: { term: 'early-term' },
      source: exactArithmetic,
    },
    {
      id: 'scan',
      inputs: {
        basis: 'scan',
        date: '2025-03-01',
        weeks: { value: 12, unit: 'wk' },
        days: { value: 3, unit: 'd' },
        today: '2025-09-06',
      },
      expect: { delivery: { value: day('2025-09-10'), decimals: 0 }, age: { value: 39 * 7 + 3, decimals: 0 } },
      bands: { term: 'full-term' },
      source: exactArithmetic,
    },
    {
      id: 'transfer',
      inputs: { basis: 'transfer', date: '2025-01-20', embryo: '5', today: '2025-10-15' },
      expect: { delivery: { value: day('2025-10-08'), decimals: 0 }, age: { value: 41 * 7, decimals: 0 } },
      bands: { term: 'late-term' },
      source: exactArithmetic,
    },
    {
      id: 'post-term',
      inputs: { basis: 'period', date: '2025-01-01', today: '2025-10-22' },
      expect: { age: { value: 42 * 7, decimals: 0 } },
      bands: { term: 'post-term' },
      source: exactArithmetic,
    },
  ],
})
