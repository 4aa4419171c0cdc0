import { boxMarks } from '#figure/box-marks.ts'
import { jitter } from '#figure/jitter.ts'
import type { Colour, Mark } from '#figure/scene.ts'
import type { BoxCell, BoxViolinData } from './data.ts'

export interface CellPlace {
  readonly centre: number
  /** Half of the width available to the cell. */
  readonly half: number
  readonly colour: Colour
  /** Length of the y axis in units of the data. */
  readonly span: number
}

const leastBoxed = 3

/** Marks of one cell from back to front: violin, box, points, mean. */
export function cellMarks(cell: BoxCell, place: CellPlace, show: BoxViolinData['show']): readonly Mark[] {
  const { box } = cell
  if (box === null) return []
  const { centre, half, colour } = place
  const boxHalf = half * (show.shape === 'box' || cell.density === null ? 0.62 : 0.2)
  const across = (y: number, reach: number, width: number): Mark => ({
    kind: 'segment',
    from: [centre - reach, y],
    to: [centre + reach, y],
    colour,
    width,
  })
  const violinAlone = show.shape === 'violin' && cell.density !== null
  // quartiles of one or two values say less than the values
  if (cell.n < leastBoxed && cell.points.length > 0) return points({ ...cell, density: null }, place, show, boxHalf)
  return [
    ...violin(cell, place),
    ...(violinAlone
      ? [across(box.median, half * 0.3, 1.8), across(box.p25, half * 0.18, 0.8), across(box.p75, half * 0.18, 0.8)]
      : boxMarks(box, { centre, half: boxHalf, colour, overOthers: show.shape === 'both' })),
    ...points(cell, place, show, boxHalf),
    ...(show.mean
      ? [
          {
            kind: 'point',
            x: [centre],
            y: [box.mean],
            colour: 'ink',
            size: 4,
            shape: 'diamond',
            fill: 'solid',
          } as const,
        ]
      : []),
  ]
}

function violin({ density }: BoxCell, { centre, half, colour }: CellPlace): readonly Mark[] {
  if (density === null) return []
  const widest = Math.max(...density.height)
  const side = (sign: number) => density.height.map((height) => centre + (sign * half * 0.94 * height) / widest)
  return [
    {
      kind: 'polygon',
      x: [...side(-1), ...side(1).toReversed()],
      y: [...density.at, ...density.at.toReversed()],
      fill: colour,
      stroke: colour,
      opacity: 0.16,
    },
  ]
}

function points(
  { points: values, n, density }: BoxCell,
  { centre, half, colour, span }: CellPlace,
  show: BoxViolinData['show'],
  boxHalf: number,
): readonly Mark[] {
  if (values.length === 0) return []
  const reach = show.points === 'all' ? (density === null ? boxHalf * 0.75 : half * 0.62) : half * 0.1
  const x = jitter(values, span).map((offset) => centre + offset * reach)
  const size = n > 150 ? 2.2 : 2.9
  return [{ kind: 'point', x, y: values, colour, size, shape: 'circle', fill: 'translucent' }]
}
