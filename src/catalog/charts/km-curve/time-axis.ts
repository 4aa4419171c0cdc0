import type { OptionsOf } from '../../kit/analysis.ts'
import { roundTimes } from '../../kit/round-times.ts'
import type { CurveUnit } from '../../kit/survival-figure.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** More ticks than this cannot be told apart under a figure. */
export const mostTicks = 40

const days = { days: 1, weeks: 7, months: 365.25 / 12, years: 365.25 } as const

/** The unit of the axis, and by what times of the data are divided. */
export function axisUnit({ unit, axisUnit: chosen }: Pick<Options, 'unit' | 'axisUnit'>): {
  readonly unit: CurveUnit
  readonly divisor: number
} {
  if (unit === 'none' || chosen === 'same') return { unit, divisor: 1 }
  return { unit: chosen, divisor: days[chosen] / days[unit] }
}

/** The ticks from 0 to the end of the axis; their number may be too large. */
export function timeTicks(end: number, { step }: Pick<Options, 'step'>, unit: CurveUnit): readonly number[] {
  if (step === null) return roundTimes(end, unit)
  const count = Math.min(Math.floor(end / step + 1e-9), 10 * mostTicks)
  return Array.from({ length: count + 1 }, (_, k) => Number((k * step).toPrecision(12)))
}
