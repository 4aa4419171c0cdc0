import { type IntervalCell, numeric } from './outcome.ts'

/** The limits of an interval as a cell shows them: one that cannot be given (NaN) is left out. */
export function knownLimits({ lower, upper }: { readonly lower: number; readonly upper: number }): IntervalCell {
  const known = (value: number) => (Number.isNaN(value) ? null : numeric(value))
  return { lower: known(lower), upper: known(upper) }
}
