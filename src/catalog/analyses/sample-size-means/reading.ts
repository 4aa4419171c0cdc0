import { planReading } from '../../kit/planning/planning-reading.ts'
import { anovaWords } from './anova-words.ts'
import { rankWords } from './rank-words.ts'
import type { About } from './study.ts'
import { tWords } from './t-words.ts'

export const reading = planReading<About>({
  en({ about, ...facts }, say) {
    if ('aim' in about) return tWords.en({ ...facts, about }, say)
    return about.design === 'rank-sum'
      ? rankWords.en({ ...facts, about }, say)
      : anovaWords.en({ ...facts, about }, say)
  },
  zh({ about, ...facts }, say) {
    if ('aim' in about) return tWords.zh({ ...facts, about }, say)
    return about.design === 'rank-sum'
      ? rankWords.zh({ ...facts, about }, say)
      : anovaWords.zh({ ...facts, about }, say)
  },
})
