import { type DesignWords, shows, sided } from '../../kit/planning/planning-reading.ts'
import type { AboutRanks } from './study.ts'

/** Text for the rank-sum test, for the reading and the protocol. */
export const rankWords: DesignWords<AboutRanks> = ({ about, effect }, say) => {
  const { en, zh } = sided[about.sides]
  return {
    test: { en: `a ${en} Mann–Whitney (Wilcoxon rank-sum) test`, zh: `${zh} Mann-Whitney 秩和检验` },
    assumed: {
      en: `a probability of ${say.number(effect, 3)} that a person of group 2 has a larger value than one of group 1 (0.5 without a difference)`,
      zh: `第 2 组的值高于第 1 组的概率为 ${say.number(effect, 3)}（无差异时为 0.5）`,
    },
    aim: shows.difference,
    effect: { en: 'probability of a larger value in group 2', zh: '概率' },
    method: { en: 'by the formula of Noether', zh: '的 Noether 公式' },
  }
}
