import type { Exclusion, LevelRef } from './outcome.ts'

/** A line of the account of the sample; none where no row was lost or the variable was not asked for (null). */
export function exclusion(
  variable: string | null,
  reason: Exclusion['reason'],
  count: number,
  group?: LevelRef | null,
): readonly Exclusion[] {
  if (variable === null || count === 0) return []
  return [{ variable, reason, count, ...(group ? { group } : {}) }]
}

/** Lines of the account of the sample: for each column its missing and its infinite values. */
export function exclusions(
  ids: readonly string[],
  lacks: readonly { readonly missing: number; readonly infinite: number }[],
): readonly Exclusion[] {
  return ids.flatMap((id, j) => [
    ...exclusion(id, 'missing', lacks[j]?.missing ?? 0),
    ...exclusion(id, 'infinite', lacks[j]?.infinite ?? 0),
  ])
}
