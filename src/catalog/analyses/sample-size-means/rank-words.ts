import type { PlanFacts } from '../../kit/planning/planning-facts.ts'
import type { StudyWords } from '../../kit/planning/planning-reading.ts'
import type { Say } from '../../kit/present/reading.ts'
import type { AboutRanks } from './study.ts'

type Facts = PlanFacts<AboutRanks>

/** What is said of the rank-sum test. */
export const rankWords = { en: english, zh: chinese }

function english({ about, effect }: Facts, say: Say): StudyWords {
  return {
    test: `a ${about.sides === 'two' ? 'two-sided' : 'one-sided'} Mann–Whitney (Wilcoxon rank-sum) test`,
    assumed: `a probability of ${say.number(effect, 3)} that a person of group 2 has a larger value than one of group 1 (0.5 without a difference)`,
    aim: 'detect',
    effect: 'probability of a larger value in group 2',
    method: 'by the formula of Noether',
  }
}

function chinese({ about, effect }: Facts, say: Say): StudyWords {
  return {
    test: `${about.sides === 'two' ? '双侧' : '单侧'} Mann-Whitney 秩和检验`,
    assumed: `第 2 组的值高于第 1 组的概率为 ${say.number(effect, 3)}（无差异时为 0.5）`,
    aim: '检出该差异',
    effect: '概率',
    method: '的 Noether 公式',
  }
}
