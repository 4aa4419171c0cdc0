import type { PolygonMark } from './scene.ts'

/** Streams between two neighbouring axes, each from a node to a node; `by` divides a stream into coloured parts. */
export interface Streams {
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly by: readonly number[]
  readonly n: readonly number[]
}

/** A node of an axis: its extent downwards from the top of the figure, in cases. */
export interface AlluvialNode {
  readonly axis: number
  readonly node: number
  readonly top: number
  readonly bottom: number
}

export interface Ribbon {
  readonly by: number
  /** The axis on the left. */
  readonly axis: number
  /** Tops at both ends, in cases. */
  readonly left: number
  readonly right: number
  readonly n: number
}

export interface Alluvial {
  /** Height in cases: that of the highest axis, gaps included. */
  readonly height: number
  readonly nodes: readonly AlluvialNode[]
  readonly ribbons: readonly Ribbon[]
}

/** Gap between two nodes, a part of all cases. */
const gapShare = 0.03

/**
 * Places nodes above each other and their streams side by side. `sizes` has the cases of each node by axis, `orders` its nodes from the top,
 * `streams` those between each axis and the next. Streams leave a node in the order of the nodes that they go to, and reach it in the order of
 * those that they come from, so that streams of one node do not cross each other.
 */
export function alluvial(
  sizes: readonly (readonly number[])[],
  orders: readonly (readonly number[])[],
  streams: readonly Streams[],
): Alluvial {
  const total = Math.max(...sizes.map((counts) => counts.reduce((sum, n) => sum + n, 0)))
  const gap = total * gapShare
  const spans = sizes.map((counts) => counts.reduce((sum, n) => sum + n, 0) + gap * (counts.length - 1))
  const height = Math.max(...spans)
  const nodes: AlluvialNode[] = []
  const tops = sizes.map((counts, axis) => {
    const found = counts.map(() => 0)
    let at = (height - (spans[axis] ?? 0)) / 2
    for (const node of orders[axis] ?? []) {
      const n = counts[node] ?? 0
      found[node] = at
      nodes.push({ axis, node, top: at, bottom: at + n })
      at += n + gap
    }
    return found
  })
  const ribbons = streams.flatMap((found, axis) => {
    const [places, next] = [placesOf(orders[axis] ?? []), placesOf(orders[axis + 1] ?? [])]
    const all = found.n.map((n, k) => ({ n, from: found.from[k] ?? 0, to: found.to[k] ?? 0, by: found.by[k] ?? 0 }))
    type Stream = (typeof all)[number]
    const [here, there] = [(s: Stream) => places[s.from] ?? 0, (s: Stream) => next[s.to] ?? 0]
    const stacked = (node: (s: Stream) => number, other: (s: Stream) => number, start: readonly number[]) => {
      const free = [...start]
      const starts = new Map<Stream, number>()
      for (const stream of all.toSorted((a, b) => other(a) - other(b) || a.by - b.by)) {
        const at = free[node(stream)] ?? 0
        starts.set(stream, at)
        free[node(stream)] = at + stream.n
      }
      return starts
    }
    const left = stacked((s) => s.from, there, tops[axis] ?? [])
    const right = stacked((s) => s.to, here, tops[axis + 1] ?? [])
    return all.map((stream) => ({
      by: stream.by,
      axis,
      left: left.get(stream) ?? 0,
      right: right.get(stream) ?? 0,
      n: stream.n,
    }))
  })
  return { height, nodes, ribbons }
}

function placesOf(order: readonly number[]): readonly number[] {
  const places: number[] = []
  for (const [place, node] of order.entries()) places[node] = place
  return places
}

const curveSteps = 24

/** The outline of a ribbon between axes at whole numbers of x whose nodes reach `half` to either side; y is upwards. */
export function ribbonOutline(
  { axis, left, right, n }: Ribbon,
  height: number,
  half: number,
): Pick<PolygonMark, 'kind' | 'x' | 'y'> {
  const parts = Array.from({ length: curveSteps + 1 }, (_, k) => k / curveSteps)
  const x = parts.map((part) => axis + half + part * (1 - 2 * half))
  // level at both ends, so that the ribbon leaves and reaches its nodes at a right angle
  const top = parts.map((part) => height - left - (right - left) * part * part * (3 - 2 * part))
  return {
    kind: 'polygon',
    x: [...x, ...x.toReversed()],
    y: [...top, ...top.toReversed().map((y) => y - n)],
  }
}
