import type { DrawBelow } from './random-streams.ts'

/**
 * Simple randomisation of `n` participants: the index of each one's arm, drawn independently with probabilities proportional to the
 * integers of `ratio`.
 */
export function simpleList(draw: DrawBelow, ratio: readonly number[], n: number): readonly number[] {
  const slots = ratio.flatMap((parts, arm) => Array<number>(parts).fill(arm))
  return Array.from({ length: n }, () => slots[draw(slots.length)] as number)
}
