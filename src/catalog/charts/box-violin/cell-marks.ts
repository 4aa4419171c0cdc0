import { boxMarks } from '#figure/box-marks.ts'
import { jitter } from '#figure/jitter.ts'
import type { Colour, Mark } from '#figure/scene.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { BoxCell, BoxViolinData } from './data.ts'

export interface CellPlace {
  readonly centre: number
  /** Half of the width available to the cell. */
  readonly half: number
  readonly colour: Colour
  /** The half of a violin that the cell takes; absent for a whole one. */
  readonly side?: -1 | 1
  /** Length of the y axis in units of the data. */
  readonly span: number
}

const leastBoxed = 3

/** Where the parts of a cell are, as fractions of its half-width from its centre, and how wide. */
interface Layout {
  readonly box: { readonly at: number; readonly half: number }
  readonly violin: { readonly at: number; readonly sides: readonly (-1 | 1)[]; readonly reach: number }
  readonly points: { readonly at: number; readonly reach: number }
}

/** A cell without a density has its box and points in place of the violin. */
function layoutOf({ density }: BoxCell, side: CellPlace['side'], show: BoxViolinData['show']): Layout {
  const all = show.points === 'all'
  const violin = { at: 0, sides: [-1, 1], reach: 0.94 } as const
  if (show.shape === 'raincloud')
    return {
      box: { at: -0.1, half: 0.13 },
      violin: { at: 0.1, sides: [1], reach: 0.86 },
      points: all ? { at: -0.62, reach: 0.3 } : { at: -0.1, reach: 0.1 },
    }
  if (side !== undefined)
    return {
      box: { at: side * 0.45, half: 0.3 },
      violin: { at: 0, sides: [side], reach: 0.94 },
      points: { at: side * 0.3, reach: all ? 0.24 : 0.1 },
    }
  const half = show.shape === 'box' || density === null ? 0.62 : 0.2
  const reach = all ? (density === null ? half * 0.75 : 0.62) : 0.1
  return { box: { at: 0, half }, violin, points: { at: 0, reach } }
}

/** Marks of one cell from back to front: violin, box, points, mean. */
export function cellMarks(cell: BoxCell, place: CellPlace, show: BoxViolinData['show']): readonly Mark[] {
  const { box, density } = cell
  if (box === null) return []
  const { centre, half, colour, side } = place
  const layout = layoutOf(cell, side, show)
  const at = (fraction: number) => centre + half * fraction
  const across = (y: number, reach: number, width: number): Mark => {
    const [left, right] = side === undefined ? [-reach, reach] : side < 0 ? [-1.6 * reach, 0] : [0, 1.6 * reach]
    return { kind: 'segment', from: [at(left), y], to: [at(right), y], colour, width }
  }
  const linesAlone = (show.shape === 'violin' || show.shape === 'split') && density !== null
  // quartiles of one or two values say less than the values
  if (cell.n < leastBoxed && cell.points.length > 0)
    return points(cell, place, { at: (side ?? 0) * 0.3, reach: show.points === 'all' ? layout.box.half * 0.75 : 0.1 })
  return withoutFalse([
    ...violin(cell, place, layout.violin),
    ...(linesAlone
      ? [across(box.median, 0.3, 1.8), across(box.p25, 0.18, 0.8), across(box.p75, 0.18, 0.8)]
      : boxMarks(box, {
          centre: at(layout.box.at),
          half: half * layout.box.half,
          colour,
          overOthers: show.shape === 'both',
        })),
    ...points(cell, place, layout.points),
    show.mean && {
      kind: 'point',
      x: [at(linesAlone && side !== undefined ? side * 0.24 : layout.box.at)],
      y: [box.mean],
      colour: 'ink',
      size: 4,
      shape: 'diamond',
      fill: 'solid',
    },
  ])
}

function violin(
  { density }: BoxCell,
  { centre, half, colour }: CellPlace,
  { at, sides, reach }: Layout['violin'],
): readonly Mark[] {
  if (density === null) return []
  const widest = Math.max(...density.height)
  const middle = centre + half * at
  const outline = (sign: -1 | 1) =>
    density.height.map((height) => (sides.includes(sign) ? middle + (sign * half * reach * height) / widest : middle))
  return [
    {
      kind: 'polygon',
      x: [...outline(-1), ...outline(1).toReversed()],
      y: [...density.at, ...density.at.toReversed()],
      fill: colour,
      stroke: colour,
      opacity: 0.16,
    },
  ]
}

function points(
  { points: values, n }: BoxCell,
  { centre, half, colour, span }: CellPlace,
  { at, reach }: Layout['points'],
): readonly Mark[] {
  if (values.length === 0) return []
  const x = jitter(values, span).map((offset) => centre + half * (at + offset * reach))
  const size = n > 150 ? 2.2 : 2.9
  return [{ kind: 'point', x, y: values, colour, size, shape: 'circle', fill: 'translucent' }]
}
