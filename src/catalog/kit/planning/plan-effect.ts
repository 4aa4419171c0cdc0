import type { AnswersSoFar } from '../options/options.ts'

/** The effect of a study, as the distance from the null hypothesis with which a model of power counts. */
export interface PlanEffect {
  /** The option that it comes from. */
  readonly option: string
  /** The entry's message with its name. */
  readonly code: string
  /** The distance that is assumed, >= 0; NaN where it is solved for or not given. */
  readonly assumed: number
  /** On which side of the null hypothesis it lies. */
  readonly sign: 1 | -1
  /** The value of the null hypothesis, where the reader knows the effect by its own value and not by the distance. */
  readonly from?: number
  /** Whether the distance is that of logarithms, and the reader knows a ratio. */
  readonly log?: true
}

type Named = Pick<PlanEffect, 'option' | 'code' | 'from'>

/** An effect that has one side: a margin, Cohen's f, a share of the variance. */
export function unsignedEffect(assumed: number | null, named: Named): PlanEffect {
  return { ...named, assumed: assumed ?? Number.NaN, sign: 1 }
}

/** A difference to either side of 0, or of the value of the null hypothesis. */
export function differenceEffect(value: number | null, named: Named): PlanEffect {
  const difference = (value ?? Number.NaN) - (named.from ?? 0)
  return { ...named, assumed: Math.abs(difference), sign: difference < 0 ? -1 : 1 }
}

/** A ratio of hazards, rates or odds; where it is solved for, it is looked for on the side of 1 that `direction` says. */
export function ratioEffect(value: number | null, { solveFor, direction }: AnswersSoFar, named: Named): PlanEffect {
  const ratio = value ?? Number.NaN
  const above = solveFor === 'effect' ? direction === 'more' : ratio > 1
  return { ...named, assumed: Math.abs(Math.log(ratio)), sign: above ? 1 : -1, log: true }
}

/** What the reader knows of an effect at this distance. */
export function shownEffect({ sign, from = 0, log }: PlanEffect, distance: number): number {
  return log ? Math.exp(sign * distance) : from + sign * distance
}

/** The line of R that says the same; `nullValue` is what the script calls the value of the null hypothesis. */
export function shownInR({ sign, from, log }: PlanEffect, nullValue = String(from)): string {
  const minus = sign < 0 ? '-' : ''
  const shown = log
    ? `exp(${minus}effect)`
    : from === undefined
      ? `${minus}effect`
      : `${nullValue} ${minus || '+'} effect`
  return `shown <- function(effect) ${shown}`
}
