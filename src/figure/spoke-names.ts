import { textWidth } from './text-width.ts'
import { type as sizes } from './typography.ts'
import { balanceText } from './wrap-text.ts'

/** A name at the end of a spoke, in points of the square. */
export interface SpokeName {
  /** x where the lines are anchored, y at half their height. */
  readonly at: readonly [x: number, y: number]
  readonly anchor: 'start' | 'middle' | 'end'
  /** From the top downwards. */
  readonly lines: readonly {
    /** The place of its paragraph among those given. */
    readonly paragraph: number
    readonly text: string
    /** Above the middle. */
    readonly up: number
  }[]
}

export interface SpokeNames {
  readonly radius: number
  /** The centre of the circle. */
  readonly centre: readonly [x: number, y: number]
  readonly names: readonly SpokeName[]
}

const lineHeight = sizes.tick * 1.2
/** Between the end of a spoke and its name. */
const gap = 5
/** Between two names. */
const apart = 2
/** A name above or below the circle takes at most this part of the side. */
const widest = 0.5
/** A triangle in the square has a larger circle around it than the square in it. */
const largest = { polygon: 0.67, circle: 0.5 } as const
/** In parts of the side: names are wrapped into more lines before the circle becomes smaller. */
const comfortable = 0.24
/** Names of more lines than this are hard to read beside the figure. */
const few = 4
/** So are narrower lines, in points: two Chinese characters. */
const narrow = 2 * sizes.tick

/**
 * The largest circle around which the names of equally spaced spokes have room in a square, clockwise from the top; y goes up. Names are wrapped at
 * spaces and between Chinese characters. Null if they have room only around a smaller circle than `least`.
 * @param names of each spoke, in paragraphs
 * @param side of the square, in points
 * @param shape what has to be in the square beside the names: the polygon through the ends of the spokes, or the circle
 * @param least the smallest radius, in parts of the side
 */
export function spokeNames(
  names: readonly (readonly string[])[],
  side: number,
  { shape, least }: { readonly shape: 'polygon' | 'circle'; readonly least: number },
): SpokeNames | null {
  for (const smallest of [Math.max(least, comfortable), least])
    for (const [lines, room] of [
      [few, narrow],
      [Number.POSITIVE_INFINITY, 0],
    ] as const)
      for (let radius = side * largest[shape] - gap; radius >= side * smallest; radius -= 1) {
        const placed = placeNames(names, side, { radius, lines, room, shape })
        if (placed !== null) return placed
      }
  return null
}

interface Box {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

function placeNames(
  names: readonly (readonly string[])[],
  side: number,
  given: {
    readonly radius: number
    readonly lines: number
    readonly room: number
    readonly shape: 'polygon' | 'circle'
  },
): SpokeNames | null {
  const { radius, shape } = given
  const placed = names.map((paragraphs, k) => {
    const angle = (2 * Math.PI * k) / names.length
    const [across, up] = [Math.sin(angle), Math.cos(angle)]
    const x = side / 2 + (radius + gap) * across
    const anchor = Math.abs(across) < 0.1 ? ('middle' as const) : across > 0 ? ('start' as const) : ('end' as const)
    const room = { middle: side * widest, start: side - x, end: x }[anchor]
    const lines = paragraphs.flatMap((text, paragraph) =>
      balanceText(text, sizes.tick, room).map((line) => ({ paragraph, text: line })),
    )
    const width = Math.max(...lines.map(({ text }) => textWidth(text, sizes.tick)))
    const height = lines.length * lineHeight
    // above and below the circle the name ends at the spoke, at its sides it is centred on it
    const middle = (radius + gap) * up + (up * height) / 2
    const left = { middle: x - width / 2, start: x, end: x - width }[anchor]
    const box: Box = { left, right: left + width, low: middle - height / 2, high: middle + height / 2 }
    const longest = Math.max(...paragraphs.map((text) => textWidth(text, sizes.tick)))
    const isShort = lines.length <= given.lines + paragraphs.length - 1 && room >= Math.min(longest, given.room)
    return { x, anchor, lines, box, isShort, end: radius * up }
  })
  const round = shape === 'circle' ? [-radius, radius] : []
  const low = Math.min(...placed.flatMap(({ box, end }) => [box.low, end]), ...round)
  const high = Math.max(...placed.flatMap(({ box, end }) => [box.high, end]), ...round)
  const fits =
    high - low <= side + 0.01 &&
    placed.every(
      ({ box, isShort }, k) =>
        isShort &&
        box.left >= -0.01 &&
        box.right <= side + 0.01 &&
        !placed.slice(k + 1).some((other) => overlap(other.box, box)),
    )
  if (!fits) return null
  const y = side / 2 - (low + high) / 2
  return {
    radius,
    centre: [side / 2, y],
    names: placed.map(({ x, anchor, lines, box }) => ({
      at: [x, y + (box.low + box.high) / 2],
      anchor,
      lines: lines.map((line, k) => ({ ...line, up: ((lines.length - 1) / 2 - k) * lineHeight })),
    })),
  }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right + apart &&
    other.left < one.right + apart &&
    one.low < other.high + apart &&
    other.low < one.high + apart
  )
}
