import { caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn, completeCodes, countMissing } from '#engine/frame/coded-column.ts'
import type { CountTable } from '#engine/frame/count-table.ts'
import { crossCodes } from '#engine/frame/cross-codes.ts'
import type { Factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { recodedLevels } from '#engine/frame/recoded-levels.ts'
import { allPairs } from '#engine/methods/inference/all-pairs.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { mergedLevels, mergedRefs } from '../../kit/comparison/merged-levels.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { LevelRef, Params, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A cross-table of two raters: categories of the first in rows, the same categories of the second in columns. */
export interface RatedPair {
  /** Null for a table that was typed in. */
  readonly first: string | null
  readonly second: string | null
  readonly counts: CountTable
}

export interface Ratings {
  readonly categories: readonly LevelRef[]
  readonly pairs: readonly RatedPair[]
  /** For each rater the category by row, -1 if missing; empty for a table that was typed in. */
  readonly codes: readonly Int32Array[]
  /** How many cases each row represents; undefined if each is one. */
  readonly caseWeights: Float64Array | undefined
  readonly sample: Sample
}

/** More categories make an unreadable table. */
const maxCategories = 30

/** Agreement cannot be estimated from fewer rated objects. */
export const minRows = 2

export async function readRatings(
  frame: Frame,
  options: Options,
  context: ComputeContext,
): Promise<Ratings | Rejected> {
  return options.input === 'counts' ? typedRatings(options) : raterColumns(frame, options, context)
}

function typedRatings({ table: { rows, columns, counts } }: Options): Ratings | Rejected {
  const n = counts.flat().reduce((sum, count) => sum + count, 0)
  const isSquare = rows.length === columns.length && rows.every((value, i) => value === columns[i])
  if (!isSquare || n < minRows)
    return { status: 'rejected', code: 'typed-not-square', params: { min: minRows }, option: 'table.counts' }
  return {
    categories: rows.map((level) => ({ variable: 'rows', level })),
    pairs: [{ first: null, second: null, counts }],
    codes: [],
    caseWeights: undefined,
    sample: { total: n, used: n, excluded: [] },
  }
}

async function raterColumns(
  frame: Frame,
  { raters, missing }: Options,
  { checkpoint, ...context }: ComputeContext,
): Promise<Ratings | Rejected> {
  const factors: Factor[] = []
  for (const variable of raters) {
    const column = columnById(frame, variable)
    if (hasMoreLevels(column, maxCategories))
      return refused('too-many-levels', { variable: { variable }, max: maxCategories })
    await checkpoint()
    factors.push(codedColumn(frame, variable, { keep: 'all' }))
    await checkpoint()
  }
  const lists = factors.map(({ levels }) => levels.map(({ value }) => value))
  const values = mergedLevels(lists)
  if (values.length > maxCategories) return refused('too-many-categories', { max: maxCategories })
  if (values.length < 2) return refused('one-category', {})
  const codes: Int32Array[] = []
  for (const factor of factors) {
    codes.push(recodedLevels(factor, values))
    await checkpoint()
  }
  const keep = missing === 'listwise' ? completeCodes(factors, frame.rows) : undefined
  await checkpoint()
  const weights = caseWeights(frame, context.weights)
  const used = new Uint8Array(frame.rows)
  const pairs: RatedPair[] = []
  for (const [i, j] of allPairs(raters.length)) {
    const [first, second, a, b] = [raters[i], raters[j], codes[i], codes[j]]
    if (first === undefined || second === undefined || a === undefined || b === undefined) continue
    const counts = crossCodes(a, b, values.length, keep, used, weights)
    await checkpoint()
    const n = counts.flat().reduce((sum, count) => sum + count, 0)
    if (n < minRows)
      return refused('too-few-rows', {
        first: { variable: first },
        second: { variable: second },
        n,
        min: minRows,
      })
    pairs.push({ first, second, counts })
  }
  const excluded = raters.flatMap((variable, r) => {
    const factor = factors[r]
    return factor === undefined ? [] : exclusion(variable, 'missing', countMissing(factor, weights))
  })
  await checkpoint()
  return {
    categories: mergedRefs(values, raters, lists),
    pairs,
    codes,
    caseWeights: weights,
    sample: { ...countCases(used, weights), excluded },
  }
}

function refused(code: 'too-many-levels' | 'too-many-categories' | 'one-category' | 'too-few-rows', params: Params) {
  return { status: 'rejected', code, params, option: 'raters' } as const
}
