import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Cell, Done, Numeric, OutcomeRow, OutcomeTable } from '#catalog/kit/outcome.ts'
import { termKey } from '#catalog/kit/term-text.ts'

/**
 * Every number of an outcome's tables by its path: `<table>/<row key>/<column>`, where a row's key are the cells of its dimensions:
 * a variable's id, `variable=level`, the key of a test, `-` for none. An interval has `.lower` and `.upper`, a pair of degrees of freedom
 * `.1` and `.2`, a summary the names of its parts; a column of a group is `<column>@<level>`.
 */
export function outcomeValues(definition: AnalysisDefinition, outcome: Done): ReadonlyMap<string, Numeric> {
  const values = new Map<string, Numeric>()
  for (const table of outcome.tables) {
    const dimensions = definition.results.tables[table.of]?.rows ?? []
    for (const row of table.rows) {
      const key = dimensions.map((column) => keyOf(row.cells[column])).join('/')
      for (const [column, path] of measuredColumns(table, dimensions))
        addCell(values, `${table.id}/${key}/${path}`, row, column)
    }
  }
  return values
}

function measuredColumns(table: OutcomeTable, dimensions: readonly string[]): readonly (readonly [string, string])[] {
  return table.columns
    .filter(({ of }) => !dimensions.includes(of))
    .map(({ id, of, level }) => [
      id,
      level === undefined ? of : `${of}@${'level' in level ? String(level.level) : level.variable}`,
    ])
}

function addCell(values: Map<string, Numeric>, path: string, row: OutcomeRow, column: string): void {
  const cell = row.cells[column]
  if (cell === undefined || cell === null) return
  if (typeof cell !== 'object') values.set(path, cell)
  else if (isPair(cell)) for (const [i, value] of cell.entries()) values.set(`${path}.${i + 1}`, value)
  else if ('symbol' in cell) values.set(path, cell.value)
  else if ('lower' in cell || 'form' in cell)
    for (const [part, value] of Object.entries(cell))
      if (part !== 'form' && part !== 'decimals') values.set(`${path}.${part}`, value)
}

function keyOf(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return '-'
  if (typeof cell !== 'object') return String(cell)
  if (isPair(cell)) return cell.join(',')
  if ('product' in cell) return termKey(cell)
  if ('level' in cell) return `${cell.variable}=${String(cell.level)}`
  if ('variable' in cell) return cell.variable
  if ('key' in cell) return cell.key
  return 'text' in cell ? cell.text : '-'
}

function isPair(cell: Cell): cell is Extract<Cell, readonly Numeric[]> {
  return Array.isArray(cell)
}
