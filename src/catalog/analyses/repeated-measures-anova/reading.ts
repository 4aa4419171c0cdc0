import { sayCondition } from '../../kit/comparison/repeated-conditions.ts'
import type { DfPair } from '../../kit/outcome/outcome.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'

const corrections = {
  en: {
    'greenhouse-geisser': 'Greenhouse–Geisser corrected',
    'huynh-feldt': 'Huynh–Feldt corrected',
    none: 'sphericity assumed',
  },
  zh: { 'greenhouse-geisser': 'Greenhouse–Geisser 校正', 'huynh-feldt': 'Huynh–Feldt 校正', none: '假定球形性' },
} as const

const adjustments = {
  en: {
    holm: 'P adjusted by Holm',
    bonferroni: 'P and intervals adjusted by Bonferroni',
    'benjamini-hochberg': 'P adjusted by Benjamini and Hochberg',
    none: 'not adjusted',
  },
  zh: {
    holm: 'P 值经 Holm 法校正',
    bonferroni: 'P 值与区间经 Bonferroni 法校正',
    'benjamini-hochberg': 'P 值经 Benjamini–Hochberg 法校正',
    none: '未校正',
  },
} as const

/** If there are more pairs, they are counted instead of listed. */
const maxListed = 6

export const reading = defineReading<Facts>({
  en: (facts, say) => [english(facts, say), ...pairsInEnglish(facts, say)],
  zh: (facts, say) => [chinese(facts, say), ...pairsInChinese(facts, say)],
  methods: {
    en: (facts, say) =>
      `Occasions were compared by repeated measures analysis of variance (${corrections.en[facts.correction]}), pairs of occasions by paired t tests (${adjustments.en[facts.adjust]}), with ${say.confidence(facts.confidence)} confidence intervals${facts.bars === 'within' ? '; those of means are within subjects (Cousineau–Morey)' : ''}. Partial eta squared is given with a ${say.confidence(facts.effectConfidence)} interval. Only subjects with all measurements were used.`,
    zh: (facts, say) =>
      `各时点比较采用重复测量方差分析（${corrections.zh[facts.correction]}），两两比较采用配对 t 检验（${adjustments.zh[facts.adjust]}），并给出 ${say.confidence(facts.confidence)} 置信区间${facts.bars === 'within' ? '，均数区间为受试者内区间（Cousineau–Morey）' : ''}。偏 η² 附 ${say.confidence(facts.effectConfidence)} 置信区间。仅纳入测量完整的受试者。`,
  },
})

function dfText([first, second]: DfPair, say: Say): string {
  return `${say.quantity(first)}, ${say.quantity(second)}`
}

function english(facts: Facts, say: Say): string {
  const { n, means, statistic, df, p, effect } = facts
  const about = facts.outcome === null ? 'The' : `${say.variable(facts.outcome)}: the`
  const centres = means.map(({ condition, mean }) => `${say.number(mean)} (${sayCondition(condition, say)})`)
  const clear = typeof p === 'number' && p < 0.05
  const whole = clear
    ? 'the occasions differ by more than chance alone would readily explain'
    : 'these data do not show that the occasions differ, which is not evidence that they are the same'
  return `${about} means of ${n} subjects were ${say.list(centres)}. The occasions account for ${say.percent(effect.partial)} of what varies within subjects (partial η² = ${say.number(effect.partial, 3)}, ${say.confidence(facts.effectConfidence)} CI ${say.interval(effect.interval.lower, effect.interval.upper, effect.partial, 3)}; generalised η² = ${say.number(effect.generalised, 3)}); ${whole} (F(${dfText(df, say)}) = ${say.number(statistic)}, ${say.p(p)}, ${corrections.en[facts.correction]}).`
}

function chinese(facts: Facts, say: Say): string {
  const { n, means, statistic, df, p, effect } = facts
  const about = facts.outcome === null ? '' : `${say.variable(facts.outcome)}：`
  const centres = means.map(({ condition, mean }) => `${say.number(mean)}（${sayCondition(condition, say)}）`)
  const clear = typeof p === 'number' && p < 0.05
  const whole = clear
    ? '各时点间的差异大于偶然所能合理解释的程度'
    : '现有数据不足以表明各时点存在差异，但也不能据此认为相同'
  return `${about}${n} 位受试者各时点均数为 ${say.list(centres)}。时点解释了受试者内变异的 ${say.percent(effect.partial)}（偏 η² = ${say.number(effect.partial, 3)}，${say.confidence(facts.effectConfidence)} CI：${say.interval(effect.interval.lower, effect.interval.upper, effect.partial, 3)}；广义 η² = ${say.number(effect.generalised, 3)}）；${whole}（F(${dfText(df, say)}) = ${say.number(statistic)}，${say.p(p)}，${corrections.zh[facts.correction]}）。`
}

function pairsInEnglish({ apart, adjust }: Facts, say: Say): readonly string[] {
  if (apart === null) return []
  if (apart.found.length === 0)
    return [
      `None of the ${apart.pairs} pairs of occasions differs clearly (paired t tests, ${adjustments.en[adjust]}).`,
    ]
  const phrase = apart.found
    .slice(0, maxListed)
    .map(
      ({ first, second, difference, interval, p }) =>
        `${sayCondition(first, say)} less ${sayCondition(second, say)} ${say.number(difference)} (${say.interval(interval.lower, interval.upper, difference)}; ${say.p(p)})`,
    )
  const more = apart.found.length > maxListed ? `; and ${apart.found.length - maxListed} more` : ''
  return [
    `A difference is seen in ${apart.found.length} of ${apart.pairs} pairs of occasions (paired t tests, ${adjustments.en[adjust]}): ${phrase.join('; ')}${more}.`,
  ]
}

function pairsInChinese({ apart, adjust }: Facts, say: Say): readonly string[] {
  if (apart === null) return []
  if (apart.found.length === 0)
    return [`${apart.pairs} 对时点间均未见明确差异（配对 t 检验，${adjustments.zh[adjust]}）。`]
  const phrase = apart.found
    .slice(0, maxListed)
    .map(
      ({ first, second, difference, interval, p }) =>
        `${sayCondition(first, say)}与${sayCondition(second, say)}相差 ${say.number(difference)}（${say.interval(interval.lower, interval.upper, difference)}；${say.p(p)}）`,
    )
  const more = apart.found.length > maxListed ? `等 ${apart.found.length} 对` : ''
  return [
    `${apart.pairs} 对时点中 ${apart.found.length} 对存在差异（配对 t 检验，${adjustments.zh[adjust]}）：${phrase.join('；')}${more}。`,
  ]
}
