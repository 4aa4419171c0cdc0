import type { Numeric } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'
import type { Measure } from './measures.ts'

const names = {
  en: { 'odds-ratio': 'odds ratio', 'risk-ratio': 'risk ratio', 'risk-difference': 'risk difference' },
  zh: { 'odds-ratio': 'OR', 'risk-ratio': 'RR', 'risk-difference': 'RD' },
} as const satisfies Readonly<Record<'en' | 'zh', Readonly<Record<Measure, string>>>>

export const reading = defineReading<Facts>({
  en: (facts, say) => [english(facts, say), sameInEnglish(facts, say)],
  zh: (facts, say) => [chinese(facts, say), sameInChinese(facts, say)],
  methods: {
    en: (facts, say) =>
      `The association was adjusted for ${say.variable(facts.stratum)} by the method of Mantel and Haenszel; pooled effects are given with ${say.confidence(facts.confidence)} confidence intervals. It was tested by the Cochran–Mantel–Haenszel test${facts.isCorrected ? ' with continuity correction' : ''}, and the homogeneity of odds ratios by the Breslow–Day test with Tarone's correction. Rows with a missing value were excluded.`,
    zh: (facts, say) =>
      `采用 Mantel–Haenszel 法按${say.variable(facts.stratum)}分层校正，合并效应给出 ${say.confidence(facts.confidence)} 置信区间；关联的检验采用${facts.isCorrected ? '连续性校正的 ' : ' '}Cochran–Mantel–Haenszel 检验，各层 OR 的齐性采用 Breslow–Day 检验（Tarone 校正）。含缺失值的观测未纳入。`,
  },
})

function isBelow(p: Numeric): boolean {
  return typeof p === 'number' && p < 0.05
}

function english(facts: Facts, say: Say): string {
  const { effects, exposed, reference, event, strata, n, p } = facts
  const level = say.confidence(facts.confidence)
  const phrase = effects.map(({ measure, estimate, interval, crude }) => {
    if (estimate === 'NaN') return `${names.en[measure]} not defined`
    const limits =
      interval.lower === null ? '' : ` (${level} CI ${say.ratioInterval(interval.lower, interval.upper, estimate)})`
    return `${names.en[measure]} ${say.number(estimate)}${limits}, crude ${say.number(crude)}`
  })
  const whole =
    p === 'NaN'
      ? 'No stratum can tell of an association.'
      : isBelow(p)
        ? `Within strata the association is stronger than chance alone would readily explain (Cochran–Mantel–Haenszel, ${say.p(p)}).`
        : `These data do not show an association within strata; that is not evidence that there is none (Cochran–Mantel–Haenszel, ${say.p(p)}).`
  return `${say.level(event)}, ${say.level(exposed)} against ${say.level(reference)}, pooled over ${strata} ${strata === 1 ? 'stratum' : 'strata'} of ${say.variable(facts.stratum)} (${say.count(n)} observations): ${phrase.join('; ')}. ${whole}`
}

function sameInEnglish({ homogeneity }: Facts, say: Say): string {
  const { p } = homogeneity
  const test = `χ²(${homogeneity.df}) = ${say.number(homogeneity.statistic, 2)}, ${say.p(p)}`
  if (p === 'NaN') return 'Whether the odds ratio is the same in all strata could not be tested.'
  return isBelow(p)
    ? `The odds ratios differ between the strata by more than chance alone would readily explain (Breslow–Day–Tarone ${test}): report them stratum by stratum rather than pooled.`
    : `These data do not show that the odds ratio differs between strata (Breslow–Day–Tarone ${test}).`
}

function chinese(facts: Facts, say: Say): string {
  const { effects, exposed, reference, event, strata, n, p } = facts
  const level = say.confidence(facts.confidence)
  const phrase = effects.map(({ measure, estimate, interval, crude }) => {
    if (estimate === 'NaN') return `${names.zh[measure]} 无定义`
    const limits =
      interval.lower === null ? '' : `（${level} CI：${say.ratioInterval(interval.lower, interval.upper, estimate)}）`
    return `${names.zh[measure]} 为 ${say.number(estimate)}${limits}，粗估计为 ${say.number(crude)}`
  })
  const whole =
    p === 'NaN'
      ? '各层均不能提供关联信息。'
      : isBelow(p)
        ? `Cochran–Mantel–Haenszel 检验显示，各层内的关联强于偶然所能合理解释的程度（${say.p(p)}）。`
        : `Cochran–Mantel–Haenszel 检验不足以表明层内存在关联，但也不能据此认为无关联（${say.p(p)}）。`
  return `“${say.level(event)}”，${say.level(exposed)}与${say.level(reference)}比较，按${say.variable(facts.stratum)}分 ${strata} 层合并（${say.count(n)} 例）：${phrase.join('；')}。${whole}`
}

function sameInChinese({ homogeneity }: Facts, say: Say): string {
  const { p } = homogeneity
  const test = `χ²(${homogeneity.df}) = ${say.number(homogeneity.statistic, 2)}，${say.p(p)}`
  if (p === 'NaN') return '各层 OR 是否一致无法检验。'
  return isBelow(p)
    ? `各层 OR 的差异大于偶然所能合理解释的程度（Breslow–Day–Tarone 检验：${test}），宜分层报告而非合并。`
    : `现有数据不足以表明各层 OR 不同（Breslow–Day–Tarone 检验：${test}）。`
}
