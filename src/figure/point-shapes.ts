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
  return outlines[shape](x, y, r)
}

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

/** Outlines of about the same area as a circle of radius r. */
const outlines: Readonly<Record<Outlined, (x: number, y: number, r: number) => string>> = {
  square: (x, y, r) => `M${coordinate(x - r)},${coordinate(y - r)}h${size(2 * r)}v${size(2 * r)}h${size(-2 * r)}z`,
  diamond: (x, y, r) => around(x, y - r * 1.25, [r * 1.25, r * 1.25, -r * 1.25, r * 1.25, -r * 1.25, -r * 1.25]),
  triangle: (x, y, r) => around(x, y - r * 1.3, [r * 1.25, r * 2.15, -r * 2.5, 0]),
  'triangle-down': (x, y, r) => around(x, y + r * 1.3, [r * 1.25, -r * 2.15, -r * 2.5, 0]),
  plus: (x, y, r) =>
    `M${coordinate(x - r)},${coordinate(y)}h${size(2 * r)}M${coordinate(x)},${coordinate(y - r)}v${size(2 * r)}`,
  cross: (x, y, r) =>
    `M${coordinate(x - r * 0.8)},${coordinate(y - r * 0.8)}l${size(r * 1.6)},${size(r * 1.6)}M${coordinate(x + r * 0.8)},${coordinate(y - r * 0.8)}l${size(-r * 1.6)},${size(r * 1.6)}`,
}

function size(length: number): string {
  return String(Number(length.toFixed(3)))
}

/** A closed path from a point by relative lines. */
function around(x: number, y: number, lines: readonly number[]): string {
  const pairs = lines.flatMap((dx, k) => (k % 2 === 0 ? [`l${size(dx)},${size(lines[k + 1] ?? 0)}`] : []))
  return `M${coordinate(x)},${coordinate(y)}${pairs.join('')}z`
}
