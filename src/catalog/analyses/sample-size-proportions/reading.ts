import { planReading } from '../../kit/planning/planning-reading.ts'
import { proportionWords } from './proportion-words.ts'
import type { About } from './study.ts'
import { trendWords } from './trend-words.ts'

export const reading = planReading<About>({
  en: ({ about, ...facts }, say) =>
    about.design === 'trend' ? trendWords.en({ ...facts, about }, say) : proportionWords.en({ ...facts, about }, say),
  zh: ({ about, ...facts }, say) =>
    about.design === 'trend' ? trendWords.zh({ ...facts, about }, say) : proportionWords.zh({ ...facts, about }, say),
})
