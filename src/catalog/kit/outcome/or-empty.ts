import { type IntervalCell, type Numeric, numeric } from './outcome.ts'

/** A number as a cell. NaN, which cannot be computed, becomes null, an empty cell; a note gives the reason. */
export function orEmpty(value: number): Numeric {
  return Number.isNaN(value) ? null : numeric(value)
}

/** Limits as a cell; either of them may be empty. */
export function limitsOrEmpty({ lower, upper }: { readonly lower: number; readonly upper: number }): IntervalCell {
  return { lower: orEmpty(lower), upper: orEmpty(upper) }
}
