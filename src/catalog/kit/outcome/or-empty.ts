import { type IntervalCell, type Numeric, numeric } from './outcome.ts'

/** What cannot be computed stays empty; a note says why. */
export function orEmpty(value: number): Numeric {
  return Number.isNaN(value) ? null : numeric(value)
}

/** Limits, of which either may stay empty. */
export function limitsOrEmpty({ lower, upper }: { readonly lower: number; readonly upper: number }): IntervalCell {
  return { lower: orEmpty(lower), upper: orEmpty(upper) }
}
