import type { ContinuousAxis } from '#figure/scene.ts'

export interface ForestRange {
  /** The minimum and the maximum to draw, with the line of no effect. */
  readonly low: number
  readonly high: number
  /** With a margin. */
  readonly domain: readonly [number, number]
}

/** The range of an axis that contains the intervals and the line of no effect. */
export function forestRange(
  intervals: readonly { readonly lower: number; readonly upper: number }[],
  none: number,
  ratio: boolean,
): ForestRange {
  const low = Math.min(none, ...intervals.map(({ lower }) => lower))
  const high = Math.max(none, ...intervals.map(({ upper }) => upper))
  const pad = ratio ? 0 : (high - low || 1) * 0.04
  return { low, high, domain: ratio ? [low / 1.1, high * 1.1] : [low - pad, high + pad] }
}

/**
 * 1, 2 and 5 of each power of ten; only powers for a long axis, intermediate steps for a short one. A very short axis is left to the layout.
 */
export function ratioTicks([low, high]: readonly [number, number]): Pick<ContinuousAxis, 'ticks'> {
  const powers = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  const ticksOf = (digits: readonly number[]) =>
    powers
      .flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`)))
      .filter((tick) => tick >= low && tick <= high)
  const usual = ticksOf([1, 2, 5])
  if (usual.length > 8) return { ticks: ticksOf([1]) }
  const ticks = usual.length > 2 ? usual : ticksOf([1, 1.5, 2, 3, 5, 7])
  return ticks.length > 2 ? { ticks } : {}
}
