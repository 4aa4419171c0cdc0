import { type BlockPlace, blockList } from './block-list.ts'
import type { RandomStreams } from './random-streams.ts'

/** All combinations of the levels of the factors, as indices; the last factor varies fastest. */
export function strata(levels: readonly number[]): readonly (readonly number[])[] {
  return levels.reduce<readonly (readonly number[])[]>(
    (all, count) => all.flatMap((before) => Array.from({ length: count }, (_, level) => [...before, level])),
    [[]],
  )
}

/**
 * For each of `count` strata a separate list of permuted blocks with at least `n` positions, from the random stream of the stratum's index.
 * Throws `block-not-multiple` like `blockList`.
 */
export function stratifiedList(
  streams: RandomStreams,
  count: number,
  ratio: readonly number[],
  sizes: readonly number[],
  n: number,
): readonly (readonly BlockPlace[])[] {
  return Array.from({ length: count }, (_, stratum) => blockList(streams.stream(stratum), ratio, sizes, n))
}
