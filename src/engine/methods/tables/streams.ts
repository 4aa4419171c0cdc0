import type { Checkpoint } from '../../checkpoint.ts'

/** Cases that pass from a level of one variable to a level of the next; `by` is the level that colours them. */
export interface StreamCounts {
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly by: readonly number[]
  readonly n: readonly number[]
  /** Cases of streams between two levels that are smaller than the least. */
  readonly hidden: number
}

/**
 * Counts of each level and of the streams between neighbouring variables, in the rows whose `keep` is not 0. A missing code is the level after
 * the last. Streams are in the order of `from`, `to` and `by`.
 */
export async function countStreams(
  columns: readonly { readonly codes: Int32Array; readonly levels: number }[],
  {
    keep,
    colour,
    least,
  }: { readonly keep: Uint8Array; readonly colour: 'first' | 'last' | 'node'; readonly least: number },
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<{
  readonly total: number
  readonly counts: readonly (readonly number[])[]
  readonly links: readonly StreamCounts[]
}> {
  const sizes = columns.map(({ codes, levels }) =>
    codes.some((code, i) => code < 0 && keep[i] !== 0) ? levels + 1 : levels,
  )
  const levelOf = (a: number, i: number) => {
    const code = columns[a]?.codes[i] ?? -1
    return code < 0 ? (columns[a]?.levels ?? 0) : code
  }
  const casesOf = (i: number) => (keep[i] === 0 ? 0 : weights === undefined ? 1 : (weights[i] as number))
  let total = 0
  for (let i = 0; i < keep.length; i++) total += casesOf(i)
  const counts: number[][] = []
  for (const [a, size] of sizes.entries()) {
    const found = Array<number>(size).fill(0)
    for (let i = 0; i < keep.length; i++) {
      const n = casesOf(i)
      if (n > 0) found[levelOf(a, i)] = (found[levelOf(a, i)] ?? 0) + n
    }
    counts.push(found)
    await checkpoint()
  }
  const links: StreamCounts[] = []
  for (let a = 0; a + 1 < columns.length; a++) {
    const by = { first: 0, last: columns.length - 1, node: a }[colour]
    const [across, deep] = [sizes[a + 1] ?? 0, sizes[by] ?? 0]
    const cells = new Float64Array((sizes[a] ?? 0) * across * deep)
    for (let i = 0; i < keep.length; i++) {
      const n = casesOf(i)
      if (n === 0) continue
      const cell = (levelOf(a, i) * across + levelOf(a + 1, i)) * deep + levelOf(by, i)
      cells[cell] = (cells[cell] ?? 0) + n
    }
    links.push(streamsOf(cells, across, deep, least))
    await checkpoint()
  }
  return { total, counts, links }
}

function streamsOf(cells: Float64Array, across: number, deep: number, least: number): StreamCounts {
  const found = { from: [] as number[], to: [] as number[], by: [] as number[], n: [] as number[], hidden: 0 }
  for (let start = 0; start < cells.length; start += deep) {
    const parts = cells.subarray(start, start + deep)
    const all = parts.reduce((sum, n) => sum + n, 0)
    if (all < least) {
      found.hidden += all
      continue
    }
    for (const [by, n] of parts.entries()) {
      if (n === 0) continue
      const pair = start / deep
      found.from.push(Math.floor(pair / across))
      found.to.push(pair % across)
      found.by.push(by)
      found.n.push(n)
    }
  }
  return found
}
