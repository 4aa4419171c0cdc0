import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Language } from '../../kit/words.ts'
import type { CountFacts, Facts, NumberFacts } from './facts.ts'

export const reading = defineReading<Facts>({
  en: (facts, say) => [
    ...facts.numbers.map((one) => `${say.variable(one.variable)}: ${numbersInEnglish(one, facts, say)}`),
    ...facts.counts.map((one) => `${say.variable(one.variable)}: ${countsInEnglish(one, say)}`),
  ],
  zh: (facts, say) => [
    ...facts.numbers.map((one) => `${say.variable(one.variable)}：${numbersInChinese(one, facts, say)}`),
    ...facts.counts.map((one) => `${say.variable(one.variable)}：${countsInChinese(one, say)}`),
  ],
  methods: {
    en: (facts, say) =>
      [
        ...(facts.numbers.length > 0
          ? [
              `Continuous variables are described by mean and standard deviation or, where skewed, by median and quartiles (type ${facts.quartiles}), with ${say.confidence(facts.confidence)} confidence intervals of mean and median ${limitsInEnglish(facts)}.`,
            ]
          : []),
        ...(facts.counts.length > 0 ? ['Categorical variables are described by counts and percentages.'] : []),
        ...(facts.normality && facts.numbers.length > 0
          ? ['Normality was judged by the Shapiro–Wilk test and by skewness.']
          : []),
      ].join(' '),
    zh: (facts, say) =>
      [
        ...(facts.numbers.length > 0
          ? [
              `近似正态的计量资料以均数±标准差描述，偏态资料以中位数（四分位数，第 ${facts.quartiles} 型）描述，并给出均数与中位数的 ${say.confidence(facts.confidence)} 置信区间（${limitsInChinese(facts)}）。`,
            ]
          : []),
        ...(facts.counts.length > 0 ? ['计数资料以例数（百分比）描述。'] : []),
        ...(facts.normality && facts.numbers.length > 0 ? ['正态性以 Shapiro–Wilk 检验并结合偏度判断。'] : []),
      ].join(''),
  },
})

function limitsInEnglish({ limits, replicates, seed }: Facts): string {
  if (limits === 'classical') return '(Student’s t; order statistics)'
  const named = limits === 'bca' ? 'bias-corrected and accelerated bootstrap' : 'bootstrap percentiles'
  return `(${named}, ${replicates} samples, seed ${seed})`
}

function limitsInChinese({ limits, replicates, seed }: Facts): string {
  if (limits === 'classical') return 't 分布法；顺序统计量法'
  const named = limits === 'bca' ? 'Bootstrap 偏差校正加速法' : 'Bootstrap 百分位数法'
  return `${named}，抽样 ${replicates} 次，种子 ${seed}`
}

function numbersInEnglish({ parts, roughlyNormal }: NumberFacts, facts: Facts, say: Say): string {
  const described = parts.map((part) => {
    const where = part.group === null ? '' : `${say.level(part.group)}: `
    const gaps = part.missing === 0 ? '' : `, ${part.missing} missing`
    if (part.n === 0) return `${where}no values${gaps}`
    const mean = `mean ${say.number(part.mean)}${part.n > 1 ? ` (${say.confidence(facts.confidence)} CI ${say.interval(part.interval.lower, part.interval.upper, part.mean)}), SD ${say.number(part.sd)}` : ''}`
    const median = `median ${say.quantity(part.median)} (${part.medianInterval.lower === null ? '' : `${say.confidence(facts.confidence)} CI ${say.interval(part.medianInterval.lower, part.medianInterval.upper, part.median)}; `}P25, P75: ${say.quantity(part.p25)}, ${say.quantity(part.p75)})`
    return `${where}n = ${part.n}${gaps}; ${roughlyNormal === false ? `${median}; ${mean}` : `${mean}; ${median}`}`
  })
  return [...described, ...judged(roughlyNormal).en].map((sentence) => `${sentence}.`).join(' ')
}

function numbersInChinese({ parts, roughlyNormal }: NumberFacts, facts: Facts, say: Say): string {
  const described = parts.map((part) => {
    const where = part.group === null ? '' : `${say.level(part.group)}：`
    const gaps = part.missing === 0 ? '' : `，缺失 ${part.missing} 例`
    if (part.n === 0) return `${where}无有效值${gaps}`
    const mean = `均数 ${say.number(part.mean)}${part.n > 1 ? `（${say.confidence(facts.confidence)} CI：${say.interval(part.interval.lower, part.interval.upper, part.mean)}），标准差 ${say.number(part.sd)}` : ''}`
    const median = `中位数 ${say.quantity(part.median)}（${part.medianInterval.lower === null ? '' : `${say.confidence(facts.confidence)} CI：${say.interval(part.medianInterval.lower, part.medianInterval.upper, part.median)}；`}P25、P75 为 ${say.quantity(part.p25)}、${say.quantity(part.p75)}）`
    return `${where}${part.n} 例${gaps}；${roughlyNormal === false ? `${median}；${mean}` : `${mean}；${median}`}`
  })
  return [...described, ...judged(roughlyNormal).zh].map((sentence) => `${sentence}。`).join('')
}

/** Empty if normality could not be judged. */
function judged(roughlyNormal: boolean | null): Readonly<Record<Language, readonly string[]>> {
  if (roughlyNormal === null) return { en: [], zh: [] }
  return roughlyNormal
    ? { en: ['Mean and SD describe it well'], zh: ['近似正态，可用均数与标准差描述'] }
    : {
        en: ['The distribution is skewed or has outliers, so that median and quartiles describe it better'],
        zh: ['分布偏态或有离群值，宜用中位数与四分位数描述'],
      }
}

function countsInEnglish({ parts }: CountFacts, say: Say): string {
  const described = parts.map(({ group, n, missing, most }) => {
    const where = group === null ? '' : `${say.level(group)}: `
    const gaps = missing === 0 ? '' : ` (${missing} missing)`
    if (most === null) return `${where}no values${gaps}`
    return `${where}of ${n} ${n === 1 ? 'value' : 'values'}${gaps}, ${most.n} (${say.percent(most.fraction)}) are ${say.level(most.level)}${most.n === n ? '' : ', the most frequent'}`
  })
  return `${described.join('. ')}.`
}

function countsInChinese({ parts }: CountFacts, say: Say): string {
  const described = parts.map(({ group, n, missing, most }) => {
    const where = group === null ? '' : `${say.level(group)}：`
    const gaps = missing === 0 ? '' : `（缺失 ${missing} 例）`
    if (most === null) return `${where}无有效值${gaps}`
    return `${where}${n} 例${gaps}中以${say.level(most.level)}最多，${most.n} 例（${say.percent(most.fraction)}）`
  })
  return `${described.join('；')}。`
}
