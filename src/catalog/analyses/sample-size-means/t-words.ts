import { type DesignWords, marginWords, shows, sided } from '../../kit/planning/planning-reading.ts'
import type { AboutT } from './study.ts'

const tests = {
  'one-sample': { en: 'one-sample t test', zh: '单样本 t 检验' },
  paired: { en: 'paired t test', zh: '配对 t 检验' },
  'two-sample': { en: 't test of two independent groups', zh: '两独立样本 t 检验' },
} as const

/** Text for a t test, for the reading and the protocol. */
export const tWords: DesignWords<AboutT> = (facts, say) => {
  const { design, aim, sides, sd } = facts.about
  const [effect, spread] = [say.quantity(facts.effect), say.quantity(sd)]
  const t = tests[design]
  const isPaired = design === 'paired'
  const standardDeviation = {
    en: `standard deviation ${isPaired ? 'of the differences ' : ''}${spread}`,
    zh: `${isPaired ? '差值的' : ''}标准差为 ${spread}`,
  }
  const method = { en: 'from the non-central t distribution', zh: '的非中心 t 分布' }
  if (aim === 'difference')
    return {
      test: { en: `a ${sided[sides].en} ${t.en}`, zh: `${sided[sides].zh}${t.zh}` },
      assumed: {
        en: `a mean difference of ${effect} (${standardDeviation.en})`,
        zh: `均数之差为 ${effect}，${standardDeviation.zh}`,
      },
      aim: shows.difference,
      effect: { en: 'difference of means', zh: '均数之差' },
      method,
    }
  const difference = say.quantity(facts.about.difference)
  const truth = {
    en: `true difference ${difference}, ${standardDeviation.en}`,
    zh: `真实差值为 ${difference}，${standardDeviation.zh}`,
  }
  const common = marginWords({ aim, sides }, facts, effect, truth)
  return aim === 'non-inferiority'
    ? {
        ...common,
        test: { en: `a one-sided ${t.en}`, zh: `单侧${t.zh}` },
        effect: { en: 'margin', zh: '非劣效界值' },
        method,
      }
    : {
        ...common,
        test: { en: `the procedure of two one-sided tests (${t.en})`, zh: `双单侧检验（${t.zh}）` },
        effect: { en: 'margin', zh: '等效界值' },
        method: { en: 'from the exact joint distribution of the two tests', zh: '的精确联合分布' },
      }
}
