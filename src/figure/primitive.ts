import type { Colour, Dash, RichText } from './scene.ts'

/** A figure after layout: absolute positions in points, y downwards. Writers (SVG, canvas) only draw these. */
export interface FigureLayout {
  readonly width: number
  readonly height: number
  readonly widthMm: number
  readonly heightMm: number
  readonly description: string
  readonly primitives: readonly Primitive[]
}

export type Primitive = PathPrimitive | CirclePrimitive | TextPrimitive | ClipPrimitive

export interface PathPrimitive {
  readonly kind: 'path'
  /** SVG path data. */
  readonly d: string
  readonly stroke: Colour | null
  readonly width: number
  readonly dash?: Dash
  readonly fill: Colour | null
  readonly opacity: number
}

export interface CirclePrimitive {
  readonly kind: 'circle'
  readonly x: number
  readonly y: number
  readonly r: number
  readonly stroke: Colour | null
  readonly fill: Colour
  readonly opacity: number
}

export interface TextPrimitive {
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
  const d = `M${from.map(coordinate).join(',')}L${to.map(coordinate).join(',')}`
  return { kind: 'path', d, stroke, width, fill: null, opacity: 1, ...(dash === undefined ? {} : { dash }) }
}

/** Two decimals of a point: 0.01 pt is about 0.0035 mm, finer than any device draws. */
export function coordinate(value: number): string {
  return String(Number(value.toFixed(2)))
}
