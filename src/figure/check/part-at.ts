import type { FigureLayout, Primitive } from '../primitive.ts'
import { textBox } from '../text-box.ts'
import { tracePath } from '../trace-path.ts'

/** How far from a line or a point a finger or a pointer may be, in points of the layout. */
const REACH = 3

/**
 * The topmost element at a place. Lines and areas count where they are drawn, not in their bounding box: of two lines that cross, each is found.
 * @param x in points of the layout, to the right
 * @param y in points of the layout, downwards
 * @returns the element as in `Primitive.ref`; undefined where the page is empty
 */
export function partAt({ primitives }: Pick<FigureLayout, 'primitives'>, x: number, y: number): string | undefined {
  return topmost(primitives, x, y)
}

function topmost(primitives: readonly Primitive[], x: number, y: number): string | undefined {
  for (let k = primitives.length - 1; k >= 0; k--) {
    const primitive = primitives[k]
    if (primitive === undefined) continue
    if (primitive.kind === 'clip') {
      const { x: left, y: top, width, height } = primitive
      const isInside = x >= left - REACH && x <= left + width + REACH && y >= top - REACH && y <= top + height + REACH
      const found = isInside ? topmost(primitive.inside, x, y) : undefined
      if (found !== undefined) return found
    } else if (primitive.ref !== undefined && isHit(primitive, x, y)) return primitive.ref
  }
  return undefined
}

function isHit(primitive: Exclude<Primitive, { kind: 'clip' }>, x: number, y: number): boolean {
  if (primitive.kind === 'points') {
    const near = primitive.r + REACH / 2
    return primitive.x.some(
      (atX, k) => Math.abs(x - atX) <= near && Math.hypot(x - atX, y - (primitive.y[k] ?? 0)) <= near,
    )
  }
  if (primitive.kind === 'text') {
    const { left, right, top, bottom } = textBox(primitive)
    return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1
  }
  const { d, stroke, width, fill } = primitive
  let [fromX, fromY, startX, startY] = [0, 0, 0, 0]
  let isNear = false
  let isWithin = false
  const reach = stroke === null ? 0 : REACH + width / 2
  const lineTo = (toX: number, toY: number) => {
    if (stroke !== null && distance(x, y, fromX, fromY, toX, toY) <= reach) isNear = true
    // even-odd rule: crossings of the ray to the right
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isWithin = !isWithin
    ;[fromX, fromY] = [toX, toY]
  }
  tracePath(d, {
    moveTo(toX, toY) {
      ;[fromX, fromY, startX, startY] = [toX, toY, toX, toY]
    },
    lineTo,
    close: () => lineTo(startX, startY),
  })
  return isNear || (fill !== null && isWithin)
}

/** From a point to a segment. */
function distance(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length))
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy)
}
