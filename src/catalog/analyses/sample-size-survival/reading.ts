import { planReading } from '../../kit/planning/planning-reading.ts'
import { rateWords } from './rate-words.ts'
import type { About } from './study.ts'
import { coxWords, logRankWords } from './survival-words.ts'

export const reading = planReading<About>({ 'log-rank': logRankWords, cox: coxWords, rates: rateWords })
