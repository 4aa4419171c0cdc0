import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'
import type { Facts, GroupFacts } from './facts.ts'
import { comparisonMethods, comparisonParagraphs, meansParagraphs } from './reading-comparison.ts'

const transformations = {
  en: { log: 'a log transformation', plain: 'no transformation', 'log-log': 'a log-log transformation' },
  zh: { log: '对数变换', plain: '不作变换', 'log-log': 'log-log 变换' },
} as const

const units: Readonly<Record<CurveUnit, { readonly en: string; readonly zh: string }>> = {
  none: { en: '', zh: '' },
  days: { en: ' days', zh: '天' },
  weeks: { en: ' weeks', zh: '周' },
  months: { en: ' months', zh: '个月' },
  years: { en: ' years', zh: '年' },
}

/** Text for the Methods section of a paper: how time was computed, unless it was a column of the data. */
const counted = {
  en: ({ dates, entry, time, unit }: Facts, say: Say) => [
    ...(dates === undefined
      ? []
      : [`Time was counted from ${say.variable(dates.from)} to ${say.variable(dates.to)} in${lengths[unit].en}.`]),
    ...(entry === undefined
      ? []
      : [
          `Entry was delayed (left truncation): risk sets at each time held the subjects whose observation had begun before it (${say.variable(entry)}) and had not ended (${say.variable(time)}).`,
        ]),
  ],
  zh: ({ dates, entry, time, unit }: Facts, say: Say) => [
    ...(dates === undefined
      ? []
      : [`生存时间自${say.variable(dates.from)}计至${say.variable(dates.to)}，单位为${lengths[unit].zh}。`]),
    ...(entry === undefined
      ? []
      : [
          `数据存在延迟进入（左截断）：各时刻的风险集由此前已进入（${say.variable(entry)}）且尚未离开（${say.variable(time)}）观察的对象组成。`,
        ]),
  ],
} as const

/** Units for the time between two dates. */
const lengths: Readonly<Record<CurveUnit, { readonly en: string; readonly zh: string }>> = {
  ...units,
  months: { en: ' months of 30.4375 days', zh: '月（30.4375 天）' },
  years: { en: ' years of 365.25 days', zh: '年（365.25 天）' },
}

export const reading = defineReading<Facts>({
  en: (facts, say) => {
    const unit = units[facts.unit].en
    const level = say.confidence(facts.confidence)
    const medians = facts.groups.map((group) => {
      const name = group.group === null ? 'Overall' : say.level(group.group)
      const counts = `${say.count(group.events)} of ${say.count(group.n)} had the event`
      if (group.median === null) return `${name}: ${counts}; the median was not reached.`
      return `${name}: ${counts}; median survival ${say.quantity(group.median)}${unit} (${level} CI ${limits(group, say, 'not reached')}).`
    })
    return [
      medians.join(' '),
      ...(facts.entry === undefined
        ? []
        : [
            'Entry was delayed: each subject counts as at risk from its own start on, and the estimates of a group hold for those who were free of the event at its earliest entry.',
          ]),
      ...late(facts, say, 'en'),
      ...meansParagraphs(facts, say, units),
      ...comparisonParagraphs(facts, say),
    ]
  },
  zh: (facts, say) => {
    const unit = units[facts.unit].zh
    const level = say.confidence(facts.confidence)
    const medians = facts.groups.map((group) => {
      const name = group.group === null ? '总体' : say.level(group.group)
      const counts = `${say.count(group.n)} 例中 ${say.count(group.events)} 例发生结局事件`
      if (group.median === null) return `${name}：${counts}，中位生存时间未达到。`
      return `${name}：${counts}，中位生存时间 ${say.quantity(group.median)}${unit}（${level} CI：${limits(group, say, '未达到')}）。`
    })
    return [
      medians.join(''),
      ...(facts.entry === undefined
        ? []
        : ['存在延迟进入：每名对象自其起点起计入风险集，各组估计以在该组最早进入时点尚未发生事件为条件。']),
      ...late(facts, say, 'zh'),
      ...meansParagraphs(facts, say, units),
      ...comparisonParagraphs(facts, say),
    ]
  },
  methods: {
    en: (facts, say) =>
      [
        ...counted.en(facts, say),
        `Survival was estimated by the Kaplan–Meier method with ${say.confidence(facts.confidence)} confidence intervals (Greenwood variance, ${transformations.en[facts.transformation]}); intervals of medians follow Brookmeyer and Crowley.`,
        ...comparisonMethods(facts, say, units),
      ].join(' '),
    zh: (facts, say) =>
      [
        ...counted.zh(facts, say),
        `采用 Kaplan–Meier 法估计生存率，以 Greenwood 方差（${transformations.zh[facts.transformation]}）计算 ${say.confidence(facts.confidence)} 置信区间，中位生存时间的置信区间采用 Brookmeyer–Crowley 法。`,
        ...comparisonMethods(facts, say, units),
      ].join(''),
  },
})

function limits({ interval }: GroupFacts, say: Say, notReached: string): string {
  const { lower, upper } = interval
  if (lower === null && upper === null) return say.language === 'zh' ? '无法估计' : 'cannot be estimated'
  const [from, to] = [lower, upper].map((limit) => (limit === null ? notReached : say.quantity(limit)))
  return say.language === 'zh' ? `${from}~${to}` : `${from} to ${to}`
}

/** Survival at the last chosen time, group by group. */
function late(facts: Facts, say: Say, language: 'en' | 'zh'): readonly string[] {
  const unit = units[facts.unit][language]
  const parts = facts.groups.flatMap((group) => {
    if (group.late === null) return []
    const { time, survival, interval } = group.late
    const shown = `${say.percent(survival)}`
    const between = say.percents(interval.lower, interval.upper)
    const name = group.group === null ? '' : say.level(group.group)
    return language === 'zh'
      ? `${name === '' ? '' : `${name}：`}${String(time)}${unit}生存率为 ${shown}（${between}）`
      : `${name === '' ? 'survival' : `survival of ${name}`} at ${String(time)}${unit} was ${shown} (${between})`
  })
  if (parts.length === 0) return []
  if (language === 'zh') return [`${parts.join('；')}。`]
  const sentence = parts.join('; ')
  return [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`]
}
