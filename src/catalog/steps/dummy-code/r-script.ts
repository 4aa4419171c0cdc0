import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rColumnName, rName, rVector } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { type Coded, codedColumns } from './coded-columns.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { variable, missing } = options
    const coded = codedColumns(options, rColumnName(data, variable))
    if ('status' in coded) return { helpers: [], lines: [] }
    const ofTexts = columnInfo(data, variable)?.type === 'text'
    const values = coded.levels.map(({ value }) => (ofTexts ? String(value) : Number(value)))
    const count = coded.levels.length + Number(missing === 'own-level')
    return {
      helpers: [],
      lines: [
        `x <- ${rColumn(data, variable)}`,
        `k <- match(x, ${rVector(values)}) # the level of each row`,
        ...(missing === 'own-level' ? [`k[is.na(x)] <- ${count}`] : []),
        `m <- ${matrix(options, coded, count)}`,
        ...coded.columns.flatMap(({ name }, j) => [
          `d$${rName(name)} <- m[k, ${j + 1}]`,
          ...(missing === 'zero' ? [`d$${rName(name)}[is.na(x)] <- 0`] : []),
        ]),
      ],
    }
  },
}

/** The expression of the contrasts: a row for each level. */
function matrix({ coding }: Options, { reference }: Coded, count: number): string {
  switch (coding) {
    case 'indicator':
      return reference === null ? `diag(${count})` : `contr.treatment(${count}, base = ${reference + 1})`
    case 'effect': {
      // contr.sum has the reference in the last row
      const order = Array.from({ length: count }, (_, k) =>
        k === reference ? count : k < (reference ?? 0) ? k + 1 : k,
      )
      return `contr.sum(${count})[${rVector(order)}, , drop = FALSE]`
    }
    case 'helmert':
      return `contr.helmert(${count})`
    case 'polynomial':
      return `contr.poly(${count})`
  }
}
