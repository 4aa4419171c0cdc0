import type { Numeric } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'
import { formNames } from './form-names.ts'

export const reading = defineReading<Facts>({
  en: (facts, say) => [english(facts, say), errorInEnglish(facts, say)],
  zh: (facts, say) => [chinese(facts, say), errorInChinese(facts, say)],
  methods: {
    en: (facts, say) =>
      `Reliability was measured by the intraclass correlation ${formOf(facts, 'en')} of Shrout and Fleiss, with its ${say.confidence(facts.confidence)} confidence interval and the standard error of measurement. Only subjects with all ratings were used.`,
    zh: (facts, say) =>
      `信度采用Shrout–Fleiss 组内相关系数 ${formOf(facts, 'zh')}，给出 ${say.confidence(facts.confidence)} 置信区间及测量标准误。仅纳入测量完整者。`,
  },
})

/** The name of the form with its meaning in brackets, for running text. */
function formOf({ form }: Facts, language: 'en' | 'zh'): string {
  return language === 'en'
    ? formNames[form].en.replace(/: (.*)$/, ' ($1)')
    : formNames[form].zh.replace(/：(.*)$/, '（$1）')
}

/** The verbal scale of Koo and Li (J Chiropr Med 2016;15:155). */
function words(value: number, language: 'en' | 'zh'): string {
  const [poor, moderate, good, excellent] =
    language === 'en' ? ['poor', 'moderate', 'good', 'excellent'] : ['差', '中等', '良好', '优秀']
  if (value < 0.5) return poor ?? ''
  if (value < 0.75) return moderate ?? ''
  return (value <= 0.9 ? good : excellent) ?? ''
}

/** The verbal scale applied to the limits of the interval, as Koo and Li recommend. */
function spanned(lower: Numeric, upper: Numeric, language: 'en' | 'zh'): string | null {
  if (typeof upper !== 'number') return null
  const [from, to] = [words(typeof lower === 'number' ? lower : -1, language), words(upper, language)]
  if (from === to) return from
  return language === 'en' ? `${from} to ${to}` : `${from}至${to}`
}

function english(facts: Facts, say: Say): string {
  const about = facts.outcome === null ? '' : `${say.variable(facts.outcome)}: `
  const span = spanned(facts.interval.lower, facts.interval.upper, 'en')
  const verbal = span === null ? '' : `, by its limits ${span} reliability on the scale of Koo and Li`
  return `${about}${formOf(facts, 'en')} of ${facts.n} subjects and ${facts.raters} raters was ${say.number(facts.icc, 3)} (${say.confidence(facts.confidence)} CI ${say.interval(facts.interval.lower, facts.interval.upper, null, 3)})${verbal}; against a correlation of 0, ${say.p(facts.p)}.`
}

function chinese(facts: Facts, say: Say): string {
  const about = facts.outcome === null ? '' : `${say.variable(facts.outcome)}：`
  const span = spanned(facts.interval.lower, facts.interval.upper, 'zh')
  const verbal = span === null ? '' : `，按区间界限与 Koo–Li 标准，信度为“${span}”`
  return `${about}${facts.n} 位受试者、${facts.raters} 位评价者（次测量）的 ${formOf(facts, 'zh')}为 ${say.number(facts.icc, 3)}（${say.confidence(facts.confidence)} CI：${say.interval(facts.interval.lower, facts.interval.upper, null, 3)}）${verbal}；与 ICC = 0 相比，${say.p(facts.p)}。`
}

function errorInEnglish({ sem, change, confidence }: Facts, say: Say): string {
  return `One measurement lies about the true value with a standard error of ${say.number(sem)}; without any real change, two measurements of a subject differ by less than ${say.number(change)} in ${say.confidence(confidence)} of cases.`
}

function errorInChinese({ sem, change, confidence }: Facts, say: Say): string {
  return `单次测量的标准误为 ${say.number(sem)}；若无真实变化，${say.confidence(confidence)} 的情况下同一受试者两次测量之差小于 ${say.number(change)}。`
}
