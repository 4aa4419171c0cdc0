import type { Extent } from './extent.ts'
import { coordinate, type PointsPrimitive } from './primitive.ts'
import type { PointMark, Shape } from './scene.ts'
import { tracePath } from './trace-path.ts'
import { stroke as strokes } from './typography.ts'

type Outlined = Exclude<Shape, 'circle'>

/** Points of one mark at places on the page, in its points. */
export function pointsAt(
  x: readonly number[],
  y: readonly number[],
  { shape, colour, fill, size: diameter }: Pick<PointMark, 'shape' | 'colour' | 'fill' | 'size'>,
  opacity: number,
): PointsPrimitive {
  const drawn = shape === 'of-series' ? 'circle' : shape
  const at = { kind: 'points', x, y, shape: drawn, r: diameter / 2, opacity } as const
  if (drawn === 'plus' || drawn === 'cross') return { ...at, stroke: colour, width: 1, fill: null }
  const isOutline = fill === 'open' || fill === 'ring'
  const inside = fill === 'ring' ? null : fill === 'open' ? 'paper' : colour
  return { ...at, stroke: isOutline ? colour : null, width: strokes.thin, fill: inside }
}

/** Path data of one point that is no circle. */
export function outlineAt(shape: Outlined, x: number, y: number, r: number): string {
  return outlineOf(shape, r)(x, y)
}

/** Path data of points of one shape and size by their places. */
export function outlineOf(shape: Outlined, r: number): (x: number, y: number) => string {
  const known = latest.get(shape)
  if (known?.r === r) return known.at
  const at = outlines[shape](r)
  latest.set(shape, { r, at })
  return at
}

/** The outline made last, by shape: marks beside each other have points of one size. */
const latest = new Map<Outlined, { readonly r: number; readonly at: OutlineAt }>()

/** The extent of all points, without the width of their outlines; none reaches to the empty extent of no points. */
export function pointsExtent({ x, y, shape, r }: PointsPrimitive): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let k = 0; k < x.length; k++) {
    const [atX = 0, atY = 0] = [x[k], y[k]]
    left = Math.min(left, atX)
    right = Math.max(right, atX)
    top = Math.min(top, atY)
    bottom = Math.max(bottom, atY)
  }
  const reach = reachOf(shape, r)
  return { left: left + reach.left, right: right + reach.right, top: top + reach.top, bottom: bottom + reach.bottom }
}

/** How far a point reaches from its place, in points of the page. */
export function reachOf(shape: Shape, r: number): Extent {
  if (shape === 'circle') return { left: -r, right: r, top: -r, bottom: r }
  let [left, right, top, bottom] = [0, 0, 0, 0]
  const reach = (x: number, y: number) => {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  tracePath(outlineAt(shape, 0, 0, r), { moveTo: reach, lineTo: reach, close: () => undefined })
  return { left, right, top, bottom }
}

type OutlineAt = (x: number, y: number) => string

/** Outlines of about the same area as a circle of radius r. */
const outlines: Readonly<Record<Outlined, (r: number) => OutlineAt>> = {
  square: (r) => from(-r, -r, `h${size(2 * r)}v${size(2 * r)}h${size(-2 * r)}z`),
  diamond: (r) => from(0, -r * 1.25, around([r * 1.25, r * 1.25, -r * 1.25, r * 1.25, -r * 1.25, -r * 1.25])),
  triangle: (r) => from(0, -r * 1.3, around([r * 1.25, r * 2.15, -r * 2.5, 0])),
  'triangle-down': (r) => from(0, r * 1.3, around([r * 1.25, -r * 2.15, -r * 2.5, 0])),
  plus: (r) => both(from(-r, 0, `h${size(2 * r)}`), from(0, -r, `v${size(2 * r)}`)),
  cross: (r) =>
    both(
      from(-r * 0.8, -r * 0.8, `l${size(r * 1.6)},${size(r * 1.6)}`),
      from(r * 0.8, -r * 0.8, `l${size(-r * 1.6)},${size(r * 1.6)}`),
    ),
}

/** A path that begins beside the place, and its relative lines. */
function from(dx: number, dy: number, lines: string): OutlineAt {
  return (x, y) => `M${coordinate(x + dx)},${coordinate(y + dy)}${lines}`
}

function both(one: OutlineAt, other: OutlineAt): OutlineAt {
  return (x, y) => one(x, y) + other(x, y)
}

function size(length: number): string {
  return String(Number(length.toFixed(3)))
}

/** Relative lines to the corners of a closed path. */
function around(lines: readonly number[]): string {
  const pairs = lines.flatMap((dx, k) => (k % 2 === 0 ? [`l${size(dx)},${size(lines[k + 1] ?? 0)}`] : []))
  return `${pairs.join('')}z`
}
