import { type Numeric, numeric } from './outcome.ts'

/** What cannot be computed stays empty; a note says why. */
export function orEmpty(value: number): Numeric {
  return Number.isNaN(value) ? null : numeric(value)
}
