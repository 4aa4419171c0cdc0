import type { ClusterTree } from '#engine/methods/clustering/hierarchical.ts'

/** The four corners of the bracket of each merge, as places among the items in the order of the tree, from 0, and heights. */
export function treeBranches({ merges, heights, order }: ClusterTree): readonly (readonly Corner[])[] {
  const leafAt = new Map(order.map((item, at) => [item, at]))
  const ends: Corner[] = []
  const endOf = (name: number): Corner => (name < 0 ? [leafAt.get(-name - 1) ?? 0, 0] : (ends[name - 1] ?? [0, 0]))
  return merges.map(([one, other], m) => {
    const [a, b] = [endOf(one), endOf(other)]
    const height = heights[m] ?? 0
    ends.push([(a[0] + b[0]) / 2, height])
    return [a, [a[0], height], [b[0], height], b]
  })
}

type Corner = readonly [at: number, height: number]
