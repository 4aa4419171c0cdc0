import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import type { StudyWords } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { AboutProportions } from './study.ts'

type Facts = PlanFacts<AboutProportions>

/** What is said of one or two proportions, or of a table. */
export const proportionWords = { en: english, zh: chinese }

/** The second proportion, also where the effect was solved for. */
function secondOf({ about, effect }: Facts): number {
  return about.p2 ?? (about.p1 ?? Number.NaN) + (typeof effect === 'number' ? effect : Number.NaN)
}

function english(facts: Facts, say: Say): StudyWords {
  const { design, aim, sides, method, continuity, p1, discordant, df } = facts.about
  const sided = sides === 'two' ? 'two-sided' : 'one-sided'
  const [first, second] = [say.percent(p1), say.percent(secondOf(facts))]
  if (design === 'table')
    return {
      test: `the chi-squared test with ${df} degree${df === 1 ? '' : 's'} of freedom`,
      assumed: `Cohen’s w of ${say.number(facts.effect, 3)}`,
      aim: 'detect',
      effect: 'Cohen’s w',
      method: 'from the non-central chi-squared distribution',
    }
  if (design === 'two-sample' && aim !== 'difference') {
    const margin = `${aim === 'equivalence' ? 'margins of ±' : 'a margin of '}${say.percent(facts.effect)} (true proportions ${first} in group 1 and ${second} in group 2)`
    return {
      test:
        aim === 'equivalence'
          ? 'the procedure of two one-sided tests of two proportions'
          : 'a one-sided test of two proportions',
      assumed: margin,
      aim: aim === 'equivalence' ? 'show equivalence within' : 'show non-inferiority within',
      effect: 'margin',
      level: sides === 'two' ? facts.alpha / 2 : facts.alpha,
      method: 'by the normal approximation with the variance of the true proportions',
    }
  }
  const common = { aim: 'detect', effect: 'difference of proportions' }
  if (design === 'paired')
    return {
      ...common,
      test: `a ${sided} McNemar test`,
      assumed: `paired proportions of ${first} and ${second} with ${say.percent(discordant)} of the pairs discordant`,
      method: 'by the formula of Connor',
    }
  if (design === 'one-sample')
    return {
      ...common,
      test: method === 'exact' ? `a ${sided} exact binomial test` : `a ${sided} test of one proportion`,
      assumed: `a proportion of ${second} against one of ${first}`,
      method: method === 'exact' ? 'from the binomial distribution' : 'by the normal approximation',
    }
  return {
    ...common,
    test: `a ${sided} test of two proportions${continuity ? ' with continuity correction' : ''}`,
    assumed: `proportions of ${first} in group 1 and ${second} in group 2`,
    method: 'by the formula of Fleiss, Tytun and Ury',
  }
}

function chinese(facts: Facts, say: Say): StudyWords {
  const { design, aim, sides, method, continuity, p1, discordant, df } = facts.about
  const sided = sides === 'two' ? '双侧' : '单侧'
  const [first, second] = [say.percent(p1), say.percent(secondOf(facts))]
  if (design === 'table')
    return {
      test: `自由度为 ${df} 的 χ² 检验`,
      assumed: `Cohen w 为 ${say.number(facts.effect, 3)}`,
      aim: '检出该效应',
      effect: ' Cohen w ',
      method: '的非中心 χ² 分布',
    }
  if (design === 'two-sample' && aim !== 'difference')
    return {
      test: aim === 'equivalence' ? '两样本率的双单侧检验' : '两样本率的单侧检验',
      assumed: `第 1 组、第 2 组的真实率分别为 ${first}、${second}，${aim === 'equivalence' ? '等效界值为 ±' : '非劣效界值为 '}${say.percent(facts.effect)}`,
      aim: aim === 'equivalence' ? '得出等效结论' : '得出非劣效结论',
      effect: '界值',
      level: sides === 'two' ? facts.alpha / 2 : facts.alpha,
      method: '的正态近似法（方差取真实率）',
    }
  const common = { aim: '检出该差异', effect: '率差' }
  if (design === 'paired')
    return {
      ...common,
      test: `${sided} McNemar 检验`,
      assumed: `配对两率分别为 ${first} 与 ${second}，不一致对子占 ${say.percent(discordant)}`,
      method: '的 Connor 公式',
    }
  if (design === 'one-sample')
    return {
      ...common,
      test: method === 'exact' ? `${sided}二项分布精确检验` : `${sided}样本率与总体率比较的正态近似检验`,
      assumed: `总体率（无效假设）为 ${first}，预期率为 ${second}`,
      method: method === 'exact' ? '的二项分布' : '的正态近似法',
    }
  return {
    ...common,
    test: `${sided}两样本率检验${continuity ? '（连续性校正）' : ''}`,
    assumed: `第 1 组、第 2 组的率分别为 ${first}、${second}`,
    method: '的 Fleiss 公式',
  }
}
