import { planReading } from '../../kit/planning/planning-reading.ts'
import { oneSampleWords, pairedWords, tableWords, twoSampleWords } from './proportion-words.ts'
import type { About } from './study.ts'
import { trendWords } from './trend-words.ts'

export const reading = planReading<About>({
  'two-sample': twoSampleWords,
  'one-sample': oneSampleWords,
  paired: pairedWords,
  table: tableWords,
  trend: trendWords,
})
