import { columnTypes, readFormula } from '#engine/expression/formula.ts'
import { toR } from '#engine/expression/to-r.ts'
import { rColumn, rString } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ condition, rows }, data) {
    const types = columnTypes(data.columns)
    const { expression } = readFormula(condition, types, 'condition')
    const { code, helpers } = toR(expression, types, { column: (id) => rColumn(data, id), text: rString })
    return {
      helpers,
      lines: [
        `met <- rep(${code}, length.out = nrow(d))`,
        rows === 'keep' ? 'd <- d[which(met), , drop = FALSE]' : 'd <- d[!(met %in% TRUE), , drop = FALSE]',
      ],
    }
  },
}
