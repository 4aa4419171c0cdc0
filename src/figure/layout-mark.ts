import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import { withPattern } from './hatch.ts'
import { layoutCells } from './layout-cells.ts'
import { layoutSectors } from './layout-sectors.ts'
import { pointsAt } from './point-shapes.ts'
import { offsetsApart } from './points-apart.ts'
import { coordinate, lineFromTo, type PathPrimitive, type Primitive, pathThrough } from './primitive.ts'
import type { BandMark, LineMark, Mark, PointMark, StepMark, TickMark, TilesMark } from './scene.ts'
import { type TextBox, textBox } from './text-box.ts'
import { richWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'

type Place = (value: number) => number

/** Opacity of a panel's points: few points do not overlap, and would be pale. */
export function translucency(marks: readonly Mark[]): number {
  const count = marks.reduce((sum, mark) => sum + (mark.kind === 'point' ? mark.x.length : 0), 0)
  return count > 500 ? 0.45 : count > 150 ? 0.6 : 0.8
}

/**
 * A mark in data units as shapes in points.
 * @param over texts of other marks, which patterns spare
 */
export function layoutMark(
  mark: Mark,
  atX: Place,
  atY: Place,
  translucent: number,
  over: readonly TextBox[] = [],
): readonly Primitive[] {
  const drawn = shapesOf(mark, atX, atY, translucent)
  const pattern = 'pattern' in mark ? mark.pattern : undefined
  return pattern === undefined ? drawn : drawn.flatMap((shape) => withPattern(shape, pattern, over))
}

/** The boxes of the texts of marks if one of the others has a pattern. */
export function textsOverPatterns(marks: readonly Mark[], atX: Place, atY: Place): readonly TextBox[] {
  if (!marks.some((mark) => 'pattern' in mark && mark.pattern !== undefined)) return []
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? shapesOf(mark, atX, atY, 1) : []))
  return texts.flatMap((text) => (text.kind === 'text' ? [textBox(text)] : []))
}

function shapesOf(mark: Mark, atX: Place, atY: Place, translucent: number): readonly Primitive[] {
  switch (mark.kind) {
    case 'line':
    case 'step':
      return [polyline(mark, atX, atY)]
    case 'band':
      return [ribbon(mark, atX, atY)]
    case 'point':
      return points(mark, atX, atY, translucent)
    case 'tick':
      return [ticks(mark, atX, atY)]
    case 'rect': {
      const [left, right] = [atX(mark.x[0]), atX(mark.x[1])]
      const [top, bottom] = [atY(mark.y[1]), atY(mark.y[0])]
      const d = `${pathThrough([left, top], [right, top], [right, bottom], [left, bottom])}Z`
      const filled = {
        kind: 'path',
        d,
        stroke: null,
        width: 0,
        fill: mark.fill,
        opacity: mark.opacity ?? 0.16,
      } as const
      const outlined = {
        kind: 'path',
        d,
        stroke: mark.stroke,
        width: stroke.thin + 0.2,
        fill: null,
        opacity: 1,
      } as const
      return [...(mark.fill === null ? [] : [filled]), ...(mark.stroke === null ? [] : [outlined])]
    }
    case 'tiles':
      return [tiles(mark, atX, atY)]
    case 'cells':
      return layoutCells(mark, atX, atY)
    case 'polygon': {
      const corners = mark.x.map((x, i) => [atX(x), atY(mark.y[i] ?? 0)] as const)
      const d = `${pathThrough(...corners)}Z`
      const { fill, opacity } = mark
      const filled = { kind: 'path', d, stroke: null, width: 0, fill, opacity } as const
      if (mark.stroke === null) return [filled]
      return [filled, { kind: 'path', d, stroke: mark.stroke, width: stroke.thin, fill: null, opacity: 1 }]
    }
    case 'sectors': {
      const [left, right] = [atX(-0.5), atX(0.5)]
      const [top, bottom] = [atY(-0.5), atY(0.5)]
      return layoutSectors(mark, { x: left, y: top, width: right - left, height: bottom - top })
    }
    case 'segment': {
      const at = ([x, y]: readonly [number, number]) => [atX(x), atY(y)] as const
      const line = lineFromTo(at(mark.from), at(mark.to), mark.colour, mark.width ?? stroke.thin, mark.dash)
      return mark.arrow === true ? [line, arrowHead(at(mark.from), at(mark.to), mark.colour)] : [line]
    }
    case 'text':
      if (mark.room !== undefined && richWidth(mark.text, type.tick) > Math.abs(atX(mark.room) - atX(0))) return []
      if (mark.height !== undefined && type.tick * 1.1 > Math.abs(atY(mark.height) - atY(0))) return []
      return [
        {
          kind: 'text',
          x: atX(mark.at[0]) + (mark.shift?.[0] ?? 0),
          y: atY(mark.at[1]) + type.tick * 0.36 - (mark.shift?.[1] ?? 0),
          text: mark.text,
          size: type.tick,
          anchor: mark.anchor,
          colour: mark.colour,
        },
      ]
  }
}

/** A solid head of an arrow, in points of the page. */
function arrowHead(
  [fromX, fromY]: readonly [number, number],
  [x, y]: readonly [number, number],
  fill: PathPrimitive['fill'],
): PathPrimitive {
  const length = Math.hypot(x - fromX, y - fromY) || 1
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length]
  const corner = (side: number) => [x - 4.2 * dx - side * 2.1 * dy, y - 4.2 * dy + side * 2.1 * dx] as const
  const d = `${pathThrough([x, y], corner(1), corner(-1))}Z`
  return { kind: 'path', d, stroke: null, width: 0, fill, opacity: 1 }
}

function polyline(mark: LineMark | StepMark, atX: Place, atY: Place): PathPrimitive {
  const draw = line<number>(
    (i) => atX(mark.x[i] ?? 0),
    (i) => atY(mark.y[i] ?? 0),
  )
    .curve(mark.kind === 'step' ? curveStepAfter : curveLinear)
    .digits(2)
  return {
    kind: 'path',
    d: draw(mark.x.keys()) ?? '',
    stroke: mark.colour,
    width: mark.width ?? stroke.line,
    fill: null,
    opacity: (mark.kind === 'line' ? mark.opacity : undefined) ?? 1,
    ...(mark.dash === undefined || mark.dash === 'of-series' ? {} : { dash: mark.dash }),
  }
}

function ribbon(mark: BandMark, atX: Place, atY: Place): PathPrimitive {
  const draw = area<number>(
    (i) => atX(mark.x[i] ?? 0),
    (i) => atY(mark.lower[i] ?? 0),
    (i) => atY(mark.upper[i] ?? 0),
  )
    .curve(mark.curve === 'step' ? curveStepAfter : curveLinear)
    .digits(2)
  return {
    kind: 'path',
    d: draw(mark.x.keys()) ?? '',
    stroke: null,
    width: 0,
    fill: mark.colour,
    opacity: mark.opacity ?? 0.14,
  }
}

/** All ticks of a series in one path. */
function ticks({ x, y, size, colour, across }: TickMark, atX: Place, atY: Place): PathPrimitive {
  const d = x.map((value, i) => {
    const [left, top] = [atX(value), atY(y[i] ?? 0)]
    return across === true
      ? `M${coordinate(left - size / 2)},${coordinate(top)}h${size}`
      : `M${coordinate(left)},${coordinate(top - size / 2)}v${size}`
  })
  return { kind: 'path', d: d.join(''), stroke: colour, width: stroke.thin + 0.1, fill: null, opacity: 1 }
}

/** All boxes in one path. */
function tiles({ x, y, width, height, fill, opacity }: TilesMark, atX: Place, atY: Place): PathPrimitive {
  const boxes = x.map((value, i) => {
    const middle = y[i] ?? 0
    const [left, right] = [atX(value - width / 2), atX(value + width / 2)]
    const [top, bottom] = [atY(middle + height / 2), atY(middle - height / 2)]
    return `M${coordinate(left)},${coordinate(top)}H${coordinate(right)}V${coordinate(bottom)}H${coordinate(left)}Z`
  })
  return { kind: 'path', d: boxes.join(''), stroke: null, width: 0, fill, opacity }
}

function points(mark: PointMark, atX: Place, atY: Place, translucent: number): readonly Primitive[] {
  if (mark.x.length === 0) return []
  let [x, y] = [mark.x.map(atX), mark.y.map(atY)]
  if (mark.apart !== undefined && mark.apartAlong === 'y') y = movedApart(y, x, mark, mark.apart, atY)
  else if (mark.apart !== undefined) x = movedApart(x, y, mark, mark.apart, atX)
  return [pointsAt(x, y, mark, mark.opacity ?? (mark.fill === 'translucent' ? translucent : 1))]
}

/** Places along the axis of categories, moved so far that points do not cover each other; `values` are their places along the other axis. */
function movedApart(
  places: readonly number[],
  values: readonly number[],
  { size: diameter }: PointMark,
  apart: number,
  place: Place,
): number[] {
  const most = Math.abs(place(apart) - place(0)) - diameter / 2
  const length = Math.max(...values) - Math.min(...values)
  const offsets = offsetsApart(values, diameter * 1.06, Math.max(0, most), length)
  return places.map((at, i) => at + (offsets[i] ?? 0))
}
