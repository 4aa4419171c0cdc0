import { readProportions } from './read-proportions.ts'
import { readTrend } from './read-trend.ts'
import type { Options, Read } from './study.ts'

export function readStudy(options: Options): Read {
  return options.design === 'trend' ? readTrend(options) : readProportions(options, options.design)
}
