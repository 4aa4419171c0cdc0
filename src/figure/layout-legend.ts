import { withPattern } from './hatch.ts'
import { layoutBar } from './layout-bar.ts'
import { pointsAt } from './point-shapes.ts'
import { lineFromTo, type Primitive, pathThrough } from './primitive.ts'
import type { Legend, LegendItem } from './scene.ts'
import { shorten, textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'
import { wrapText } from './wrap-text.ts'

export interface PlacedLegend {
  readonly primitives: readonly Primitive[]
  readonly width: number
  readonly height: number
}

const keyWidth = 14
const keyGap = 4
const itemGap = 14
const lineHeight = () => type.legend + 4

/** Width of the longest item with its key. */
export function longestItem(legend: Legend): number {
  const { items } = legend
  return keyWidthOf(legend) + keyGap + Math.max(0, ...items.map(({ label }) => textWidth(label, type.legend)))
}

/** Large points need wider keys. */
function keyWidthOf({ items }: Pick<Legend, 'items'>): number {
  return Math.max(keyWidth, ...items.map(({ size = 0 }) => size))
}

/** The upper left corner of a legend, and the space for it. */
export interface LegendRoom {
  readonly x: number
  readonly y: number
  readonly width: number
  /** If omitted, as high as it is. */
  readonly height?: number
}

/** Whether a legend is above or below all panels, and goes from side to side. */
export function isAcross(place: Legend['place']): boolean {
  return place === 'top' || place === 'bottom'
}

/** Above or below the panels: in rows, from the left. Elsewhere: one item below the other. */
export function layoutLegend(legend: Legend, given: LegendRoom): PlacedLegend {
  const { place, also = [], bar, columns } = legend
  const inset = legend.framed === true ? framePadding : 0
  const at = { ...given, x: given.x + inset, y: given.y + inset, width: given.width - 2 * inset }
  const primitives: Primitive[] = []
  let [y, widest] = [at.y, 0]
  const add = (part: PlacedLegend, space: number) => {
    primitives.push(...part.primitives)
    widest = Math.max(widest, part.width)
    y += part.height + space
  }
  const parts = [legend, ...also].filter(({ items }) => items.length > 0)
  for (const part of parts)
    add(layoutItems({ ...part, place, ...(columns !== undefined && { columns }) }, roomAt(at, y)), 4)
  if (bar !== undefined) add(layoutBar(bar, roomAt(at, y), isAcross(place)), 4)
  const placed = { primitives, width: widest, height: y - at.y - (y > at.y ? 4 : 0) }
  return legend.framed === true && widest > 0 ? framed(placed, given) : placed
}

const framePadding = 4

/** A legend moved into a line around it, which begins at its former corner. */
function framed({ primitives, width, height }: PlacedLegend, { x, y }: LegendRoom): PlacedLegend {
  const [wide, high] = [width + 2 * framePadding, height + 2 * framePadding]
  const d = `${pathThrough([x, y], [x + wide, y], [x + wide, y + high], [x, y + high])}Z`
  return {
    primitives: [{ kind: 'path', d, stroke: 'ink', width: stroke.grid, fill: null, opacity: 1 }, ...primitives],
    width: wide,
    height: high,
  }
}

function roomAt({ x, y: top, width, height = Number.POSITIVE_INFINITY }: LegendRoom, y: number) {
  return { x, y, width, height: height - (y - top) }
}

function layoutItems(legend: Legend, at: LegendRoom): PlacedLegend {
  const primitives: Primitive[] = []
  const inRows = isAcross(legend.place)
  const keys = keyWidthOf(legend)
  let [x, y, widest] = [at.x, at.y, 0]
  /** Where rows begin: beside a short title, below a long one. */
  let start = at.x
  /** Large points move the text of their row down by so much. */
  const over = (sizes: readonly number[]) => Math.max(0, (Math.max(0, ...sizes) + 1 - lineHeight()) / 2)
  const overRow = inRows ? over(legend.items.map(({ size = 0 }) => size)) : 0
  const write = (text: string, left: number, bold: boolean) =>
    primitives.push({
      kind: 'text',
      x: left,
      y: y + type.legend * 0.88,
      text: [{ text }],
      size: type.legend,
      anchor: 'start',
      colour: bold ? 'muted' : 'ink',
    })
  y += overRow
  if (legend.title !== undefined) {
    const lines = inRows ? [legend.title] : wrapText(legend.title, type.legend, at.width)
    for (const line of lines) {
      write(line, x, true)
      widest = Math.max(widest, textWidth(line, type.legend))
      if (!inRows) y += lineHeight()
    }
    if (inRows) x += widest + itemGap
    if (widest < at.width * 0.3 && x + longestItem(legend) <= at.x + at.width) start = x
  }
  const even = inRows && legend.columns !== undefined ? longestItem(legend) : 0
  for (const [k, item] of legend.items.entries()) {
    const room = at.width - keys - keyGap
    const label = inRows ? [shorten(item.label, type.legend, room)] : inLines(item.label, room)
    const width = Math.max(even, keys + keyGap + Math.max(...label.map((line) => textWidth(line, type.legend))))
    const isFull = legend.columns !== undefined && k % legend.columns === 0
    if (inRows && x > start && (isFull || x + width > at.x + at.width)) {
      x = start
      y += lineHeight() + 2 * overRow
    }
    const overItem = inRows ? 0 : over([item.size ?? 0])
    y += overItem
    const middle = y + type.legend * 0.58
    if (item.key === 'line') {
      const dash = item.dash === 'of-series' ? undefined : item.dash
      primitives.push(lineFromTo([x, middle], [x + keyWidth, middle], item.colour, stroke.line + 0.3, dash))
    } else if (item.key === 'point') {
      const { shape = 'circle', colour, size = 4.8, ring } = item
      primitives.push(pointsAt([x + keys / 2], [middle], { shape, colour, fill: ring ? 'ring' : 'solid', size }, 1))
    } else primitives.push(...boxKey(item, x + 2, middle - 4))
    for (const [line, text] of label.entries()) {
      if (line > 0) y += lineHeight()
      write(text, x + keys + keyGap, false)
    }
    widest = Math.max(widest, x + width - at.x)
    if (inRows) x += width + itemGap
    else y += lineHeight() + overItem
  }
  return { primitives, width: widest, height: (inRows ? y + lineHeight() + overRow : y) - at.y }
}

/** Beside or inside the plot, a label longer than the room continues below; the rest of the third line is cut off. */
function inLines(label: string, room: number): readonly string[] {
  if (textWidth(label, type.legend) <= room) return [label]
  const lines = wrapText(label, type.legend, room)
  return lines.length <= MOST_LINES
    ? lines.map((line) => shorten(line, type.legend, room))
    : [...lines.slice(0, MOST_LINES - 1), shorten(lines.slice(MOST_LINES - 1).join(' '), type.legend, room)]
}

const MOST_LINES = 3

/** In the style of its marks: a faint fill with an outline. */
function boxKey({ colour, opacity = 0.16, bare, pattern }: LegendItem, x: number, y: number): readonly Primitive[] {
  const box = { kind: 'path', d: `M${x},${y}h10v8h-10z`, width: stroke.thin } as const
  const filled = { ...box, fill: colour, stroke: null, opacity } as const
  return [
    ...(pattern === undefined ? [filled] : withPattern(filled, pattern)),
    ...(bare === true ? [] : [{ ...box, fill: null, stroke: colour, opacity: 1 } as const]),
  ]
}
