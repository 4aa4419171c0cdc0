import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import { type DesignWords, marginWords, shows, sided } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { AboutProportions } from './study.ts'

type Words = DesignWords<AboutProportions>

const ofDifference = { aim: shows.difference, effect: { en: 'difference of proportions', zh: '率差' } }

/** Text for two groups, for the reading and the protocol. */
export const twoSampleWords: Words = (facts, say) => {
  const { aim, sides, continuity } = facts.about
  if (aim !== 'difference') return withMargin(facts, aim, say)
  const { en, zh } = sided[sides]
  const [first, second] = bothOf(facts, say)
  return {
    ...ofDifference,
    test: {
      en: `a ${en} test of two proportions${continuity ? ' with continuity correction' : ''}`,
      zh: `${zh}两样本率检验${continuity ? '（连续性校正）' : ''}`,
    },
    assumed: {
      en: `proportions of ${first} in group 1 and ${second} in group 2`,
      zh: `第 1 组、第 2 组的率分别为 ${first}、${second}`,
    },
    method: { en: 'by the formula of Fleiss, Tytun and Ury', zh: '的 Fleiss 公式' },
  }
}

const withMargin = (facts: PlanFacts<AboutProportions>, aim: 'non-inferiority' | 'equivalence', say: Say) => {
  const [first, second] = bothOf(facts, say)
  const truth = {
    en: `true proportions ${first} in group 1 and ${second} in group 2`,
    zh: `第 1 组、第 2 组的真实率分别为 ${first}、${second}`,
  }
  return {
    ...marginWords({ aim, sides: facts.about.sides }, facts, say.percent(facts.effect), truth),
    test:
      aim === 'equivalence'
        ? { en: 'the procedure of two one-sided tests of two proportions', zh: '两样本率的双单侧检验' }
        : { en: 'a one-sided test of two proportions', zh: '两样本率的单侧检验' },
    effect: { en: 'margin', zh: '界值' },
    method: {
      en: 'by the normal approximation with the variance of the true proportions',
      zh: '的正态近似法（方差取真实率）',
    },
  }
}

/** Text for one sample compared with a fixed value, for the reading and the protocol. */
export const oneSampleWords: Words = (facts, say) => {
  const { sides, method } = facts.about
  const { en, zh } = sided[sides]
  const [first, second] = bothOf(facts, say)
  const assumed = {
    en: `a proportion of ${second} against one of ${first}`,
    zh: `总体率（无效假设）为 ${first}，预期率为 ${second}`,
  }
  return method === 'exact'
    ? {
        ...ofDifference,
        test: { en: `a ${en} exact binomial test`, zh: `${zh}二项分布精确检验` },
        assumed,
        method: { en: 'from the binomial distribution', zh: '的二项分布' },
      }
    : {
        ...ofDifference,
        test: { en: `a ${en} test of one proportion`, zh: `${zh}样本率与总体率比较的正态近似检验` },
        assumed,
        method: { en: 'by the normal approximation', zh: '的正态近似法' },
      }
}

/** Text for McNemar's test, for the reading and the protocol. */
export const pairedWords: Words = (facts, say) => {
  const { sides, discordant } = facts.about
  const { en, zh } = sided[sides]
  const [first, second] = bothOf(facts, say)
  return {
    ...ofDifference,
    test: { en: `a ${en} McNemar test`, zh: `${zh} McNemar 检验` },
    assumed: {
      en: `paired proportions of ${first} and ${second} with ${say.percent(discordant)} of the pairs discordant`,
      zh: `配对两率分别为 ${first} 与 ${second}，不一致对子占 ${say.percent(discordant)}`,
    },
    method: { en: 'by the formula of Connor', zh: '的 Connor 公式' },
  }
}

/** Text for the chi-squared test of a table, for the reading and the protocol. */
export const tableWords: Words = ({ about: { df }, effect }, say) => ({
  test: {
    en: `the chi-squared test with ${df} degree${df === 1 ? '' : 's'} of freedom`,
    zh: `自由度为 ${df} 的 χ² 检验`,
  },
  assumed: { en: `Cohen’s w of ${say.number(effect, 3)}`, zh: `Cohen w 为 ${say.number(effect, 3)}` },
  aim: shows.effect,
  effect: { en: 'Cohen’s w', zh: ' Cohen w ' },
  method: { en: 'from the non-central chi-squared distribution', zh: '的非中心 χ² 分布' },
})

/** Both proportions, including a second one that was solved for. */
function bothOf({ about: { p1, p2 }, effect }: PlanFacts<AboutProportions>, say: Say): readonly [string, string] {
  const second = p2 ?? (p1 ?? Number.NaN) + (typeof effect === 'number' ? effect : Number.NaN)
  return [say.percent(p1), say.percent(second)]
}
