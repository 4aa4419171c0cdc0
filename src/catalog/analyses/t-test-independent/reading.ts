import { equivalenceMethod, sayEquivalence } from '../../kit/comparison/equivalence-words.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, OutcomeFacts } from './facts.ts'

const testNames = {
  en: { student: "Student's t test", welch: "Welch's t test", 'mann-whitney': 'Mann–Whitney test' },
  zh: { student: 'Student t 检验', welch: 'Welch t 检验', 'mann-whitney': 'Mann–Whitney 秩和检验' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => facts.outcomes.map((outcome) => english(outcome, facts, say)),
  zh: (facts, say) => facts.outcomes.map((outcome) => chinese(outcome, facts, say)),
  methods: {
    en: (facts, say) => {
      const tests = say.list(facts.tests.map((test) => testNames.en[test]))
      const sides = facts.alternative === 'two-sided' ? 'two-sided' : 'one-sided'
      return `Two independent groups were compared by ${tests} (${sides}); differences are given with ${say.confidence(facts.confidence)} confidence intervals.${equivalenceMethod(facts.outcomes[0]?.equivalence, say)} ${
        facts.missing === 'listwise'
          ? 'Only rows complete for all variables were used.'
          : 'Missing values were excluded test by test.'
      }`
    },
    zh: (facts, say) => {
      const tests = say.list(facts.tests.map((test) => testNames.zh[test]))
      const sides = facts.alternative === 'two-sided' ? '双侧' : '单侧'
      return `两独立样本比较采用${tests}（${sides}），差值以 ${say.confidence(facts.confidence)} 置信区间表示。${equivalenceMethod(facts.outcomes[0]?.equivalence, say)}${
        facts.missing === 'listwise' ? '仅纳入所有变量均完整的观测。' : '缺失值按检验逐一排除。'
      }`
    },
  },
})

function english(outcome: OutcomeFacts, facts: Facts, say: Say): string {
  const [first, second] = [say.level(facts.first), say.level(facts.second)]
  const { centre, n, difference, interval, p, test } = outcome
  const centres = `${say.variable(outcome.variable)}: the ${centre.kind} was ${say.number(centre.first)} in ${first} (n = ${n[0]}) and ${say.number(centre.second)} in ${second} (n = ${n[1]})`
  const what = test === 'mann-whitney' ? 'the typical shift (Hodges–Lehmann) was' : 'a difference of'
  const size = `${what} ${say.number(difference)} (${say.confidence(facts.confidence)} CI ${say.interval(interval.lower, interval.upper, difference)}; ${testNames.en[test]}, ${say.p(p)})`
  return `${centres}${test === 'mann-whitney' ? '; ' : ', '}${size}. ${effectInEnglish(outcome, say)}${conclusion(p, 'en', facts.alternative)}${sayEquivalence(outcome.equivalence, say)}`
}

function effectInEnglish({ effect }: OutcomeFacts, say: Say): string {
  if (effect === null) return ''
  const { measure, estimate, interval } = effect
  const name = measure === 'hedges-g' ? 'Hedges g' : 'The rank-biserial correlation'
  return `${name} was ${say.number(estimate)} (${say.interval(interval.lower, interval.upper, estimate)})${sizeOf(estimate, measure, 'en')}. `
}

function chinese(outcome: OutcomeFacts, facts: Facts, say: Say): string {
  const [first, second] = [say.level(facts.first), say.level(facts.second)]
  const { centre, n, difference, interval, p, test } = outcome
  const kind = centre.kind === 'mean' ? '均数' : '中位数'
  const centres = `${say.variable(outcome.variable)}：${first}（n=${n[0]}）${kind}为 ${say.number(centre.first)}，${second}（n=${n[1]}）为 ${say.number(centre.second)}`
  const what = test === 'mann-whitney' ? '位置差（Hodges–Lehmann 估计）' : '均数差'
  const size = `${what}为 ${say.number(difference)}（${say.confidence(facts.confidence)} CI：${say.interval(interval.lower, interval.upper, difference)}；${testNames.zh[test]}，${say.p(p)}）`
  return `${centres}，${size}。${effectInChinese(outcome, say)}${conclusion(p, 'zh', facts.alternative)}${sayEquivalence(outcome.equivalence, say)}`
}

function effectInChinese({ effect }: OutcomeFacts, say: Say): string {
  if (effect === null) return ''
  const { measure, estimate, interval } = effect
  const name = measure === 'hedges-g' ? 'Hedges g' : '秩双列相关系数'
  return `${name}为 ${say.number(estimate)}（${say.interval(interval.lower, interval.upper, estimate)}）${sizeOf(estimate, measure, 'zh')}。`
}

/** Cohen's verbal scale (1988), in the absence of a scale for the field: 0.2, 0.5, 0.8 for a difference; 0.1, 0.3, 0.5 for a correlation. */
function sizeOf(estimate: Numeric, measure: 'hedges-g' | 'rank-biserial', language: 'en' | 'zh'): string {
  if (typeof estimate !== 'number') return ''
  const limits = measure === 'hedges-g' ? [0.2, 0.5, 0.8] : [0.1, 0.3, 0.5]
  const step = limits.filter((limit) => Math.abs(estimate) >= limit).length
  const en = ['very small', 'small', 'medium', 'large'][step]
  const zh = ['很小', '小', '中等', '大'][step]
  return language === 'zh' ? `，按 Cohen 标准属${zh}效应` : `, by Cohen's convention ${en}`
}

function conclusion(p: Numeric, language: 'en' | 'zh', alternative: Facts['alternative']): string {
  const clear = typeof p === 'number' && p < 0.05
  const oneSided = alternative !== 'two-sided'
  if (language === 'zh') {
    if (clear) return oneSided ? '数据支持所设定方向的差异。' : '该差异大于偶然所能合理解释的程度。'
    return '现有数据不足以表明两组存在差异，但也不能据此认为两组相同。'
  }
  if (clear)
    return oneSided
      ? 'The data speak for a difference in the chosen direction.'
      : 'The difference is larger than chance alone would readily explain.'
  return 'These data do not show a difference; that is not evidence that the groups are the same.'
}
