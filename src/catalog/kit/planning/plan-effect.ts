import type { AnswersSoFar } from '../options/options.ts'

/** The effect of a study, as the distance from the null hypothesis that a power model uses. */
export interface PlanEffect {
  /** The option with its value. */
  readonly option: string
  /** The entry's message with its name. */
  readonly code: string
  /** The assumed distance, >= 0; NaN if it is solved for or missing. */
  readonly assumed: number
  /** The side of the null hypothesis. */
  readonly sign: 1 | -1
  /** The null value, if the reader knows the effect by its own value and not by the distance. */
  readonly from?: number
  /** Whether the distance is on the log scale, and the reader knows a ratio. */
  readonly log?: true
}

type Named = Pick<PlanEffect, 'option' | 'code' | 'from'>

/** A one-sided effect: a margin, Cohen's f, a proportion of the variance. */
export function unsignedEffect(assumed: number | null, named: Named): PlanEffect {
  return { ...named, assumed: assumed ?? Number.NaN, sign: 1 }
}

/** A difference to either side of 0, or of the null value. */
export function differenceEffect(value: number | null, named: Named): PlanEffect {
  const difference = (value ?? Number.NaN) - (named.from ?? 0)
  return { ...named, assumed: Math.abs(difference), sign: difference < 0 ? -1 : 1 }
}

/** A ratio of hazards, rates or odds; if it is solved for, the search is on the side of 1 given by `direction`. */
export function ratioEffect(value: number | null, { solveFor, direction }: AnswersSoFar, named: Named): PlanEffect {
  const ratio = value ?? Number.NaN
  const above = solveFor === 'effect' ? direction === 'more' : ratio > 1
  return { ...named, assumed: Math.abs(Math.log(ratio)), sign: above ? 1 : -1, log: true }
}

/** The effect at this distance in the reader's terms. */
export function shownEffect({ sign, from = 0, log }: PlanEffect, distance: number): number {
  return log ? Math.exp(sign * distance) : from + sign * distance
}

/** The line of R for it; `nullValue` is the script's name of the null value. */
export function shownInR({ sign, from, log }: PlanEffect, nullValue = String(from)): string {
  const minus = sign < 0 ? '-' : ''
  const shown = log
    ? `exp(${minus}effect)`
    : from === undefined
      ? `${minus}effect`
      : `${nullValue} ${minus || '+'} effect`
  return `shown <- function(effect) ${shown}`
}
