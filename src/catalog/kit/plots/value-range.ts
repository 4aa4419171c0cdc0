import type { Numeric } from '../outcome/outcome.ts'

/** The least and the greatest of all numbers in the lists; Infinity and -Infinity if there is none. */
export function extentOf(lists: readonly Iterable<number>[]): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const values of lists)
    for (const value of values) {
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  return [low, high]
}

/** The range of all numbers in the lists with a margin on both sides, from 0 if asked; what is never negative has no axis below 0. */
export function valueRange(
  lists: readonly (readonly Numeric[])[],
  { margin = 0.04, zero = false }: { readonly margin?: number; readonly zero?: boolean } = {},
): readonly [number, number] {
  let [low, high] = zero ? [0, 0] : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const values of lists)
    for (const value of values) {
      if (typeof value !== 'number') continue
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  if (low > high) return [0, 1]
  const space = (high - low || Math.abs(low) || 1) * margin
  return [low >= 0 ? Math.max(0, low - space) : low - space, high + space]
}
