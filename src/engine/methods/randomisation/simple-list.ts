import type { DrawBelow } from './random-streams.ts'

/** Each of `n` participants on their own: arms as indices, with probabilities as the whole numbers of `ratio`. */
export function simpleList(draw: DrawBelow, ratio: readonly number[], n: number): readonly number[] {
  const slots = ratio.flatMap((parts, arm) => Array<number>(parts).fill(arm))
  return Array.from({ length: n }, () => slots[draw(slots.length)] as number)
}
