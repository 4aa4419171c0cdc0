import type { Annotation } from './annotation.ts'
import { placeAxis } from './axis.ts'
import { bandLabels } from './band-labels.ts'
import { type Box, layoutPanel } from './layout-panel.ts'
import type { PlotFrame } from './plot-frame.ts'
import { lineFromTo, type Primitive, pathThrough } from './primitive.ts'
import type { Axis, Mark, Panel } from './scene.ts'
import { textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'

/** Where a new inset is, as parts of the plot. */
export const usualSpot = [0.56, 0.04] as const

/** Points along an axis that a category needs so that its name has room in an inset. */
const NARROWEST_NAME = 30

/** Part of an inset that labels of an axis may take. */
const MOST_LABELS = 0.4

/** Part of the plot that an inset of size 1 takes, in each direction. */
const SHARE = 0.4

/** A part of a plot, enlarged over it with axes of its own, joined to the part by two lines. Nothing if the part has no extent. */
export function layoutInset(annotation: Annotation, panel: Panel, frame: PlotFrame): readonly Primitive[] {
  const { at, to } = annotation
  const isNumeric = [panel.x, panel.y].some(({ kind }) => kind !== 'band')
  if (!isNumeric || at[0] === to[0] || at[1] === to[1]) return []
  const box = boxOf(annotation, frame)
  const [one, other] = [frame.place(at), frame.place(to)]
  const [left, right] = [one[0], other[0]].sort((a, b) => a - b) as [number, number]
  const [top, bottom] = [one[1], other[1]].sort((a, b) => a - b) as [number, number]
  const part = outline(left, top, right, bottom)
  const isLeft = (left + right) / 2 < box.x + box.width / 2
  const joined = isLeft
    ? [
        [right, top, box.x, box.y],
        [right, bottom, box.x, box.y + box.height],
      ]
    : [
        [left, top, box.x + box.width, box.y],
        [left, bottom, box.x + box.width, box.y + box.height],
      ]
  const lines = joined.map(([x = 0, y = 0, toX = 0, toY = 0]) => lineFromTo([x, y], [toX, toY], 'faint', stroke.grid))
  const d = `${pathThrough([box.x, box.y], [box.x + box.width, box.y], [box.x + box.width, box.y + box.height], [box.x, box.y + box.height])}Z`
  const ground: Primitive = { kind: 'path', d, stroke: 'faint', width: stroke.grid, fill: 'paper', opacity: 1 }
  const inside = layoutPanel(enlarged(panel, annotation, box), box, 'inset', { isBoxed: true })
  return [part, ...lines, ground, ...inside]
}

function boxOf({ spot = usualSpot, size }: Annotation, { plot }: PlotFrame): Box {
  const [width, height] = [plot.width, plot.height].map((side) => side * Math.min(1, SHARE * size)) as [number, number]
  const along = (part: number, from: number, room: number) => from + Math.min(Math.max(0, part * room), room)
  return {
    x: Math.min(along(spot[0], plot.x, plot.width), plot.x + plot.width - width),
    y: Math.min(along(spot[1], plot.y, plot.height), plot.y + plot.height - height),
    width,
    height,
  }
}

function outline(left: number, top: number, right: number, bottom: number): Primitive {
  const d = `${pathThrough([left, top], [right, top], [right, bottom], [left, bottom])}Z`
  return { kind: 'path', d, stroke: 'muted', width: stroke.grid, fill: null, opacity: 1 }
}

/** The panel with the part as its axes, without words: those at the edge of the part would be cut. */
function enlarged({ marks, x, y }: Panel, { at, to }: Annotation, box: Box): Panel {
  return {
    marks: marks.flatMap(wordless),
    x: ifLabelsFit(within(x, at[0], to[0], box.width), box, 'x'),
    y: ifLabelsFit(within(y, at[1], to[1], box.height), box, 'y'),
  }
}

function wordless(mark: Mark): readonly Mark[] {
  if (mark.kind === 'text' || mark.kind === 'sectors' || (mark.kind === 'cells' && mark.shape === 'text')) return []
  if (mark.kind !== 'cells') return [mark]
  const { texts: _, ...cells } = mark
  return [cells]
}

/** An axis without labels if they would take too much of the box or touch each other. */
function ifLabelsFit(axis: Axis, { width, height }: Box, side: 'x' | 'y'): Axis {
  if (axis.bare === true || axis.unlabelled === true) return axis
  const isAcross = side === 'x'
  const { ticks, place } = placeAxis(axis, (isAcross ? width : height) * (1 - MOST_LABELS), 26)
  const { lines, turned } =
    isAcross && axis.kind === 'band'
      ? bandLabels(axis.categories, width / axis.categories.length - 4, height * MOST_LABELS, axis.upright)
      : { lines: ticks.map(({ label }) => [label]), turned: axis.upright === true }
  const longest = Math.max(0, ...lines.flat().map((line) => textWidth(line, type.tick)))
  const isLongest = !isAcross || turned
  const taken = isLongest ? longest : Math.max(0, ...lines.map(({ length }) => length)) * type.tick * 1.25
  const isDense = ticks.some(
    ({ value }, k) => k > 0 && Math.abs(place(value) - place(ticks[k - 1]?.value ?? 0)) < type.tick,
  )
  return isDense || taken > (isAcross ? height : width) * MOST_LABELS ? { ...axis, unlabelled: true } : axis
}

/** @param length of the axis on paper, in points */
function within(axis: Axis, one: number, other: number, length: number): Axis {
  if (axis.kind === 'band') {
    const isNarrow = length / axis.categories.length < NARROWEST_NAME
    return { ...axis, title: '', ...(isNarrow && { unlabelled: true as const }) }
  }
  const { ticks: _, end: _end, breaks: _breaks, sides: _sides, ...rest } = axis
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  const isReversed = axis.domain[0] > axis.domain[1]
  return { ...rest, title: '', domain: isReversed ? [high, low] : [low, high], limited: true, grid: false }
}
