import type { Exclusion, LevelRef } from './outcome.ts'

/** A line of the sample's account; none if no row was lost or no variable was chosen (null). */
export function exclusion(
  variable: string | null,
  reason: Exclusion['reason'],
  count: number,
  group?: LevelRef | null,
): readonly Exclusion[] {
  if (variable === null || count === 0) return []
  return [{ variable, reason, count, ...(group ? { group } : {}) }]
}

/** Lines of the sample's account for the values of a column that cannot be used. */
export function unusableValues(
  variable: string | null,
  { missing, infinite }: { readonly missing: number; readonly infinite: number },
): readonly Exclusion[] {
  return [...exclusion(variable, 'missing', missing), ...exclusion(variable, 'infinite', infinite)]
}

/** Lines of the sample's account: for each column its missing and its infinite values. */
export function exclusions(
  ids: readonly string[],
  lacks: readonly { readonly missing: number; readonly infinite: number }[],
): readonly Exclusion[] {
  return ids.flatMap((id, j) => unusableValues(id, lacks[j] ?? { missing: 0, infinite: 0 }))
}
