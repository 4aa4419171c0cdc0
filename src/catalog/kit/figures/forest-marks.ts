import type { Colour, Mark, SegmentMark } from '#figure/scene.ts'

export interface ForestInterval {
  /** The position on the band axis. */
  readonly y: number
  readonly estimate: number
  readonly lower: number
  readonly upper: number
  /** Size of the square, in points. */
  readonly size: number
  /** Limits that are unknown: an arrow to the edge of the axis, which the limit of the line then is. */
  readonly open?: { readonly below: boolean; readonly above: boolean }
  /** By default the first colour. */
  readonly colour?: Colour
}

/** Lines from limit to limit behind squares at the estimates. */
export function intervalMarks(rows: readonly ForestInterval[]): readonly Mark[] {
  const usual = { series: 0 }
  return [
    ...rows.flatMap(({ lower, upper, estimate, y, open, colour = usual }): readonly Mark[] => {
      const line = (from: number, to: number): SegmentMark => ({
        kind: 'segment',
        from: [from, y],
        to: [to, y],
        colour,
        width: 1.2,
      })
      if (!open?.below && !open?.above) return [line(lower, upper)]
      return [
        { ...line(estimate, lower), ...(open.below ? { arrow: true } : {}) },
        { ...line(estimate, upper), ...(open.above ? { arrow: true } : {}) },
      ]
    }),
    ...rows.map(
      ({ estimate, y, size, colour = usual }): Mark => ({
        kind: 'point',
        x: [estimate],
        y: [y],
        colour,
        size,
        shape: colour === usual ? 'square' : 'of-series',
        fill: 'solid',
      }),
    ),
  ]
}
