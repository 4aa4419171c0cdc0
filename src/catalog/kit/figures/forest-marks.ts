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

const usual: Colour = { series: 0 }

/** Lines from limit to limit behind squares at the estimates. */
export function intervalMarks(rows: readonly ForestInterval[]): readonly Mark[] {
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
    ...squares(rows),
  ]
}

/** Neighbours of one size and colour are one mark. */
function squares(rows: readonly ForestInterval[]): readonly Mark[] {
  const groups: [ForestInterval, ...ForestInterval[]][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0].size === row.size && last[0].colour === row.colour) last.push(row)
    else groups.push([row])
  }
  return groups.map(([first, ...others]): Mark => {
    const { size, colour = usual } = first
    const all = [first, ...others]
    return {
      kind: 'point',
      x: all.map(({ estimate }) => estimate),
      y: all.map(({ y }) => y),
      colour,
      size,
      shape: colour === usual ? 'square' : 'of-series',
      fill: 'solid',
    }
  })
}
