import type { AnalysisDefinition, TableSpec } from '../analysis.ts'
import { type Display, messageRuns, messageText } from '../message.ts'
import type { ColumnSpec } from '../outcome/columns.ts'
import type { Cell, OutcomeColumn, OutcomeTable, Params } from '../outcome/outcome.ts'
import { formatCell, type RawCell, summaryForms } from './format-cell.ts'
import { sharedDecimals } from './shared-decimals.ts'
import { plainText, type TextRun } from './text-run.ts'
import { titled } from './titled.ts'

/** A table ready for display: every writer (page, Word, Excel, clipboard) prints this and nothing else. */
export interface PresentedTable {
  readonly id: string
  readonly title: string
  readonly head: readonly (readonly PresentedHeadCell[])[]
  readonly body: readonly PresentedRow[]
  readonly notes: readonly string[]
}

export type Alignment = 'left' | 'center' | 'right'

export interface PresentedHeadCell {
  readonly text: string
  readonly runs: readonly TextRun[]
  readonly align: Alignment
  readonly colSpan: number
  readonly rowSpan: number
}

export interface PresentedRow {
  readonly depth: number
  readonly cells: readonly PresentedCell[]
}

export interface PresentedCell {
  readonly text: string
  readonly runs: readonly TextRun[]
  readonly align: Alignment
  /** The number of the cell at full precision, for Excel; null if the cell is not a single number. */
  readonly raw: RawCell
}

/** A table whose rows are presented on demand: a page shows some of thousands. */
export interface OutlinedTable extends Omit<PresentedTable, 'body'> {
  /** How many rows the body has. */
  readonly rows: number
  /** Row k of the body, counted from 0; cached. */
  readonly row: (k: number) => PresentedRow
}

/**
 * The whole table as displayed. Throws an Error if the definition declares no such table or column: outcome and definition are then of
 * different versions.
 */
export function presentTable(definition: AnalysisDefinition, table: OutcomeTable, shown: Display): PresentedTable {
  return wholeTable(outlineTable(definition, table, shown))
}

/** The table with every row presented. */
export function wholeTable({ rows, row, ...table }: OutlinedTable): PresentedTable {
  return { ...table, body: Array.from({ length: rows }, (_, k) => row(k)) }
}

/** A single table for a file or the clipboard: `sample`, the line about the sample (`sampleLine`), is added to its notes. */
export function fileTable(table: OutlinedTable, sample: string | null): PresentedTable {
  const whole = wholeTable(table)
  return sample === null ? whole : { ...whole, notes: [...whole.notes, sample] }
}

/** The table with rows that are presented on demand. Throws like `presentTable`; `row` throws a RangeError beyond the last one. */
export function outlineTable(definition: AnalysisDefinition, table: OutcomeTable, shown: Display): OutlinedTable {
  const display = { ...shown, messages: definition.messages }
  const spec = definition.results.tables[table.of]
  if (spec === undefined) throw new Error(`${definition.id} declares no table ${table.of}`)
  const about: Params = table.where === undefined ? {} : { where: table.where }
  const params = { ...table.params, ...about }
  const language = display.settings.language
  const shared = table.columns.flatMap((column) => {
    const of = columnSpec(spec, column)
    const key = keyInTitle(table, column, of)
    return key === undefined ? [] : [{ cell: { key }, of }]
  })
  const columns = shownColumns(definition, table)
  const presentRow = (row: OutcomeTable['rows'][number]): PresentedRow => {
    const cells = columns.map(({ column, spec: of }) => ({ cell: row.cells[column.id] ?? null, of }))
    const decimals = sharedDecimals(cells, display.settings)
    return {
      depth: row.depth,
      cells: cells.map(({ cell, of }, k) => {
        const { runs, raw } = formatCell(cell, of, display, decimals[k])
        return { text: plainText(runs), runs, align: alignment(of), raw }
      }),
    }
  }
  const made: PresentedRow[] = []
  return {
    id: table.id,
    title: titled(
      messageText(spec.title, params, display),
      shared.map(({ cell, of }) => plainText(formatCell(cell, of, display).runs)),
      language,
    ),
    head: [columns.map(({ column, spec: of }) => headCell(of, { ...params, ...column.params }, display))],
    rows: table.rows.length,
    row: (k) => {
      const row = table.rows[k]
      if (row === undefined) throw new RangeError(`${table.id} has no row ${k}`)
      made[k] ??= presentRow(row)
      return made[k]
    },
    notes: [
      ...summaryForms(table, language),
      ...table.notes.map((note) =>
        messageText(definition.messages[note.code] ?? missing(note.code), note.params, display),
      ),
    ],
  }
}

/** The columns of a table but those that its title names. Throws like `presentTable`. */
export function shownColumns(definition: AnalysisDefinition, table: OutcomeTable) {
  const spec = definition.results.tables[table.of]
  if (spec === undefined) throw new Error(`${definition.id} declares no table ${table.of}`)
  return table.columns
    .map((column) => ({ column, spec: columnSpec(spec, column) }))
    .filter(({ column, spec: of }) => keyInTitle(table, column, of) === undefined)
}

function keyInTitle(table: OutcomeTable, column: OutcomeColumn, of: ColumnSpec): string | undefined {
  return of.kind === 'key' && of.inTitle === true ? sharedKey(table, column) : undefined
}

/** The member shared by all of several rows. */
function sharedKey({ rows }: OutcomeTable, { id }: OutcomeColumn): string | undefined {
  const keys = new Set(rows.map(({ cells }) => keyOf(cells[id])))
  const [only] = keys
  return rows.length > 1 && keys.size === 1 ? only : undefined
}

function keyOf(cell: Cell | undefined): string | undefined {
  return typeof cell === 'object' && cell !== null && 'key' in cell ? cell.key : undefined
}

function missing(code: string): { en: string; zh: string } {
  return { en: code, zh: code }
}

function columnSpec(spec: TableSpec, column: OutcomeColumn): ColumnSpec {
  const found = spec.columns[column.of]
  if (found === undefined) throw new Error(`No column ${column.of} is declared`)
  return found
}

function headCell(spec: ColumnSpec, params: Params, display: Display): PresentedHeadCell {
  const runs = messageRuns(spec.heading, params, display)
  return { text: plainText(runs), runs, align: alignment(spec), colSpan: 1, rowSpan: 1 }
}

function alignment(spec: ColumnSpec): Alignment {
  switch (spec.kind) {
    case 'label':
    case 'term':
    case 'key':
    case 'text':
      return 'left'
    case 'summary':
    case 'interval':
      return 'center'
    default:
      return 'right'
  }
}
