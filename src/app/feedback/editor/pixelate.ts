import type { Frame } from './frames.ts'

/** Pixels as a canvas gives them: red, green, blue and alpha of each, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** How many blocks around each one its colour is the mean of, on each side. */
export const REACH = 2
/** Largest random change of a colour. */
const NOISE = 12
/** Pixels that are averaged along a block. */
const SAMPLES = 8

/**
 * Replaces an area by blocks of one colour, for good. Letters can be guessed from blocks that have the mean of their own pixels, by trying
 * candidates; so each block has the mean of the 5 × 5 blocks around it, and noise.
 * @param pixels the area and as much around it as there is, up to `REACH` blocks
 * @param area within `pixels`, in whole blocks
 */
export function pixelate(pixels: Pixels, area: Frame, block: number, random: () => number = Math.random): void {
  const { data, width, height } = pixels
  const original = { data: data.slice(), width, height }
  for (let top = area.y; top < area.y + area.height; top += block) {
    for (let left = area.x; left < area.x + area.width; left += block) {
      const noise = (2 * random() - 1) * NOISE
      const colour = meanAround(original, left, top, block).map((mean) => mean + noise)
      const right = Math.min(left + block, area.x + area.width)
      const lower = Math.min(top + block, area.y + area.height)
      for (let y = top; y < lower; y += 1) {
        for (let x = left; x < right; x += 1) data.set([...colour, 255], 4 * (y * width + x))
      }
    }
  }
}

/** Mean red, green and blue of the blocks around one. */
function meanAround({ data, width, height }: Pixels, left: number, top: number, block: number): number[] {
  const step = Math.max(1, Math.floor(block / SAMPLES))
  const sums = [0, 0, 0]
  let count = 0
  for (let y = Math.max(0, top - REACH * block); y < Math.min(height, top + (REACH + 1) * block); y += step) {
    for (let x = Math.max(0, left - REACH * block); x < Math.min(width, left + (REACH + 1) * block); x += step) {
      const at = 4 * (y * width + x)
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
      count += 1
    }
  }
  return sums.map((sum) => sum / count)
}
