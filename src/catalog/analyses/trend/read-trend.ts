import { caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn, completeCodes, countMissing } from '#engine/frame/coded-column.ts'
import { eventPlace } from '#engine/frame/count-events.ts'
import type { CountTable } from '#engine/frame/count-table.ts'
import { margins } from '#engine/frame/count-table.ts'
import { crossLevels } from '#engine/frame/cross-levels.ts'
import type { Factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { midRankScores } from '#engine/methods/proportions/trend.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Exclusion, LevelRef, Params, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Groups in rows; in columns the values of an ordered outcome, or non-events and events. */
export interface ScoredTable {
  readonly variable: string
  /** Null for an ordered outcome. */
  readonly event: LevelRef | null
  readonly groups: readonly LevelRef[]
  readonly counts: CountTable
  readonly rowScores: readonly number[]
  readonly columnScores: readonly number[]
}

export interface ScoredTables {
  readonly tables: readonly ScoredTable[]
  readonly sample: Sample
}

const maxLevels = 50

export async function readTrend(
  frame: Frame,
  options: Options,
  { checkpoint, ...context }: ComputeContext,
): Promise<ScoredTables | Rejected> {
  const { outcomes, group, missing, question, events, scores } = options
  if (outcomes.includes(group)) return refused('outcome-is-group', { variable: { variable: group } }, 'outcomes')
  for (const id of [group, ...outcomes]) {
    const column = columnById(frame, id)
    const option = id === group ? 'group' : 'outcomes'
    if (hasMoreLevels(column, maxLevels))
      return refused('too-many-levels', { variable: { variable: id }, max: maxLevels }, option)
    await checkpoint()
  }
  const by = codedColumn(frame, group)
  await checkpoint()
  const factors: { readonly variable: string; readonly factor: Factor }[] = []
  for (const variable of outcomes) {
    factors.push({ variable, factor: codedColumn(frame, variable, { keep: 'all' }) })
    await checkpoint()
  }
  const all = [by, ...factors.map(({ factor }) => factor)]
  const keep = missing === 'listwise' ? completeCodes(all, frame.rows) : undefined
  await checkpoint()
  const weights = caseWeights(frame, context.weights)
  const used = new Uint8Array(frame.rows)
  const tables: ScoredTable[] = []
  const excluded: Exclusion[] = [...exclusion(group, 'missing', countMissing(by, weights))]
  for (const { variable, factor } of factors) {
    const event = eventPlace(factor, events[variable]?.event ?? null)
    const crossed = crossLevels(by, factor, keep, used, weights)
    await checkpoint()
    excluded.push(...exclusion(variable, 'missing', countMissing(factor, weights)))
    const counts =
      question === 'event'
        ? crossed.map((row) => [row.reduce((sum, n, j) => (j === event ? sum : sum + n), 0), row[event] ?? 0])
        : crossed
    const ends = margins(counts)
    const [rows, columns] = [present(ends.rows), present(ends.columns)]
    if (rows.length < 2 || columns.length < 2) return refused('one-line', { variable: { variable } }, 'outcomes')
    const rowScores = scoresOf(
      scores,
      rows.map((i) => by.levels[i]?.value ?? ''),
      rows.map((i) => ends.rows[i] ?? 0),
    )
    if (rowScores === undefined) return refused('scores-not-numbers', { variable: { variable: group } }, 'scores')
    const columnScores =
      question === 'event'
        ? [0, 1]
        : scoresOf(
            scores,
            columns.map((j) => factor.levels[j]?.value ?? ''),
            columns.map((j) => ends.columns[j] ?? 0),
          )
    if (columnScores === undefined) return refused('scores-not-numbers', { variable: { variable } }, 'scores')
    tables.push({
      variable,
      event: question === 'event' ? { variable, level: factor.levels[event]?.value ?? '' } : null,
      groups: rows.map((i) => ({ variable: group, level: by.levels[i]?.value ?? '' })),
      counts: rows.map((i) => columns.map((j) => counts[i]?.[j] ?? 0)),
      rowScores,
      columnScores,
    })
    await checkpoint()
  }
  return { tables, sample: { ...countCases(used, weights), excluded } }
}

/** Indices of the counts above 0. */
function present(counts: readonly number[]): readonly number[] {
  return counts.flatMap((count, i) => (count > 0 ? [i] : []))
}

/** Undefined if the values are to be used as scores but are not numbers, or are too large to be squared. */
function scoresOf(
  rule: Options['scores'],
  values: readonly (number | string)[],
  counts: readonly number[],
): readonly number[] | undefined {
  if (rule === 'equal') return values.map((_, i) => i + 1)
  if (rule === 'mid-ranks') return midRankScores(counts)
  const numbers = values.map((value) => (String(value).trim() === '' ? Number.NaN : Number(value)))
  return numbers.every((value) => Math.abs(value) <= 1e100) ? numbers : undefined
}

function refused(
  code: 'outcome-is-group' | 'too-many-levels' | 'one-line' | 'scores-not-numbers',
  params: Params,
  option: string,
): Rejected {
  return { status: 'rejected', code, params, option }
}
