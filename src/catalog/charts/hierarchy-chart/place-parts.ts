import { textWidth } from '#figure/text-width.ts'
import { type as sizes } from '#figure/typography.ts'
import { partition, type TreeNode } from '../../kit/plots/category-tree.ts'
import { packedTree } from '../../kit/plots/circle-packing.ts'
import { squarifiedTiles, type Tile } from '../../kit/plots/treemap.ts'

type Point = readonly [x: number, y: number]
type Range = readonly [low: number, high: number]

/** A node, or what its children do not account for (`rest`), with its place in points; y goes up. */
export interface Part {
  readonly node: TreeNode
  /** From the first level to the node. */
  readonly path: readonly TreeNode[]
  /** A `frame` is around the parts of a node. */
  readonly role: 'node' | 'rest' | 'frame'
  readonly shape:
    | { readonly kind: 'rect'; readonly x: Range; readonly y: Range }
    | { readonly kind: 'polygon'; readonly x: readonly number[]; readonly y: readonly number[] }
  /** Where the lines of a label are; null without room for it. */
  readonly fit: (lines: readonly string[]) => Fitted | null
}

interface Fitted {
  readonly anchor: 'start' | 'middle'
  readonly at: Point
  /** Distances of the lines from there, in points to the right and upwards: lines keep their distance if the plot becomes smaller. */
  readonly shifts: readonly Point[]
}

export interface Area {
  readonly width: number
  readonly height: number
}

export const lineHeight = sizes.tick * 1.2
/** From the edge of a part to its label. */
const inset = 3
/** Around each circle. */
const circleGap = 1.6

const widestOf = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, sizes.tick)))

/** The innermost nodes as tiles, and the tiles of the first level around them. */
export function treemapParts(
  trees: readonly TreeNode[],
  { width, height }: Area,
): { readonly parts: readonly Part[]; readonly groups: readonly Tile[] } {
  const parts: Part[] = []
  const tiles = (nodes: readonly (TreeNode | number)[], area: Tile, above: readonly TreeNode[]): readonly Tile[] => {
    const placed = squarifiedTiles(
      nodes.map((node) => (typeof node === 'number' ? node : node.size)),
      area,
    )
    for (const [k, tile] of placed.entries()) {
      const node = nodes[k] ?? 0
      const parent = above.at(-1)
      const shape = { kind: 'rect', x: tile.x, y: [height - tile.y[1], height - tile.y[0]] } as const
      const fit = (lines: readonly string[]) => fitInBox(lines, shape.x, shape.y, 'top')
      if (typeof node !== 'number') {
        const path = [...above, node]
        if (node.children.length === 0) parts.push({ node, path, role: 'node' as const, shape, fit })
        else tiles([...node.children, ...(node.rest > 0 ? [node.rest] : [])], tile, path)
      } else if (parent !== undefined) parts.push({ node: parent, path: above, role: 'rest', shape, fit })
    }
    return placed
  }
  const groups = tiles(trees, { x: [0, width], y: [0, height] }, [])
  return { parts, groups }
}

/** The nodes of each level in a column, from the left. */
export function icicleParts(trees: readonly TreeNode[], levels: number, { width, height }: Area): readonly Part[] {
  const column = width / levels
  return placedNodes(trees).map(({ node, path, from, to }) => {
    const x = [node.depth * column, (node.depth + 1) * column] as const
    const y = [height * (1 - to), height * (1 - from)] as const
    return {
      node,
      path,
      role: 'node' as const,
      shape: { kind: 'rect', x, y },
      fit: (lines) => fitInBox(lines, x, y, 'middle'),
    }
  })
}

/** The nodes of each level in a ring, from the inside; clockwise from the top. */
export function sunburstParts(trees: readonly TreeNode[], levels: number, side: number): readonly Part[] {
  const ring = side / 2 / (levels + 1)
  return placedNodes(trees).map(({ node, path, from, to }) => {
    const [inner, outer] = [(node.depth + 1) * ring, (node.depth + 2) * ring]
    const at = (turn: number, radius: number): Point => [
      side / 2 + radius * Math.sin(2 * Math.PI * turn),
      side / 2 + radius * Math.cos(2 * Math.PI * turn),
    ]
    // chords of at most 2 degrees
    const count = Math.max(1, Math.ceil((to - from) * 180))
    const turns = Array.from({ length: count + 1 }, (_, k) => from + ((to - from) * k) / count)
    const points = [...turns.map((turn) => at(turn, outer)), ...turns.toReversed().map((turn) => at(turn, inner))]
    return {
      node,
      path,
      role: 'node' as const,
      shape: { kind: 'polygon', x: points.map(([x]) => x), y: points.map(([, y]) => y) },
      fit: (lines) => fitInSector(lines, { from, to, inner, outer }, side),
    }
  })
}

/** The innermost nodes as circles, within circles around those of a node. */
export function packedParts(trees: readonly TreeNode[], side: number): readonly Part[] {
  return packedTree(trees, circleGap / side).map(({ node, path, isRest, circle }) => {
    const [x, y, r] = [(side / 2) * (1 + circle.x), (side / 2) * (1 + circle.y), (side / 2) * circle.r]
    const count = Math.max(24, Math.ceil(r * 3))
    const turns = Array.from({ length: count }, (_, k) => (2 * Math.PI * k) / count)
    return {
      node,
      path,
      role: isRest ? 'rest' : node.children.length > 0 ? 'frame' : 'node',
      shape: {
        kind: 'polygon',
        x: turns.map((turn) => x + r * Math.sin(turn)),
        y: turns.map((turn) => y + r * Math.cos(turn)),
      },
      fit: (lines) => fitInCircle(lines, [x, y], r),
    }
  })
}

/** The radius of the hole of a sunburst. */
export function holeOf(levels: number, side: number): number {
  return side / 2 / (levels + 1)
}

function placedNodes(trees: readonly TreeNode[]) {
  const path: TreeNode[] = []
  return partition(trees).map(({ node, from, to }) => {
    path.splice(node.depth, path.length, node)
    return { node, path: [...path], from, to }
  })
}

function fitInBox(lines: readonly string[], x: Range, y: Range, place: 'top' | 'middle'): Fitted | null {
  const high = lines.length * lineHeight
  if (widestOf(lines) > x[1] - x[0] - 2 * inset || high + 2 > y[1] - y[0]) return null
  const top = place === 'top' ? y[1] - Math.min(inset, (y[1] - y[0] - high) / 2) : (y[0] + y[1] + high) / 2
  return { anchor: 'start', at: [x[0], top], shifts: lines.map((_, k) => [inset, -(k + 0.5) * lineHeight]) }
}

function centred(lines: readonly string[]): readonly Point[] {
  return lines.map((_, k) => [0, ((lines.length - 1) / 2 - k) * lineHeight])
}

function fitInCircle(lines: readonly string[], [x, y]: Point, r: number): Fitted | null {
  const high = lines.length * lineHeight
  if (Math.hypot(widestOf(lines) / 2, (high - 2) / 2) > r - 1.5) return null
  return { anchor: 'middle', at: [x, y], shifts: centred(lines) }
}

/** Centred in the sector, if the corners of the lines and the places between them are in it. */
function fitInSector(
  lines: readonly string[],
  { from, to, inner, outer }: { from: number; to: number; inner: number; outer: number },
  side: number,
): Fitted | null {
  const isWhole = to - from > 1 - 1e-9
  const middle = (from + to) / 2
  const radius = (inner + outer) / 2
  const [x, y] = [radius * Math.sin(2 * Math.PI * middle), radius * Math.cos(2 * Math.PI * middle)]
  const [wide, high] = [widestOf(lines) / 2 + 2, (lines.length * lineHeight) / 2 + 0.5]
  const isIn = ([dx, dy]: Point) => {
    const [px, py] = [x + dx * wide, y + dy * high]
    const distance = Math.hypot(px, py)
    const turn = Math.atan2(px, py) / (2 * Math.PI) - middle
    const off = Math.abs(turn - Math.round(turn))
    return distance > inner && distance < outer && (isWhole || off < (to - from) / 2)
  }
  const steps = [-1, -0.5, 0, 0.5, 1]
  if (!steps.every((dx) => isIn([dx, -1]) && isIn([dx, 1]))) return null
  return { anchor: 'middle', at: [side / 2 + x, side / 2 + y], shifts: centred(lines) }
}
