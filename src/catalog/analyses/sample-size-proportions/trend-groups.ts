import { parseNumbers } from '../../kit/options/number-list.ts'
import type { OptionProblem, Rejected } from '../../kit/outcome/outcome.ts'
import { mostCountedGroups } from '../../kit/planning/planning-tables.ts'
import type { Options } from './study.ts'

/** The ordered groups of a trend; `steps` are of a slope of 1 or, where `slope` is below 0, of -1. */
export interface TrendGroups {
  readonly scores: readonly number[]
  /** The size of each group beside that of the first. */
  readonly ratios: readonly number[]
  readonly p1: number
  readonly steps: readonly number[]
  /** Of the proportions on the scores, by least squares, groups weighing by their ratios; null where it is solved for. */
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

/** The ratios of the sizes to the first, 1 where none are given; undefined where they are not above 0 or not as many as the groups. */
export function ratiosOf({ allocation }: Options, groups: number): readonly number[] | undefined {
  if (allocation.trim() === '') return Array<number>(groups).fill(1)
  const given = parseNumbers(allocation)
  const isReadable = given?.length === groups && groups <= mostCountedGroups && given.every((part) => part > 0)
  return isReadable ? given.map((part) => part / (given[0] ?? Number.NaN)) : undefined
}

export function trendGroups(options: Options): TrendGroups | Rejected | OptionProblem {
  const { proportions: written, p1, direction, groups, solveFor } = options
  const given = solveFor !== 'effect'
  if (given && written.trim() === '') return { option: 'proportions', code: 'proportions-unreadable', params: {} }
  const proportions = given ? parseProportions(written) : []
  if (!proportions) return rejected('proportions')
  const scores = scoresOf(options, given ? proportions.length : groups)
  if (!scores) return rejected('scores')
  const ratios = ratiosOf(options, scores.length)
  if (!ratios) return rejected('allocation')
  if (!given) {
    const [lowest = 0] = scores
    const steps = scores.map((score) => (direction === 'more' ? score - lowest : lowest - score))
    return { scores, ratios, p1: p1 ?? Number.NaN, steps, slope: null }
  }
  const slope = slopeOf(scores, ratios, proportions)
  const [first = Number.NaN] = proportions
  return { scores, ratios, p1: first, steps: proportions.map((p) => (p - first) / Math.abs(slope)), slope }
}

function rejected(option: 'proportions' | 'scores' | 'allocation'): Rejected {
  return { status: 'rejected', code: `${option}-unreadable`, params: {}, option }
}

/** By least squares; 0 where only the last digits differ. */
function slopeOf(scores: readonly number[], ratios: readonly number[], proportions: readonly number[]): number {
  const weighted = (of: (score: number, i: number) => number) =>
    scores.reduce((sum, score, i) => sum + (ratios[i] ?? Number.NaN) * of(score, i), 0)
  const middle = weighted((score) => score) / weighted(() => 1)
  const spread = weighted((score) => (score - middle) ** 2)
  const common = weighted((score, i) => (score - middle) * (proportions[i] ?? Number.NaN))
  return Math.abs(common) < 1e-13 * Math.sqrt(spread) ? 0 : common / spread
}
