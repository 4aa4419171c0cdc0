import type { CurveUnit } from './survival-figure.ts'

/** Natural steps, by unit. */
export const roundSteps: Readonly<Record<Exclude<CurveUnit, 'none'>, readonly number[]>> = {
  days: [1, 2, 7, 14, 30, 60, 90, 180, 365, 730, 1825, 3650],
  weeks: [1, 2, 4, 8, 13, 26, 52, 104, 260, 520],
  months: [1, 2, 3, 6, 12, 24, 60, 120],
  years: [0.25, 0.5, 1, 2, 5, 10, 20],
}

/** About six round times from 0, or from one at or before `first`, up to `last`: ticks of the axis and columns of the risk table. */
export function roundTimes(last: number, unit: CurveUnit, first = 0): readonly number[] {
  const span = last - first
  if (!(span > 0)) return [0]
  const step = (unit === 'none' ? undefined : roundSteps[unit].find((s) => span / s <= 7)) ?? decimalStep(span)
  return multiplesOfStep(step, first, last)
}

/** Multiples of a step: from the last one not after `first` to the last one not after `last`, at most `most`. */
export function multiplesOfStep(
  step: number,
  first: number,
  last: number,
  most = Number.POSITIVE_INFINITY,
): readonly number[] {
  const from = Math.floor(first / step + 1e-9)
  const length = Math.min(Math.floor(last / step + 1e-9) - from + 1, most)
  return Array.from({ length }, (_, k) => Number(((from + k) * step).toPrecision(12)))
}

/** 1, 2, 2.5 or 5 times a power of ten. */
function decimalStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 6))
  return power * ([1, 2, 2.5, 5, 10].find((s) => span / (s * power) <= 6.5) ?? 10)
}
