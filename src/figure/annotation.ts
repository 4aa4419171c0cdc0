import type { Colour, Dash } from './scene.ts'

export type AnnotationShape = 'text' | 'arrow' | 'line' | 'box' | 'ellipse' | 'bracket' | 'inset'

/** A remark of the reader over the marks of a panel. Its element in the layout is `annotation-<id>`. */
export interface Annotation {
  readonly id: string
  /** Number of its panel, from 0. */
  readonly panel: number
  readonly shape: AnnotationShape
  /** Where its words stand: the tail of an arrow, an end of a line or a bracket, a corner of a box; in units of the axes. */
  readonly at: readonly [x: number, y: number]
  /** The head of an arrow, the other end, or the opposite corner; equal to `at` for a text. Of an inset the two are the part that it enlarges. */
  readonly to: readonly [x: number, y: number]
  /** None if it has no words. */
  readonly lines: readonly string[]
  readonly colour: Colour
  /** Type as a multiple of that of ticks. */
  readonly size: number
  readonly dash?: Dash
  /** Upper left corner of an inset, as parts of the plot's width and height; `size` is that of the plot times 0.4. */
  readonly spot?: readonly [number, number]
}
