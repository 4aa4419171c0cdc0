import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import { coordinate, lineFromTo, type PathPrimitive, type Primitive } from './primitive.ts'
import type { BandMark, LineMark, Mark, PointMark, StepMark, TilesMark } from './scene.ts'
import { richWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'

type Place = (value: number) => number

/** Opacity of a panel's points: few points do not overlap, and would be pale. */
export function translucency(marks: readonly Mark[]): number {
  const count = marks.reduce((sum, mark) => sum + (mark.kind === 'point' ? mark.x.length : 0), 0)
  return count > 500 ? 0.45 : count > 150 ? 0.6 : 0.8
}

/** A mark in data units as shapes in points. */
export function layoutMark(mark: Mark, atX: Place, atY: Place, translucent: number): readonly Primitive[] {
  switch (mark.kind) {
    case 'line':
    case 'step':
      return [polyline(mark, atX, atY)]
    case 'band':
      return [ribbon(mark, atX, atY)]
    case 'point':
      return points(mark, atX, atY, translucent)
    case 'tick':
      return [ticks(mark.x, mark.y, mark.size, atX, atY, mark.colour)]
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
    case 'polygon': {
      const corners = mark.x.map((x, i) => [atX(x), atY(mark.y[i] ?? 0)] as const)
      const d = `${pathThrough(...corners)}Z`
      const { fill, opacity } = mark
      const filled = { kind: 'path', d, stroke: null, width: 0, fill, opacity } as const
      if (mark.stroke === null) return [filled]
      return [filled, { kind: 'path', d, stroke: mark.stroke, width: stroke.thin, fill: null, opacity: 1 }]
    }
    case 'segment': {
      const at = ([x, y]: readonly [number, number]) => [atX(x), atY(y)] as const
      return [lineFromTo(at(mark.from), at(mark.to), mark.colour, mark.width ?? stroke.thin, mark.dash)]
    }
    case 'text':
      if (mark.room !== undefined && richWidth(mark.text, type.tick) > Math.abs(atX(mark.room) - atX(0))) return []
      return [
        {
          kind: 'text',
          x: atX(mark.at[0]),
          y: atY(mark.at[1]) + type.tick * 0.36,
          text: mark.text,
          size: type.tick,
          anchor: mark.anchor,
          colour: mark.colour,
        },
      ]
    case 'bracket': {
      const [left, right] = [atX(mark.x[0]), atX(mark.x[1])]
      const y = atY(mark.y)
      const d = pathThrough([left, y + 4], [left, y], [right, y], [right, y + 4])
      return [
        { kind: 'path', d, stroke: 'ink', width: stroke.thin, fill: null, opacity: 1 },
        {
          kind: 'text',
          x: (left + right) / 2,
          y: y - 3,
          text: mark.text,
          size: type.legend,
          anchor: 'middle',
          colour: 'ink',
        },
      ]
    }
  }
}

function pathThrough(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${coordinate(x)},${coordinate(y)}`).join('L')}`
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
    opacity: 1,
    ...(mark.dash === undefined ? {} : { dash: mark.dash }),
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
  return { kind: 'path', d: draw(mark.x.keys()) ?? '', stroke: null, width: 0, fill: mark.colour, opacity: 0.14 }
}

/** All ticks of a series in one path. */
function ticks(
  x: readonly number[],
  y: readonly number[],
  size: number,
  atX: Place,
  atY: Place,
  colour: PathPrimitive['stroke'],
): PathPrimitive {
  const d = x.map((value, i) => `M${coordinate(atX(value))},${coordinate(atY(y[i] ?? 0) - size / 2)}v${size}`).join('')
  return { kind: 'path', d, stroke: colour, width: stroke.thin + 0.1, fill: null, opacity: 1 }
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
  const r = mark.size / 2
  return mark.x.map((value, i): Primitive => {
    const [x, y] = [atX(value), atY(mark.y[i] ?? 0)]
    const open = mark.fill === 'open'
    const style = {
      stroke: open ? mark.colour : null,
      fill: open ? ('paper' as const) : mark.colour,
      opacity: mark.fill === 'translucent' ? translucent : 1,
    }
    if (mark.shape === 'circle') return { kind: 'circle', x, y, r, ...style }
    const d =
      mark.shape === 'diamond'
        ? `M${coordinate(x)},${coordinate(y - r * 1.25)}l${r * 1.25},${r * 1.25}l${-r * 1.25},${r * 1.25}l${-r * 1.25},${-r * 1.25}z`
        : `M${coordinate(x - r)},${coordinate(y - r)}h${mark.size}v${mark.size}h${-mark.size}z`
    return { kind: 'path', d, width: stroke.thin, ...style }
  })
}
