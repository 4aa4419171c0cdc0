import type { SurvivalOutcome, TimeUnit } from '../options/options.ts'
import { multiplesOfStep, roundTimes } from './round-times.ts'
import type { CurveUnit } from './survival-figure.ts'
import { unitOfTime } from './survival-options.ts'

/** More ticks than this are indistinguishable under a figure. */
export const maxTicks = 40

/** The answers about the time axis of survival curves. */
export interface AxisAnswers {
  readonly outcome: Pick<SurvivalOutcome, 'form' | 'unit'>
  readonly unit: CurveUnit
  readonly axisUnit: 'same' | Exclude<TimeUnit, 'days'>
}

/** The unit of the axis, and the divisor for times of the data. `daysIn`: the length of each unit. */
export function axisUnit(
  options: AxisAnswers,
  daysIn: Readonly<Record<TimeUnit, number>>,
): { readonly unit: CurveUnit; readonly divisor: number } {
  const unit = unitOfTime(options)
  const chosen = options.axisUnit
  if (unit === 'none' || chosen === 'same') return { unit, divisor: 1 }
  return { unit: chosen, divisor: daysIn[chosen] / daysIn[unit] }
}

/** The ticks from 0, or from a tick at or before the earliest entry, to the end of the axis; there may be too many. */
export function timeTicks(
  { first, end }: { readonly first: number; readonly end: number },
  { step }: { readonly step: number | null },
  unit: CurveUnit,
): readonly number[] {
  return step === null ? roundTimes(end, unit, first) : multiplesOfStep(step, first, end, 10 * maxTicks)
}
