import { readRates } from './read-rates.ts'
import { readSurvival } from './read-survival.ts'
import type { Options, Read } from './study.ts'

export function readStudy(options: Options): Read {
  return options.design === 'rates' ? readRates(options) : readSurvival(options, options.design)
}
