import { caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn, completeCodes, countMissing } from '#engine/frame/coded-column.ts'
import type { CountTable } from '#engine/frame/count-table.ts'
import { margins, withoutEmpty } from '#engine/frame/count-table.ts'
import { crossLevels } from '#engine/frame/cross-levels.ts'
import type { Factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { LevelRef, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A contingency table without empty rows and columns: groups in rows, values of the outcome in columns. */
export interface Crossed {
  /** The outcome; null for a table that was typed in. */
  readonly variable: string | null
  readonly rows: readonly LevelRef[]
  readonly columns: readonly LevelRef[]
  readonly counts: CountTable
  /** Each side is ordered or has two values, and at least one side is ordered. */
  readonly ordered: boolean
  /** Indices of the event column, if there are two columns, and of the reference group. */
  readonly event: number | null
  readonly reference: number
}

export interface CrossedTables {
  readonly tables: readonly Crossed[]
  readonly sample: Sample
}

/** Larger tables are unreadable. */
const maxLevels = 50

export async function readTables(
  frame: Frame,
  options: Options,
  context: ComputeContext,
): Promise<CrossedTables | Rejected> {
  return options.input === 'counts' ? typedTable(options) : crossedVariables(frame, options, context)
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
  { checkpoint, ...context }: ComputeContext,
): Promise<CrossedTables | Rejected> {
  const { outcomes, group, missing } = options
  if (outcomes.includes(group)) return refused('outcome-is-group', group, 'outcomes')
  for (const id of [group, ...outcomes]) {
    const column = columnById(frame, id)
    if (hasMoreLevels(column, maxLevels)) return refused('too-many-levels', id, id === group ? 'group' : 'outcomes')
    await checkpoint()
  }
  const by = codedColumn(frame, group)
  await checkpoint()
  const factors: Factor[] = []
  for (const id of outcomes) {
    factors.push(codedColumn(frame, id))
    await checkpoint()
  }
  const weights = caseWeights(frame, context.weights)
  const used = new Uint8Array(frame.rows)
  const keep = missing === 'listwise' ? completeCodes([by, ...factors], frame.rows) : undefined
  await checkpoint()
  const tables: Crossed[] = []
  const excluded = [...exclusion(group, 'missing', countMissing(by, weights))]
  for (const [k, variable] of outcomes.entries()) {
    const of = factors[k]
    if (of === undefined) continue
    const counts = crossLevels(by, of, keep, used, weights)
    await checkpoint()
    excluded.push(...exclusion(variable, 'missing', countMissing(of, weights, by)))
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
  return { tables, sample: { ...countCases(used, weights), excluded } }
}

function refused(
  code: 'outcome-is-group' | 'too-many-levels' | 'one-line',
  variable: string,
  option: string,
): Rejected {
  return { status: 'rejected', code, params: { variable: { variable }, max: maxLevels }, option }
}

function refs(variable: string, { levels }: Factor): readonly LevelRef[] {
  return levels.map(({ value }) => ({ variable, level: value }))
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

/** The second of two values unless another was chosen. */
function eventOf(columns: readonly LevelRef[], chosen: LevelValue | null): number | null {
  if (columns.length !== 2) return null
  const place = columns.findIndex(({ level }) => level === chosen)
  return place < 0 ? 1 : place
}
