import { rColumn, rName } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { groupHelpers, rGroupRows, rRowsOfGroups } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variable, by, missingKeys, direction, name } = options
    return {
      helpers: groupHelpers(by),
      lines: [
        ...rGroupRows(data, by, missingKeys),
        rRowsOfGroups,
        `x <- ${direction === 'descending' ? '-' : ''}as.numeric(${rColumn(data, variable)})`,
        'new <- rep(NA_real_, nrow(d))',
        'for (i in rows) {',
        '  i <- i[!is.na(x[i])]',
        `  new[i] <- ${rankOf(options)}`,
        '}',
        `d$${rName(name.trim())} <- new`,
      ],
    }
  },
}

function rankOf({ form, ties, parts }: Options): string {
  switch (form) {
    case 'rank':
      if (ties === 'dense') return 'match(x[i], sort(unique(x[i])))'
      return `rank(x[i], ties.method = "${{ mean: 'average', min: 'min', max: 'max', order: 'first' }[ties]}")`
    case 'percent-rank':
      return 'if (length(i) == 1) 0 else (rank(x[i], ties.method = "min") - 1) / (length(i) - 1)'
    case 'cumulative-share':
      return 'rank(x[i], ties.method = "max") / length(i)'
    case 'ntile':
      return `floor(rank(x[i]) * ${parts} / (length(i) + 1)) + 1`
  }
}
