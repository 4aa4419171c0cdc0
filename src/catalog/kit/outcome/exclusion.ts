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
