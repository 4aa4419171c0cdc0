import type { Exclusion } from './outcome.ts'

/** Nothing, where no row was lost. */
export function excluded(variable: string | null, reason: Exclusion['reason'], count: number): readonly Exclusion[] {
  return variable === null || count === 0 ? [] : [{ variable, reason, count }]
}
