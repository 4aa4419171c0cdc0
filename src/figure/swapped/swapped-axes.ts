import type { BandAxis, ContinuousAxis, LineLabel, Mark, Panel, TextMark } from '../scene.ts'
import { hasClouds, spreadWithin } from '../within-categories.ts'
import { areClear, type PlotLengths, swapTexts, withRoomFor } from './swapped-texts.ts'

/**
 * A panel with categories on y from the top and values on x: as if it were turned clockwise by a quarter, with upright words. Everything that refers to
 * x or y means the axes as they are then drawn.
 * @param lengths of the axes of categories and of values; they decide how far numbers beside the marks extend the axis of values
 * @returns undefined if a part of it belongs to one of the axes as it is
 */
export function swapAxes(given: Panel, lengths: PlotLengths): Panel | undefined {
  // a density on the right of its points is then above them
  const panel = hasClouds(given.marks) ? spreadWithin(given, -1) : given
  const { x, y, room: _, lineLabels = [], firstLabels, note, pointLabels, brackets, ...rest } = panel
  if (x.kind !== 'band' || y.kind === 'band' || y.bare === true || firstLabels === true) return undefined
  const { table, top, columns } = panel
  if (table !== undefined || top !== undefined || columns !== undefined) return undefined
  if (panel.marks.some((mark) => mark.kind === 'text' && isNameBeside(mark))) return undefined
  const marks = panel.marks.map((mark) => (mark.kind === 'text' ? mark : swapMark(mark)))
  if (marks.some((mark) => mark === undefined)) return undefined
  const names = lineLabels.flatMap((label) => (isOfLine(label, panel.marks) ? [nameOfLine(label)] : []))
  if (!areClear(names, y, lengths.values)) return undefined
  const texts = swapTexts(panel.marks, y, lengths)
  return {
    ...rest,
    x: withRoomFor([...names, ...texts.values()], valuesOn(y), lengths.values),
    y: categoriesOn(x, names.length > 0, lengths.category * x.categories.length),
    marks: [...marks.flatMap((mark, k) => (mark?.kind === 'text' ? (texts.get(k) ?? []) : (mark ?? []))), ...names],
    ...(brackets && { brackets }),
    ...(pointLabels && { pointLabels: pointLabels.map((label) => ({ ...label, at: turned(label.at) })) }),
    // the corner that was free may have marks
    ...(note && { note: { ...note, corner: 'above' as const } }),
  }
}

/** Height of a line of words above the first category or below the last, in points. */
const lineBeyond = 15

/**
 * Names of categories are horizontal on y.
 * @param length of the axis, in points
 */
function categoriesOn(band: BandAxis, hasNames: boolean, length: number): BandAxis {
  const { upright: _, ...axis } = band
  const least = lineBeyond / (lineBeyond + length)
  const [before, after] = axis.margins ?? [0, 0]
  if (axis.margins === undefined && !hasNames) return axis
  return { ...axis, margins: [hasNames ? before + least : before, after === 0 ? 0 : Math.max(after, least)] }
}

/** Whether a label names a line across all categories, such as a limit. */
export function isOfLine({ at: [, value] }: LineLabel, marks: readonly Mark[]): boolean {
  return marks.some((mark) => {
    if (mark.kind !== 'segment') return false
    const { from, to } = mark
    return from[1] === value && to[1] === value && Math.abs(to[0] - from[0]) >= 1
  })
}

/** At the upper end of the line. */
function nameOfLine({ at: [, value], text, colour }: LineLabel): TextMark {
  return { kind: 'text', at: [value, -0.5], text: [{ text }], shift: [0, 7], anchor: 'middle', colour }
}

/** Words beside a mark, such as the name of its line, would be over or under it, and on those of others; numbers are short. */
function isNameBeside({ anchor, shift, text }: TextMark): boolean {
  const isBeside = anchor !== 'middle' && Math.abs(shift?.[1] ?? 0) < 3
  return isBeside && text.some((run) => /\p{L}/u.test(run.text))
}

/** A width has room for more ticks than a low plot. */
function valuesOn(scale: ContinuousAxis): ContinuousAxis {
  const { sides: _, ticks, ...axis } = scale
  return ticks === undefined || ticks.length < 3 ? axis : { ...axis, ticks }
}

function turned([x, y]: readonly [number, number]): readonly [number, number] {
  return [y, x]
}

/** A mark other than a text; undefined if it is drawn in one direction only. */
function swapMark(mark: Exclude<Mark, { kind: 'text' }>): Mark | undefined {
  switch (mark.kind) {
    case 'step':
    case 'cells':
    case 'sectors':
      return undefined
    case 'band':
      return mark.curve === 'step' ? undefined : outlineOf(mark)
    case 'segment':
      return { ...mark, from: turned(mark.from), to: turned(mark.to) }
    case 'point':
      return { ...mark, x: mark.y, y: mark.x, ...(mark.apart !== undefined && { apartAlong: 'y' as const }) }
    case 'tick':
      return { ...mark, x: mark.y, y: mark.x, across: true }
    case 'tiles':
      return { ...mark, x: mark.y, y: mark.x, width: mark.height, height: mark.width }
    case 'rect':
      return { ...mark, x: mark.y, y: mark.x }
    case 'line':
    case 'polygon':
      return { ...mark, x: mark.y, y: mark.x }
  }
}

/** A band has lower and upper limits of y, which an outline does not need. */
function outlineOf({ x, lower, upper, colour, opacity = 0.14, pattern }: Extract<Mark, { kind: 'band' }>): Mark {
  return {
    kind: 'polygon',
    x: [...lower, ...upper.toReversed()],
    y: [...x, ...x.toReversed()],
    fill: colour,
    stroke: null,
    opacity,
    ...(pattern && { pattern }),
  }
}
