import { type PlacedAxis, placeAxis } from './axis.ts'
import { type BandLabels, bandLabels } from './band-labels.ts'
import { cutLines, type GridLine } from './cut-lines.ts'
import { fittingStep, fittingTexts } from './fitting-step.ts'
import { axisTitleLines, titleStep, xTitleRoom } from './layout-axis-titles.ts'
import { placeBrackets } from './layout-brackets-beside.ts'
import { breakMarks } from './layout-breaks.ts'
import { placeColumns } from './layout-columns.ts'
import { layoutLegend } from './layout-legend.ts'
import { drawLineLabels, fitLineLabels } from './layout-line-labels.ts'
import { layoutMark, textsOverPatterns, translucency } from './layout-mark.ts'
import { drawPointLabels } from './layout-point-labels.ts'
import { layoutTable, tableHeight, tableLabelWidth } from './layout-table.ts'
import { layoutTopAxis, topAxisHeight } from './layout-top-axis.ts'
import { type PlotFrame, plotFrame } from './plot-frame.ts'
import { lineFromTo, type Primitive, partsOf, pathThrough } from './primitive.ts'
import { pageMargin, roomBeyondEnd } from './room-beyond-end.ts'
import type { Axis, Legend, Mark, Panel } from './scene.ts'
import { boldType, richWidth, shorten, textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'
import { withWrappedNote } from './wrap-rich.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const tickLength = 3
/** Of ticks without labels. */
const minorLength = 1.8
const lineHeight = 1.25
const panelTitle = () => type.axis + 6

/**
 * Height of a panel's titles.
 * @param width of the panel
 */
export function titleRoom({ title, x, y, top, yTitleAbove }: Panel, width: number): number {
  const over = yTitleAbove === true ? axisTitleLines(y.title, width) : []
  const above = (title === undefined ? 0 : panelTitle()) + xTitleRoom(over) + topAxisHeight(top)
  return above + xTitleRoom(axisTitleLines(x.title, width * 0.85))
}

interface PanelSettings {
  /** In a corner of the plot. */
  readonly legend?: Legend | undefined
  /** Lines also above and on the right of the plot. */
  readonly isBoxed?: boolean
  /** The least room for the labels of y, in points. */
  readonly tickRoom?: number
  /** Receives where the plot is. */
  readonly onPlot?: ((placed: PlacedPlot) => void) | undefined
}

/** The room that labels and titles take beside a plot, in points. */
export interface PlotRoom {
  readonly left: number
  readonly right: number
  readonly above: number
  readonly below: number
}

export interface PlacedPlot {
  readonly room: PlotRoom
  readonly frame: PlotFrame
}

/** What stands left of the plot: title and labels of y, labels of a table, columns of text. */
export function roomLeft(panel: Panel, box: Box, leastTickRoom = 0) {
  const columns = placeColumns(panel.columns ?? [], box.width)
  const yTitles = panel.yTitleAbove === true ? [] : axisTitleLines(panel.y.title, box.height * 0.85)
  const yTitle = yTitles.length === 0 ? 0 : type.axis + 4 + (yTitles.length - 1) * titleStep()
  const yRoom = box.width * 0.32
  // the height of the axis is not known yet; it determines the number of ticks and of their decimals
  const parts =
    isBare(panel.y) || panel.y.unlabelled === true ? [] : panel.y.kind === 'band' ? [1] : [0.6, 0.7, 0.8, 0.9]
  const roughLabels = parts.flatMap(
    (part) => labelsOf(panel.y, placeAxis(panel.y, box.height * part, 26), yRoom, null).lines,
  )
  const tickRoom = Math.max(leastTickRoom, roomOfLabels(roughLabels))
  // a title that the reader gives is left of columns of text
  const beside = columns.left > 0 ? yTitle : 0
  const left = Math.max(
    yTitle + tickRoom,
    panel.table === undefined ? 0 : tableLabelWidth(panel.table, box.width * 0.34),
    columns.left + beside,
    panel.room?.left ?? 0,
  )
  return {
    left,
    tickRoom,
    yRoom,
    columns,
    beside,
    yTitles,
    yTitleAt: beside > 0 ? box.x + yTitle - 4 : box.x + left - tickRoom - 5,
  }
}

/** One panel with its axes, marks, corner texts and aligned table, inside its box. */
export function layoutPanel(
  given: Panel,
  box: Box,
  name: string,
  { legend, isBoxed = false, tickRoom: leastTickRoom, onPlot }: PanelSettings = {},
): readonly Primitive[] {
  const part = (ref: string, parts: readonly Primitive[]) => partsOf(`${name}.${ref}`, parts)
  const { left, tickRoom, yRoom, columns, beside, yTitles, yTitleAt } = roomLeft(given, box, leastTickRoom)
  const panel = withWrappedNote(given, box.width - left)
  const yLines = panel.yTitleAbove === true ? axisTitleLines(panel.y.title, box.width) : []
  const titleHeight = (panel.title === undefined ? 0 : panelTitle()) + xTitleRoom(yLines) + columns.above
  const lineNames = fitLineLabels(panel, box)
  const beyond = Math.max(8, columns.right, lineNames?.room ?? 0, panel.room?.right ?? 0)
  const right = Math.max(beyond, roomBeyondEnd(panel, box.width - left, beyond))
  const width = box.width - left - right
  const x = placeAxis(panel.x, width, 46)
  const xRoom = panel.x.kind === 'band' ? x.place(0.25) * 2 - x.place(-0.25) * 2 - 4 : width
  // names of a matrix are as long above each other as beside each other
  const depth = panel.x.kind === 'band' && panel.x.lineless === true ? 0.5 : 0.35
  const xLabels = labelsOf(panel.x, x, xRoom, box.height * depth)
  const xHeight = panel.x.unlabelled === true ? 0 : labelHeight(xLabels)
  // centred below the plot, it may reach below the labels of y, and no further than the panel
  const xMiddle = (left + left + endOf(panel.x, { x: 0, y: 0, width, height: 0 }, (value) => x.place(value))) / 2
  const xTitles = axisTitleLines(panel.x.title, 2 * Math.min(xMiddle, box.width - xMiddle))
  const xTitle = xTitleRoom(xTitles)
  const table = panel.table === undefined ? 0 : tableHeight(panel.table, left)
  const sides = panel.x.kind !== 'band' && panel.x.sides !== undefined ? type.small + 5 : 0
  const needed = tickLength + 2 + xHeight + sides + xTitle + table
  const below = Math.max(needed, panel.room?.below ?? 0)
  const atX = (value: number): number => box.x + left + x.place(value)
  const down = panel.y.kind === 'band' // categories are ordered from the top
  const translucent = translucency(panel.marks)
  const noteAbove = panel.note?.corner === 'above' ? noteStep() * panel.note.lines.length + 4 : 0
  const from = box.y + titleHeight + 4 + noteAbove + topAxisHeight(panel.top)
  const drawUnder = (above: number) => {
    const height = box.height - (from - box.y) - above - below
    const plot: Box = { x: box.x + left, y: from + above, width, height }
    const y = placeAxis(panel.y, height, 26)
    const atY = (value: number): number => (down ? plot.y + y.place(value) : plot.y + height - y.place(value))
    const texts = textsOverPatterns(panel.marks, atX, atY)
    const inside: Primitive[] = []
    for (const mark of panel.marks)
      inside.push(...part(elementOf(mark), layoutMark(mark, atX, atY, translucent, texts)))
    const places = { plot, atX, atY, isBoxed, widest: box.width - left }
    return { plot, y, atY, inside, brackets: placeBrackets(panel, inside, places) }
  }
  const least = Math.max(0, (panel.room?.above ?? 0) - (from - box.y))
  let drawn = drawUnder(least)
  const most = (box.height - (from - box.y) - below) * 0.7
  // a lower plot has its marks closer together, so brackets may need more height
  for (let turn = 0; turn < 4 && drawn.brackets.highest < from - 0.5; turn++) {
    const above = drawn.plot.y - from
    if (above >= most) break
    drawn = drawUnder(Math.min(above + from - drawn.brackets.highest, most))
  }
  if (panel.square === true) {
    const { square: _, ...rest } = panel
    const over = drawn.plot.width - drawn.plot.height
    const room = over > 0 ? { x: box.x + over / 2, width: box.width - over } : { height: box.height + over }
    return layoutPanel(rest, { ...box, ...room }, name, { legend, isBoxed, onPlot })
  }
  const beyondBox = drawn.brackets.furthest - box.x - box.width
  const mostRight = (box.width - left) * 0.7
  // brackets of categories of y are on the right; a narrower plot has its marks closer together, so they may need more width
  if (beyondBox > 0.5 && right < mostRight - 0.5) {
    const narrower = { ...given, room: { ...given.room, right: Math.min(right + beyondBox, mostRight) } }
    return layoutPanel(narrower, box, name, { legend, isBoxed, onPlot })
  }
  const { plot, y, atY, inside } = drawn
  const brackets = drawn.brackets.drawn.flatMap(([own, primitives]) => part(own, primitives))
  // the remaining height may hold more ticks than the estimate
  const yLabels = withinPitch(labelsOf(panel.y, y, yRoom, null), y, atY)
  const ownTickRoom = roomOfLabels(yLabels.lines)
  if (ownTickRoom > tickRoom + 0.01)
    return layoutPanel(given, box, name, { legend, isBoxed, tickRoom: ownTickRoom, onPlot })
  const room = { left, right, above: plot.y - box.y, below: needed }
  onPlot?.({ room, frame: plotFrame(panel, plot, atX, atY) })
  // marks at the edge of the domain are not clipped in half
  const [overX, overY] = [panel.x, panel.y].map((axis) =>
    axis.kind !== 'band' && axis.limited === true ? 0.5 : 6,
  ) as [number, number]
  const primitives: Primitive[] = []
  if (panel.title !== undefined)
    primitives.push(
      ...part('title', [
        label(
          shorten(panel.title, type.axis, box.x + box.width - plot.x, boldType),
          plot.x,
          box.y + type.axis,
          'start',
          type.axis,
          true,
        ),
      ]),
    )
  const over = [
    ...(panel.note === undefined ? [] : part('note', noteIn(panel.note, plot, from - topAxisHeight(panel.top)))),
    ...(legend === undefined ? [] : partsOf('legend', legendIn(legend, plot, panel.note))),
  ]
  const grid = gridLines(panel, x, y, plot, atX, atY)
  if (grid.length > 0) primitives.push(...part('grid', cutLines(grid, [...inside, ...over, ...brackets])))
  primitives.push({
    kind: 'clip',
    x: plot.x - overX,
    y: plot.y - overY,
    width: plot.width + 2 * overX,
    height: plot.height + 2 * overY,
    inside,
  })
  if (panel.lineLabels && lineNames)
    primitives.push(...part('line-labels', drawLineLabels(panel.lineLabels, lineNames, plot, atX, atY)))
  if (panel.pointLabels)
    primitives.push(...part('point-labels', drawPointLabels(panel.pointLabels, panel.marks, plot, over, atX, atY)))
  const axes = axisLines(panel, plot, box, x, y, xLabels, yLabels, atX, atY)
  primitives.push(...part('x', axes.x), ...part('y', axes.y))
  if (panel.top !== undefined) primitives.push(...part('top', layoutTopAxis(panel.top, plot, box, atX)))
  const gaps = breakMarks(panel, plot, atX, atY)
  primitives.push(...part('x', gaps.x), ...part('y', gaps.y))
  if (isBoxed && hasLine(panel.x) && hasLine(panel.y)) {
    const [right, foot] = [plot.x + plot.width, plot.y + plot.height]
    const d = pathThrough([plot.x, plot.y], [right, plot.y], [right, foot])
    primitives.push(...part('frame', [{ kind: 'path', d, stroke: 'ink', width: stroke.axis, fill: null, opacity: 1 }]))
  }
  primitives.push(...columns.draw(`${name}.columns`, box.x + beside, plot, atY))
  const foot = plot.y + plot.height + tickLength + 2 + xHeight
  primitives.push(...part('x', sidesOf(panel.x, atX, foot + type.small + 2, box)))
  const xTitleBase = foot + sides + type.axis + 2
  const yLinesBase = box.y + (panel.title === undefined ? 0 : panelTitle()) + type.axis
  primitives.push(
    ...part(
      'x-title',
      xTitles.map((line, k) =>
        label(line, (plot.x + endOf(panel.x, plot, atX)) / 2, xTitleBase + k * titleStep(), 'middle', type.axis),
      ),
    ),
    ...part('y-title', yTitleTexts(yTitles, yTitleAt, plot, box)),
    ...part(
      'y-title',
      yLines.map((line, k) => label(line, box.x, yLinesBase + k * titleStep(), 'start', type.axis)),
    ),
  )
  primitives.push(...over, ...brackets)
  if (panel.table !== undefined)
    primitives.push(
      ...part(
        'table',
        layoutTable(
          panel.table,
          {
            left: box.x,
            right: box.x + box.width,
            axis: plot.x,
            top: xTitleBase + 6 + (panel.x.title === '' ? -type.axis : (xTitles.length - 1) * titleStep()),
          },
          atX,
        ),
      ),
    )
  return primitives
}

/** The element of a mark within its panel, as in `series-2.line`: the series counts from 1, as in a legend. */
export function elementOf(mark: Mark): string {
  const colour = 'fill' in mark && typeof mark.fill === 'object' ? mark.fill : 'colour' in mark ? mark.colour : null
  return colour !== null && typeof colour === 'object' && 'series' in colour
    ? `series-${colour.series + 1}.${mark.kind}`
    : mark.kind
}

/** The right end of the x axis line. */
function endOf(axis: Axis, plot: Box, atX: (value: number) => number): number {
  return axis.kind === 'band' || axis.end === undefined ? plot.x + plot.width : atX(axis.end)
}

function isBare(axis: Axis): boolean {
  return axis.bare === true
}

function hasLine(axis: Axis): boolean {
  return !isBare(axis) && axis.unlined !== true && !(axis.kind === 'band' && axis.lineless === true)
}

/** The meaning of the two sides of a value, with an arrow each. */
function sidesOf(axis: Axis, atX: (value: number) => number, baseline: number, box: Box): readonly Primitive[] {
  if (axis.kind === 'band' || axis.sides === undefined) return []
  const { at, below, above } = axis.sides
  const middle = atX(at)
  const write = (text: string, x: number, anchor: 'start' | 'end', room: number): Primitive => ({
    ...label(shorten(text, type.small, room), x, baseline, anchor, type.small),
    colour: 'muted',
  })
  return [
    ...(below === '' ? [] : [write(`← ${below}`, middle - 6, 'end', middle - 6 - box.x)]),
    ...(above === '' ? [] : [write(`${above} →`, middle + 6, 'start', box.x + box.width - middle - 6)]),
  ]
}

/** Length of the marks of the ticks, in points outwards; `full` is that of ticks with labels, or of those between them. */
function marksOf(axis: Axis, full: number): number {
  if (isBare(axis) || axis.kind === 'band' || axis.tickMarks === 'none' || axis.unlined === true) return 0
  return axis.tickMarks === 'inside' ? -full : full
}

function labelsOf(axis: Axis, placed: PlacedAxis, room: number, depth: number | null): BandLabels {
  if (isBare(axis) || axis.unlabelled === true) return { lines: placed.ticks.map(() => []), turned: false }
  if (axis.kind === 'band') return bandLabels(axis.categories, room, depth, axis.upright)
  return { lines: placed.ticks.map(({ label: text }) => [text]), turned: depth !== null && axis.upright === true }
}

/** The room that the labels of y need beside the plot, with their ticks. */
function roomOfLabels(lines: BandLabels['lines']): number {
  return Math.max(0, ...lines.flat().map((line) => textWidth(line, type.tick))) + tickLength + 3
}

function labelHeight({ lines, turned }: BandLabels): number {
  if (turned) return Math.max(0, ...lines.flat().map((text) => textWidth(text, type.tick))) + 2
  return Math.max(1, ...lines.map((of) => of.length)) * type.tick * lineHeight
}

/** Names of y with no more lines than there is room from one category to the next; an ellipsis replaces the others. */
function withinPitch(labels: BandLabels, { ticks }: PlacedAxis, atY: (v: number) => number): BandLabels {
  const [first, second] = ticks
  if (first === undefined || second === undefined || labels.lines.every((lines) => lines.length < 2)) return labels
  const pitch = Math.abs(atY(second.value) - atY(first.value))
  const most = Math.max(1, Math.floor((pitch / type.tick - 1) / lineHeight + 1))
  return { ...labels, lines: labels.lines.map((lines) => (lines.length > most ? cutAfter(lines, most) : lines)) }
}

function cutAfter(lines: readonly string[], most: number): readonly string[] {
  return lines.slice(0, most).map((line, k) => (k === most - 1 ? `${line}…` : line))
}

/** The step at which names of stacked categories fit; lines of type are closer than words. */
function nameStep({ ticks }: PlacedAxis, { lines }: BandLabels, atY: (v: number) => number): number {
  const heights = lines.map((texts) => ((Math.max(1, texts.length) - 1) * lineHeight + 1) * type.tick - 4)
  return fittingStep(
    ticks.map(({ value }) => atY(value)),
    heights,
  )
}

function gridLines(
  panel: Panel,
  x: PlacedAxis,
  y: PlacedAxis,
  plot: Box,
  atX: (v: number) => number,
  atY: (v: number) => number,
): readonly GridLine[] {
  const lines: GridLine[] = []
  if (panel.x.kind !== 'band' && panel.x.grid === true)
    for (const { value } of x.ticks) lines.push({ from: [atX(value), plot.y], to: [atX(value), plot.y + plot.height] })
  if (panel.y.kind !== 'band' && panel.y.grid === true)
    for (const { value } of y.ticks) lines.push({ from: [plot.x, atY(value)], to: [plot.x + plot.width, atY(value)] })
  return lines
}

function axisLines(
  panel: Panel,
  plot: Box,
  box: Box,
  x: PlacedAxis,
  y: PlacedAxis,
  xLabels: BandLabels,
  yLabels: BandLabels,
  atX: (v: number) => number,
  atY: (v: number) => number,
): { readonly x: readonly Primitive[]; readonly y: readonly Primitive[] } {
  const foot = plot.y + plot.height
  const lines: Primitive[] = hasLine(panel.x)
    ? [lineFromTo([plot.x, foot], [endOf(panel.x, plot, atX), foot], 'ink', stroke.axis)]
    : []
  const upright: Primitive[] = hasLine(panel.y)
    ? [lineFromTo([plot.x, plot.y], [plot.x, foot], 'ink', stroke.axis)]
    : []
  const places = x.ticks.map(({ value }) => atX(value))
  const widths = xLabels.lines.map((texts) =>
    xLabels.turned ? type.tick - 4 : Math.max(0, ...texts.map((text) => textWidth(text, type.tick))),
  )
  const every = fittingStep(places, widths)
  const fitting = panel.x.kind !== 'band' && panel.x.named !== undefined ? fittingTexts(places, widths) : undefined
  const isShown = (i: number) => fitting?.has(i) ?? i % every === 0
  const [xMarks, xMinor] = [marksOf(panel.x, tickLength), marksOf(panel.x, minorLength)]
  for (const value of xMinor === 0 ? [] : (x.minor ?? []))
    lines.push(lineFromTo([atX(value), foot], [atX(value), foot + xMinor], 'ink', stroke.axis))
  for (const [i, { value }] of x.ticks.entries()) {
    if (xMarks !== 0) lines.push(lineFromTo([atX(value), foot], [atX(value), foot + xMarks], 'ink', stroke.axis))
    const isWithin = (text: string) => panel.x.kind === 'band' || xLabels.turned || isInBox(atX(value), text, box)
    for (const [k, text] of (isShown(i) ? (xLabels.lines[i] ?? []) : []).filter(isWithin).entries())
      lines.push(
        xLabels.turned
          ? {
              ...label(text, atX(value) + type.tick * 0.36, foot + tickLength + 2, 'end', type.tick),
              upwards: true,
            }
          : label(text, atX(value), foot + tickLength + 2 + (k + 0.85) * type.tick * lineHeight, 'middle', type.tick),
      )
  }
  const [yMarks, yMinor] = [marksOf(panel.y, tickLength), marksOf(panel.y, minorLength)]
  for (const value of yMinor === 0 ? [] : (y.minor ?? []))
    upright.push(lineFromTo([plot.x - yMinor, atY(value)], [plot.x, atY(value)], 'ink', stroke.axis))
  const everyName = panel.y.kind === 'band' && !isBare(panel.y) ? nameStep(y, yLabels, atY) : 1
  for (const [i, { value }] of isBare(panel.y) ? [] : y.ticks.entries()) {
    if (yMarks !== 0) upright.push(lineFromTo([plot.x - yMarks, atY(value)], [plot.x, atY(value)], 'ink', stroke.axis))
    const texts = i % everyName === 0 ? (yLabels.lines[i] ?? []) : []
    const first = atY(value) + type.tick * 0.36 - ((texts.length - 1) / 2) * type.tick * lineHeight
    for (const [k, text] of texts.entries())
      upright.push(label(text, plot.x - tickLength - 3, first + k * type.tick * lineHeight, 'end', type.tick))
  }
  return { x: lines, y: upright }
}

/** Whether a number below a tick stays clear of those of the panel beside it. */
function isInBox(at: number, text: string, { x, width }: Box): boolean {
  const half = textWidth(text, type.tick) / 2
  return at - half >= x - pageMargin && at + half <= x + width + pageMargin
}

/** Lines that are read upwards, centred beside the plot, and within the panel if they are longer. */
function yTitleTexts(lines: readonly string[], x: number, plot: Box, box: Box): readonly Primitive[] {
  return lines.map((line, k) => {
    const half = textWidth(line, type.axis) / 2
    const middle = Math.min(Math.max(plot.y + plot.height / 2, box.y + half), box.y + box.height - half)
    return { ...label(line, x - (lines.length - 1 - k) * titleStep(), middle, 'middle', type.axis), upwards: true }
  })
}

const noteStep = () => type.legend * 1.35

/** `above` is the lower edge of a note above the plot and its brackets. */
function noteIn({ lines, corner }: NonNullable<Panel['note']>, plot: Box, above: number): readonly Primitive[] {
  const [vertical, horizontal] = corner === 'above' ? ['above', 'left'] : corner.split('-')
  const step = noteStep()
  const widest = Math.max(0, ...lines.map((line) => richWidth(line, type.legend)))
  const x = horizontal === 'left' ? plot.x + (corner === 'above' ? 0 : 8) : plot.x + plot.width - 4 - widest
  const height = step * lines.length
  const top =
    vertical === 'above' ? above - 4 - height : vertical === 'top' ? plot.y + 6 : plot.y + plot.height - 6 - height
  return lines.map((text, i) => ({
    kind: 'text' as const,
    x,
    y: top + (i + 0.8) * step,
    text,
    size: type.legend,
    anchor: 'start' as const,
    colour: 'ink' as const,
  }))
}

/** Beyond a note in the same corner. */
function legendIn(legend: Legend, plot: Box, note: Panel['note']): readonly Primitive[] {
  const [vertical, horizontal] = legend.place.split('-')
  const room = plot.width * 0.55
  const { width, height } = layoutLegend(legend, { x: 0, y: 0, width: room })
  const x = horizontal === 'left' ? plot.x + 8 : plot.x + plot.width - 4 - width
  const beyond = note?.corner === legend.place ? noteStep() * note.lines.length + 4 : 0
  const y = vertical === 'top' ? plot.y + 4 + beyond : plot.y + plot.height - 6 - height - beyond
  return layoutLegend(legend, { x, y, width: room }).primitives
}

function label(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end', size: number, bold = false) {
  return {
    kind: 'text' as const,
    x,
    y,
    text: [{ text }],
    size,
    anchor,
    colour: 'ink' as const,
    ...(bold ? { bold: true as const } : {}),
  }
}
