import { equivalenceMethod, sayEquivalence } from '../../kit/comparison/equivalence-words.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, VariableFacts } from './facts.ts'

const testNames = {
  en: { t: 'one-sample t test', wilcoxon: 'Wilcoxon signed rank test', sign: 'sign test' },
  zh: { t: '单样本 t 检验', wilcoxon: 'Wilcoxon 符号秩和检验', sign: '符号检验' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => facts.variables.map((variable) => english(variable, facts, say)),
  zh: (facts, say) => facts.variables.map((variable) => chinese(variable, facts, say)),
  methods: {
    en: (facts, say) => {
      const sides = facts.alternative === 'two-sided' ? 'two-sided' : 'one-sided'
      const zeros = !facts.tests.includes('wilcoxon')
        ? ''
        : facts.zeros === 'pratt'
          ? " In the signed rank test values equal to the reference were treated by Pratt's method."
          : ' Values equal to the reference were dropped from the signed rank test.'
      return `Values were compared with the reference ${say.quantity(facts.reference)} by ${say.list(facts.tests.map((test) => testNames.en[test]))} (${sides}); differences are given with ${say.confidence(facts.confidence)} confidence intervals.${zeros}${equivalenceMethod(facts.variables[0]?.equivalence, say)}${
        facts.missing === 'listwise' ? ' Only rows complete for all variables were used.' : ''
      }`
    },
    zh: (facts, say) => {
      const sides = facts.alternative === 'two-sided' ? '双侧' : '单侧'
      const zeros = !facts.tests.includes('wilcoxon')
        ? ''
        : facts.zeros === 'pratt'
          ? '符号秩和检验中等于参考值者按 Pratt 法处理。'
          : '符号秩和检验剔除等于参考值者。'
      return `与参考值 ${say.quantity(facts.reference)} 的比较采用${say.list(facts.tests.map((test) => testNames.zh[test]))}（${sides}），差值以 ${say.confidence(facts.confidence)} 置信区间表示。${zeros}${equivalenceMethod(facts.variables[0]?.equivalence, say)}${
        facts.missing === 'listwise' ? '仅纳入所有变量均完整的观测。' : ''
      }`
    },
  },
})

function english(of: VariableFacts, facts: Facts, say: Say): string {
  const { n, centre, test, difference, interval, p } = of
  const known = interval.lower !== null && interval.upper !== null
  const limits = known
    ? `${say.confidence(facts.confidence)} CI ${say.interval(interval.lower, interval.upper, difference)}; `
    : `too few values for a ${say.confidence(facts.confidence)} CI; `
  const what = test === 'wilcoxon' ? '; the typical difference (Hodges–Lehmann) was' : ', a difference of'
  const effect =
    of.effect === null
      ? ''
      : ` ${of.effect.measure === 'g' ? 'Hedges g' : 'The rank-biserial correlation'} was ${say.number(of.effect.estimate)} (${say.interval(of.effect.interval.lower, of.effect.interval.upper, of.effect.estimate)}).`
  return `${say.variable(of.variable)}: the ${centre.kind} of ${n} values was ${say.number(centre.value)}, the reference ${say.quantity(facts.reference)}${what} ${say.number(difference)} (${limits}${testNames.en[test]}, ${say.p(p)}).${effect} ${conclusion(p, facts.alternative).en}${sayEquivalence(of.equivalence, say)}`
}

function chinese(of: VariableFacts, facts: Facts, say: Say): string {
  const { n, centre, test, difference, interval, p } = of
  const kind = centre.kind === 'mean' ? '均数' : '中位数'
  const known = interval.lower !== null && interval.upper !== null
  const limits = known
    ? `${say.confidence(facts.confidence)} CI：${say.interval(interval.lower, interval.upper, difference)}；`
    : `例数过少，无法给出 ${say.confidence(facts.confidence)} CI；`
  const what = test === 'wilcoxon' ? '伪中位数差（Hodges–Lehmann 估计）' : '差值'
  const effect =
    of.effect === null
      ? ''
      : `${of.effect.measure === 'g' ? 'Hedges g' : '秩双列相关系数'}为 ${say.number(of.effect.estimate)}（${say.interval(of.effect.interval.lower, of.effect.interval.upper, of.effect.estimate)}）。`
  return `${say.variable(of.variable)}：${n} 例的${kind}为 ${say.number(centre.value)}，参考值为 ${say.quantity(facts.reference)}，${what}为 ${say.number(difference)}（${limits}${testNames.zh[test]}，${say.p(p)}）。${effect}${conclusion(p, facts.alternative).zh}${sayEquivalence(of.equivalence, say)}`
}

function conclusion(p: Numeric, alternative: Facts['alternative']): { en: string; zh: string } {
  if (!(typeof p === 'number' && p < 0.05))
    return {
      en: 'These data do not show a difference from the reference; that is not evidence that there is none.',
      zh: '现有数据不足以表明与参考值存在差异，但也不能据此认为两者相同。',
    }
  return alternative === 'two-sided'
    ? {
        en: 'The difference is larger than chance alone would readily explain.',
        zh: '该差异大于偶然所能合理解释的程度。',
      }
    : { en: 'The data speak for a difference in the chosen direction.', zh: '数据支持所设定方向的差异。' }
}
