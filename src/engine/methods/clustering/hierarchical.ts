import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { pearsonR } from '../correlation/pearson.ts'

export type Linkage = 'average' | 'complete' | 'ward.D2'

/** A tree of items 0 to n - 1 as R's `hclust` writes it. */
export interface ClusterTree {
  /** A row for each merge in ascending height: an item k is -(k + 1), the cluster of merge m is m + 1. */
  readonly merges: readonly (readonly [number, number])[]
  readonly heights: readonly number[]
  /** The items from one side of the tree to the other, so that no branches cross. */
  readonly order: readonly number[]
}

/** Distances of all pairs of n items: (0, 1), (0, 2) ... (1, 2) ... */
export interface Distances {
  readonly n: number
  readonly values: Float64Array
}

/**
 * Agglomerative clustering by the formula of Lance and Williams (Lance GN, Williams WT. A general theory of classificatory sorting strategies.
 * Comput J 1967;9:373-80); `ward.D2` squares the distances (Murtagh F, Legendre P. Ward's hierarchical agglomerative clustering method: which
 * algorithms implement Ward's criterion? J Classif 2014;31:274-95). Pairs are found along chains of nearest neighbours (Murtagh F. A survey of
 * recent advances in hierarchical clustering algorithms. Comput J 1983;26:354-9), so that time grows with the square of n.
 */
export async function hierarchicalClusters(
  { n, values }: Distances,
  linkage: Linkage,
  checkpoint: Checkpoint,
): Promise<ClusterTree> {
  const squared = linkage === 'ward.D2'
  const d = squared ? values.map((value) => value * value) : values.slice()
  const at = (i: number, j: number) =>
    i < j ? i * n - (i * (i + 1)) / 2 + j - i - 1 : j * n - (j * (j + 1)) / 2 + i - j - 1
  const sizes = new Float64Array(n).fill(1)
  const isActive = new Uint8Array(n).fill(1)
  const chain: number[] = []
  const found: { readonly i: number; readonly j: number; readonly height: number }[] = []
  const pace = new Pace(checkpoint)
  let first = 0
  while (found.length < n - 1) {
    if (chain.length === 0) {
      while (isActive[first] === 0) first++
      chain.push(first)
    }
    for (;;) {
      const tip = chain.at(-1) ?? 0
      const before = chain.at(-2) ?? -1
      // the one before wins ties, or the chain would go round
      let [nearest, least] = [before, before < 0 ? Number.POSITIVE_INFINITY : (d[at(tip, before)] as number)]
      for (let k = 0; k < n; k++) {
        if (isActive[k] === 0 || k === tip) continue
        const distance = d[at(tip, k)] as number
        if (distance < least) [nearest, least] = [k, distance]
      }
      if (nearest === before) break
      chain.push(nearest)
      if (pace.due(n)) await pace.rest()
    }
    const [a = 0, b = 0] = [chain.pop(), chain.pop()]
    const [i, j] = a < b ? [a, b] : [b, a]
    const between = d[at(i, j)] as number
    found.push({ i, j, height: squared ? Math.sqrt(between) : between })
    const [ni, nj] = [sizes[i] as number, sizes[j] as number]
    for (let k = 0; k < n; k++) {
      if (isActive[k] === 0 || k === i || k === j) continue
      const [di, dj, nk] = [d[at(i, k)] as number, d[at(j, k)] as number, sizes[k] as number]
      d[at(i, k)] =
        linkage === 'complete'
          ? Math.max(di, dj)
          : linkage === 'average'
            ? (ni * di + nj * dj) / (ni + nj)
            : ((ni + nk) * di + (nj + nk) * dj - nk * between) / (ni + nj + nk)
    }
    sizes[i] = ni + nj
    isActive[j] = 0
    if (pace.due(2 * n)) await pace.rest()
  }
  return numbered(n, found)
}

/** The merges in ascending height, with clusters named by them. */
function numbered(
  n: number,
  found: readonly { readonly i: number; readonly j: number; readonly height: number }[],
): ClusterTree {
  const ascending = found.toSorted((a, b) => a.height - b.height)
  /** The name of the cluster that contains an item, kept at its representative. */
  const names = Array.from({ length: n }, (_, k) => -(k + 1))
  const leaders = Array.from({ length: n }, (_, k) => k)
  const leaderOf = (item: number): number => {
    let leader = item
    while (leaders[leader] !== leader) leader = leaders[leader] as number
    leaders[item] = leader
    return leader
  }
  const merges: (readonly [number, number])[] = []
  for (const { i, j } of ascending) {
    const [a, b] = [leaderOf(i), leaderOf(j)]
    const [one, other] = [names[a] as number, names[b] as number]
    merges.push(tighterFirst(one, other))
    leaders[b] = a
    names[a] = merges.length
  }
  return { merges, heights: ascending.map(({ height }) => height), order: leaves(n, merges) }
}

/** Single items in their order, then the cluster that was merged earlier. */
function tighterFirst(one: number, other: number): readonly [number, number] {
  if (one < 0 && other < 0) return one > other ? [one, other] : [other, one]
  return one < other ? [one, other] : [other, one]
}

function leaves(n: number, merges: readonly (readonly [number, number])[]): readonly number[] {
  if (n === 1) return [0]
  const order: number[] = []
  const rest = [merges.length]
  for (;;) {
    const cluster = rest.pop()
    if (cluster === undefined) return order
    if (cluster < 0) order.push(-cluster - 1)
    else {
      const [left = 0, right = 0] = merges[cluster - 1] ?? []
      rest.push(right, left)
    }
  }
}

/** The cluster of each item, 0 to k - 1 in the order of the tree, if the last k - 1 merges are undone. */
export function cutTree({ merges, order }: ClusterTree, k: number): readonly number[] {
  const n = merges.length + 1
  const kept = n - Math.min(Math.max(1, k), n)
  const clusters = Array.from({ length: n }, (_, item) => item)
  const members = new Map<number, readonly number[]>()
  const membersOf = (name: number) => (name < 0 ? [-name - 1] : (members.get(name) ?? []))
  for (const [m, [one, other]] of merges.slice(0, kept).entries()) {
    const joined = [...membersOf(one), ...membersOf(other)]
    members.set(m + 1, joined)
    for (const item of joined) clusters[item] = n + m
  }
  const names = new Map<number, number>()
  for (const item of order) {
    const cluster = clusters[item] as number
    if (!names.has(cluster)) names.set(cluster, names.size)
  }
  return clusters.map((cluster) => names.get(cluster) ?? 0)
}

/**
 * Cophenetic correlation: Pearson's r of the distances of all pairs and the heights at which the tree joins them (Sokal RR, Rohlf FJ. The
 * comparison of dendrograms by objective methods. Taxon 1962;11:33-40). NaN for fewer than three items, or if either does not vary.
 */
export async function copheneticCorrelation(
  { n, values }: Distances,
  { merges, heights }: ClusterTree,
  checkpoint: Checkpoint,
): Promise<number> {
  const joined = new Float64Array(values.length)
  const members: (readonly number[])[] = []
  const membersOf = (name: number) => (name < 0 ? [-name - 1] : (members[name - 1] ?? []))
  const pace = new Pace(checkpoint)
  for (const [m, [one, other]] of merges.entries()) {
    const [left, right] = [membersOf(one), membersOf(other)]
    for (const a of left) {
      for (const b of right) {
        const [i, j] = a < b ? [a, b] : [b, a]
        joined[i * n - (i * (i + 1)) / 2 + j - i - 1] = heights[m] ?? Number.NaN
      }
      if (pace.due(2 * right.length)) await pace.rest()
    }
    members.push([...left, ...right])
  }
  await checkpoint()
  return pearsonR(values, joined)
}
