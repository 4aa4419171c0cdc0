import {
  enrolledInChinese,
  enrolledInEnglish,
  roundedUp,
  sizesInChinese,
  sizesInEnglish,
} from '../../kit/planning/planning-reading.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Facts } from './facts.ts'

export const reading = defineReading<Facts>({
  en: (facts, say) => [english(facts, say)],
  zh: (facts, say) => [chinese(facts, say)],
  methods: {
    en: (facts, say) =>
      `The sample size rests on the precision of ${namesInEnglish[facts.estimand]}: the half-width of its ${say.confidence(facts.confidence)} confidence interval ${methodInEnglish(facts)}; ${roundedUp(facts.groups).en}.`,
    zh: (facts, say) =>
      `样本量按${namesInChinese[facts.estimand]}的估计精度，即 ${say.confidence(facts.confidence)} 置信区间半宽${methodInChinese(facts)}计算，${roundedUp(facts.groups).zh}。`,
  },
})

const namesInEnglish = {
  mean: 'the mean',
  'mean-difference': 'the difference of means',
  proportion: 'the proportion',
  'proportion-difference': 'the difference of proportions',
  kappa: 'kappa',
  icc: 'the intraclass correlation',
} as const

const namesInChinese = {
  mean: '均数',
  'mean-difference': '两均数之差',
  proportion: '率',
  'proportion-difference': '两率之差',
  kappa: ' Kappa 系数',
  icc: '组内相关系数（ICC）',
} as const

function methodInEnglish({ estimand, method, spread }: Facts): string {
  switch (estimand) {
    case 'mean':
    case 'mean-difference':
      return spread === 'assured' ? '(Student’s t, assured after Kupper and Hafner)' : '(Student’s t)'
    case 'proportion':
      return method === 'wilson' ? '(Wilson)' : '(Wald)'
    case 'proportion-difference':
      return '(Wald)'
    case 'kappa':
      return '(large-sample variance of Bloch and Kraemer)'
    case 'icc':
      return '(Bonett’s approximation)'
  }
}

function methodInChinese({ estimand, method, spread }: Facts): string {
  switch (estimand) {
    case 'mean':
    case 'mean-difference':
      return spread === 'assured' ? '（t 分布，Kupper–Hafner 保证概率法）' : '（t 分布）'
    case 'proportion':
      return method === 'wilson' ? '（Wilson 得分法）' : '（Wald 法）'
    case 'proportion-difference':
      return '（Wald 法）'
    case 'kappa':
      return '（Bloch–Kraemer 大样本方差）'
    case 'icc':
      return '（Bonett 近似法）'
  }
}

function assumedInEnglish(facts: Facts, say: Say): string {
  const { estimand, sd, spread, assurance, p1, p2, kappa, rho, raters } = facts
  switch (estimand) {
    case 'mean':
    case 'mean-difference':
      return `a standard deviation of ${say.quantity(sd)}${spread === 'assured' ? ` and an assurance of ${say.percent(assurance)}` : ''}`
    case 'proportion':
      return `an expected proportion of ${say.percent(p1)}`
    case 'proportion-difference':
      return `expected proportions of ${say.percent(p1)} and ${say.percent(p2)}`
    case 'kappa':
      return `an expected kappa of ${say.quantity(kappa)} and ${say.percent(p1)} rated yes`
    case 'icc':
      return `an expected correlation of ${say.quantity(rho)} and ${raters} ratings of each person`
  }
}

function assumedInChinese(facts: Facts, say: Say): string {
  const { estimand, sd, spread, assurance, p1, p2, kappa, rho, raters } = facts
  switch (estimand) {
    case 'mean':
    case 'mean-difference':
      return `标准差为 ${say.quantity(sd)}${spread === 'assured' ? `、保证概率为 ${say.percent(assurance)}` : ''}`
    case 'proportion':
      return `预期率为 ${say.percent(p1)}`
    case 'proportion-difference':
      return `两组预期率分别为 ${say.percent(p1)} 和 ${say.percent(p2)}`
    case 'kappa':
      return `预期 Kappa 为 ${say.quantity(kappa)}、阳性评定比例为 ${say.percent(p1)}`
    case 'icc':
      return `预期 ICC 为 ${say.quantity(rho)}、每人测量 ${raters} 次`
  }
}

function english(facts: Facts, say: Say): string {
  const { estimand, confidence, asked, width } = facts
  const interval = `the ${say.confidence(confidence)} confidence interval of ${namesInEnglish[estimand]}`
  const assumed = assumedInEnglish(facts, say)
  const sizes = sizesInEnglish(facts)
  const told =
    asked === null
      ? `With ${sizes} analysed and ${assumed}, ${interval} reaches ±${say.number(width, 3)}.`
      : `For ${interval} to reach no further than ±${say.quantity(asked)} with ${assumed}, ${sizes} are to be analysed; they give ±${say.number(width, 3)}.`
  return [told, ...enrolledInEnglish(facts, say)].join(' ')
}

function chinese(facts: Facts, say: Say): string {
  const { estimand, confidence, asked, width } = facts
  const interval = `${namesInChinese[estimand]}的 ${say.confidence(confidence)} 置信区间`
  const assumed = assumedInChinese(facts, say)
  const sizes = sizesInChinese(facts)
  const told =
    asked === null
      ? `设${assumed}，分析${sizes}时，${interval}半宽为 ±${say.number(width, 3)}。`
      : `设${assumed}，要求${interval}半宽不超过 ±${say.quantity(asked)}，需分析${sizes}，实际半宽为 ±${say.number(width, 3)}。`
  return [told, ...enrolledInChinese(facts, say)].join('')
}
