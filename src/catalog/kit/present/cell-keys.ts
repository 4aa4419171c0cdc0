import type { AnalysisDefinition } from '../analysis.ts'
import type { ColumnSpec } from '../outcome/columns.ts'
import type { OutcomeTable } from '../outcome/outcome.ts'
import { shownColumns } from './present-table.ts'

/** What the rows and columns of a presented table are about, in no language: a cell is found again by them when rows have moved. */
export interface CellKeys {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** Whether the cells of a column name their rows, and show no result. */
  readonly areNames: readonly boolean[]
}

const names: readonly ColumnSpec['kind'][] = ['label', 'term', 'key']
const naming: readonly ColumnSpec['kind'][] = [...names, 'text']

/**
 * The keys of a table as `presentTable` shows it. The key of a row is made of its labels, those of the rows that it is indented below, and its place
 * among rows that are named alike; where a table names no rows, of the first cell. Throws like `presentTable`.
 */
export function cellKeys(definition: AnalysisDefinition, table: OutcomeTable): CellKeys {
  const specs = definition.results.tables[table.of]?.columns ?? {}
  const named = table.columns.filter(({ of }) => naming.includes(specs[of]?.kind ?? 'count'))
  const about = named.length > 0 ? named : table.columns.slice(0, 1)
  const count = new Map<string, number>()
  const path: string[] = []
  const rows = table.rows.map(({ depth, cells }) => {
    const own = JSON.stringify(about.map(({ id }) => cells[id] ?? null))
    path.length = depth
    path[depth] = own
    const name = path.join(' ')
    const place = count.get(name) ?? 0
    count.set(name, place + 1)
    return place === 0 ? name : `${name} ${place}`
  })
  const shown = shownColumns(definition, table)
  const columns = shown.map(({ column: { of, level } }) =>
    level === undefined ? of : `${of} ${JSON.stringify(level)}`,
  )
  return { rows, columns, areNames: shown.map(({ spec }) => names.includes(spec.kind)) }
}
