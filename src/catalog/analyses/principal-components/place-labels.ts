import type { Mark } from '#figure/scene.ts'
import { shorten, textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'

interface Named {
  readonly text: string
  /** The tip of its arrow, in units of loadings. */
  readonly tip: readonly [number, number]
}

export interface PlacedLabel extends Named {
  readonly at: readonly [number, number]
  readonly anchor: 'start' | 'end'
}

interface Placed {
  readonly labels: readonly PlacedLabel[]
  /** The domain of x, large enough for all names. */
  readonly domain: readonly [number, number]
  /** Width of the plotted area in millimetres. */
  readonly width: number
  readonly height: number
  /** Some names did not fit. */
  readonly isPartial: boolean
}

/** Line height in points, and points in a millimetre. */
const [lineHeight, points] = [type.tick * 1.35, 72 / 25.4]
/** Where names begin outside the circle of radius 1, in loadings; and where the panel ends on a side without names. */
const [beside, alone] = [1.12, 1.05]
/** Radius of the circle and maximum width of a name, in millimetres; and the part of a given width that a name may take. */
const [usualRadius, widest, widestPart] = [32, 38, 0.3]

/**
 * Places names in columns on both sides of the circle: to the right of arrows that point to the right and to the left of the others, each as
 * close to the height of its tip as its neighbours allow (isotonic regression, which minimises the squared moves). `width`, `height`: size of
 * the plotted area in millimetres, if given; without a height, the height that makes the circle round. `top`: half of the length of y.
 */
export function placeLabels(
  all: readonly Named[],
  given: { readonly width?: number | undefined; readonly height?: number | undefined; readonly top: number },
): Placed {
  const { top } = given
  const longest = given.width === undefined ? widest : given.width * widestPart
  const cut = all.map((one) => ({ ...one, text: shorten(one.text, type.tick, longest * points) }))
  const sides = [cut.filter(({ tip }) => tip[0] < 0), cut.filter(({ tip }) => tip[0] >= 0)]
  const [left = alone, right = alone] = sides.map((side) => (side.length > 0 ? beside : alone))
  // a twentieth more than measured, since fonts differ
  const names = sides.map((side) => 1.05 * Math.max(0, ...side.map(({ text }) => textWidth(text, type.tick) / points)))
  const [leftName = 0, rightName = 0] = names
  const radius = given.width === undefined ? usualRadius : (given.width - leftName - rightName) / (left + right)
  const height = given.height ?? 2 * top * radius
  const most = Math.floor((height * points) / lineHeight) - 1
  const apart = (2 * top * lineHeight) / (height * points)
  const length = ({ tip: [x, y] }: Named) => Math.hypot(x, y)
  return {
    labels: sides.flatMap((side, k) => {
      const named = side.toSorted((a, b) => length(b) - length(a)).slice(0, most)
      return inColumn(named, k === 0 ? 'end' : 'start', apart, top)
    }),
    domain: [-left - leftName / radius, right + rightName / radius],
    width: (left + right) * radius + leftName + rightName,
    height,
    isPartial: sides.some((side) => side.length > most),
  }
}

/** A name with a line to its arrow. `unit`: the length of a loading of 1 on the axes. */
export function labelMarks({ text, at, tip, anchor }: PlacedLabel, unit = 1): readonly Mark[] {
  const [x, y] = [at[0] * unit, at[1] * unit]
  return [
    {
      kind: 'segment',
      from: [tip[0] * unit, tip[1] * unit],
      to: [x * 0.975, y],
      colour: 'muted',
      width: 0.4,
      dash: 'dotted',
    },
    { kind: 'text', at: [x, y], text: [{ text }], anchor, colour: 'ink' },
  ]
}

/** Positions at least `apart` from each other, within the panel. */
function inColumn(side: readonly Named[], anchor: 'start' | 'end', apart: number, top: number): readonly PlacedLabel[] {
  const sorted = side.toSorted((a, b) => a.tip[1] - b.tip[1])
  const heights = monotone(sorted.map(({ tip }, k) => tip[1] - k * apart))
  const [lowest, highest] = [apart / 2 - top, top - (sorted.length - 0.5) * apart]
  return sorted.map((one, k) => ({
    ...one,
    at: [anchor === 'start' ? beside : -beside, Math.min(Math.max(heights[k] ?? 0, lowest), highest) + k * apart],
    anchor,
  }))
}

/** Isotonic regression: the non-decreasing sequence closest to the values, by pooling adjacent violators. */
function monotone(values: readonly number[]): readonly number[] {
  const blocks: { sum: number; count: number }[] = []
  for (const value of values) {
    let block = { sum: value, count: 1 }
    for (
      let last = blocks.at(-1);
      last !== undefined && last.sum * block.count > block.sum * last.count;
      last = blocks.at(-1)
    ) {
      block = { sum: block.sum + last.sum, count: block.count + last.count }
      blocks.pop()
    }
    blocks.push(block)
  }
  return blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
}
