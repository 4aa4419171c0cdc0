import { type DesignWords, shows, sided } from '../../kit/planning/planning-reading.ts'
import type { AboutRates } from './study.ts'

/** Text for a comparison of event rates, for the reading and the protocol. */
export const rateWords: DesignWords<AboutRates> = ({ about, effect }, say) => {
  const { sides, dispersion, nullVariance } = about
  const { en, zh } = sided[sides]
  const isPoisson = dispersion === 0
  const [ratio, rate, exposure] = [say.number(effect), say.quantity(about.rate), say.quantity(about.exposure)]
  const spread = isPoisson
    ? { en: '', zh: '' }
    : { en: ` and a dispersion of ${say.quantity(dispersion)}`, zh: `，离散参数为 ${say.quantity(dispersion)}` }
  return {
    test: {
      en: `a ${en} test of two ${isPoisson ? 'Poisson' : 'negative binomial'} rates`,
      zh: `${zh}两组${isPoisson ? ' Poisson ' : '负二项'}率比较检验`,
    },
    assumed: {
      en: `a rate ratio of ${ratio} with ${rate} events per person and unit of time in group 1${isPoisson ? ' and' : ','} a mean time at risk of ${exposure}${spread.en}`,
      zh: `率比（RR）为 ${ratio}，第 1 组每人每单位时间发生 ${rate} 次事件，人均观察时间为 ${exposure}${spread.zh}`,
    },
    aim: shows.effect,
    effect: { en: 'rate ratio', zh: '率比' },
    method: {
      en: `by the formula of Zhu and Lakkis (variance without a difference from the ${nullVariance === 'pooled' ? 'pooled rate' : 'true rates'})`,
      zh: `的 Zhu–Lakkis 公式（无效假设下方差取${nullVariance === 'pooled' ? '合并率' : '两组真实率'}）`,
    },
  }
}
