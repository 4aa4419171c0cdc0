import type { Exclusion, LevelRef } from './outcome.ts'

/** A line of the account of the sample; none where nothing was lost. */
export function exclusion(
  variable: string,
  reason: Exclusion['reason'],
  count: number,
  group?: LevelRef | null,
): readonly Exclusion[] {
  if (count === 0) return []
  return [{ variable, reason, count, ...(group ? { group } : {}) }]
}
