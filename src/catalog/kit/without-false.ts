/** The items of a list in their order, without those that are false: for lists in which an item depends on a condition. */
export function withoutFalse<T>(items: readonly (T | false)[]): readonly T[] {
  return items.filter((item): item is T => item !== false)
}
