import { coordinate, type PathPrimitive, type Primitive } from './primitive.ts'
import type { Pattern } from './scene.ts'
import type { TextBox } from './text-box.ts'
import { tracePath } from './trace-path.ts'
import { stroke } from './typography.ts'

/** Points between two lines of a pattern. */
const GAP = 4

/** More lines would be a grey, and a large file. */
const MOST_LINES = 4000

/** Directions of the lines of a pattern, in degrees from the horizontal, anticlockwise. */
const directions: Readonly<Record<Pattern, readonly number[]>> = {
  up: [45],
  down: [-45],
  cross: [45, -45],
  horizontal: [0],
  vertical: [90],
  grid: [0, 90],
  dots: [0],
}

/**
 * The lines of a pattern inside a filled path, which every writer draws as strokes: white lines in a full colour, lines of the colour in a faint one.
 * They go through the same places of the page, so that the patterns of neighbours fit together.
 */
function hatched(filled: PathPrimitive, pattern: Pattern, over: readonly TextBox[]): PathPrimitive {
  const outline = sidesOf(filled.d)
  const sides = [...outline, ...holesIn(outline, over)]
  return {
    kind: 'path',
    d: directions[pattern].flatMap((degrees) => linesIn(sides, degrees)).join(''),
    stroke: filled.opacity < 0.5 ? filled.fill : 'paper',
    width: pattern === 'dots' ? 1.2 : stroke.thin,
    fill: null,
    opacity: 1,
    ...(pattern === 'dots' && { dash: 'dotted' as const }),
  }
}

/**
 * A shape, and the lines of a pattern over it if it is filled.
 * @param over texts over the shape, around which the lines are left out, so that a number in a bar can be read
 */
export function withPattern(shape: PathPrimitive, pattern: Pattern, over?: readonly TextBox[]): readonly PathPrimitive[]
export function withPattern(shape: Primitive, pattern: Pattern, over?: readonly TextBox[]): readonly Primitive[]
export function withPattern(shape: Primitive, pattern: Pattern, over: readonly TextBox[] = []): readonly Primitive[] {
  return shape.kind === 'path' && shape.fill !== null ? [shape, hatched(shape, pattern, over)] : [shape]
}

type Point = readonly [number, number]
type Side = readonly [Point, Point]

/** Gap between a text and the lines of a pattern, in points. */
const clearance = 1.5

/**
 * Sides of the holes that texts leave in a pattern: their boxes with a gap, cut to the outline. With the sides of the outline they are crossed in pairs, so
 * that a line ends at a hole and goes on behind it. A box that is partly outside a slanted outline makes no hole.
 */
function holesIn(outline: readonly Side[], over: readonly TextBox[]): readonly Side[] {
  if (over.length === 0) return []
  const [xs, ys] = [outline.map(([[x]]) => x), outline.map(([[, y]]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isUpright = outline.every(([[x1, y1], [x2, y2]]) => x1 === x2 || y1 === y2)
  return apart(over).flatMap((box) => {
    const [l, r] = [Math.max(box.left - clearance, left), Math.min(box.right + clearance, right)]
    const [t, b] = [Math.max(box.top - clearance, top), Math.min(box.bottom + clearance, bottom)]
    if (l >= r || t >= b) return []
    const corners: readonly Point[] = [
      [l, t],
      [r, t],
      [r, b],
      [l, b],
    ]
    if (!isUpright && !corners.every((corner) => isInside(outline, corner))) return []
    return corners.map((corner, k) => [corner, corners[(k + 1) % 4] as Point] as const)
  })
}

/** Boxes that touch as one: where two holes overlap, lines would be drawn again. */
function apart(boxes: readonly TextBox[]): readonly TextBox[] {
  const found: TextBox[] = []
  for (const box of boxes) {
    const reach = 2 * clearance
    const touching = found.filter(
      (other) =>
        box.left < other.right + reach &&
        other.left < box.right + reach &&
        box.top < other.bottom + reach &&
        other.top < box.bottom + reach,
    )
    const all = [box, ...touching]
    const union = {
      left: Math.min(...all.map(({ left }) => left)),
      right: Math.max(...all.map(({ right }) => right)),
      top: Math.min(...all.map(({ top }) => top)),
      bottom: Math.max(...all.map(({ bottom }) => bottom)),
    }
    found.splice(0, found.length, ...found.filter((other) => !touching.includes(other)), union)
  }
  return found
}

function isInside(outline: readonly Side[], [x, y]: Point): boolean {
  const crossed = outline.filter(
    ([[x1, y1], [x2, y2]]) => y1 <= y !== y2 <= y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) < x,
  )
  return crossed.length % 2 === 1
}

/** The sides of the closed outlines of path data. */
function sidesOf(d: string): readonly Side[] {
  const rings: Point[][] = []
  tracePath(d, {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    close: () => undefined,
  })
  return rings.flatMap((ring) => ring.map((point, k) => [point, ring[(k + 1) % ring.length] as Point] as const))
}

/** Lines of one direction in outlines: between each odd crossing of their sides and the next. */
function linesIn(sides: readonly Side[], degrees: number): readonly string[] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // along and across the lines; y of a page grows downwards
  const turn = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos]
  const turned = sides.map(([from, to]) => [turn(from), turn(to)] as const)
  let [low, high] = [Infinity, -Infinity]
  for (const [[, v]] of turned) [low, high] = [Math.min(low, v), Math.max(high, v)]
  const [first, last] = [Math.ceil(low / GAP), Math.floor(high / GAP)]
  if (last - first > MOST_LINES) return []
  const lines: string[] = []
  for (let k = first; k <= last; k++) {
    const v = k * GAP
    const crossings = turned
      .flatMap(([[u1, v1], [u2, v2]]): number[] =>
        v1 <= v === v2 <= v ? [] : [u1 + ((v - v1) / (v2 - v1)) * (u2 - u1)],
      )
      .toSorted((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const at = (u: number) => `${coordinate(u * cos + v * sin)},${coordinate(v * cos - u * sin)}`
      lines.push(`M${at(crossings[i] ?? 0)}L${at(crossings[i + 1] ?? 0)}`)
    }
  }
  return lines
}
