import { planReading } from '../../kit/planning/planning-reading.ts'
import { rateWords } from './rate-words.ts'
import type { About } from './study.ts'
import { survivalWords } from './survival-words.ts'

export const reading = planReading<About>({
  en: ({ about, ...facts }, say) =>
    about.design === 'rates' ? rateWords.en({ ...facts, about }, say) : survivalWords.en({ ...facts, about }, say),
  zh: ({ about, ...facts }, say) =>
    about.design === 'rates' ? rateWords.zh({ ...facts, about }, say) : survivalWords.zh({ ...facts, about }, say),
})
