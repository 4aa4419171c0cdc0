import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { countLevels } from '#engine/frame/coded-column.ts'
import { factor } from '#engine/frame/factor.ts'
import type { Column } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { type MissingKinds, missingKinds } from '#engine/frame/missing-kinds.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef, Rejected } from '../../kit/outcome/outcome.ts'
import { type definition, maxValues } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Frequencies of a variable's values. */
export interface CountedVariable {
  readonly variable: string
  /** In the order of the table. */
  readonly values: readonly CountedValue[]
  /** Cases with a value. */
  readonly n: number
  readonly total: number
  readonly missing: MissingKinds
}

export interface CountedValue {
  readonly ref: LevelRef
  readonly count: number
  /** Number of cases with this value or one above it in the table. */
  readonly cumulative: number
  /** Wilson's interval of the proportion among cases with a value; null unless requested. */
  readonly interval: Interval | null
}

/** The rows that are counted. */
export interface CountedRows {
  /** 1 for rows in which at least one variable has a value. */
  readonly used: Uint8Array
  /** How many cases each row represents; undefined if each is one. */
  readonly weights: Float64Array | undefined
  /** Cases in all rows. */
  readonly total: number
}

/**
 * Counts the values of a column, each row with its weight, and marks the rows with a value in `used`. Refuses a column with too many values to
 * list.
 */
export async function countVariable(
  column: Column,
  { order, unused, intervals, confidence }: Options,
  { used, weights, total }: CountedRows,
  checkpoint: Checkpoint,
): Promise<CountedVariable | Rejected> {
  const variable = column.id
  if (hasMoreLevels(column, maxValues)) return tooMany(variable)
  await checkpoint()
  const coded = factor(column, { keep: unused ? 'all' : 'used' })
  if (coded.levels.length > maxValues) return tooMany(variable)
  await checkpoint()
  const counts = countLevels(coded, undefined, used, weights)
  await checkpoint()
  const missing = missingKinds(column, weights)
  await checkpoint()
  const n = counts.reduce((sum, count) => sum + count, 0)
  const sign = { value: 0, ascending: 1, descending: -1 }[order]
  const sorted = coded.levels
    .map(({ value }, k) => ({ ref: { variable, level: value }, count: counts[k] ?? 0 }))
    .toSorted((a, b) => sign * (a.count - b.count))
  let cumulative = 0
  const values = sorted.map(({ ref, count }): CountedValue => {
    cumulative += count
    return { ref, count, cumulative, interval: intervals && n > 0 ? wilsonInterval(count, n, confidence) : null }
  })
  return { variable, values, n, total, missing }
}

function tooMany(variable: string): Rejected {
  const params = { variable: { variable }, max: maxValues }
  return { status: 'rejected', code: 'too-many-values', params, option: 'variables' }
}
