import type { MessageSpecs } from '../analysis.ts'
import { type LevelRef, type Notice, type Numeric, numeric } from '../outcome/outcome.ts'

/** Two cells of a figure by index, and the adjusted P of their difference. */
export interface Comparison {
  readonly first: number
  readonly second: number
  readonly p: Numeric
}

/** Which pairs of cells are compared. */
export type Compared = 'all' | 'first' | 'last' | 'neighbours'

/** A smaller cell shows its values, but a test of one or two of them says nothing. */
export const leastCompared = 3

const isCompared: Readonly<Record<Compared, (i: number, j: number, last: number) => boolean>> = {
  all: () => true,
  first: (i) => i === 0,
  last: (_, j, last) => j === last,
  neighbours: (i, j) => j === i + 1,
}

/** The cells to compare: the groups or, with colours, the colours within each group; with sizes, only those with enough values. */
export function comparedPairs(
  groups: number,
  colours: number,
  compare: Compared,
  sizes?: readonly number[],
): readonly (readonly [number, number])[] {
  const among = (cells: readonly number[]) =>
    cells.flatMap((a, i) =>
      cells.flatMap((b, j) => (j > i && isCompared[compare](i, j, cells.length - 1) ? [[a, b] as const] : [])),
    )
  const range = (n: number, from = 0) => Array.from({ length: n }, (_, k) => from + k)
  const pairs = colours === 1 ? among(range(groups)) : range(groups).flatMap((g) => among(range(colours, g * colours)))
  return sizes ? pairs.filter((pair) => pair.every((cell) => (sizes[cell] ?? 0) >= leastCompared)) : pairs
}

/** Messages of charts that compare cells. */
export const comparisonMessages = {
  'group-not-compared': {
    en: '{group} has fewer than {least} values and is not compared.',
    zh: '{group} 不足 {least} 例，未参与比较。',
  },
  'cells-not-compared': {
    en: '{n} {n|group has|groups have} fewer than {least} values and {n|is|are} not compared.',
    zh: '{n} 个组不足 {least} 例，未参与比较。',
  },
} as const satisfies MessageSpecs

/** What is left out of the comparisons because it is too small: groups by name, and the number of cells of groups by colours. */
export function notCompared(groups: readonly (LevelRef | null)[], sizes: readonly number[]): readonly Notice[] {
  const small = [...sizes.keys()].filter((cell) => (sizes[cell] ?? 0) > 0 && (sizes[cell] ?? 0) < leastCompared)
  if (small.length === 0) return []
  if (sizes.length > groups.length)
    return [{ code: 'cells-not-compared', params: { n: small.length, least: leastCompared }, weight: 'note' }]
  return small.flatMap((cell) => {
    const group = groups[cell]
    return group
      ? [{ code: 'group-not-compared', params: { group, least: leastCompared }, weight: 'note' as const }]
      : []
  })
}

/** The comparisons of these pairs, with their P values in the same order. */
export function comparisons(pairs: ReturnType<typeof comparedPairs>, p: readonly number[]): readonly Comparison[] {
  return pairs.map(([first, second], k) => ({ first, second, p: numeric(p[k] ?? Number.NaN) }))
}
