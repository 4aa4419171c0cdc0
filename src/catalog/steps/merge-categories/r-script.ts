import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, rMissingLines, rName, rString, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import { targetName } from '../../kit/steps/into-options.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variable, merges } = options
    const column = columnInfo(data, variable)
    const target = `d$${rName(targetName(rColumnName(data, variable), options))}`
    return {
      helpers: [],
      lines: [
        `x <- ${rColumn(data, variable)}`,
        ...merges.groups
          .filter(({ values }) => values.length > 0)
          .map(({ to, values }) => `x[x %in% ${rVector(values)}] <- ${rString(to)}`),
        `${target} <- x`,
        ...(column === undefined ? [] : rMissingLines(target, column)),
      ],
    }
  },
}
