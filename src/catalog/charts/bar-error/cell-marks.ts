import { jitter } from '#figure/jitter.ts'
import type { Colour, Mark } from '#figure/scene.ts'
import { errorBar } from '../../kit/plots/error-bar.ts'
import type { BarCell, BarErrorData } from './data.ts'

export interface CellPlace {
  readonly centre: number
  /** Half of the width available to the cell. */
  readonly half: number
  readonly colour: Colour
  /** Length of the y axis in units of the data. */
  readonly span: number
}

/** Bars are faint if single values are drawn on them. */
export function barOpacity(cells: readonly BarCell[]): number {
  return cells.some(({ points }) => points.length > 0) ? 0.2 : 0.62
}

/** Marks of one cell from back to front: bar, single values, error bar, point. */
export function cellMarks(cell: BarCell, place: CellPlace, shape: BarErrorData['show']['shape']): readonly Mark[] {
  const { estimate, points } = cell
  if (estimate === null) return []
  const { centre, half, colour, span } = place
  const crowd = points.length > 0
  const bar: Mark = {
    kind: 'rect',
    x: [centre - half * 0.82, centre + half * 0.82],
    y: [Math.min(0, estimate), Math.max(0, estimate)],
    fill: colour,
    stroke: colour,
    opacity: barOpacity([cell]),
  }
  const values: Mark = {
    kind: 'point',
    x: jitter(points, span).map((offset) => centre + offset * half * 0.62),
    y: points,
    colour,
    size: points.length > 150 ? 2 : 2.6,
    shape: shape === 'bars' ? 'circle' : 'of-series',
    fill: 'translucent',
  }
  const dot: Mark = {
    kind: 'point',
    x: [centre],
    y: [estimate],
    colour: crowd ? 'ink' : colour,
    size: 5.4,
    shape: crowd ? 'circle' : 'of-series',
    fill: 'solid',
  }
  return [
    ...(shape === 'bars' ? [bar] : []),
    ...(crowd ? [values] : []),
    ...errorBar(cell.error, place, shape === 'bars' || crowd ? 'ink' : colour),
    ...(shape === 'bars' ? [] : [dot]),
  ]
}

/** A line for each colour through its groups, interrupted at an empty group. */
export function joiningLines({ cells, colours, groups }: BarErrorData, centres: readonly number[]): readonly Mark[] {
  return colours.flatMap((_, c) =>
    groups.slice(1).flatMap((__, g): Mark[] => {
      const [from, to] = [g * colours.length + c, (g + 1) * colours.length + c]
      const [a, b] = [cells[from]?.estimate ?? null, cells[to]?.estimate ?? null]
      if (a === null || b === null) return []
      const x = [centres[from] ?? 0, centres[to] ?? 0]
      return [{ kind: 'line', x, y: [a, b], colour: { series: c }, width: 1.2, dash: 'of-series' }]
    }),
  )
}
