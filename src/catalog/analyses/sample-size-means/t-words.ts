import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import type { StudyWords } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { AboutT } from './study.ts'

type Facts = PlanFacts<AboutT>

/** What is said of a t test. */
export const tWords = { en: english, zh: chinese }

const testsInEnglish = {
  'one-sample': 'one-sample t test',
  paired: 'paired t test',
  'two-sample': 't test of two independent groups',
} as const

function english(facts: Facts, say: Say): StudyWords {
  const { design, aim, sides, sd } = facts.about
  const effect = say.quantity(facts.effect)
  const method = 'from the non-central t distribution'
  const spread = `standard deviation ${design === 'paired' ? 'of the differences ' : ''}${say.quantity(sd)}`
  const t = testsInEnglish[design]
  if (aim === 'difference')
    return {
      test: `a ${sides === 'two' ? 'two-sided' : 'one-sided'} ${t}`,
      assumed: `a mean difference of ${effect} (${spread})`,
      aim: 'detect',
      effect: 'difference of means',
      method,
    }
  const true_ = `true difference ${say.quantity(facts.about.difference)}, ${spread}`
  const level = sides === 'two' ? facts.alpha / 2 : facts.alpha
  return aim === 'non-inferiority'
    ? {
        test: `a one-sided ${t}`,
        level,
        assumed: `a margin of ${effect} (${true_})`,
        aim: 'show non-inferiority within',
        effect: 'margin',
        method,
      }
    : {
        test: `the procedure of two one-sided tests (${t})`,
        level,
        assumed: `margins of ±${effect} (${true_})`,
        aim: 'show equivalence within',
        effect: 'margin',
        method: 'from the exact joint distribution of the two tests',
      }
}

const testsInChinese = {
  'one-sample': '单样本 t 检验',
  paired: '配对 t 检验',
  'two-sample': '两独立样本 t 检验',
} as const

function chinese(facts: Facts, say: Say): StudyWords {
  const { design, aim, sides, sd } = facts.about
  const effect = say.quantity(facts.effect)
  const method = '的非中心 t 分布'
  const spread = `${design === 'paired' ? '差值的' : ''}标准差为 ${say.quantity(sd)}`
  const t = testsInChinese[design]
  if (aim === 'difference')
    return {
      test: `${sides === 'two' ? '双侧' : '单侧'}${t}`,
      assumed: `均数之差为 ${effect}，${spread}`,
      aim: '检出该差异',
      effect: '均数之差',
      method,
    }
  const level = sides === 'two' ? facts.alpha / 2 : facts.alpha
  const assumed = `真实差值为 ${say.quantity(facts.about.difference)}，${spread}，${aim === 'equivalence' ? '等效' : '非劣效'}界值为 ${aim === 'equivalence' ? '±' : ''}${effect}`
  return aim === 'non-inferiority'
    ? { test: `单侧${t}`, level, assumed, aim: '得出非劣效结论', effect: '非劣效界值', method }
    : {
        test: `双单侧检验（${t}）`,
        level,
        assumed,
        aim: '得出等效结论',
        effect: '等效界值',
        method: '的精确联合分布',
      }
}
