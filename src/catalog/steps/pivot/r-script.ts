import { rColumn, rColumnName, rLiteral, rName, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import { groupHelpers, rGroupRows, rRowsOfGroups, rStatistic } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'
import { levelNames } from './level-names.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { by, missingKeys, column, levels, statistic, value, totals, totalName } = options
    const names = rVector(by.map((id) => rColumnName(data, id)))
    const there = levels.map((level) => (level === null ? 'NA' : rLiteral(level)))
    const item = { id: '', name: '', statistic, column: statistic === 'n' ? null : value, percentile: 50 }
    const cell = rStatistic(data, item, 'type7')
    return {
      helpers: groupHelpers(by),
      lines: [
        ...rGroupRows(data, by, missingKeys),
        `at <- match(${rColumn(data, column)}, c(${there.join(', ')}), incomparables = NA)`,
        rRowsOfGroups,
        'all_rows <- rows',
        by.length === 0
          ? 'groups <- data.frame(row.names = seq_along(rows))'
          : `groups <- d[vapply(rows, function(i) i[1], 0L), ${names}, drop = FALSE]`,
        ...levelNames(options).flatMap(({ at, name }) => [
          `rows <- lapply(all_rows, function(i) i[at[i] %in% ${at + 1}])`,
          `groups$${rName(name)} <- ${cell}`,
        ]),
        ...(totals
          ? ['rows <- lapply(all_rows, function(i) i[!is.na(at[i])])', `groups$${rName(totalName.trim())} <- ${cell}`]
          : []),
        'd <- groups',
        'rownames(d) <- NULL',
      ],
    }
  },
}
