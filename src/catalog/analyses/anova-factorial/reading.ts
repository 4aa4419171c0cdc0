import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts, PairFact } from './facts.ts'

/** If there are more, they are counted instead of listed. */
const maxListed = 6

const adjustments = {
  en: { tukey: 'Tukey', bonferroni: 'Bonferroni', holm: 'Holm', none: 'not adjusted' },
  zh: { tukey: 'Tukey 法', bonferroni: 'Bonferroni 法', holm: 'Holm 法', none: '未校正' },
} as const

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    `In ${facts.n} rows the model accounts for ${say.percent(facts.rSquared)} of the variation of ${say.variable(facts.outcome)} (adjusted ${say.percent(facts.adjusted)}).`,
    ...effects(facts, say),
    ...facts.interactions.map(({ cell, p }) =>
      isClear(p)
        ? `The effects in ${say.term(cell)} depend on each other by more than chance alone would readily explain: read the means of the cells and the simple effects rather than the averages of one factor.`
        : `These data do not show that the effects in ${say.term(cell)} depend on each other, which is not evidence that they do not.`,
    ),
    ...pairsInEnglish(facts, say),
  ],
  zh: (facts, say) => [
    `纳入 ${facts.n} 行，模型可解释${say.variable(facts.outcome)}变异的 ${say.percent(facts.rSquared)}（调整后 ${say.percent(facts.adjusted)}）。`,
    ...effects(facts, say),
    ...facts.interactions.map(({ cell, p }) =>
      isClear(p)
        ? `${say.term(cell)}存在交互作用，且大于偶然所能合理解释的程度：应看各单元均值与简单效应，而非单个因素的平均效应。`
        : `未见${say.term(cell)}存在交互作用的依据，但这并不说明无交互作用。`,
    ),
    ...pairsInChinese(facts, say),
  ],
  methods: {
    en: (facts, say) =>
      [
        `${say.variable(facts.outcome)} was analysed by ${designOf(facts, say)} with type ${facts.squares} sums of squares on complete rows.`,
        `Partial eta squared is given with ${say.confidence(facts.effectConfidence)} intervals from the non-central F distribution, estimated marginal means${facts.covariates.length > 0 ? ' (covariates at their means)' : ''} with ${say.confidence(facts.confidence)} confidence intervals.`,
        ...(facts.compared
          ? [
              facts.adjust === 'none'
                ? 'Pairs of means were compared without adjustment.'
                : `Pairs of means were compared with adjustment by ${adjustments.en[facts.adjust]}.`,
            ]
          : []),
      ].join(' '),
    zh: (facts, say) =>
      [
        `以${say.variable(facts.outcome)}为因变量，对完整观测进行${designOf(facts, say)}，采用 ${facts.squares} 型平方和。`,
        `偏 η² 的 ${say.confidence(facts.effectConfidence)} 置信区间基于非中心 F 分布，估计边际均值${facts.covariates.length > 0 ? '（协变量取均值）' : ''}附 ${say.confidence(facts.confidence)} 置信区间。`,
        ...(facts.compared
          ? [
              facts.adjust === 'none'
                ? '均值的两两比较未作校正。'
                : `均值的两两比较采用 ${adjustments.zh[facts.adjust]}校正。`,
            ]
          : []),
      ].join(''),
  },
})

function designOf({ factors, covariates }: Facts, say: Say): string {
  const groups = say.list(factors.map(say.variable))
  const held = say.list(covariates.map(say.variable))
  if (say.language === 'zh')
    return covariates.length > 0
      ? `协方差分析（因素：${groups}；协变量：${held}）`
      : `${factors.length > 1 ? '多因素' : '单因素'}方差分析（因素：${groups}）`
  const kind = factors.length > 1 ? 'factorial ' : ''
  const facts = `${factors.length > 1 ? 'factors' : 'factor'}: ${groups}`
  return covariates.length > 0
    ? `${kind}analysis of covariance (${facts}; ${covariates.length > 1 ? 'covariates' : 'covariate'}: ${held})`
    : `${kind}analysis of variance (${facts})`
}

/** The effect of each term with its interval. */
function effects({ tests, effectConfidence }: Facts, say: Say): readonly string[] {
  if (tests.length === 0) return []
  const level = say.confidence(effectConfidence)
  const parts = tests.map(({ cell, eta, interval, statistic, df, p }) => {
    const test = `F(${df.join(', ')}) = ${say.number(statistic, 2)}`
    const limits = [interval.lower, interval.upper]
      .map((end) => say.number(end, 3))
      .join(say.language === 'zh' ? '~' : ' to ')
    return say.language === 'zh'
      ? `${say.term(cell)}：偏 η² = ${say.number(eta, 3)}（${level} CI：${limits}；${test}，${say.p(p)}）`
      : `${say.term(cell)}: partial η² = ${say.number(eta, 3)} (${level} CI ${limits}; ${test}, ${say.p(p)})`
  })
  return [say.language === 'zh' ? `${parts.join('；')}。` : `${parts.join('; ')}.`]
}

function isClear(p: Facts['interactions'][number]['p']): boolean {
  return typeof p === 'number' && p < 0.05
}

function pairsInEnglish({ pairs, adjust, confidence }: Facts, say: Say): readonly string[] {
  if (pairs === null) return []
  const { simple, count, found } = pairs
  const what = `${count === 1 ? 'comparison' : 'comparisons'} of estimated means${simple ? ' within levels' : ''} (${adjustments.en[adjust]})`
  if (found.length === 0)
    return [
      count === 1
        ? `The only ${what} shows no clear difference.`
        : `None of the ${count} ${what} shows a clear difference.`,
    ]
  const phrase = found
    .slice(0, maxListed)
    .map(
      ({ first, second, at, difference, interval, p }: PairFact) =>
        `${at === null ? '' : `at ${say.term(at)}, `}${say.level(first)} less ${say.level(second)} ${say.number(difference)} (${say.confidence(confidence)} CI ${say.interval(interval.lower, interval.upper, difference)}; ${say.p(p)})`,
    )
  const more = found.length > maxListed ? `; and ${found.length - maxListed} more` : ''
  return [
    `${count === 1 ? `In the only ${what} there is a clear difference` : `Of ${count} ${what} ${found.length} ${found.length === 1 ? 'shows' : 'show'} a clear difference`}: ${phrase.join('; ')}${more}.`,
  ]
}

function pairsInChinese({ pairs, adjust, confidence }: Facts, say: Say): readonly string[] {
  if (pairs === null) return []
  const { simple, count, found } = pairs
  const of = simple ? '简单效应' : '估计边际均值'
  const how = adjustments.zh[adjust]
  const what = count === 1 ? `${of}的两两比较（仅 1 对，${how}）` : `${of}的 ${count} 次两两比较（${how}）`
  if (found.length === 0) return [`${what}${count === 1 ? '' : '均'}未见明确差异。`]
  const phrase = found
    .slice(0, maxListed)
    .map(
      ({ first, second, at, difference, interval, p }) =>
        `${at === null ? '' : `${say.term(at)}时，`}${say.level(first)}与${say.level(second)}相差 ${say.number(difference)}（${say.confidence(confidence)} CI：${say.interval(interval.lower, interval.upper, difference)}；${say.p(p)}）`,
    )
  const more = found.length > maxListed ? `；另有 ${found.length - maxListed} 次比较` : ''
  return [`${what}${count === 1 ? '' : `中 ${found.length} 次`}差异明确：${phrase.join('；')}${more}。`]
}
