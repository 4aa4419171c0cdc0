import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import type { StudyWords } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { AboutRates } from './study.ts'

type Facts = PlanFacts<AboutRates>

/** What is said of a comparison of event rates. */
export const rateWords = { en: english, zh: chinese }

function english({ about, effect }: Facts, say: Say): StudyWords {
  const { sides, rate, exposure, dispersion, nullVariance } = about
  const counts = dispersion === 0 ? 'Poisson' : 'negative binomial'
  const spread = dispersion === 0 ? '' : ` and a dispersion of ${say.quantity(dispersion)}`
  return {
    test: `a ${sides === 'two' ? 'two-sided' : 'one-sided'} test of two ${counts} rates`,
    assumed: `a rate ratio of ${say.number(effect)} with ${say.quantity(rate)} events per person and unit of time in group 1${dispersion === 0 ? ' and' : ','} a mean time at risk of ${say.quantity(exposure)}${spread}`,
    aim: 'detect',
    effect: 'rate ratio',
    method: `by the formula of Zhu and Lakkis (variance without a difference from the ${nullVariance === 'pooled' ? 'pooled rate' : 'true rates'})`,
  }
}

function chinese({ about, effect }: Facts, say: Say): StudyWords {
  const { sides, rate, exposure, dispersion, nullVariance } = about
  const counts = dispersion === 0 ? ' Poisson ' : '负二项'
  const spread = dispersion === 0 ? '' : `，离散参数为 ${say.quantity(dispersion)}`
  return {
    test: `${sides === 'two' ? '双侧' : '单侧'}两组${counts}率比较检验`,
    assumed: `率比（RR）为 ${say.number(effect)}，第 1 组每人每单位时间发生 ${say.quantity(rate)} 次事件，人均观察时间为 ${say.quantity(exposure)}${spread}`,
    aim: '检出该效应',
    effect: '率比',
    method: `的 Zhu–Lakkis 公式（无效假设下方差取${nullVariance === 'pooled' ? '合并率' : '两组真实率'}）`,
  }
}
