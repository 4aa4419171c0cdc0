import type { Exclusion } from './outcome.ts'

/** A line of the account of the sample; none without a variable, or where no row was lost. */
export function excluded(variable: string | null, reason: Exclusion['reason'], count: number): readonly Exclusion[] {
  return variable === null || count === 0 ? [] : [{ variable, reason, count }]
}
