import { equivalenceMethod, sayEquivalence } from '../../kit/comparison/equivalence-words.ts'
import type { LevelRef, Numeric, VariableRef } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, PairFacts } from './facts.ts'

const testNames = {
  en: { t: 'the paired t test', wilcoxon: 'the Wilcoxon signed rank test' },
  zh: { t: '配对 t 检验', wilcoxon: 'Wilcoxon 符号秩和检验' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => facts.pairs.map((pair) => english(pair, facts, say)),
  zh: (facts, say) => facts.pairs.map((pair) => chinese(pair, facts, say)),
  methods: {
    en: (facts, say) => {
      const sides = facts.alternative === 'two-sided' ? 'two-sided' : 'one-sided'
      const zeros = facts.tests.includes('wilcoxon')
        ? facts.zeros === 'pratt'
          ? " Differences of zero were treated by Pratt's method."
          : ' Differences of zero were dropped from the signed rank test.'
        : ''
      return `Paired measurements were compared by ${say.list(facts.tests.map((test) => testNames.en[test]))} (${sides}); differences are given with ${say.confidence(facts.confidence)} confidence intervals.${zeros}${equivalenceMethod(facts.pairs[0]?.equivalence, say)}${
        facts.missing === 'listwise' ? ' Only pairs complete for all variables were used.' : ''
      }`
    },
    zh: (facts, say) => {
      const sides = facts.alternative === 'two-sided' ? '双侧' : '单侧'
      const zeros = facts.tests.includes('wilcoxon')
        ? facts.zeros === 'pratt'
          ? '零差值按 Pratt 法处理。'
          : '符号秩和检验剔除零差值。'
        : ''
      return `配对资料比较采用${say.list(facts.tests.map((test) => testNames.zh[test]))}（${sides}），差值以 ${say.confidence(facts.confidence)} 置信区间表示。${zeros}${equivalenceMethod(facts.pairs[0]?.equivalence, say)}${
        facts.missing === 'listwise' ? '仅纳入所有变量均完整的对子。' : ''
      }`
    },
  },
})

function english(pair: PairFacts, facts: Facts, say: Say): string {
  const { outcome, members, n, centre, test, difference, interval, p } = pair
  const [first, second] = members.map((ref) => nameOf(ref, say))
  const about = outcome === null ? 'In' : `${say.variable(outcome)}: in`
  const centres = `${about} ${n} pairs the ${centre.kind} was ${say.number(centre.first)} (${first}) and ${say.number(centre.second)} (${second})`
  const what = test === 't' ? 'a mean difference of' : 'the typical difference (Hodges–Lehmann) was'
  const joint = test === 't' ? ',' : ';'
  const size = `${what} ${say.number(difference)} (${say.confidence(facts.confidence)} CI ${say.interval(interval.lower, interval.upper, difference)}; ${testNames.en[test]}, ${say.p(p)})`
  const effect =
    pair.effect === null
      ? ''
      : ` ${pair.effect.measure === 'gz' ? 'Hedges g by the SD of the differences' : 'The matched rank-biserial correlation'} was ${say.number(pair.effect.estimate)} (${say.interval(pair.effect.interval.lower, pair.effect.interval.upper, pair.effect.estimate)}).`
  return `${centres}${joint} ${size}.${effect} ${conclusion(p, facts.alternative).en}${sayEquivalence(pair.equivalence, say)}`
}

function chinese(pair: PairFacts, facts: Facts, say: Say): string {
  const { outcome, members, n, centre, test, difference, interval, p } = pair
  const [first, second] = members.map((ref) => nameOf(ref, say))
  const about = outcome === null ? '' : `${say.variable(outcome)}：`
  const kind = centre.kind === 'mean' ? '均数' : '中位数'
  const centres = `${about}${n} 对观测中，${first}${kind}为 ${say.number(centre.first)}，${second}为 ${say.number(centre.second)}`
  const what = test === 't' ? '差值的均数' : '差值的伪中位数（Hodges–Lehmann 估计）'
  const size = `${what}为 ${say.number(difference)}（${say.confidence(facts.confidence)} CI：${say.interval(interval.lower, interval.upper, difference)}；${testNames.zh[test]}，${say.p(p)}）`
  const effect =
    pair.effect === null
      ? ''
      : `${pair.effect.measure === 'gz' ? 'Hedges g（以差值标准差为单位）' : '配对秩双列相关系数'}为 ${say.number(pair.effect.estimate)}（${say.interval(pair.effect.interval.lower, pair.effect.interval.upper, pair.effect.estimate)}）。`
  return `${centres}，${size}。${effect}${conclusion(p, facts.alternative).zh}${sayEquivalence(pair.equivalence, say)}`
}

function nameOf(ref: VariableRef | LevelRef, say: Say): string {
  return 'level' in ref ? say.level(ref) : say.variable(ref.variable)
}

function conclusion(p: Numeric, alternative: Facts['alternative']): { en: string; zh: string } {
  if (!(typeof p === 'number' && p < 0.05))
    return {
      en: 'These data do not show a difference; that is not evidence that the two are the same.',
      zh: '现有数据不足以表明两者存在差异，但也不能据此认为两者相同。',
    }
  return alternative === 'two-sided'
    ? {
        en: 'The difference is larger than chance alone would readily explain.',
        zh: '该差异大于偶然所能合理解释的程度。',
      }
    : { en: 'The data speak for a difference in the chosen direction.', zh: '数据支持所设定方向的差异。' }
}
