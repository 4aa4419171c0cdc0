import type { AnalysisDefinition } from '../analysis.ts'
import { termKey } from '../present/term-text.ts'
import type { Cell, Done, Numeric, OutcomeTable } from './outcome.ts'

/** A number of a table, and its position. */
export interface MeasuredNumber {
  /** `<table>/<row key>/<column>`: see `outcomeValues`. */
  readonly path: string
  readonly value: Numeric
  readonly table: OutcomeTable
  /** Indices into the table's rows and columns. */
  readonly row: number
  readonly column: number
  /** Part of a cell with several numbers: `lower`, `upper`, `1`, `2`, or the name of a part of a summary. */
  readonly part?: string
}

/**
 * Every number of an outcome's tables by its path: `<table>/<row key>/<column>`. A row's key are the cells of its dimensions: a variable's id,
 * `variable=level`, the key of a test, `-` for none. An interval has `.lower` and `.upper`, a pair of degrees of freedom `.1` and `.2`, a
 * summary the names of its parts; a column of a group is `<column>@<level>`.
 */
export function outcomeValues(definition: AnalysisDefinition, outcome: Done): ReadonlyMap<string, Numeric> {
  return new Map(measuredNumbers(definition, outcome).map(({ path, value }) => [path, value]))
}

/** Every number of an outcome's tables with its path (`outcomeValues`) and its position. */
export function measuredNumbers(definition: AnalysisDefinition, outcome: Done): readonly MeasuredNumber[] {
  return outcome.tables.flatMap((table) => {
    const dimensions = definition.results.tables[table.of]?.rows ?? []
    return table.rows.flatMap((cells, row) => {
      const key = dimensions.map((column) => keyOf(cells.cells[column])).join('/')
      return table.columns.flatMap((of, column) => {
        if (dimensions.includes(of.of)) return []
        const path = `${table.id}/${key}/${pathOf(of)}`
        return numbersOf(cells.cells[of.id]).map(([part, value]) =>
          part === undefined
            ? { path, value, table, row, column }
            : { path: `${path}.${part}`, value, table, row, column, part },
        )
      })
    })
  })
}

function pathOf({ of, level }: OutcomeTable['columns'][number]): string {
  return level === undefined ? of : `${of}@${'level' in level ? String(level.level) : level.variable}`
}

function numbersOf(cell: Cell | undefined): readonly (readonly [part: string | undefined, value: Numeric])[] {
  if (cell === undefined || cell === null) return []
  if (typeof cell !== 'object') return [[undefined, cell]]
  if (isPair(cell)) return cell.map((value, i) => [String(i + 1), value])
  if ('symbol' in cell) return [[undefined, cell.value]]
  if ('lower' in cell || 'form' in cell)
    return Object.entries(cell).filter(([part]) => part !== 'form' && part !== 'decimals')
  return []
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
