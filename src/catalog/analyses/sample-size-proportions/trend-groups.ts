import { parseNumbers } from '../../kit/number-list.ts'
import type { OptionProblem, Rejected } from '../../kit/outcome.ts'
import type { Options } from './study.ts'

/** The ordered groups of a trend; `steps` are of a slope of 1 or, where `slope` is below 0, of -1. */
export interface TrendGroups {
  readonly scores: readonly number[]
  readonly p1: number
  readonly steps: readonly number[]
  /** Of the proportions on the scores, by least squares; null where it is solved for. */
  readonly slope: number | null
}

/** The proportions that are assumed; undefined where they are none. */
export function parseProportions(written: string): readonly number[] | undefined {
  const proportions = parseNumbers(written)
  return proportions && proportions.length > 1 && proportions.every((p) => p > 0 && p < 1) ? proportions : undefined
}

/** The scores that are given, or 0, 1, 2, ... where none are; undefined where they do not rise or are not as many as the groups. */
export function scoresOf({ scores }: Options, groups: number): readonly number[] | undefined {
  if (scores.trim() === '') return Array.from({ length: groups }, (_, i) => i)
  const given = parseNumbers(scores)
  const rise = given?.every((score, i) => i === 0 || score > (given[i - 1] ?? Number.NaN))
  return rise && given?.length === groups ? given : undefined
}

export function trendGroups(options: Options): TrendGroups | Rejected | OptionProblem {
  const { proportions: written, p1, direction, groups, solveFor } = options
  const given = solveFor !== 'effect'
  if (given && written.trim() === '') return { option: 'proportions', code: 'proportions-unreadable', params: {} }
  const proportions = given ? parseProportions(written) : []
  if (!proportions) return rejected('proportions')
  const scores = scoresOf(options, given ? proportions.length : groups)
  if (!scores) return rejected('scores')
  if (!given) {
    const [lowest = 0] = scores
    const steps = scores.map((score) => (direction === 'more' ? score - lowest : lowest - score))
    return { scores, p1: p1 ?? Number.NaN, steps, slope: null }
  }
  const slope = slopeOf(scores, proportions)
  const [first = Number.NaN] = proportions
  return { scores, p1: first, steps: proportions.map((p) => (p - first) / Math.abs(slope)), slope }
}

function rejected(option: 'proportions' | 'scores'): Rejected {
  return { status: 'rejected', code: `${option}-unreadable`, params: {}, option }
}

/** By least squares; 0 where only the last digits differ. */
function slopeOf(scores: readonly number[], proportions: readonly number[]): number {
  const middle = scores.reduce((a, b) => a + b, 0) / scores.length
  const spread = scores.reduce((sum, score) => sum + (score - middle) ** 2, 0)
  const common = scores.reduce((sum, score, i) => sum + (score - middle) * (proportions[i] ?? Number.NaN), 0)
  return Math.abs(common) < 1e-13 * Math.sqrt(spread) ? 0 : common / spread
}
