import type { Checkpoint } from '#engine/checkpoint.ts'
import { codedColumn, completeCodes } from '#engine/frame/coded-column.ts'
import type { Factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { type CountTable, margins, withoutEmpty } from '#engine/methods/chi-square-test.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { exclusion } from '../../kit/exclusion.ts'
import type { LevelRef, Rejected, Sample } from '../../kit/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A table without empty rows and columns: groups in rows, values of the outcome in columns. */
export interface Crossed {
  /** The outcome; null for a typed table. */
  readonly variable: string | null
  readonly rows: readonly LevelRef[]
  readonly columns: readonly LevelRef[]
  readonly counts: CountTable
  /** Both sides have an order, or two values; and one has an order. */
  readonly ordered: boolean
  /** Places of the event, where there are two columns, and of the reference group. */
  readonly event: number | null
  readonly reference: number
}

export interface CrossedTables {
  readonly tables: readonly Crossed[]
  readonly sample: Sample
}

/** Larger tables nobody reads. */
const mostLevels = 50

export async function readTables(
  frame: Frame,
  options: Options,
  checkpoint: Checkpoint,
): Promise<CrossedTables | Rejected> {
  return options.input === 'counts' ? typedTable(options) : crossedVariables(frame, options, checkpoint)
}

function typedTable({ table: { rows, columns, counts } }: Options): CrossedTables | Rejected {
  const table = crossed(
    null,
    rows.map((level) => ({ variable: 'rows', level })),
    columns.map((level) => ({ variable: 'columns', level })),
    counts,
  )
  if (isOneLine(table)) return { status: 'rejected', code: 'typed-one-line', params: {}, option: 'table.counts' }
  const n = margins(counts).total
  const event = table.columns.length === 2 ? 0 : null
  return {
    tables: [{ ...table, ordered: false, event, reference: table.rows.length - 1 }],
    sample: { total: n, used: n, excluded: [] },
  }
}

async function crossedVariables(
  frame: Frame,
  options: Options,
  checkpoint: Checkpoint,
): Promise<CrossedTables | Rejected> {
  const { outcomes, group, missing } = options
  if (outcomes.includes(group)) return refused('outcome-is-group', group, 'outcomes')
  for (const id of [group, ...outcomes]) {
    const column = columnById(frame, id)
    if (column !== undefined && hasMoreLevels(column, mostLevels))
      return refused('too-many-levels', id, id === group ? 'group' : 'outcomes')
    await checkpoint()
  }
  const by = codedColumn(frame, group)
  await checkpoint()
  const factors: Factor[] = []
  for (const id of outcomes) {
    factors.push(codedColumn(frame, id))
    await checkpoint()
  }
  const used = new Uint8Array(frame.rows)
  const keep = missing === 'listwise' ? completeCodes([by, ...factors], frame.rows) : undefined
  await checkpoint()
  const tables: Crossed[] = []
  const excluded = [
    ...exclusion(
      group,
      'missing',
      count(by.codes, (code) => code < 0),
    ),
  ]
  for (const [k, variable] of outcomes.entries()) {
    const of = factors[k]
    if (of === undefined) continue
    const counts = countPairs(by, of, keep, used)
    await checkpoint()
    excluded.push(
      ...exclusion(
        variable,
        'missing',
        count(of.codes, (code, i) => code < 0 && (by.codes[i] ?? -1) >= 0),
      ),
    )
    const table = crossed(variable, refs(group, by), refs(variable, of), counts)
    if (isOneLine(table)) return refused('one-line', variable, 'outcomes')
    const measures = [group, variable].map((id) => columnById(frame, id)?.measure)
    tables.push({
      ...table,
      ordered:
        measures.includes('ordinal') &&
        measures.every((measure, side) => measure === 'ordinal' || table[side === 0 ? 'rows' : 'columns'].length === 2),
      event: eventOf(table.columns, options.events[variable]?.event ?? null),
      reference: Math.max(
        0,
        table.rows.findIndex(({ level }) => level === options.reference),
      ),
    })
    await checkpoint()
  }
  return { tables, sample: { total: frame.rows, used: count(used, (one) => one === 1), excluded } }
}

function refused(
  code: 'outcome-is-group' | 'too-many-levels' | 'one-line',
  variable: string,
  option: string,
): Rejected {
  return { status: 'rejected', code, params: { variable: { variable }, max: mostLevels }, option }
}

function refs(variable: string, { levels }: Factor): readonly LevelRef[] {
  return levels.map(({ value }) => ({ variable, level: value }))
}

function countPairs(by: Factor, of: Factor, keep: Uint8Array | undefined, used: Uint8Array): CountTable {
  const counts = by.levels.map(() => of.levels.map(() => 0))
  for (let i = 0; i < by.codes.length; i++) {
    const row = counts[by.codes[i] ?? -1]
    const j = of.codes[i] ?? -1
    if (row === undefined || j < 0 || keep?.[i] === 0) continue
    row[j] = (row[j] ?? 0) + 1
    used[i] = 1
  }
  return counts
}

function crossed(
  variable: string | null,
  rows: readonly LevelRef[],
  columns: readonly LevelRef[],
  counts: CountTable,
): Pick<Crossed, 'variable' | 'rows' | 'columns' | 'counts'> {
  const ends = margins(counts)
  return {
    variable,
    rows: rows.filter((_, i) => (ends.rows[i] ?? 0) > 0),
    columns: columns.filter((_, j) => (ends.columns[j] ?? 0) > 0),
    counts: withoutEmpty(counts),
  }
}

function isOneLine({ rows, columns }: Pick<Crossed, 'rows' | 'columns'>): boolean {
  return rows.length < 2 || columns.length < 2
}

/** The second of two unless another was chosen. */
function eventOf(columns: readonly LevelRef[], chosen: LevelValue | null): number | null {
  if (columns.length !== 2) return null
  const place = columns.findIndex(({ level }) => level === chosen)
  return place < 0 ? 1 : place
}

function count(codes: Int32Array | Uint8Array, counts: (code: number, row: number) => boolean): number {
  let total = 0
  for (let i = 0; i < codes.length; i++) if (counts(codes[i] ?? -1, i)) total++
  return total
}
