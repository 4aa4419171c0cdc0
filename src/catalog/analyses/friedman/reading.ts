import { sayCondition } from '../../kit/comparison/repeated-conditions.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'

const adjustments = {
  en: {
    holm: ', P adjusted by Holm',
    bonferroni: ', P adjusted by Bonferroni',
    'benjamini-hochberg': ', P adjusted by Benjamini and Hochberg',
    none: ', not adjusted',
  },
  zh: {
    holm: '，P 值经 Holm 法校正',
    bonferroni: '，P 值经 Bonferroni 法校正',
    'benjamini-hochberg': '，P 值经 Benjamini–Hochberg 法校正',
    none: '，未校正',
  },
} as const

const pairNames = {
  en: { nemenyi: 'Nemenyi', conover: 'Conover', dunn: 'Dunn' },
  zh: { nemenyi: 'Nemenyi 法', conover: 'Conover 法', dunn: 'Dunn 法' },
} as const

/** If there are more pairs, they are counted instead of listed. */
const maxListed = 6

export const reading = defineReading<Facts>({
  en: (facts, say) => [english(facts, say), ...(facts.pairs > 1 ? [pairsInEnglish(facts, say)] : [])],
  zh: (facts, say) => [chinese(facts, say), ...(facts.pairs > 1 ? [pairsInChinese(facts, say)] : [])],
  methods: {
    en: (facts, say) =>
      `Occasions were compared by Friedman's test with Kendall's W, pairs of occasions by ${methodOf(facts, 'en')}; medians are given with ${say.confidence(facts.confidence)} confidence intervals. Only subjects with all measurements were used.`,
    zh: (facts, say) =>
      `各时点（处理）比较采用 Friedman 检验并给出 Kendall W，两两比较采用 ${methodOf(facts, 'zh')}；中位数附 ${say.confidence(facts.confidence)} 置信区间。仅纳入测量完整者。`,
  },
})

function methodOf({ postHoc, adjust }: Facts, language: 'en' | 'zh'): string {
  return `${pairNames[language][postHoc]}${postHoc === 'nemenyi' ? '' : adjustments[language][adjust]}`
}

function english(facts: Facts, say: Say): string {
  const about = facts.outcome === null ? 'The' : `${say.variable(facts.outcome)}: the`
  const centres = facts.medians.map(
    ({ condition, median }) => `${say.quantity(median)} (${sayCondition(condition, say)})`,
  )
  const clear = typeof facts.p === 'number' && facts.p < 0.05
  const whole = clear
    ? 'the occasions differ by more than chance alone would readily explain'
    : 'these data do not show that the occasions differ, which is not evidence that they are the same'
  return `${about} medians of ${facts.n} subjects were ${say.list(centres)}. Kendall's W was ${say.number(facts.concordance, 3)} on a scale from 0 to 1; ${whole} (Friedman χ²(${facts.df}) = ${say.number(facts.statistic)}, ${say.p(facts.p)}).`
}

function chinese(facts: Facts, say: Say): string {
  const about = facts.outcome === null ? '' : `${say.variable(facts.outcome)}：`
  const centres = facts.medians.map(
    ({ condition, median }) => `${say.quantity(median)}（${sayCondition(condition, say)}）`,
  )
  const clear = typeof facts.p === 'number' && facts.p < 0.05
  const whole = clear
    ? '各时点间的差异大于偶然所能合理解释的程度'
    : '现有数据不足以表明各时点存在差异，但也不能据此认为相同'
  return `${about}${facts.n} 位受试者各时点中位数为 ${say.list(centres)}。Kendall W 为 ${say.number(facts.concordance, 3)}（取值 0~1）；${whole}（Friedman χ²(${facts.df}) = ${say.number(facts.statistic)}，${say.p(facts.p)}）。`
}

function pairsInEnglish(facts: Facts, say: Say): string {
  const method = methodOf(facts, 'en')
  if (facts.apart.length === 0) return `None of the ${facts.pairs} pairs of occasions differs clearly (${method}).`
  const phrase = facts.apart
    .slice(0, maxListed)
    .map(
      ({ first, second, difference, p }) =>
        `${sayCondition(first, say)} and ${sayCondition(second, say)} by ${say.number(difference)} (${say.p(p)})`,
    )
  const more = facts.apart.length > maxListed ? `; and ${facts.apart.length - maxListed} more` : ''
  return `Of ${facts.pairs} pairs ${facts.apart.length} ${facts.apart.length === 1 ? 'differs' : 'differ'} in mean ranks (${method}): ${phrase.join('; ')}${more}.`
}

function pairsInChinese(facts: Facts, say: Say): string {
  const method = methodOf(facts, 'zh')
  if (facts.apart.length === 0) return `${facts.pairs} 对时点间均未见明确差异（${method}）。`
  const phrase = facts.apart
    .slice(0, maxListed)
    .map(
      ({ first, second, difference, p }) =>
        `${sayCondition(first, say)}与${sayCondition(second, say)}平均秩次相差 ${say.number(difference)}（${say.p(p)}）`,
    )
  const more = facts.apart.length > maxListed ? `等 ${facts.apart.length} 对` : ''
  return `${facts.pairs} 对时点中 ${facts.apart.length} 对存在差异（${method}）：${phrase.join('；')}${more}。`
}
