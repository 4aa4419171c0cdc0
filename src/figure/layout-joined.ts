import { axisTitleLines, titleStep, xTitleRoom } from './layout-axis-titles.ts'
import { type Box, layoutPanel, type PlotRoom } from './layout-panel.ts'
import { type Primitive, partsOf } from './primitive.ts'
import type { Axis, Panel } from './scene.ts'
import { type } from './typography.ts'
import { withWrappedNote } from './wrap-rich.ts'

/** Between panels, in points, beside the room that a plot keeps at its right edge. */
const gap = 4
/** Between the rows, in points. */
const rowGap = 9
/** A plot is never smaller, even if the page is too small for so many. */
const smallest = 12

interface JoinedLayout {
  /** With the room beside their plots, and without the labels that other panels have. */
  readonly panels: readonly Panel[]
  readonly boxes: readonly Box[]
  /** The titles that all panels have in common. */
  readonly titles: readonly Primitive[]
}

/** Panels in rows of a number of columns, with plots of one size, or of heights in proportion to their shares. Labels of an axis that all panels share are drawn at the outer panels only. */
export function layoutJoined(given: readonly Panel[], wanted: number, space: Box, isBoxed: boolean): JoinedLayout {
  const columns = Math.min(wanted, given.length)
  const rows = Math.ceil(given.length / columns)
  const columnOf = (k: number) => k % columns
  const isAbove = given[0]?.yTitleAbove === true
  const isLowest = (k: number) => k + columns >= given.length
  const [shares, titlesOf] = [sharedAxes(given), commonTitles(given)]
  const panels = given.map((panel, k): Panel => {
    const { room: _, ...rest } = panel
    const x = shares.x && !isLowest(k) ? { ...panel.x, unlabelled: true as const } : panel.x
    const y = shares.y && columnOf(k) > 0 ? { ...panel.y, unlabelled: true as const } : panel.y
    // read across, a common title stands above the first panel
    const yTitle = isAbove && k === 0 ? undefined : titlesOf.y
    return { ...rest, x: untitled(x, titlesOf.x), y: untitled(y, yTitle) }
  })
  const yLines = isAbove ? [] : axisTitleLines(titlesOf.y ?? '', space.height * 0.85)
  const yRoom = yLines.length === 0 ? 0 : type.axis + 4 + (yLines.length - 1) * titleStep()
  const xLines = axisTitleLines(titlesOf.x ?? '', (space.width - yRoom) * 0.85)
  const inner = { ...space, x: space.x + yRoom, width: space.width - yRoom, height: space.height - xTitleRoom(xLines) }
  const even = {
    width: (inner.width - gap * (columns - 1)) / columns,
    height: (inner.height - rowGap * (rows - 1)) / rows,
  }
  const shareOf = (r: number) => Math.max(...given.slice(r * columns, (r + 1) * columns).map(({ share = 1 }) => share))
  const grid = { columns, rows, isLowest, shares: Array.from({ length: rows }, (_, r) => shareOf(r)) }
  const first = placeIn(
    inner,
    grid,
    roomsOf(
      panels,
      panels.map(() => even),
      isBoxed,
    ),
  )
  const noted = panels.map((panel) => withWrappedNote(panel, first.plotWidth + gap))
  let needed = roomsOf(noted, first.boxes, isBoxed)
  let placed = placeIn(inner, grid, needed)
  // in plots of another size, labels may break into other lines, and brackets be higher; the most that any size needed ends it
  for (let turn = 0; turn < 5; turn++) {
    const { rooms: sides } = placed
    const beside = noted.map((panel, k) => ({
      ...panel,
      room: { left: sides[k]?.left ?? 0, right: sides[k]?.right ?? 0 },
    }))
    const more = roomsOf(beside, placed.boxes, isBoxed).map((room, k) => atLeast(room, needed[k] ?? room))
    const isSettled = areNear(more, needed)
    needed = more
    placed = placeIn(inner, grid, needed)
    if (isSettled) break
  }
  const { boxes, rooms, plots } = placed
  const across = (plots.left + plots.right) / 2
  const down = (plots.top + plots.foot) / 2
  const foot = inner.y + inner.height + type.axis + 2
  const write = { kind: 'text', size: type.axis, anchor: 'middle', colour: 'ink' } as const
  return {
    panels: noted.map((panel, k) => ({ ...panel, ...(rooms[k] && { room: rooms[k] }) })),
    boxes,
    titles: [
      ...partsOf(
        'panel-1.x-title',
        xLines.map((text, k) => ({ ...write, x: across, y: foot + k * titleStep(), text: [{ text }] })),
      ),
      ...partsOf(
        'panel-1.y-title',
        yLines.map((text, k) => ({
          ...write,
          x: space.x + yRoom - 4 - (yLines.length - 1 - k) * titleStep(),
          y: down,
          text: [{ text }],
          upwards: true as const,
        })),
      ),
    ],
  }
}

/** Axes that have the same labels in all panels; those above the numbers of a table stay with it. */
function sharedAxes(panels: readonly Panel[]): { readonly x: boolean; readonly y: boolean } {
  const isSame = (side: 'x' | 'y') => new Set(panels.map((panel) => labelsKey(panel[side]))).size === 1
  return { x: isSame('x') && panels.every(({ table }) => table === undefined), y: isSame('y') }
}

function labelsKey(axis: Axis): string {
  const { title: _, grid: __, ...rest } = { grid: undefined, ...axis }
  return JSON.stringify(rest)
}

/** The titles that all panels have, drawn once; undefined where they differ or have their place beside a table. */
function commonTitles(panels: readonly Panel[]): { readonly x: string | undefined; readonly y: string | undefined } {
  const same = (side: 'x' | 'y') => {
    const [first, ...others] = new Set(panels.map((panel) => panel[side].title))
    return others.length === 0 ? first : undefined
  }
  return { x: panels.some(({ table }) => table !== undefined) ? undefined : same('x'), y: same('y') }
}

function untitled(axis: Axis, common: string | undefined): Axis {
  return common === undefined ? axis : { ...axis, title: '' }
}

function atLeast(one: PlotRoom, other: PlotRoom): PlotRoom {
  return {
    left: Math.max(one.left, other.left),
    right: Math.max(one.right, other.right),
    above: Math.max(one.above, other.above),
    below: Math.max(one.below, other.below),
  }
}

function areNear(some: readonly PlotRoom[], others: readonly PlotRoom[]): boolean {
  const sides = ['left', 'right', 'above', 'below'] as const
  return some.every((room, k) => sides.every((side) => Math.abs(room[side] - (others[k]?.[side] ?? 0)) < 0.1))
}

function roomsOf(
  panels: readonly Panel[],
  boxes: readonly Pick<Box, 'width' | 'height'>[],
  isBoxed: boolean,
): readonly PlotRoom[] {
  return panels.map((panel, k) => {
    const { width = 0, height = 0 } = boxes[k] ?? {}
    let room: PlotRoom = { left: 0, right: 0, above: 0, below: 0 }
    // only brackets are placed by the marks
    const measured = (panel.brackets ?? []).length > 0 ? panel : { ...panel, marks: [] }
    layoutPanel(measured, { x: 0, y: 0, width, height }, 'panel', { isBoxed, onPlot: (placed) => (room = placed.room) })
    return room
  })
}

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly isLowest: (k: number) => boolean
  /** Heights of the plots of each row, in proportion. */
  readonly shares: readonly number[]
}

/** Boxes in which the plots have one size, or heights in proportion, and the room that each has to leave. */
function placeIn(space: Box, { columns, rows, isLowest, shares }: Grid, needed: readonly PlotRoom[]) {
  const most = (side: keyof PlotRoom, of: (k: number) => boolean) =>
    Math.max(0, ...needed.map((room, k) => (of(k) ? room[side] : 0)))
  const inColumn = (c: number) => (k: number) => k % columns === c
  const inRow = (r: number) => (k: number) => Math.floor(k / columns) === r
  // labels of a panel above an empty place hang down into it
  const hangs = (k: number) => isLowest(k) && !inRow(rows - 1)(k)
  const [across, down] = [columns, rows].map((n) => Array.from({ length: n }, (_, k) => k)) as [number[], number[]]
  const left = across.map((c) => most('left', inColumn(c)))
  const right = across.map((c) => most('right', inColumn(c)))
  const above = down.map((r) => most('above', inRow(r)))
  const below = down.map((r) => most('below', (k) => inRow(r)(k) && !hangs(k)))
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  const plotWidth = Math.max(smallest, (space.width - sum(left) - sum(right) - gap * (columns - 1)) / columns)
  const free = space.height - sum(above) - sum(below) - rowGap * (rows - 1)
  const heights = shares.map((share) => Math.max(smallest, (free * share) / sum(shares)))
  const xOf = (c: number) => space.x + c * (plotWidth + gap) + sum(left.slice(0, c)) + sum(right.slice(0, c))
  const yOf = (r: number) =>
    space.y + r * rowGap + sum(heights.slice(0, r)) + sum(above.slice(0, r)) + sum(below.slice(0, r))
  const rooms = needed.map((own, k): PlotRoom => {
    const [c, r] = [k % columns, Math.floor(k / columns)]
    return {
      left: left[c] ?? 0,
      right: right[c] ?? 0,
      above: above[r] ?? 0,
      below: hangs(k) ? own.below : (below[r] ?? 0),
    }
  })
  const boxes = rooms.map(
    (room, k): Box => ({
      x: xOf(k % columns),
      y: yOf(Math.floor(k / columns)),
      width: room.left + plotWidth + room.right,
      height: room.above + (heights[Math.floor(k / columns)] ?? smallest) + room.below,
    }),
  )
  return {
    rooms,
    boxes,
    plotWidth,
    plots: {
      left: xOf(0) + (left[0] ?? 0),
      right: xOf(columns - 1) + (left[columns - 1] ?? 0) + plotWidth,
      top: yOf(0) + (above[0] ?? 0),
      foot: yOf(rows - 1) + (above[rows - 1] ?? 0) + (heights[rows - 1] ?? smallest),
    },
  }
}
