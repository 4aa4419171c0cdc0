import { type Extent, joint, shapeExtent } from './extent.ts'
import { movedBy } from './moved-by.ts'
import type { Primitive } from './primitive.ts'
import { textBox } from './text-box.ts'

/** By element: to the right and down, in mm on paper. */
export type Moves = Readonly<Record<string, readonly [dx: number, dy: number]>>

/**
 * Elements at the places to which the reader moved them, as far as they stay on the page.
 * @param page its size in points, and the points of the layout in one mm
 */
export function moveParts(
  primitives: readonly Primitive[],
  moves: Moves,
  page: { readonly width: number; readonly height: number; readonly points: number },
): readonly Primitive[] {
  const wanted = Object.entries(moves)
  if (wanted.length === 0) return primitives
  const extents = extentsOf(primitives, moves)
  const allowed = new Map(
    wanted.flatMap(([ref, [dx, dy]]) => {
      const extent = extents.get(ref)
      if (extent === undefined) return []
      return [
        [ref, [onPage(dx * page.points, extent, 'x', page), onPage(dy * page.points, extent, 'y', page)]] as const,
      ]
    }),
  )
  return primitives.map((primitive) => {
    const by = primitive.kind === 'clip' || primitive.ref === undefined ? undefined : allowed.get(primitive.ref)
    return by === undefined ? primitive : movedBy(primitive, by[0] ?? 0, by[1] ?? 0)
  })
}

/** Extents of the wanted elements; no element that moves is clipped. */
function extentsOf(primitives: readonly Primitive[], wanted: Moves): ReadonlyMap<string, Extent> {
  const extents = new Map<string, Extent>()
  for (const primitive of primitives) {
    if (primitive.kind === 'clip' || primitive.ref === undefined || !Object.hasOwn(wanted, primitive.ref)) continue
    const extent = primitive.kind === 'text' ? textBox(primitive) : shapeExtent(primitive)
    const known = extents.get(primitive.ref)
    extents.set(primitive.ref, known === undefined ? extent : joint(known, extent))
  }
  return extents
}

function onPage(by: number, extent: Extent, axis: 'x' | 'y', page: { width: number; height: number }): number {
  const [from, to, size] =
    axis === 'x' ? [extent.left, extent.right, page.width] : [extent.top, extent.bottom, page.height]
  // an element that the layout places beyond an edge is not pulled back
  return Math.max(Math.min(0, -from), Math.min(by, Math.max(0, size - to)))
}
