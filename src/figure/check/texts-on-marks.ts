import { contrast } from '../colour/palette-rules.ts'
import { type Extent, shapeExtent } from '../extent.ts'
import type { FigureLayout, PathPrimitive, PointsPrimitive, Primitive, TextPrimitive } from '../primitive.ts'
import { textBox } from '../text-box.ts'
import { colourOf, type Theme } from '../theme.ts'
import { tracePath } from '../trace-path.ts'
import { intersection } from './drawn-parts.ts'

/** The smallest contrast of a text to the filled areas and points below it. */
const LEAST = 4.5

/** Places along a text at which the colour below it is read, in parts of its length. */
const places = [0.1, 0.3, 0.5, 0.7, 0.9]

/** Places with too little contrast that make a text hard to read: fewer may be the edge of a mark. */
const MOST_POOR = 1

interface Ground {
  /** The rectangle to which it is clipped. */
  readonly clip: Extent | undefined
  /** Found once, when a text lies in that rectangle. */
  readonly extent: () => Extent
  readonly colour: string
  readonly opacity: number
  readonly isAt: (x: number, y: number) => boolean
}

/** Texts over filled areas or points from whose colour they hardly differ, with their elements as in `Primitive.ref`. Lines are thinner than letters. */
export function textsOnMarks(
  { primitives }: Pick<FigureLayout, 'primitives'>,
  theme: Theme,
): readonly { readonly ref: string; readonly text: string }[] {
  const found: { readonly ref: string; readonly text: string }[] = []
  const grounds: Ground[] = []
  const visit = (inside: readonly Primitive[], clip: Extent | undefined) => {
    for (const primitive of inside) {
      if (primitive.kind === 'clip') {
        const { x, y, width, height } = primitive
        const inner = { left: x, right: x + width, top: y, bottom: y + height }
        visit(primitive.inside, clip === undefined ? inner : intersection(clip, inner))
      } else if (primitive.kind === 'text') {
        if (isPoor(primitive, grounds, theme))
          found.push({ ref: primitive.ref ?? '', text: primitive.text.map(({ text }) => text).join('') })
      } else if (primitive.fill !== null && primitive.opacity > 0) {
        let extent: Extent | undefined
        grounds.push({
          clip,
          extent: () => (extent ??= shapeExtent(primitive)),
          colour: colourOf(primitive.fill, theme),
          opacity: primitive.opacity,
          isAt: primitive.kind === 'points' ? onPoints(primitive) : onPath(primitive),
        })
      }
    }
  }
  visit(primitives, undefined)
  return found
}

function isPoor(primitive: TextPrimitive, grounds: readonly Ground[], theme: Theme): boolean {
  const box = textBox(primitive)
  const near = grounds.filter(
    ({ clip, extent }) => (clip === undefined || touches(clip, box)) && touches(extent(), box),
  )
  if (near.length === 0) return false
  const own = colourOf(primitive.colour, theme)
  const poor = places.filter((part) => {
    const [x, y] =
      primitive.upwards === true
        ? [(box.left + box.right) / 2, box.top + part * (box.bottom - box.top)]
        : [box.left + part * (box.right - box.left), (box.top + box.bottom) / 2]
    const place = { left: x, right: x, top: y, bottom: y }
    const over = near.filter(
      ({ clip, extent, isAt }) =>
        (clip === undefined || touches(clip, place)) && touches(extent(), place) && isAt(x, y),
    )
    const below = over.reduce((under, { colour, opacity }) => mixed(under, colour, opacity), theme.paper)
    return over.length > 0 && below !== theme.paper && contrast(own, below) < LEAST
  })
  return poor.length > MOST_POOR
}

function touches(a: Extent, b: Extent): boolean {
  return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top
}

/** A colour at an opacity over another, as six hexadecimal digits. */
function mixed(under: string, colour: string, opacity: number): string {
  const [below, above] = [under, colour].map((hex) => Number.parseInt(hex.slice(1), 16)) as [number, number]
  const channels = [16, 8, 0].map((bits) => {
    const [from, to] = [(below >> bits) & 255, (above >> bits) & 255]
    return Math.round(from + Math.min(1, opacity) * (to - from))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function onPoints({ x, y, r }: PointsPrimitive): Ground['isAt'] {
  return (atX, atY) =>
    x.some((place, k) => Math.abs(place - atX) <= r && Math.hypot(place - atX, (y[k] ?? 0) - atY) <= r)
}

/** Inside a path by the even-odd rule; its sides are read once, when they are first needed. */
function onPath({ d }: PathPrimitive): Ground['isAt'] {
  let sides: number[] | undefined
  return (x, y) => {
    sides ??= sidesOf(d)
    let isInside = false
    for (let k = 0; k < sides.length; k += 4) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [sides[k], sides[k + 1], sides[k + 2], sides[k + 3]]
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isInside = !isInside
    }
    return isInside
  }
}

/** The sides of a path, four coordinates each; an open path is closed, as when it is filled. */
function sidesOf(d: string): number[] {
  const sides: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const lineTo = (toX: number, toY: number) => {
    sides.push(x, y, toX, toY)
    ;[x, y] = [toX, toY]
  }
  const close = () => lineTo(startX, startY)
  tracePath(d, {
    moveTo(toX, toY) {
      close()
      ;[x, y, startX, startY] = [toX, toY, toX, toY]
    },
    lineTo,
    close,
  })
  close()
  return sides
}
