import { parseNumbers } from '../../kit/options/number-list.ts'
import type { Incomplete, Rejected } from '../../kit/outcome/outcome.ts'
import { known } from '../../kit/planning/define-plan.ts'
import { unreadable } from '../../kit/planning/plan-checks.ts'
import { maxCountedGroups } from '../../kit/planning/planning-tables.ts'
import type { Options } from './study.ts'

/** The ordered groups of a trend; `steps` belong to a slope of 1 or, if `slope` is below 0, of -1. */
export interface TrendGroups {
  readonly scores: readonly number[]
  /** Size of each group relative to the first. */
  readonly ratios: readonly number[]
  /** The assumed proportions; null if the slope is solved for. */
  readonly proportions: readonly number[] | null
  readonly p1: number
  readonly steps: readonly number[]
  /** Least squares slope of the proportions on the scores, weighted by the ratios; null if it is solved for. */
  readonly slope: number | null
}

/** The groups; undefined if they are invalid. */
export function trendGroups(options: Options): TrendGroups {
  const { proportions: written, p1, direction, groups, solveFor } = known(options)
  const proportions = solveFor === 'effect' ? null : (parseProportions(written) ?? [])
  const scores = scoresOf(options, proportions?.length ?? groups) ?? []
  const ratios = ratiosOf(options, scores.length) ?? []
  if (proportions === null) {
    const [lowest = 0] = scores
    const steps = scores.map((score) => (direction === 'more' ? score - lowest : lowest - score))
    return { scores, ratios, proportions, p1, steps, slope: null }
  }
  const slope = slopeOf(scores, ratios, proportions)
  const [first = Number.NaN] = proportions
  const steps = proportions.map((p) => (p - first) / Math.abs(slope))
  return { scores, ratios, proportions, p1: first, steps, slope }
}

/** The problem with the input of the groups, if there is one. */
export function problemOfGroups(options: Options): Incomplete | Rejected | undefined {
  const { proportions: written, groups, solveFor } = options
  const proportions = solveFor === 'effect' ? undefined : parseProportions(written)
  if (solveFor !== 'effect' && !proportions) return unreadable('proportions', written)
  const scores = scoresOf(options, proportions?.length ?? groups)
  if (!scores) return unreadable('scores', options.scores)
  return ratiosOf(options, scores.length) ? undefined : unreadable('allocation', options.allocation)
}

/** The assumed proportions; undefined if they are invalid. */
function parseProportions(written: string): readonly number[] | undefined {
  const proportions = parseNumbers(written)
  return proportions && proportions.length > 1 && proportions.every((p) => p > 0 && p < 1) ? proportions : undefined
}

/**
 * The given scores, or 0, 1, 2, ... if none are given; undefined if they are not increasing or their number differs from that of the groups.
 */
function scoresOf({ scores }: Options, groups: number): readonly number[] | undefined {
  if (scores.trim() === '') return Array.from({ length: groups }, (_, i) => i)
  const given = parseNumbers(scores)
  const rise = given?.every((score, i) => i === 0 || score > (given[i - 1] ?? Number.NaN))
  return rise && given?.length === groups ? given : undefined
}

/** The size ratios to the first group, 1 if none are given; undefined if one is not above 0 or their number differs from that of the groups. */
function ratiosOf({ allocation }: Options, groups: number): readonly number[] | undefined {
  if (allocation.trim() === '') return Array<number>(groups).fill(1)
  const given = parseNumbers(allocation)
  const isReadable = given?.length === groups && groups <= maxCountedGroups && given.every((part) => part > 0)
  return isReadable ? given.map((part) => part / (given[0] ?? Number.NaN)) : undefined
}

/** The least squares slope; 0 if the proportions differ by rounding only. */
function slopeOf(scores: readonly number[], ratios: readonly number[], proportions: readonly number[]): number {
  const weighted = (of: (score: number, i: number) => number) =>
    scores.reduce((sum, score, i) => sum + (ratios[i] ?? Number.NaN) * of(score, i), 0)
  const middle = weighted((score) => score) / weighted(() => 1)
  const spread = weighted((score) => (score - middle) ** 2)
  const common = weighted((score, i) => (score - middle) * (proportions[i] ?? Number.NaN))
  return Math.abs(common) < 1e-13 * Math.sqrt(spread) ? 0 : common / spread
}
