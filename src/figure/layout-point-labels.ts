import { lineFromTo, type Primitive } from './primitive.ts'
import type { Mark, PointLabel } from './scene.ts'
import { type TextBox, textBox } from './text-box.ts'
import { richWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'

const size = () => type.tick
/** More names than this hide the points. */
const maxLabels = 60
/** Distances of a name from its point. */
const rings = [3, 8, 14, 22, 32, 44, 60]
/** Beside the point first, then above and below it, then across. */
const directions = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.75, -0.75],
  [-0.75, -0.75],
  [0.75, 0.75],
  [-0.75, 0.75],
  [1, -0.4],
  [-1, -0.4],
  [0.4, -1],
  [-0.4, -1],
  [1, 0.4],
  [-1, 0.4],
] as const
/** Cost of a name per point under it, and per point of distance. */
const cost = { point: 1, distance: 0.12, direction: 0.08 }

type Place = (value: number) => number
type Spot = readonly [x: number, y: number]

/**
 * Names beside points, with lines to those that are not next to their name. The first takes the place that costs least, the next the best of
 * what is left: never over another name, a line or outside the plot, over few points, near its own.
 */
export function drawPointLabels(
  labels: readonly PointLabel[],
  marks: readonly Mark[],
  plot: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  over: readonly Primitive[],
  atX: Place,
  atY: Place,
): readonly Primitive[] {
  const crowd = crowdOf(marks, atX, atY)
  const discs = discsOf(marks, atX, atY)
  const strokes = marks.flatMap((mark) => strokesOf(mark, atX, atY))
  const taken: TextBox[] = over.flatMap((one) => (one.kind === 'text' ? [textBox(one)] : []))
  const leaders: (readonly [Spot, Spot])[] = []
  const drawn: Primitive[] = []
  for (const { at, text, radius = 0 } of labels.slice(0, maxLabels)) {
    const point: Spot = [atX(at[0]), atY(at[1])]
    if (!isWithin(point, plot)) continue
    const width = richWidth(text, size())
    let best: { readonly box: TextBox; readonly price: number; readonly gap: number } | undefined
    for (const gap of rings)
      for (const [turn, direction] of directions.entries()) {
        const floor = gap * cost.distance + turn * cost.direction
        if (best !== undefined && best.price <= floor) continue
        const box = boxAt(point, direction, gap + radius, width)
        if (!isInside(box, plot) || taken.some((other) => overlap(box, other))) continue
        const line = [point, nearest(box, point)] as const
        if (leaders.some((other) => crosses(other, box)) || taken.some((other) => crosses(line, other))) continue
        if (strokes.some((other) => crosses(other, grown(box)))) continue
        if (discs.some((other) => covers(other, box))) continue
        const price = floor + crowd(box, point) * cost.point
        if (best === undefined || price < best.price) best = { box, price, gap }
      }
    if (best === undefined) continue
    const { box, gap } = best
    taken.push(box)
    const end = nearest(box, point)
    if (gap > 6) {
      leaders.push([point, end])
      const far = Math.hypot(end[0] - point[0], end[1] - point[1])
      const from = radius + 2.4
      const start: Spot = [point[0] + ((end[0] - point[0]) * from) / far, point[1] + ((end[1] - point[1]) * from) / far]
      const stop: Spot = [end[0] - ((end[0] - point[0]) * 1.5) / far, end[1] - ((end[1] - point[1]) * 1.5) / far]
      drawn.push(lineFromTo(start, stop, 'muted', stroke.grid))
    }
    drawn.push({
      kind: 'text',
      x: box.left,
      y: box.bottom - 0.2 * size(),
      text,
      size: size(),
      anchor: 'start',
      colour: 'ink',
    })
  }
  return drawn
}

/** The straight pieces of a segment or a line. */
function strokesOf(mark: Mark, atX: Place, atY: Place): readonly (readonly [Spot, Spot])[] {
  if (mark.kind === 'segment')
    return [
      [
        [atX(mark.from[0]), atY(mark.from[1])],
        [atX(mark.to[0]), atY(mark.to[1])],
      ],
    ]
  if (mark.kind !== 'line') return []
  const spots = mark.x.map((x, i): Spot => [atX(x), atY(mark.y[i] ?? 0)])
  return spots.slice(1).map((spot, i) => [spots[i] ?? spot, spot] as const)
}

function boxAt([x, y]: Spot, [right, down]: readonly [number, number], gap: number, width: number): TextBox {
  const height = 0.98 * size()
  const left = right > 0 ? x + right * gap : right < 0 ? x + right * gap - width : x - width / 2
  const top = down > 0 ? y + down * gap : down < 0 ? y + down * gap - height : y - height / 2
  return { left, right: left + width, top, bottom: top + height }
}

interface Disc {
  readonly at: Spot
  readonly radius: number
}

/** A name over a mark of this diameter or more cannot be read. */
const largeMark = 4

function discsOf(marks: readonly Mark[], atX: Place, atY: Place): readonly Disc[] {
  return marks.flatMap((mark) =>
    mark.kind === 'point' && mark.size >= largeMark && mark.fill !== 'ring'
      ? mark.x.map((x, i) => ({ at: [atX(x), atY(mark.y[i] ?? 0)] as const, radius: mark.size / 2 }))
      : [],
  )
}

function covers({ at, radius }: Disc, box: TextBox): boolean {
  const [x, y] = nearest(box, at)
  return Math.hypot(x - at[0], y - at[1]) < radius - 0.5
}

/** A function that counts the points under a name, without its own. */
function crowdOf(marks: readonly Mark[], atX: Place, atY: Place): (box: TextBox, own: Spot) => number {
  const cell = 4
  const cells = new Map<string, Spot[]>()
  for (const mark of marks) {
    if (mark.kind !== 'point') continue
    for (const [i, x] of mark.x.entries()) {
      const spot: Spot = [atX(x), atY(mark.y[i] ?? 0)]
      const key = `${Math.floor(spot[0] / cell)} ${Math.floor(spot[1] / cell)}`
      const found = cells.get(key)
      if (found === undefined) cells.set(key, [spot])
      else found.push(spot)
    }
  }
  const margin = 1.2
  return ({ left, right, top, bottom }, own) => {
    let count = 0
    for (let i = Math.floor((left - margin) / cell); i <= Math.floor((right + margin) / cell); i++)
      for (let j = Math.floor((top - margin) / cell); j <= Math.floor((bottom + margin) / cell); j++)
        for (const [x, y] of cells.get(`${i} ${j}`) ?? [])
          if (
            x > left - margin &&
            x < right + margin &&
            y > top - margin &&
            y < bottom + margin &&
            (x !== own[0] || y !== own[1])
          )
            count++
    return count
  }
}

function isWithin([x, y]: Spot, plot: { x: number; y: number; width: number; height: number }): boolean {
  return x >= plot.x - 1 && x <= plot.x + plot.width + 1 && y >= plot.y - 1 && y <= plot.y + plot.height + 1
}

function isInside(box: TextBox, plot: { x: number; y: number; width: number; height: number }): boolean {
  return (
    box.left >= plot.x + 2 &&
    box.right <= plot.x + plot.width + 6 &&
    box.top >= plot.y - 4 &&
    box.bottom <= plot.y + plot.height - 1
  )
}

function overlap(a: TextBox, b: TextBox): boolean {
  return a.left < b.right + 1.5 && b.left < a.right + 1.5 && a.top < b.bottom + 0.5 && b.top < a.bottom + 0.5
}

function grown({ left, right, top, bottom }: TextBox): TextBox {
  return { left: left - 1.5, right: right + 1.5, top: top - 1.5, bottom: bottom + 1.5 }
}

/** The place of a box that is nearest to a point. */
function nearest({ left, right, top, bottom }: TextBox, [x, y]: Spot): Spot {
  return [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)]
}

/** Whether a line passes through a box: clipped to it by Liang and Barsky (1984), something is left. */
function crosses([[x0, y0], [x1, y1]]: readonly [Spot, Spot], { left, right, top, bottom }: TextBox): boolean {
  let [from, to] = [0, 1]
  for (const [step, room] of [
    [x0 - x1, x0 - left],
    [x1 - x0, right - x0],
    [y0 - y1, y0 - top],
    [y1 - y0, bottom - y0],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false
    } else if (step < 0) from = Math.max(from, room / step)
    else to = Math.min(to, room / step)
  }
  return from < to
}
