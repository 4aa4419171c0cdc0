import {
  enrolledInChinese,
  enrolledInEnglish,
  roundedUp,
  sizesInChinese,
  sizesInEnglish,
} from '../../kit/planning/planning-reading.ts'
import { defineReading, type Say } from '../../kit/present/reading.ts'
import type { Words } from '../../kit/words.ts'
import type { Facts } from './facts.ts'

export const reading = defineReading<Facts>({
  en: (facts, say) => [english(facts, say)],
  zh: (facts, say) => [chinese(facts, say)],
  methods: {
    en(facts, say) {
      const { name, method } = wordsOf(facts, say)
      return `The sample size rests on the precision of ${name.en}: the half-width of its ${say.confidence(facts.confidence)} confidence interval ${method.en}; ${roundedUp(facts.groups).en}.`
    },
    zh(facts, say) {
      const { name, method } = wordsOf(facts, say)
      return `样本量按${name.zh}的估计精度，即 ${say.confidence(facts.confidence)} 置信区间半宽${method.zh}计算，${roundedUp(facts.groups).zh}。`
    },
  },
})

/** Text for an estimate, for the reading and the protocol. */
interface EstimateWords {
  readonly name: Words
  /** The assumptions about it. */
  readonly assumed: Words
  /** The method of its interval. */
  readonly method: Words
}

const wald = { en: '(Wald)', zh: '（Wald 法）' }

const estimates: Readonly<Record<Facts['estimand'], (facts: Facts, say: Say) => EstimateWords>> = {
  mean: (facts, say) => ({ name: { en: 'the mean', zh: '均数' }, ...ofMeans(facts, say) }),
  'mean-difference': (facts, say) => ({
    name: { en: 'the difference of means', zh: '两均数之差' },
    ...ofMeans(facts, say),
  }),
  proportion: ({ p1, method }, say) => ({
    name: { en: 'the proportion', zh: '率' },
    assumed: { en: `an expected proportion of ${say.percent(p1)}`, zh: `预期率为 ${say.percent(p1)}` },
    method: method === 'wilson' ? { en: '(Wilson)', zh: '（Wilson 得分法）' } : wald,
  }),
  'proportion-difference': ({ p1, p2 }, say) => ({
    name: { en: 'the difference of proportions', zh: '两率之差' },
    assumed: {
      en: `expected proportions of ${say.percent(p1)} and ${say.percent(p2)}`,
      zh: `两组预期率分别为 ${say.percent(p1)} 和 ${say.percent(p2)}`,
    },
    method: wald,
  }),
  kappa: ({ kappa, p1 }, say) => ({
    name: { en: 'kappa', zh: ' Kappa 系数' },
    assumed: {
      en: `an expected kappa of ${say.quantity(kappa)} and ${say.percent(p1)} rated yes`,
      zh: `预期 Kappa 为 ${say.quantity(kappa)}、阳性评定比例为 ${say.percent(p1)}`,
    },
    method: { en: '(large-sample variance of Bloch and Kraemer)', zh: '（Bloch–Kraemer 大样本方差）' },
  }),
  icc: ({ rho, raters }, say) => ({
    name: { en: 'the intraclass correlation', zh: '组内相关系数（ICC）' },
    assumed: {
      en: `an expected correlation of ${say.quantity(rho)} and ${raters} ratings of each person`,
      zh: `预期 ICC 为 ${say.quantity(rho)}、每人测量 ${raters} 次`,
    },
    method: { en: '(Bonett’s approximation)', zh: '（Bonett 近似法）' },
  }),
}

function wordsOf(facts: Facts, say: Say): EstimateWords {
  return estimates[facts.estimand](facts, say)
}

function ofMeans({ sd, spread, assurance }: Facts, say: Say) {
  const [deviation, assured] = [say.quantity(sd), say.percent(assurance)]
  return spread === 'assured'
    ? {
        assumed: {
          en: `a standard deviation of ${deviation} and an assurance of ${assured}`,
          zh: `标准差为 ${deviation}、保证概率为 ${assured}`,
        },
        method: { en: '(Student’s t, assured after Kupper and Hafner)', zh: '（t 分布，Kupper–Hafner 保证概率法）' },
      }
    : {
        assumed: { en: `a standard deviation of ${deviation}`, zh: `标准差为 ${deviation}` },
        method: { en: '(Student’s t)', zh: '（t 分布）' },
      }
}

function english(facts: Facts, say: Say): string {
  const { confidence, asked, width } = facts
  const { name, assumed } = wordsOf(facts, say)
  const interval = `the ${say.confidence(confidence)} confidence interval of ${name.en}`
  const sizes = sizesInEnglish(facts)
  const phrase =
    asked === null
      ? `With ${sizes} analysed and ${assumed.en}, ${interval} reaches ±${say.number(width, 3)}.`
      : `For ${interval} to reach no further than ±${say.quantity(asked)} with ${assumed.en}, ${sizes} are to be analysed; they give ±${say.number(width, 3)}.`
  return [phrase, ...enrolledInEnglish(facts, say)].join(' ')
}

function chinese(facts: Facts, say: Say): string {
  const { confidence, asked, width } = facts
  const { name, assumed } = wordsOf(facts, say)
  const interval = `${name.zh}的 ${say.confidence(confidence)} 置信区间`
  const sizes = sizesInChinese(facts)
  const phrase =
    asked === null
      ? `设${assumed.zh}，分析${sizes}时，${interval}半宽为 ±${say.number(width, 3)}。`
      : `设${assumed.zh}，要求${interval}半宽不超过 ±${say.quantity(asked)}，需分析${sizes}，实际半宽为 ±${say.number(width, 3)}。`
  return [phrase, ...enrolledInChinese(facts, say)].join('')
}
