import type { Column, NumericColumn, TextColumn } from '#engine/frame/frame.ts'
import { buildColumn } from './build-column.ts'
import { classifyCell } from './cell-kind.ts'
import type { FinishedCells } from './column-cells.ts'
import { sourceColumns } from './file-order.ts'
import type { CellRules, ColumnRules, ImportColumn } from './schema.ts'

const noRules: ColumnRules = { rules: [] }

/** The columns that the schema includes, in its order. `cellsOf` returns the cells of each source column, and is called once for each. */
export function buildColumns(
  columns: readonly ImportColumn[],
  cellsOf: (index: number) => FinishedCells | null,
  cellRules: CellRules,
  decimal: '.' | ',',
): readonly Column[] {
  const made: Column[] = []
  const limits: Column[] = []
  const ofLimits = columns.filter(({ limitsOf }) => limitsOf !== undefined)
  for (const [k, column] of sourceColumns(columns).entries()) {
    const cells = column.include ? cellsOf(k) : null
    if (cells === null) continue
    const built = buildColumn(cells, column, cellRules[column.id] ?? noRules, decimal)
    made.push(built)
    const marks = ofLimits.find(({ limitsOf, include }) => limitsOf === column.id && include)
    if (marks !== undefined && built.type !== 'text') limits.push(limitColumn(cells, built, marks, decimal))
  }
  return [...made, ...limits]
}

const signs = ['<', '=', '>'] as const

/** For each value of a numeric column whether it is a limit (`<`, `>`) or measured (`=`). Blanks stay blank. */
function limitColumn(
  cells: FinishedCells,
  { values }: NumericColumn,
  { id, name, measure, label }: ImportColumn,
  decimal: '.' | ',',
): TextColumn {
  const signOf = cells.texts.map((text) => {
    const { kind } = classifyCell(text, decimal)
    return signs.indexOf(kind === 'below-limit' ? '<' : kind === 'above-limit' ? '>' : '=')
  })
  const found = Int32Array.from(values, (value) => (Number.isNaN(value) ? -1 : 1))
  const mark = (row: number, code: number) => {
    if (code >= 0 && found[row] !== -1) found[row] = signOf[code] as number
  }
  if (cells.form === 'texts') for (let row = 0; row < found.length; row++) mark(row, cells.codes[row] as number)
  else for (const [k, row] of cells.oddRows.entries()) mark(row, cells.oddCodes[k] as number)
  const used = signs.filter((_, sign) => found.includes(sign))
  return {
    id,
    name,
    label: label ?? '',
    measure,
    valueLabels: used.map((value) => ({ value, label: value })),
    missingCodes: [],
    missingRanges: [],
    type: 'text',
    codes: found.map((sign) => (sign < 0 ? -1 : used.indexOf(signs[sign] as (typeof signs)[number]))),
    dictionary: used,
  }
}
