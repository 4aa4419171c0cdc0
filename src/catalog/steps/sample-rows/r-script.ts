import { rNumber } from '../../kit/r/r-code.ts'
import { rSetSeed } from '../../kit/r/r-set-seed.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { groupHelpers, rGroupRows, rRowsOfGroups } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { by, missingKeys, seed, replace } = options
    return {
      helpers: groupHelpers(by),
      lines: [
        ...rGroupRows(data, by, missingKeys),
        rRowsOfGroups,
        rSetSeed(seed),
        `drawn <- lapply(rows, function(i) i[sample.int(length(i), ${sizeCode(options)}${replace ? ', replace = TRUE' : ''})])`,
        'd <- d[sort(unlist(drawn)), , drop = FALSE] # in the order of the rows',
      ],
    }
  },
}

function sizeCode({ size, share, count, replace }: StepOptionsOf<typeof definition>): string {
  if (size === 'share') return `max(1, floor(${rNumber(share)} * length(i) + 0.5))`
  return replace ? rNumber(count) : `min(${rNumber(count)}, length(i))`
}
