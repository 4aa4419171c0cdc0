import type { Say } from '../../kit/present/reading.ts'
import { logRankNames } from '../../kit/survival/log-rank-names.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'
import type { Words } from '../../kit/words.ts'
import type { Facts, MeansFacts, TestFacts } from './facts.ts'

type Units = Readonly<Record<CurveUnit, Words>>

/** Restricted means of the groups, then their differences with the effect first. */
export function meansParagraphs({ means, unit, confidence }: Facts, say: Say, units: Units): readonly string[] {
  if (means === null) return []
  const zh = say.language === 'zh'
  const measure = units[unit][say.language]
  const tau = `${say.quantity(means.tau)}${measure}`
  const level = say.confidence(confidence)
  const ofGroups = means.groups.map(({ group, mean, interval: { lower, upper } }) => {
    const name = group === null ? '' : zh ? `${say.level(group)}为 ` : ` in ${say.level(group)}`
    const limits =
      lower === null ? '' : zh ? `（${say.interval(lower, upper, mean)}）` : ` (${say.interval(lower, upper, mean)})`
    return zh ? `${name}${say.number(mean)}${measure}${limits}` : `${say.number(mean)}${measure}${name}${limits}`
  })
  const first = zh
    ? `截断时间 ${tau}内，平均无事件生存时间（${level} CI）：${ofGroups.join('；')}。`
    : `Up to ${tau}, the mean time without the event (${level} CI) was ${say.list(ofGroups)}.`
  return [first, ...contrastSentences(means, say, measure)]
}

function contrastSentences({ reference, contrasts }: MeansFacts, say: Say, measure: string): readonly string[] {
  if (reference === null) return []
  return contrasts.map(({ group, difference, interval, p }) => {
    const limits = say.interval(interval.lower, interval.upper, difference)
    const [name, than] = [say.level(group), say.level(reference)]
    return say.language === 'zh'
      ? `与${than}相比，${name}的限制性平均生存时间相差 ${say.number(difference)}${measure}（${limits}，${say.p(p)}）。`
      : `Compared with ${than}, the restricted mean of ${name} differs by ${say.number(difference)}${measure} (${limits}, ${say.p(p)}).`
  })
}

/** The test of the curves and the test for trend. */
export function comparisonParagraphs({ logRank, trend, groups }: Facts, say: Say): readonly string[] {
  if (logRank === null) return []
  const zh = say.language === 'zh'
  const test = `χ² = ${say.number(logRank.statistic, 2)}, df = ${logRank.df}, ${say.p(logRank.p)}`
  const clear = typeof logRank.p === 'number' && logRank.p < 0.05
  const name = testName(logRank, say)
  const ofTrend = trend === null || typeof trend.p !== 'number' ? [] : [trendSentence(trend, say)]
  if (zh) {
    const found = clear
      ? '各组生存曲线的差异大于偶然所能合理解释的程度'
      : '现有数据不足以表明各组生存曲线存在差异，但也不能据此认为相同'
    return [`${found}（${name}：${test.replaceAll(', ', '，')}）。`, ...ofTrend]
  }
  const which = groups.length === 2 ? 'two curves' : 'curves'
  const found = clear
    ? `The ${which} differ by more than chance alone would readily explain`
    : `These data do not show a difference between the ${which}; that is not evidence that they are the same`
  return [`${found} (${name}: ${test}).`, ...ofTrend]
}

function trendSentence({ statistic, p, rises }: NonNullable<Facts['trend']>, say: Say): string {
  const clear = typeof p === 'number' && p < 0.05
  const test = `χ² = ${say.number(statistic, 2)}, df = 1, ${say.p(p)}`
  if (say.language === 'zh') {
    const found = clear
      ? `随组别次序，事件风险呈${rises ? '上升' : '下降'}趋势`
      : '现有数据不足以表明事件风险随组别次序变化'
    return `${found}（趋势检验：${test.replaceAll(', ', '，')}）。`
  }
  const found = clear
    ? `Along the order of the groups the risk of the event ${rises ? 'rises' : 'falls'}`
    : 'These data do not show that the risk of the event rises or falls along the order of the groups'
  return `${found} (test for trend: ${test}).`
}

/** For example `log-rank test`; includes the exponents of Fleming and Harrington, and `stratified by` with the variable. */
export function testName({ weights, stratum }: Pick<TestFacts, 'weights' | 'stratum'>, say: Say): string {
  const zh = say.language === 'zh'
  if (stratum !== undefined) {
    const plain = testName({ weights }, say)
    return zh ? `按${say.variable(stratum)}分层的 ${plain}` : `${plain} stratified by ${say.variable(stratum)}`
  }
  if (weights.kind === 'log-rank') return zh ? 'log-rank 检验' : 'log-rank test'
  const name = logRankNames[weights.kind][say.language]
  if (weights.kind !== 'fleming-harrington') return zh ? `${name}检验` : `${name} test`
  const exponents = `ρ = ${weights.rho}, γ = ${weights.gamma}`
  return zh ? `${name}（${exponents.replace(', ', '，')}）检验` : `${name} test with ${exponents}`
}

const adjustments = {
  holm: { en: ', with P values adjusted by Holm', zh: '，P 值以 Holm 法校正' },
  bonferroni: { en: ', with P values adjusted by Bonferroni', zh: '，P 值以 Bonferroni 法校正' },
  unadjusted: { en: ', without adjustment for their number', zh: '，未作多重比较校正' },
} as const

/** Text for the Methods section of a paper: tests and restricted means. */
export function comparisonMethods({ logRank, trend, pairwise, means, entry, unit }: Facts, say: Say, units: Units) {
  const zh = say.language === 'zh'
  const sentences: string[] = []
  if (logRank !== null) {
    const name = testName(logRank, say)
    const basis = entry === undefined ? '' : logRank.stratum === undefined ? '基于上述风险集的 ' : '基于上述风险集、'
    if (zh) sentences.push(`组间比较采用${basis}${name}。`)
    else sentences.push(`Groups were compared by the ${name}${entry === undefined ? '' : ' on the same risk sets'}.`)
    if (pairwise !== 'none')
      sentences.push(
        zh
          ? `两两比较采用同一检验${adjustments[pairwise].zh}。`
          : `Pairs of groups were compared by the same test${adjustments[pairwise].en}.`,
      )
    if (trend !== null)
      sentences.push(
        zh
          ? '按组别次序赋分 1、2、3……作趋势检验。'
          : 'A trend across the ordered groups was tested with the scores 1, 2, 3 and so on.',
      )
  }
  if (means !== null) {
    const tau = `${say.quantity(means.tau)}${units[unit][say.language]}`
    sentences.push(
      zh
        ? `限制性平均生存时间为截断时间 ${tau}内 Kaplan–Meier 曲线下面积，其方差由 Greenwood 公式得出${means.contrasts.length > 0 ? '；组间差值采用正态近似，比值采用对数尺度上的 delta 法' : ''}。`
        : `The restricted mean survival time was the area under the Kaplan–Meier curve up to ${tau}, with Greenwood's plug-in variance${means.contrasts.length > 0 ? '; differences were compared by the normal approximation, ratios by the delta method on the log scale' : ''}.`,
    )
  }
  return sentences
}
