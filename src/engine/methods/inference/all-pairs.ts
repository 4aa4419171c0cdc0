/** All pairs of `count` items, by index: (0, 1), (0, 2) ... */
export function allPairs(count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: count - i - 1 }, (_, k) => [i, i + 1 + k] as const),
  ).flat()
}
