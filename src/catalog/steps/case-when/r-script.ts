import { columnTypes, readFormula } from '#engine/expression/formula.ts'
import { toR } from '#engine/expression/to-r.ts'
import { textFromNumber } from '#engine/frame/number-text.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rLiteral, rName, rString } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ cases, otherwise, other, variable, name }, data) {
    const types = columnTypes(data.columns)
    const conditions = cases.map(({ condition }) => {
      const { expression } = readFormula(condition, types, 'condition')
      return toR(expression, types, { column: (id) => rColumn(data, id), text: rString })
    })
    const rest = otherwise === 'variable' && variable !== null ? columnInfo(data, variable) : undefined
    const given = [...cases.map(({ value }) => value), ...(otherwise === 'value' ? [other] : [])]
    const asTexts = rest?.type === 'text' || given.some((value) => typeof value === 'string')
    const literal = (value: number | string | null) => {
      if (value === null) return 'NA'
      return asTexts && typeof value === 'number' ? rString(textFromNumber(value)) : rLiteral(value)
    }
    const isNumberText = asTexts && rest !== undefined && rest.type !== 'text'
    const column = rest === undefined ? '' : rColumn(data, rest.id)
    const constant = otherwise === 'value' ? literal(other) : asTexts ? 'NA_character_' : 'NA_real_'
    const start = rest === undefined ? `rep(${constant}, nrow(d))` : isNumberText ? `number_text(${column})` : column
    return {
      helpers: [
        ...new Set([...conditions.flatMap(({ helpers }) => helpers), ...(isNumberText ? ['number_text'] : [])]),
      ],
      lines: [
        'taken <- rep(0, nrow(d)) # the first condition that is true; an unknown one is not',
        ...conditions.flatMap(({ code }, k) => [
          `met <- rep(${code}, length.out = nrow(d)) %in% TRUE`,
          `taken[taken == 0 & met] <- ${k + 1}`,
        ]),
        `new <- ${start}`,
        ...cases.map(({ value }, k) => `new[taken == ${k + 1}] <- ${literal(value)}`),
        `d$${rName(name.trim())} <- new`,
      ],
    }
  },
}
