import type { Design } from '#engine/methods/design/build-design.ts'
import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import { defineTable } from '../analysis.ts'
import * as column from '../outcome/columns.ts'
import { orEmpty } from '../outcome/or-empty.ts'
import { termCell } from './term-cells.ts'

/** Tables that regression models share. */

export const termColumn = column.term({ en: 'Term', zh: '模型项' })

export const collinearityTable = defineTable({
  title: { en: 'Collinearity', zh: '共线性诊断' },
  rows: ['term'],
  columns: {
    term: termColumn,
    df: column.df({ en: 'df', zh: '自由度' }),
    factor: column.estimate({ en: 'VIF (GVIF)', zh: 'VIF（GVIF）' }),
    perColumn: column.estimate({ en: 'GVIF^1/(2df)^', zh: 'GVIF^1/(2df)^' }),
  },
})

/** Rows of `collinearityTable`, one for each term of the design; `inflation` is in the same order. A cell that cannot be computed is empty. */
export function collinearityRows({ terms }: Design, inflation: readonly Inflation[]) {
  return terms.map(({ term }, k) => ({
    cells: {
      term: termCell(term),
      df: inflation[k]?.df ?? 0,
      factor: orEmpty(inflation[k]?.factor ?? Number.NaN),
      perColumn: orEmpty(inflation[k]?.perColumn ?? Number.NaN),
    },
  }))
}

/** Captures of a term's numbers after `inflationLines`; `key` names its row, j counts from 1. */
export function inflationCaptures(key: string, j: number): Readonly<Record<string, string>> {
  return {
    [`collinearity/${key}/df`]: `inflation[${j}, "df"]`,
    [`collinearity/${key}/factor`]: `inflation[${j}, "vif"]`,
    [`collinearity/${key}/perColumn`]: `inflation[${j}, "adjusted"]`,
  }
}
