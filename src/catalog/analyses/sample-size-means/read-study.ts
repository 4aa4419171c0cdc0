import { readAnova, readFactorial, readMixed, readRepeated } from './read-anova.ts'
import { readRanks } from './read-ranks.ts'
import { readT } from './read-t.ts'
import type { Options, Read } from './study.ts'

export function readStudy(options: Options): Read {
  switch (options.design) {
    case 'rank-sum':
      return readRanks(options)
    case 'anova':
      return readAnova(options)
    case 'factorial':
      return readFactorial(options)
    case 'mixed':
      return readMixed(options)
    case 'repeated':
      return readRepeated(options)
    default:
      return readT(options, options.design)
  }
}
