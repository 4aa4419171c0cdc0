import type { FlowArrow, FlowBox, FlowChart, FlowLine, FlowStage } from './flow-chart.ts'
import type { Colour } from './scene.ts'
import { boldType, isWide, textWidth } from './text-width.ts'
import { type } from './typography.ts'
import { wrapWithin } from './wrap-text.ts'

/** A flow chart in points, y downwards. */
export interface PlacedFlow {
  readonly width: number
  readonly height: number
  readonly boxes: readonly PlacedBox[]
  readonly arrows: readonly PlacedArrow[]
  readonly stages: readonly PlacedStage[]
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedBox extends Place {
  readonly role: FlowBox['role']
  /** A single statement is centred, a list is aligned to the top left. */
  readonly centred: boolean
  readonly lines: readonly PlacedLine[]
}

/** A line of the chart, wrapped to the width of its box. */
export interface PlacedLine extends FlowLine {
  readonly pieces: readonly string[]
}

export interface PlacedArrow {
  readonly from: number
  readonly to: number
  /** From the edge of one box to the edge of another, in vertical and horizontal segments. */
  readonly points: readonly (readonly [number, number])[]
}

export interface PlacedStage extends Place {
  readonly label: string
}

export const flowType = {
  get size() {
    return type.legend
  },
  get leading() {
    return type.legend * 1.3
  },
  get stage() {
    return type.axis
  },
}
/** Background of stages and headings: a colour and its opacity. */
export const flowAccent: Colour = { series: 0 }
export const flowTint = 0.16
export const flowPadding = 5
/** Indentation of a list item's text from its bullet. */
export const pointIndent = 8

const [margin, columnGap, rowGap, stageWidth, stageGap] = [4, 18, 18, 16, 10]
const pointsPerMm = 72 / 25.4

export function placeFlow(chart: FlowChart): PlacedFlow {
  const width = chart.width * pointsPerMm
  const left = margin + (chart.stages.length === 0 ? 0 : stageWidth + stageGap)
  const pitch = (width - margin - left + columnGap) / chart.columns
  const measured = chart.boxes.map((box) => {
    const across = (box.to - box.from) * pitch - columnGap
    const lines = box.lines.map((line) => broken(line, across - 2 * flowPadding))
    const pieces = lines.reduce((sum, line) => sum + line.pieces.length, 0)
    return {
      box,
      x: left + box.from * pitch,
      width: across,
      lines,
      height: pieces * flowType.leading + 2 * flowPadding,
    }
  })
  const rows = rowsOf(measured, chart.stages)
  const boxes = measured.map(({ box, x, width: across, lines, height }): PlacedBox => {
    const row = rows[box.row] as Row
    const high = box.role === 'aside' ? height : row.stream
    const y = row.y + (row.height - high) / 2
    return { x, y, width: across, height: high, role: box.role, centred: isStatement(box), lines }
  })
  return {
    width,
    height: (rows.at(-1)?.y ?? 0) + (rows.at(-1)?.height ?? 0) + margin,
    boxes,
    arrows: chart.arrows.map((arrow) => ({
      from: arrow.from,
      to: arrow.to,
      points: route(arrow, boxes, rows[chart.boxes[arrow.to]?.row ?? 0]?.y ?? 0),
    })),
    stages: chart.stages.map((stage) => placeStage(stage, rows)),
  }
}

interface Row {
  readonly y: number
  readonly height: number
  /** Height of the boxes in the main stream. */
  readonly stream: number
}

/** A stage of a single row makes it as high as its name is long; several rows have enough space. */
function rowsOf(
  measured: readonly { readonly box: FlowBox; readonly height: number }[],
  stages: readonly FlowStage[],
): readonly Row[] {
  const count = 1 + Math.max(-1, ...measured.map(({ box }) => box.row))
  let y = margin
  return Array.from({ length: count }, (_, row) => {
    const here = measured.filter(({ box }) => box.row === row)
    const stream = Math.max(0, ...here.map(({ box, height }) => (box.role === 'aside' ? 0 : height)))
    const names = stages.filter(({ firstRow, lastRow }) => firstRow === row && lastRow === row).map(nameLength)
    const height = Math.max(stream, ...names, ...here.map((one) => one.height))
    const placed = { y, height, stream }
    y += height + rowGap
    return placed
  })
}

const isStatement = ({ lines, role }: FlowBox) => role === 'heading' || lines.length === 1

function broken(line: FlowLine, room: number): PlacedLine {
  const across = room - (line.point ?? 0) * pointIndent
  return { ...line, pieces: wrapWithin(line.text, flowType.size, across, { bold: line.bold }) }
}

function placeStage({ label, firstRow, lastRow }: FlowStage, rows: readonly Row[]): PlacedStage {
  const [first, last] = [rows[firstRow] as Row, rows[lastRow] as Row]
  const height = last.y + last.height - first.y
  return { label, x: margin, y: first.y, width: stageWidth, height }
}

function nameLength({ label }: FlowStage): number {
  return textWidth(label, flowType.stage, boldType) + flowPadding
}

/**
 * Horizontal into a side, straight down, or in three segments with the horizontal one half-way between the rows; `top` is that of the row of the
 * target, which may have higher boxes.
 */
function route({ from, to, into }: FlowArrow, boxes: readonly PlacedBox[], top: number): PlacedArrow['points'] {
  const [source, target] = [boxes[from] as PlacedBox, boxes[to] as PlacedBox]
  const [x, aim] = [middle(source), middle(target)]
  const bottom = source.y + source.height
  if (into === 'side') {
    const y = target.y + target.height / 2
    const edge = target.x > x ? target.x : target.x + target.width
    if (y <= bottom)
      return [
        [target.x > x ? source.x + source.width : source.x, y],
        [edge, y],
      ]
    return [
      [x, bottom],
      [x, y],
      [edge, y],
    ]
  }
  if (Math.abs(x - aim) < 0.01)
    return [
      [x, bottom],
      [aim, target.y],
    ]
  const half = top - rowGap / 2
  return [
    [x, bottom],
    [x, half],
    [aim, half],
    [aim, target.y],
  ]
}

const middle = ({ x, width }: Place) => x + width / 2

export const pointMarks = { 1: '•', 2: '–' } as const

/** Whether each character of a stage's name is full-width, so that they can be stacked. */
export const isStacked = (label: string) => Array.from(label).every(isWide)
