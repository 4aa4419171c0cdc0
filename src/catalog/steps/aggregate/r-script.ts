import { rColumnName, rName, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import { groupHelpers, rGroupRows, rRowsOfGroups, rStatistic } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ by, missingKeys, items, quantileType }, data) {
    const names = rVector(by.map((id) => rColumnName(data, id)))
    return {
      helpers: groupHelpers(by),
      lines: [
        ...rGroupRows(data, by, missingKeys),
        rRowsOfGroups,
        by.length === 0
          ? 'groups <- data.frame(row.names = seq_along(rows))'
          : `groups <- d[vapply(rows, function(i) i[1], 0L), ${names}, drop = FALSE]`,
        ...items.map((item) => `groups$${rName(item.name.trim())} <- ${rStatistic(data, item, quantileType)}`),
        'd <- groups',
        'rownames(d) <- NULL',
      ],
    }
  },
}
