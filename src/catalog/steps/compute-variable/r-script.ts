import { columnTypes, readFormula } from '#engine/expression/formula.ts'
import { columnsOf } from '#engine/expression/parse.ts'
import { toR } from '#engine/expression/to-r.ts'
import { rColumn, rName, rString } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ name, formula }, data) {
    const types = columnTypes(data.columns)
    const { expression, type } = readFormula(formula, types, 'value')
    const { code, helpers } = toR(expression, types, { column: (id) => rColumn(data, id), text: rString })
    const value = type === 'logical' ? `as.numeric(${code})` : code
    const cells = columnsOf(expression).length === 0 ? `rep(${value}, length.out = nrow(d))` : value
    return { helpers, lines: [`d$${rName(name.trim())} <- ${cells}`] }
  },
}
