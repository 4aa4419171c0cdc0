import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rVector } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ keys }, data) {
    const terms: string[] = []
    const decreasing: string[] = []
    for (const { column: id, descending } of keys) {
      const column = columnInfo(data, id)
      const name = rColumn(data, id)
      if (column?.measure === 'ordinal' && column.valueLabels.length > 0) {
        const labels = column.valueLabels.map(({ value }) => value)
        terms.push(`ifelse(is.na(${name}), NA, match(${name}, ${rVector(labels)}, nomatch = ${labels.length + 1}))`)
        decreasing.push(descending ? 'TRUE' : 'FALSE')
      }
      terms.push(name)
      decreasing.push(descending ? 'TRUE' : 'FALSE')
    }
    return {
      helpers: [],
      lines: [
        `d <- d[order(${terms.join(', ')},`,
        `  decreasing = c(${decreasing.join(', ')}), na.last = TRUE, method = "radix"), , drop = FALSE]`,
      ],
    }
  },
}
