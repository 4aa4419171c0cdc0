import type { CurveUnit } from './survival-figure.ts'

/** Steps that people count in, by unit. */
export const roundSteps: Readonly<Record<Exclude<CurveUnit, 'none'>, readonly number[]>> = {
  days: [1, 2, 7, 14, 30, 60, 90, 180, 365, 730, 1825, 3650],
  weeks: [1, 2, 4, 8, 13, 26, 52, 104, 260, 520],
  months: [1, 2, 3, 6, 12, 24, 60, 120],
  years: [0.25, 0.5, 1, 2, 5, 10, 20],
}

/** Round times from 0 up to `last`, about six: ticks of the axis and columns of the risk table. */
export function roundTimes(last: number, unit: CurveUnit): readonly number[] {
  if (!(last > 0)) return [0]
  const step = (unit === 'none' ? undefined : roundSteps[unit].find((s) => last / s <= 7)) ?? decimalStep(last)
  return Array.from({ length: Math.floor(last / step + 1e-9) + 1 }, (_, k) => Number((k * step).toPrecision(12)))
}

/** 1, 2, 2.5 or 5 times a power of ten. */
function decimalStep(last: number): number {
  const power = 10 ** Math.floor(Math.log10(last / 6))
  return power * ([1, 2, 2.5, 5, 10].find((s) => last / (s * power) <= 6.5) ?? 10)
}
