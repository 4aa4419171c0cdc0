import { StatsError } from '../../stats-error.ts'
import type { DrawBelow } from './random-streams.ts'

/** One position of an allocation list: indices of its block and its arm. */
export interface BlockPlace {
  readonly block: number
  readonly arm: number
}

/**
 * Permuted blocks, each of a size drawn from `sizes` and randomly permuted (Durstenfeld R. Commun ACM 1964;7:420), up to the end of the
 * block in which `n` is reached. Within each block the arms have exactly the integer `ratio`. Throws `block-not-multiple` if a size is not
 * a positive multiple of the sum of the ratio.
 */
export function blockList(
  draw: DrawBelow,
  ratio: readonly number[],
  sizes: readonly number[],
  n: number,
): readonly BlockPlace[] {
  const parts = ratio.reduce((sum, part) => sum + part, 0)
  for (const size of sizes) {
    if (!Number.isInteger(size) || size < 1 || size % parts !== 0)
      throw new StatsError('block-not-multiple', { size, parts })
  }
  const places: BlockPlace[] = []
  for (let block = 0; places.length < n; block++) {
    const size = sizes[sizes.length === 1 ? 0 : draw(sizes.length)] as number
    const arms = ratio.flatMap((part, arm) => Array<number>((part * size) / parts).fill(arm))
    shuffle(arms, draw)
    places.push(...arms.map((arm) => ({ block, arm })))
  }
  return places
}

function shuffle(values: number[], draw: DrawBelow): void {
  for (let last = values.length - 1; last > 0; last--) {
    const at = draw(last + 1)
    const moved = values[last] as number
    values[last] = values[at] as number
    values[at] = moved
  }
}
