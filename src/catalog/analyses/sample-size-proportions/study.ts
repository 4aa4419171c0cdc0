import type { Aim } from '#engine/methods/power/mean-designs.ts'
import type { Sides } from '#engine/methods/power/power-model.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Check, Incomplete, Rejected } from '../../kit/outcome/outcome.ts'
import type { Study } from '../../kit/planning/answer-plan.ts'
import type { definition } from './definition.ts'

export type Options = OptionsOf<typeof definition>

export type ProportionDesign = Exclude<Options['design'], 'trend'>

/** What the reading says of one or two proportions, or of a table. */
export interface AboutProportions {
  readonly design: ProportionDesign
  readonly aim: Aim
  readonly sides: Options['sides']
  readonly method: Options['method']
  readonly continuity: boolean
  readonly p1: number | null
  /** Null where it is solved for. */
  readonly p2: number | null
  readonly discordant: number | null
  readonly df: number
}

/** Of a trend over ordered groups. */
export interface AboutTrend {
  readonly design: 'trend'
  readonly sides: Options['sides']
  readonly continuity: boolean
  readonly scores: readonly number[]
  readonly p1: number
  /** By how much each proportion is away from `p1` for each unit of the slope that is planned. */
  readonly steps: readonly number[]
}

export type About = AboutProportions | AboutTrend

export type Read = Study<About> | Incomplete | Rejected

export function sidesOf({ sides }: Options): Sides {
  return sides === 'two' ? 2 : 1
}

/** The rule of the textbooks: events and non-events of 5 and more in each group. */
export function countCheck(
  sizes: readonly number[],
  proportions: readonly number[],
  code: 'normal' | 'trend' = 'normal',
): Check {
  return leastCheck(code, Math.min(...proportions.map((p, i) => (sizes[i] ?? 0) * Math.min(p, 1 - p))), 5)
}

export function leastCheck(code: 'normal' | 'pairs' | 'trend', least: number, enough: number): Check {
  const result = least >= enough ? 'met' : 'violated'
  return { code: `${code}-${result}`, result, params: { least: { estimate: least } } }
}
