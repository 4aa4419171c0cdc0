import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'
import { perWords } from './per.ts'

const methods = {
  en: { exact: 'Garwood’s exact method', byar: 'Byar’s approximation', score: 'the score method' },
  zh: { exact: 'Garwood 精确法', byar: 'Byar 近似法', score: '计分法' },
} as const

const directions = {
  en: { 'two-sided': 'differs from', greater: 'is above', less: 'is below' },
  zh: { 'two-sided': '不同于', greater: '高于', less: '低于' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => [rateInEnglish(facts, say), ...ratioInEnglish(facts, say)],
  zh: (facts, say) => [rateInChinese(facts, say), ...ratioInChinese(facts, say)],
  methods: { en: methodsInEnglish, zh: methodsInChinese },
})

const isHan = /\p{Script=Han}/u

function isClear(p: NonNullable<Facts['ratio']>['p']): boolean {
  return typeof p === 'number' && p < 0.05
}

/** For example `per 1000 person-years` or `per row`. */
function perInEnglish({ per, exposure }: Facts, say: Say): string {
  if (exposure === null) return per === '1' ? 'per row' : `per ${perWords[per].en} rows`
  return per === '1' ? `per unit of ${say.variable(exposure)}` : `per ${perWords[per].en} ${say.variable(exposure)}`
}

/** The denominator of a rate, for example `1000 人年` or `10万人年`. */
function perInChinese({ per, exposure }: Facts, say: Say): string {
  const unit = exposure === null ? '行' : say.variable(exposure)
  if (per === '1') return unit
  const amount = perWords[per].zh
  return isHan.test(amount.slice(-1)) && isHan.test(unit.slice(0, 1)) ? `${amount}${unit}` : `${amount} ${unit}`
}

function rateInEnglish(facts: Facts, say: Say): string {
  const { variable, exposure, confidence, events, amount, rate, interval, reference } = facts
  const over = exposure === null ? `${say.count(amount)} rows` : `${say.quantity(amount)} ${say.variable(exposure)}`
  const per = perInEnglish(facts, say)
  const phrase = `${say.variable(variable)}: ${say.count(events)} in ${over}, a rate of ${say.number(rate)} ${per} (${say.confidence(confidence)} CI ${say.interval(interval.lower, interval.upper, rate)}).`
  if (reference === null) return phrase
  return `${phrase} ${comparedInEnglish('the rate', `the reference rate of ${say.quantity(reference.rate)} ${per}`, reference.p, facts, say)}`
}

function ratioInEnglish(facts: Facts, say: Say): readonly string[] {
  const { events, confidence, ratio } = facts
  if (ratio === null) return []
  const { expected, value, interval, p } = ratio
  const phrase = `${say.count(events)} events were observed where ${say.number(expected)} were expected: the standardised ratio (SIR or SMR) is ${say.ratio(value, interval.lower, interval.upper)} (${say.confidence(confidence)} CI ${say.ratioInterval(interval.lower, interval.upper, value)}).`
  return [`${phrase} ${comparedInEnglish('the ratio', '1', p, facts, say)}`]
}

function comparedInEnglish(subject: string, value: string, p: Facts['rate'], { alternative }: Facts, say: Say): string {
  const direction = directions.en[alternative]
  const compared = isClear(p)
    ? `${subject} ${direction} ${value} by more than chance alone would readily explain`
    : `these data do not show that ${subject} ${direction} ${value}; that is not evidence that it equals it`
  return `By the exact Poisson test ${compared} (${say.p(p)}).`
}

function rateInChinese(facts: Facts, say: Say): string {
  const { variable, exposure, confidence, events, amount, rate, interval, reference } = facts
  const over =
    exposure === null ? `共 ${say.count(amount)} 行` : `${say.variable(exposure)}合计 ${say.quantity(amount)}`
  const per = perInChinese(facts, say)
  const phrase = `${say.variable(variable)}：${over}，事件 ${say.count(events)} 次，发生率为 ${say.number(rate)}/${per}（${say.confidence(confidence)} CI：${say.interval(interval.lower, interval.upper, rate)}）。`
  if (reference === null) return phrase
  return `${phrase}${comparedInChinese('发生率', `参考率 ${say.quantity(reference.rate)}/${per}`, reference.p, facts, say)}`
}

function ratioInChinese(facts: Facts, say: Say): readonly string[] {
  const { events, confidence, ratio } = facts
  if (ratio === null) return []
  const { expected, value, interval, p } = ratio
  const phrase = `实际发生 ${say.count(events)} 次，期望 ${say.number(expected)} 次，标准化比（SIR 或 SMR）为 ${say.ratio(value, interval.lower, interval.upper)}（${say.confidence(confidence)} CI：${say.ratioInterval(interval.lower, interval.upper, value)}）。`
  return [`${phrase}${comparedInChinese('标准化比', ' 1', p, facts, say)}`]
}

function comparedInChinese(subject: string, value: string, p: Facts['rate'], { alternative }: Facts, say: Say): string {
  const direction = `${subject}${directions.zh[alternative]}${value}`
  const compared = isClear(p)
    ? `${direction}，差异大于偶然所能合理解释的程度`
    : `现有数据不足以表明${direction}，但也不能据此认为两者相等`
  return `Poisson 精确检验显示，${compared}（${say.p(p)}）。`
}

function methodsInEnglish(facts: Facts, say: Say): string {
  const { confidence, method, alternative, reference, ratio } = facts
  const what = ratio === null ? 'The rate is' : 'The rate and the standardised ratio of observed to expected events are'
  const sided = alternative === 'two-sided' ? 'two-sided' : 'one-sided'
  const tests = [
    ...(reference === null
      ? []
      : [`the rate was compared with ${say.quantity(reference.rate)} ${perInEnglish(facts, say)}`]),
    ...(ratio === null ? [] : ['the ratio was compared with 1']),
  ]
  const tested = tests.length === 0 ? '' : ` By the ${sided} exact Poisson test ${say.list(tests)}.`
  return `${what} given with ${say.confidence(confidence)} confidence intervals by ${methods.en[method]}.${tested} Only complete rows were used.`
}

function methodsInChinese(facts: Facts, say: Say): string {
  const { confidence, method, alternative, reference, ratio } = facts
  const what = ratio === null ? '发生率' : '发生率及标准化比（实际数/期望数）'
  const sided = alternative === 'two-sided' ? '双侧' : '单侧'
  const tests = [
    ...(reference === null
      ? []
      : [`发生率与参考率（${say.quantity(reference.rate)}/${perInChinese(facts, say)}）的比较`]),
    ...(ratio === null ? [] : ['标准化比与 1 的比较']),
  ]
  const tested = tests.length === 0 ? '' : `${say.list(tests)}采用${sided} Poisson 精确检验。`
  return `${what}的 ${say.confidence(confidence)} 置信区间采用${methods.zh[method]}计算。${tested}仅纳入所选变量均完整的观测。`
}
