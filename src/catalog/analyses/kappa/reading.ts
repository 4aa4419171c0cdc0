import type { Numeric } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, FleissFacts, KappaFacts, PairFacts } from './facts.ts'

const weightNames = {
  en: { unweighted: 'kappa', linear: 'linearly weighted kappa', quadratic: 'quadratically weighted kappa' },
  zh: { unweighted: 'Kappa', linear: '线性加权 Kappa', quadratic: '平方加权 Kappa' },
} as const

/** If there are more pairs, they are summarised by their range. */
const maxListed = 3

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    ...(facts.fleiss === null ? [] : [fleissInEnglish(facts.fleiss, facts, say)]),
    ...pairsInEnglish(facts, say),
  ],
  zh: (facts, say) => [
    ...(facts.fleiss === null ? [] : [fleissInChinese(facts.fleiss, facts, say)]),
    ...pairsInChinese(facts, say),
  ],
  methods: { en: methodsInEnglish, zh: methodsInChinese },
})

/** The verbal scale of Landis and Koch (Biometrics 1977;33:159). */
function strength(kappa: number, language: 'en' | 'zh'): string {
  const words =
    language === 'en'
      ? ['poor', 'slight', 'fair', 'moderate', 'substantial', 'almost perfect']
      : ['极差', '微弱', '一般', '中等', '较强', '几乎完全一致']
  const above = [0, 0.2, 0.4, 0.6, 0.8].filter((limit) => (limit === 0 ? kappa >= 0 : kappa > limit)).length
  return words[above] ?? ''
}

/** Kappa with its interval, its verbal scale and the test. */
function kappaInEnglish({ kappa, interval, p }: KappaFacts, name: string, facts: Facts, say: Say): string {
  if (typeof kappa !== 'number') return `${name} is not defined, because all ratings are in one category`
  const value = say.number(kappa, 3)
  if (interval.lower === null)
    return `${name} was ${value}, with no interval because ${kappa === 1 ? 'no row shows a disagreement' : 'a rater used one category only'}${tested(p, say)}`
  return `${name} was ${value} (${say.confidence(facts.confidence)} CI ${say.interval(interval.lower, interval.upper, null, 3)}), ${strength(kappa, 'en')} agreement on the scale of Landis and Koch${tested(p, say)}`
}

function kappaInChinese({ kappa, interval, p }: KappaFacts, name: string, facts: Facts, say: Say): string {
  if (typeof kappa !== 'number') return `全部评价为同一分类，${name} 无定义`
  const value = say.number(kappa, 3)
  if (interval.lower === null)
    return `${name} 为 ${value}（${kappa === 1 ? '没有不一致的行' : '有评价者仅使用一个分类'}，故无区间）${tested(p, say)}`
  return `${name} 为 ${value}（${say.confidence(facts.confidence)} CI：${say.interval(interval.lower, interval.upper, null, 3)}），按 Landis–Koch 标准一致性程度为“${strength(kappa, 'zh')}”${tested(p, say)}`
}

function tested(p: Numeric, say: Say): string {
  if (p === null) return ''
  return say.language === 'zh' ? `；与机遇一致相比，${say.p(p)}` : `; against agreement by chance ${say.p(p)}`
}

function fleissInEnglish(fleiss: FleissFacts, facts: Facts, say: Say): string {
  return `${fleiss.raters} raters rated ${say.count(fleiss.n)} rows in full, and any two of them agreed in ${say.percent(fleiss.observed)} on average: ${kappaInEnglish(fleiss, 'Fleiss’ kappa', facts, say)}.`
}

function fleissInChinese(fleiss: FleissFacts, facts: Facts, say: Say): string {
  return `${fleiss.raters} 位评价者均有评价的 ${say.count(fleiss.n)} 行中，任意两位的平均一致率为 ${say.percent(fleiss.observed)}：${kappaInChinese(fleiss, 'Fleiss Kappa', facts, say)}。`
}

function pairsInEnglish(facts: Facts, say: Say): readonly string[] {
  const { pairs, weights } = facts
  const range = rangeOf(pairs)
  if (pairs.length > maxListed && range !== null)
    return [
      `Of ${pairs.length} pairs of raters the ${weightNames.en[weights]} lay from ${say.number(range[0], 3)} to ${say.number(range[1], 3)}.`,
    ]
  return pairs.map((pair) => {
    const who =
      pair.first === null || pair.second === null
        ? 'The two raters'
        : `${say.variable(pair.first)} and ${say.variable(pair.second)}`
    return `${who} agreed in ${say.percent(pair.observed)} of ${say.count(pair.n)}: ${kappaInEnglish(pair, weightNames.en[weights], facts, say)}. Were all categories equally frequent, unweighted kappa would be ${say.number(pair.pabak, 3)} (PABAK).`
  })
}

function pairsInChinese(facts: Facts, say: Say): readonly string[] {
  const { pairs, weights } = facts
  const range = rangeOf(pairs)
  if (pairs.length > maxListed && range !== null)
    return [
      `${pairs.length} 对评价者间的${weightNames.zh[weights]} 为 ${say.number(range[0], 3)} 至 ${say.number(range[1], 3)}。`,
    ]
  return pairs.map((pair) => {
    const who =
      pair.first === null || pair.second === null
        ? '两位评价者'
        : `${say.variable(pair.first)}与${say.variable(pair.second)}`
    return `${who}在 ${say.count(pair.n)} 次评价中一致率为 ${say.percent(pair.observed)}：${kappaInChinese(pair, weightNames.zh[weights], facts, say)}。若各分类频率相等，不加权 Kappa 将为 ${say.number(pair.pabak, 3)}（PABAK）。`
  })
}

function rangeOf(pairs: readonly PairFacts[]): readonly [number, number] | null {
  const values = pairs.flatMap(({ kappa }) => (typeof kappa === 'number' ? kappa : []))
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)]
}

function methodsInEnglish(facts: Facts, say: Say): string {
  const several =
    facts.fleiss === null ? '' : ' Agreement of all raters is given as Fleiss’ kappa of the rows that all had rated.'
  const rows = facts.missing === 'listwise' ? ' Only complete rows were used.' : ''
  return `Agreement of two raters was measured by Cohen’s ${weightNames.en[facts.weights]} with ${say.confidence(facts.confidence)} confidence intervals by the large-sample standard error of Fleiss, Cohen and Everitt, beside the observed agreement and the prevalence-adjusted, bias-adjusted kappa.${several}${rows}`
}

function methodsInChinese(facts: Facts, say: Say): string {
  const several = facts.fleiss === null ? '' : '全部评价者的一致性采用 Fleiss Kappa（仅用均有评价的行）。'
  const rows = facts.missing === 'listwise' ? '仅纳入所有变量均完整的观测。' : ''
  return `两位评价者的一致性采用 Cohen ${weightNames.zh[facts.weights]}，按 Fleiss、Cohen 与 Everitt 的大样本标准误给出 ${say.confidence(facts.confidence)} 置信区间，并报告一致率与 PABAK。${several}${rows}`
}
