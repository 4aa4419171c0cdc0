import type { Dash } from './scene.ts'

/** Sizes of type in points, as journals require them at final size. */
export const type = { title: 9.5, axis: 8.5, tick: 7.5, legend: 8, small: 7, table: 7.5 } as const

/** Strokes in points. */
export const stroke = { axis: 0.7, grid: 0.5, line: 1.3, thin: 0.8 } as const

/** Lengths of line and gap in points. */
export const dashes: Readonly<Record<Dash, readonly number[]>> = {
  dashed: [4, 2.5],
  dotted: [1, 2],
  'dash-dot': [5, 2, 1, 2],
  'long-dashed': [8, 2.5],
  'dash-dot-dot': [6, 2, 1, 2, 1, 2],
}
