import { coordinate, type PathPrimitive, type Primitive } from './primitive.ts'
import type { Pattern } from './scene.ts'
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
function hatched(filled: PathPrimitive, pattern: Pattern): PathPrimitive {
  const sides = sidesOf(filled.d)
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

/** A shape, and the lines of a pattern over it if it is filled. */
export function withPattern(shape: PathPrimitive, pattern: Pattern): readonly PathPrimitive[]
export function withPattern(shape: Primitive, pattern: Pattern): readonly Primitive[]
export function withPattern(shape: Primitive, pattern: Pattern): readonly Primitive[] {
  return shape.kind === 'path' && shape.fill !== null ? [shape, hatched(shape, pattern)] : [shape]
}

type Point = readonly [number, number]

/** The sides of the closed outlines of path data. */
function sidesOf(d: string): readonly (readonly [Point, Point])[] {
  const rings: Point[][] = []
  tracePath(d, {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    close: () => undefined,
  })
  return rings.flatMap((ring) => ring.map((point, k) => [point, ring[(k + 1) % ring.length] as Point] as const))
}

/** Lines of one direction in outlines: between each odd crossing of their sides and the next. */
function linesIn(sides: readonly (readonly [Point, Point])[], degrees: number): readonly string[] {
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
