import type { Checkpoint } from '../../checkpoint.ts'

/** The nodes of a hierarchy of categories, each before its children, siblings in the order of their codes. */
export interface HierarchySums {
  /** 0 for the levels of the first variable. */
  readonly depth: readonly number[]
  /** The level of the variable of that depth. */
  readonly code: readonly number[]
  /** Cases of the node, with those of its children. */
  readonly n: readonly number[]
  /** Sum of the sizes of its cases. */
  readonly size: readonly number[]
  /** Mean of the coloured quantity over its cases; NaN if none has a value. */
  readonly mean: readonly number[]
  /** Cases whose branch ends because the variable of that depth is missing; 0 at the first depth. */
  readonly ended: readonly number[]
}

interface Node {
  readonly depth: number
  readonly code: number
  readonly children: number[]
  n: number
  size: number
  coloured: number
  colour: number
}

/** Between two pauses. */
const rowsAtOnce = 16384

/**
 * Cases and sums by the levels of one or more variables, the first outermost. A missing level ends the branch: the row counts in the nodes above.
 * Null if there are more than `most` nodes.
 * @param factors codes of the rows, -1 for a missing level
 * @param keep 0 for the rows to be left out; those without a level of the first variable are left out too
 * @param amounts by row: `weights` (cases, 1 by default), `sizes` of a case (1 by default) and `colours`, whose unusable values are left out of the means
 */
export async function hierarchySums(
  factors: readonly { readonly codes: Int32Array; readonly levels: number }[],
  keep: Uint8Array,
  amounts: {
    readonly weights?: Float64Array | undefined
    readonly sizes?: Float64Array | undefined
    readonly colours?: Float64Array | undefined
  },
  { most, checkpoint }: { readonly most: number; readonly checkpoint: Checkpoint },
): Promise<HierarchySums | null> {
  const { weights, sizes, colours } = amounts
  const nodes: Node[] = []
  const places = factors.map(() => new Map<number, number>())
  const ended = factors.map(() => 0)
  const roots: number[] = []
  for (let i = 0; i < keep.length; i++) {
    if (i % rowsAtOnce === 0) await checkpoint()
    if (keep[i] === 0) continue
    const cases = weights === undefined ? 1 : (weights[i] as number)
    let node = -1
    for (const [depth, { codes, levels }] of factors.entries()) {
      const code = codes[i] ?? -1
      if (code < 0) {
        if (depth > 0) ended[depth] = (ended[depth] ?? 0) + cases
        break
      }
      const key = (node + 1) * levels + code
      let child = places[depth]?.get(key)
      if (child === undefined) {
        if (nodes.length === most) return null
        child = nodes.push({ depth, code, children: [], n: 0, size: 0, coloured: 0, colour: 0 }) - 1
        places[depth]?.set(key, child)
        ;(nodes[node]?.children ?? roots).push(child)
      }
      node = child
    }
    const last = nodes[node]
    if (last === undefined) continue
    last.n += cases
    last.size += cases * (sizes === undefined ? 1 : (sizes[i] as number))
    const colour = colours === undefined ? Number.NaN : (colours[i] as number)
    if (!Number.isFinite(colour)) continue
    last.coloured += cases
    last.colour += cases * colour
  }
  const order: Node[] = []
  const visit = (ids: readonly number[]) => {
    const siblings = ids.flatMap((id) => nodes[id] ?? []).toSorted((a, b) => a.code - b.code)
    for (const node of siblings) {
      order.push(node)
      visit(node.children)
    }
  }
  visit(roots)
  // children follow their parents, so that backwards each is complete before it is added
  for (const node of order.toReversed())
    for (const id of node.children) {
      const child = nodes[id]
      if (child === undefined) continue
      node.n += child.n
      node.size += child.size
      node.coloured += child.coloured
      node.colour += child.colour
    }
  return {
    depth: order.map(({ depth }) => depth),
    code: order.map(({ code }) => code),
    n: order.map(({ n }) => n),
    size: order.map(({ size }) => size),
    mean: order.map(({ colour, coloured }) => (coloured > 0 ? colour / coloured : Number.NaN)),
    ended,
  }
}
