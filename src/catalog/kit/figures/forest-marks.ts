import type { Mark } from '#figure/scene.ts'

export interface ForestInterval {
  /** The position on the band axis. */
  readonly y: number
  readonly estimate: number
  readonly lower: number
  readonly upper: number
  /** Size of the square, in points. */
  readonly size: number
}

/** Lines from limit to limit behind squares at the estimates. */
export function intervalMarks(rows: readonly ForestInterval[]): readonly Mark[] {
  const colour = { series: 0 }
  return [
    ...rows.map(
      ({ lower, upper, y }): Mark => ({ kind: 'segment', from: [lower, y], to: [upper, y], colour, width: 1.2 }),
    ),
    ...rows.map(
      ({ estimate, y, size }): Mark => ({
        kind: 'point',
        x: [estimate],
        y: [y],
        colour,
        size,
        shape: 'square',
        fill: 'solid',
      }),
    ),
  ]
}
