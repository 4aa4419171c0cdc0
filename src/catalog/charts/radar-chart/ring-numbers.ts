import { textWidth } from '#figure/text-width.ts'
import { type as sizes } from '#figure/typography.ts'

export type Point = readonly [x: number, y: number]
export type Line = readonly [from: Point, to: Point]

/** In points, y upwards. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

export interface RingNumber {
  readonly at: Point
  readonly text: string
  /** Free of lines; the ring is interrupted there. */
  readonly box: Box
}

/**
 * Numbers on the rings of one sector, the one where most of them are free of lines and other texts; the others have none.
 * @param texts of the rings, from the inside; an empty text is not written
 * @param places of the numbers by sector and ring; the first sector with most numbers is taken
 */
export function ringNumbers(
  texts: readonly string[],
  places: readonly (readonly Point[])[],
  lines: readonly Line[],
  taken: readonly Box[],
): readonly RingNumber[] {
  let best: readonly RingNumber[] = []
  for (const of of places) {
    const found: RingNumber[] = []
    for (const [k, text] of [...texts.entries()].toReversed()) {
      const [x, y] = of[k] ?? [0, 0]
      const box = boxAround([x, y], textWidth(text, sizes.tick) + 4)
      const others = [...taken, ...found.map((one) => one.box)]
      if (
        text === '' ||
        others.some((other) => overlap(other, box)) ||
        lines.some((line) => within(line, box) !== null)
      )
        continue
      found.push({ at: [x, y], text, box })
    }
    if (found.length > best.length) best = found
  }
  return best
}

function boxAround([x, y]: Point, width: number): Box {
  const half = sizes.tick * 0.6
  return { left: x - width / 2, right: x + width / 2, low: y - half, high: y + half }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.low < other.high && other.low < one.high
}

/** The parts of a line outside the boxes, each as a list of points. */
export function cutOut(points: readonly Point[], boxes: readonly Box[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]]
  for (const [k, to] of points.entries()) {
    const from = points[k - 1]
    const gaps =
      from === undefined
        ? []
        : boxes.flatMap((box) => {
            const gap = within([from, to], box)
            return gap === null ? [] : [gap]
          })
    for (const [start, end] of gaps.toSorted((a, b) => a[0] - b[0])) {
      if (from === undefined) continue
      runs.at(-1)?.push(between(from, to, start))
      runs.push([between(from, to, end)])
    }
    runs.at(-1)?.push(to)
  }
  return runs.filter(([first, ...rest]) => first && rest.some(([x, y]) => Math.hypot(x - first[0], y - first[1]) > 0.1))
}

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + part * (toX - x), y + part * (toY - y)]
}

/** The part of a line within a box, as shares of its length (Liang and Barsky 1984); null if it does not cross the box. */
function within([[x, y], [toX, toY]]: Line, { left, right, low, high }: Box): readonly [number, number] | null {
  let [from, to] = [0, 1]
  for (const [towards, distance] of [
    [x - toX, x - left],
    [toX - x, right - x],
    [y - toY, y - low],
    [toY - y, high - y],
  ] as const) {
    if (towards === 0 && distance < 0) return null
    if (towards < 0) from = Math.max(from, distance / towards)
    if (towards > 0) to = Math.min(to, distance / towards)
  }
  return from < to ? [from, to] : null
}
