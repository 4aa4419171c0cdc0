import type { Colour, Dash, RichText, Shape } from './scene.ts'

/** A figure after layout: absolute positions in points, y downwards. Writers (SVG, canvas) only draw these. */
export interface FigureLayout {
  readonly width: number
  readonly height: number
  readonly widthMm: number
  readonly heightMm: number
  readonly description: string
  readonly primitives: readonly Primitive[]
}

export type Primitive = PathPrimitive | PointsPrimitive | TextPrimitive | ClipPrimitive

/** A shape or a text that belongs to an element of the figure. */
interface Part {
  /** The element: `panel-1.x`, `panel-1.series-2`, `legend`. The same for other data, sizes and languages. */
  readonly ref?: string
}

/** Primitives as parts of one element; those that are already parts of another stay so. */
export function partsOf(ref: string, primitives: readonly Primitive[]): readonly Primitive[] {
  return primitives.map((primitive) => {
    if (primitive.kind === 'clip') return { ...primitive, inside: partsOf(ref, primitive.inside) }
    // a copy with a further member is made several times faster than a new object with the copied members after its own
    return primitive.ref === undefined ? { ...primitive, ref } : primitive
  })
}

export interface PathPrimitive extends Part {
  readonly kind: 'path'
  /** SVG path data. */
  readonly d: string
  readonly stroke: Colour | null
  readonly width: number
  readonly dash?: Dash
  readonly fill: Colour | null
  readonly opacity: number
}

/** Points of one shape and colour at many places: a list for each coordinate, so that 100 000 points are no 100 000 objects. */
export interface PointsPrimitive extends Part {
  readonly kind: 'points'
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly shape: Shape
  /** Radius of a circle; other shapes have about its area. */
  readonly r: number
  readonly stroke: Colour | null
  /** Width of the outline. */
  readonly width: number
  readonly fill: Colour | null
  /** Opacity of each point: where points overlap, they are darker. */
  readonly opacity: number
}

export interface TextPrimitive extends Part {
  readonly kind: 'text'
  readonly x: number
  /** Position of the baseline. */
  readonly y: number
  readonly text: RichText
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly colour: Colour
  readonly bold?: true
  /** Rotated to read upwards, about its anchor. */
  readonly upwards?: true
}

/** Content clipped to the rectangle. */
export interface ClipPrimitive {
  readonly kind: 'clip'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly inside: readonly Primitive[]
}

export function lineFromTo(
  from: readonly [number, number],
  to: readonly [number, number],
  stroke: Colour,
  width: number,
  dash?: Dash,
): PathPrimitive {
  const d = `M${coordinate(from[0])},${coordinate(from[1])}L${coordinate(to[0])},${coordinate(to[1])}`
  const line: PathPrimitive = { kind: 'path', d, stroke, width, fill: null, opacity: 1 }
  return dash === undefined ? line : { ...line, dash }
}

/** Path data of straight lines. */
export function pathThrough(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${coordinate(x)},${coordinate(y)}`).join('L')}`
}

/** Two decimals of a point: 0.01 pt is about 0.0035 mm, finer than any device draws. */
export function coordinate(value: number): string {
  const rounded = Math.round(value * 100)
  // the decimal form of a fraction costs several times as much as that of an integer, and a figure has up to 200 000
  if (!(rounded < 1e9 && rounded > -1e9)) return String(rounded / 100)
  const size = rounded < 0 ? -rounded : rounded
  const whole = Math.floor(size / 100)
  const text = `${whole}${hundredths[size - whole * 100]}`
  return rounded < 0 ? `-${text}` : text
}

/** The decimals of each number of hundredths: '', '.01', ..., '.1', ... */
const hundredths = Array.from({ length: 100 }, (_, k) => String(k / 100).slice(1))
