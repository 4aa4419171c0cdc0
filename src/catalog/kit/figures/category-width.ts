import type { BandAxis, Mark, Panel } from '#figure/scene.ts'

/** Room that is left between the bars of two categories, in parts of a category. */
const GAP = 0.02

/**
 * A panel whose bars, boxes, points and error bars take more or less of their category: all are moved towards its middle or away from it, so that bars
 * beside each other keep touching. What spans several categories stays.
 * @param times of the width that the figure chooses; less if neighbours would overlap
 */
export function scaleCategories(panel: Panel, times: number): Panel {
  const side = panel.x.kind === 'band' ? 'x' : panel.y.kind === 'band' ? 'y' : undefined
  const axis = side && (panel[side] as BandAxis)
  if (side === undefined || axis === undefined || axis.bare === true || axis.lineless === true || times === 1)
    return panel
  if (panel.marks.some(({ kind }) => kind === 'cells' || kind === 'tiles' || kind === 'sectors')) return panel
  const widest = Math.max(0, ...panel.marks.flatMap((mark) => placesOf(mark, side).map(offCentre).filter(isOfCategory)))
  const factor = widest === 0 ? times : Math.min(times, (0.5 - GAP / 2) / widest)
  const moved = (value: number) => {
    const middle = Math.round(value)
    return isOfCategory(Math.abs(value - middle)) ? middle + (value - middle) * factor : value
  }
  return {
    ...panel,
    marks: panel.marks.map((mark) => movedMark(mark, side, moved, factor)),
    ...(panel.brackets &&
      side === 'x' && {
        brackets: panel.brackets.map((one) => ({ ...one, from: moved(one.from), to: moved(one.to) })),
      }),
    ...(panel.pointLabels && {
      pointLabels: panel.pointLabels.map((one) => ({ ...one, at: movedPlace(one.at, side, moved) })),
    }),
    ...(panel.lineLabels && {
      lineLabels: panel.lineLabels.map((one) => ({ ...one, at: movedPlace(one.at, side, moved) })),
    }),
  }
}

function offCentre(value: number): number {
  return Math.abs(value - Math.round(value))
}

/** The ends of lines across the whole plot are between two categories. */
function isOfCategory(distance: number): boolean {
  return distance < 0.5 - 1e-9
}

function placesOf(mark: Mark, side: 'x' | 'y'): readonly number[] {
  if (mark.kind === 'rect' || mark.kind === 'polygon') return mark[side]
  return mark.kind === 'point' && (mark.apartAlong ?? 'x') === side && mark.apart !== undefined
    ? mark[side].map((at) => at + (mark.apart ?? 0))
    : []
}

type Move = (value: number) => number

function movedPlace([x, y]: readonly [number, number], side: 'x' | 'y', move: Move): readonly [number, number] {
  return side === 'x' ? [move(x), y] : [x, move(y)]
}

function movedMark(mark: Mark, side: 'x' | 'y', move: Move, factor: number): Mark {
  switch (mark.kind) {
    case 'segment':
      return { ...mark, from: movedPlace(mark.from, side, move), to: movedPlace(mark.to, side, move) }
    case 'text': {
      const room = side === 'x' ? 'room' : 'height'
      const own = mark[room]
      return { ...mark, at: movedPlace(mark.at, side, move), ...(own !== undefined && { [room]: own * factor }) }
    }
    case 'rect': {
      const [from, to] = mark[side]
      return { ...mark, [side]: [move(from), move(to)] }
    }
    case 'point':
      return {
        ...mark,
        [side]: mark[side].map(move),
        ...(mark.apart !== undefined && (mark.apartAlong ?? 'x') === side && { apart: mark.apart * factor }),
      }
    case 'line':
    case 'step':
    case 'tick':
    case 'polygon':
      return { ...mark, [side]: mark[side].map(move) }
    default:
      return mark
  }
}
