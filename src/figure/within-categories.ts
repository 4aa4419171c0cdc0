import type { BandAxis, Mark, Panel } from './scene.ts'

/** Whether densities are beside the marks of a category, which is one group: none has to be first. */
export function hasClouds(marks: readonly Mark[]): boolean {
  const clouds = marks.filter((mark) => mark.kind === 'polygon' && !isEven(mark.x))
  return clouds.length > 0 && !areGrouped(marks)
}

/** Whether the marks of several groups are beside each other in a category. */
export function areGrouped(marks: readonly Mark[]): boolean {
  return new Set(marks.flatMap(seriesOf)).size > 1
}

/** Whether an outline reaches as far to the left of the middle of its category as to the right. */
function isEven(x: readonly number[]): boolean {
  const [low, high] = [Math.min(...x), Math.max(...x)]
  const middle = Math.round((low + high) / 2)
  return Math.abs(low + high - 2 * middle) < 0.01
}

function seriesOf(mark: Mark): readonly number[] {
  const colours = [
    'colour' in mark ? mark.colour : null,
    'fill' in mark && typeof mark.fill === 'object' ? mark.fill : null,
    'stroke' in mark ? mark.stroke : null,
  ]
  return colours.flatMap((colour) =>
    colour !== null && typeof colour === 'object' && 'series' in colour ? [colour.series] : [],
  )
}

type Side = 'x' | 'y'

/** The axis of a panel that has its categories. */
function bandOf({ x, y }: Panel): { readonly side: Side; readonly band: BandAxis } | undefined {
  if (x.kind === 'band') return { side: 'x', band: x }
  return y.kind === 'band' ? { side: 'y', band: y } : undefined
}

/** Whether a place is within one of so many categories, not between two: lines across the whole plot end halfway. */
const within = (categories: number) => (value: number) => {
  const category = Math.round(value)
  return category >= 0 && category < categories && Math.abs(value - category) < 0.499
}

/** How far the marks of a category reach from its middle, as a part of its width: at most 0.5; 0 if only the caps of their whiskers do. */
export function reachOf(panel: Panel): number {
  const { side = 'x', band } = bandOf(panel) ?? {}
  const k = side === 'x' ? 0 : 1
  const isWithin = within(band?.categories.length ?? 0)
  const reachOfPlaces = (places: readonly number[]) =>
    places.every(isWithin) ? Math.max(0, ...places.map((at) => Math.abs(at - Math.round(at)))) : 0
  let [most, caps] = [0, 0]
  const reach = (places: readonly number[]) => {
    most = Math.max(most, reachOfPlaces(places))
  }
  for (const mark of panel.marks)
    if (mark.kind === 'rect' || mark.kind === 'polygon') reach(mark[side])
    else if (mark.kind === 'segment') caps = Math.max(caps, reachOfPlaces([mark.from[k], mark.to[k]]))
    else if (mark.kind === 'point' && mark.apart !== undefined) most = Math.max(most, mark.apart)
    else if (mark.kind === 'point' || mark.kind === 'line' || mark.kind === 'tick')
      for (const at of mark[side]) if (isWithin(at)) most = Math.max(most, Math.abs(at - Math.round(at)))
  return most < 0.02 ? 0 : Math.max(most, caps)
}

/** Marks reach no further from the middle of their category: those of its neighbour begin at half. */
const FURTHEST = 0.49

/**
 * A panel whose bars, boxes, points and error bars take more or less of their category; those of a matrix or a disc stay.
 * @param times of the width that the figure chooses, above 0; less if neighbours would overlap
 */
export function widenCategories(panel: Panel, times: number): Panel {
  const band = bandOf(panel)?.band
  if (times === 1 || band === undefined || band.bare === true || band.lineless === true) return panel
  if (panel.marks.some(({ kind }) => kind === 'cells' || kind === 'tiles' || kind === 'sectors')) return panel
  const reach = reachOf(panel)
  return spreadWithin(panel, reach === 0 ? times : Math.min(times, FURTHEST / reach))
}

/**
 * A panel whose marks are so many times as far from the middle of their category, or on its other side for a negative number. Marks across several
 * categories stay.
 */
export function spreadWithin(panel: Panel, times: number): Panel {
  const categories = bandOf(panel)
  if (times === 1 || categories === undefined) return panel
  const { side, band } = categories
  const { brackets, pointLabels, lineLabels } = panel
  const isWithin = within(band.categories.length)
  const move = (value: number) => (isWithin(value) ? Math.round(value) + (value - Math.round(value)) * times : value)
  const moveAt = <L extends { readonly at: readonly [number, number] }>(label: L): L => ({
    ...label,
    at: movedPlace(label.at, side, move),
  })
  return {
    ...panel,
    marks: panel.marks.map((mark) => moved(mark, { side, move, isWithin, times })),
    ...(brackets && { brackets: brackets.map((one) => ({ ...one, from: move(one.from), to: move(one.to) })) }),
    ...(pointLabels && { pointLabels: pointLabels.map(moveAt) }),
    ...(lineLabels && { lineLabels: lineLabels.map(moveAt) }),
  }
}

interface Spread {
  readonly side: Side
  readonly move: (value: number) => number
  readonly isWithin: (value: number) => boolean
  readonly times: number
}

type Place = readonly [number, number]

function movedPlace([x, y]: Place, side: Side, move: Spread['move']): Place {
  return side === 'x' ? [move(x), y] : [x, move(y)]
}

function moved(mark: Mark, { side, move, isWithin, times }: Spread): Mark {
  const k = side === 'x' ? 0 : 1
  const wide = Math.abs(times)
  switch (mark.kind) {
    case 'text': {
      if (!isWithin(mark.at[k])) return mark
      const isOther = times < 0
      const anchor = mark.anchor === 'start' ? 'end' : mark.anchor === 'end' ? 'start' : mark.anchor
      const room = side === 'x' ? 'room' : 'height'
      const own = mark[room]
      return {
        ...mark,
        at: movedPlace(mark.at, side, move),
        ...(isOther && { anchor }),
        ...(isOther && mark.shift && { shift: [-mark.shift[0], mark.shift[1]] }),
        ...(own !== undefined && { [room]: own * wide }),
      }
    }
    case 'segment': {
      const { from, to } = mark
      if (!isWithin(from[k]) || !isWithin(to[k])) return mark
      return { ...mark, from: movedPlace(from, side, move), to: movedPlace(to, side, move) }
    }
    case 'rect': {
      const [from, to] = mark[side]
      return isWithin(from) && isWithin(to) ? { ...mark, [side]: [move(from), move(to)] } : mark
    }
    case 'polygon':
      return mark[side].every(isWithin) ? { ...mark, [side]: mark[side].map(move) } : mark
    case 'point': {
      const isApart = mark.apart !== undefined && (mark.apartAlong ?? 'x') === side
      return { ...mark, [side]: mark[side].map(move), ...(isApart && { apart: (mark.apart ?? 0) * wide }) }
    }
    case 'line':
    case 'tick':
      return { ...mark, [side]: mark[side].map(move) }
    default:
      return mark
  }
}
