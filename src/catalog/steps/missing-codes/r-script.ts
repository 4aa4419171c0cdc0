import { rMissingLines, rName } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ numbers, texts, among, variables }, { columns }) {
    const meant = columns.filter(
      ({ id, type }) => (type === 'number' || type === 'text') && (among === 'all' || variables.includes(id)),
    )
    return {
      helpers: [],
      lines: meant.flatMap((column) =>
        rMissingLines(`d$${rName(column.name)}`, {
          ...column,
          missingCodes: column.type === 'text' ? texts : numbers.codes,
          missingRanges: numbers.ranges,
        }),
      ),
    }
  },
}
