import { pointsExtent } from './point-shapes.ts'
import type { PathPrimitive, PointsPrimitive } from './primitive.ts'
import type { TextBox } from './text-box.ts'
import { tracePath } from './trace-path.ts'

/** An extent on the page of the layout, in its points, y downwards. */
export type Extent = TextBox

/** The extent of a shape, without the width of its outline. */
export function shapeExtent(primitive: PathPrimitive | PointsPrimitive): Extent {
  if (primitive.kind === 'points') return pointsExtent(primitive)
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  const reach = (x: number, y: number) => {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  tracePath(primitive.d, { moveTo: reach, lineTo: reach, close: () => undefined })
  return { left, right, top, bottom }
}

export function joint(a: Extent, b: Extent): Extent {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  }
}
