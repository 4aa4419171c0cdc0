import { rName } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import { groupHelpers, rGroupRows, rRowsOfGroups, rStatistic } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ by, missingKeys, items, quantileType }, data) {
    return {
      helpers: groupHelpers(by),
      lines: [
        ...rGroupRows(data, by, missingKeys),
        rRowsOfGroups,
        'own <- match(g, names(rows)) # the group of each row',
        ...items.map((item) => `d$${rName(item.name.trim())} <- ${rStatistic(data, item, quantileType)}[own]`),
      ],
    }
  },
}
