import { daysIn } from '#engine/frame/calendar.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { multiplesOfStep, roundTimes } from '../../kit/survival/round-times.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'
import { unitOfTime } from '../../kit/survival/survival-options.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** More ticks than this are indistinguishable under a figure. */
export const maxTicks = 40

/** The unit of the axis, and the divisor for times of the data. */
export function axisUnit(options: Pick<Options, 'outcome' | 'unit' | 'axisUnit'>): {
  readonly unit: CurveUnit
  readonly divisor: number
} {
  const unit = unitOfTime(options)
  const chosen = options.axisUnit
  if (unit === 'none' || chosen === 'same') return { unit, divisor: 1 }
  return { unit: chosen, divisor: daysIn[chosen] / daysIn[unit] }
}

/** The ticks from 0, or from a tick at or before the earliest entry, to the end of the axis; there may be too many. */
export function timeTicks(
  { first, end }: { readonly first: number; readonly end: number },
  { step }: Pick<Options, 'step'>,
  unit: CurveUnit,
): readonly number[] {
  return step === null ? roundTimes(end, unit, first) : multiplesOfStep(step, first, end, 10 * maxTicks)
}
