import type { Mark, Panel } from '../scene.ts'

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

/** Whether a place on x is within one of so many categories, not between two. */
const within = (categories: number) => (value: number) => {
  const category = Math.round(value)
  return category >= 0 && category < categories && Math.abs(value - category) < 0.499
}

/** How far the marks of a category reach from its middle, as a part of its width: at most 0.5; 0 if only the caps of their whiskers do. */
export function reachOf({ x, marks }: Panel): number {
  const isWithin = within(x.kind === 'band' ? x.categories.length : 0)
  const reachOfPlaces = (places: readonly number[]) =>
    places.every(isWithin) ? Math.max(0, ...places.map((at) => Math.abs(at - Math.round(at)))) : 0
  let [most, caps] = [0, 0]
  const reach = (places: readonly number[]) => {
    most = Math.max(most, reachOfPlaces(places))
  }
  for (const mark of marks)
    if (mark.kind === 'rect' || mark.kind === 'polygon') reach(mark.x)
    else if (mark.kind === 'segment') caps = Math.max(caps, reachOfPlaces([mark.from[0], mark.to[0]]))
    else if (mark.kind === 'point' && mark.apart !== undefined) most = Math.max(most, mark.apart)
    else if (mark.kind === 'point' || mark.kind === 'line' || mark.kind === 'tick')
      for (const at of mark.x) if (isWithin(at)) most = Math.max(most, Math.abs(at - Math.round(at)))
  return most < 0.02 ? 0 : Math.max(most, caps)
}

/**
 * A panel whose marks are so many times as far from the middle of their category, or on its other side for a negative number. Marks across several
 * categories stay.
 */
export function spreadWithin(panel: Panel, times: number): Panel {
  const { x, brackets, pointLabels } = panel
  if (times === 1 || x.kind !== 'band') return panel
  const isWithin = within(x.categories.length)
  const move = (value: number) => (isWithin(value) ? Math.round(value) + (value - Math.round(value)) * times : value)
  return {
    ...panel,
    marks: panel.marks.map((mark) => moved(mark, move, isWithin, times)),
    ...(brackets && { brackets: brackets.map((one) => ({ ...one, from: move(one.from), to: move(one.to) })) }),
    ...(pointLabels && {
      pointLabels: pointLabels.map((one) => ({ ...one, at: [move(one.at[0]), one.at[1]] as const })),
    }),
  }
}

function moved(mark: Mark, move: (value: number) => number, isWithin: (value: number) => boolean, times: number): Mark {
  const wide = Math.abs(times)
  switch (mark.kind) {
    case 'text': {
      const [at, value] = mark.at
      if (!isWithin(at)) return mark
      const isOther = times < 0
      const anchor = mark.anchor === 'start' ? 'end' : mark.anchor === 'end' ? 'start' : mark.anchor
      return {
        ...mark,
        at: [move(at), value],
        ...(isOther && { anchor }),
        ...(isOther && mark.shift && { shift: [-mark.shift[0], mark.shift[1]] }),
        ...(mark.room !== undefined && { room: mark.room * wide }),
      }
    }
    case 'segment': {
      const { from, to } = mark
      if (!isWithin(from[0]) || !isWithin(to[0])) return mark
      return { ...mark, from: [move(from[0]), from[1]], to: [move(to[0]), to[1]] }
    }
    case 'rect':
      return mark.x.every(isWithin) ? { ...mark, x: [move(mark.x[0]), move(mark.x[1])] } : mark
    case 'polygon':
      return mark.x.every(isWithin) ? { ...mark, x: mark.x.map(move) } : mark
    case 'point':
      return { ...mark, x: mark.x.map(move), ...(mark.apart !== undefined && { apart: mark.apart * wide }) }
    case 'line':
    case 'tick':
      return { ...mark, x: mark.x.map(move) }
    default:
      return mark
  }
}
