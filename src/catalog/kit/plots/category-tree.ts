/** A node of a hierarchy to be drawn. */
export interface TreeNode {
  /** Its place in the list of nodes; null for small siblings merged into one. */
  readonly node: number | null
  readonly depth: number
  /** The place of its ancestor, or its own, among the nodes of the first level in the order of the data; null if merged siblings are on that level. */
  readonly branch: number | null
  readonly size: number
  readonly children: readonly TreeNode[]
  /** What its children do not account for: cases without a further level. */
  readonly rest: number
  /** The number of merged siblings. */
  readonly merged?: number
}

/** The nodes of a hierarchy in a list: each before its children. */
export interface NodeList {
  readonly depth: readonly number[]
  readonly size: readonly number[]
}

/**
 * The trees of the first level from a list of nodes; those of size 0 are left out.
 * @param order puts siblings, given by their places in the list, in order
 * @param isSmall whether a node is too small to be drawn; two or more such siblings become one without children, after the others
 */
export function categoryTree(
  { depth, size }: NodeList,
  order: (siblings: readonly number[]) => readonly number[],
  isSmall: (size: number, depth: number) => boolean,
): readonly TreeNode[] {
  const children = new Map<number, number[]>()
  const path: number[] = []
  for (const [k, d] of depth.entries()) {
    path[d] = k
    const parent = d === 0 ? -1 : (path[d - 1] ?? -1)
    const siblings = children.get(parent) ?? []
    siblings.push(k)
    children.set(parent, siblings)
  }
  const branches = children.get(-1) ?? []
  const build = (parent: number, branch: number | null): readonly TreeNode[] => {
    const siblings = order(children.get(parent) ?? []).filter((k) => (size[k] ?? 0) > 0)
    const small = siblings.filter((k) => isSmall(size[k] ?? 0, depth[k] ?? 0))
    const merged = small.length > 1 ? small : []
    const nodes = siblings
      .filter((k) => !merged.includes(k))
      .map((k): TreeNode => {
        const own = branch ?? branches.indexOf(k)
        const below = build(k, own)
        const sum = below.reduce((all, child) => all + child.size, 0)
        const left = (size[k] ?? 0) - sum
        // a difference of sums is not 0 by rounding
        const rest = below.length > 0 && left > 1e-9 * (size[k] ?? 0) ? left : 0
        return { node: k, depth: depth[k] ?? 0, branch: own, size: size[k] ?? 0, children: below, rest }
      })
    if (merged.length === 0) return nodes
    const together = merged.reduce((all, k) => all + (size[k] ?? 0), 0)
    const at = depth[merged[0] ?? 0] ?? 0
    return [...nodes, { node: null, depth: at, branch, size: together, children: [], rest: 0, merged: merged.length }]
  }
  return build(-1, null)
}

/** A node with its share of the whole, as a part of a line from 0 to 1. */
export interface PlacedNode {
  readonly node: TreeNode
  readonly from: number
  readonly to: number
}

/** The nodes one after the other, children within their parents: the places of an icicle or, in turns, of a sunburst. */
export function partition(trees: readonly TreeNode[]): readonly PlacedNode[] {
  const total = trees.reduce((sum, { size }) => sum + size, 0)
  const placed: PlacedNode[] = []
  const place = (nodes: readonly TreeNode[], start: number) => {
    let from = start
    for (const node of nodes) {
      const to = from + node.size / total
      placed.push({ node, from, to })
      place(node.children, from)
      from = to
    }
  }
  place(trees, 0)
  return placed
}
