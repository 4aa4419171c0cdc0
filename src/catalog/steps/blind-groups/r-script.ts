import { rColumn, rLiteral } from '../../kit/r/r-code.ts'
import { rSetSeed } from '../../kit/r/r-set-seed.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ variable, levels, seed, state }, data) {
    if (state === 'unblinded') return { helpers: [], lines: ['# the groups are unblinded'] }
    const x = rColumn(data, variable ?? '')
    const groups = levels.map((level) => (level === null ? 'NA' : rLiteral(level))).join(', ')
    return {
      helpers: [],
      lines: [
        rSetSeed(seed),
        `letters_of_groups <- LETTERS[sample.int(${levels.length})]`,
        `${x} <- letters_of_groups[match(${x}, c(${groups}), incomparables = NA)]`,
      ],
    }
  },
}
