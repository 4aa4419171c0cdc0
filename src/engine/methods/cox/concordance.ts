import type { Checkpoint } from '../../checkpoint.ts'
import { sortedValues } from '../samples/sorted-values.ts'
import { bySlot, casesOf, type RiskRows } from './risk-rows.ts'

export interface Concordance {
  /** Proportion of concordant pairs: one had the event while the other was at risk, and outlived it. Ties count half. */
  readonly value: number
  /** By the infinitesimal jackknife. */
  readonly standardError: number
}

/**
 * Harrell's C of scores that are higher if the event is more likely (Harrell et al. 1982), within strata; with delayed entry among those at
 * risk simultaneously. Two events at one time are not a pair. The standard error sums the squares of the rows' contributions, like
 * `concordance` of R's survival. NaN without a pair.
 */
export async function concordance(rows: RiskRows, scores: Float64Array, checkpoint: Checkpoint): Promise<Concordance> {
  const { n, strata } = rows
  const values = await bySlot(scores, rows, checkpoint)
  const tally = { pairs: new Float64Array(n), balance: new Float64Array(n) }
  for (let s = 0; s + 1 < strata.length; s++) {
    const rank = await ranksOf(values.subarray(strata[s], strata[s + 1]), checkpoint)
    await countLonger(rows, s, rank, tally, checkpoint)
    await countEvents(rows, s, rank, tally, checkpoint)
  }
  const { pairs, balance } = tally
  let [all, difference] = [0, 0]
  for (let i = 0; i < n; i++) {
    const cases = casesOf(rows, i)
    all += (cases * (pairs[i] as number)) / 2
    difference += (cases * (balance[i] as number)) / 2
  }
  await checkpoint()
  const d = difference / all
  let squares = 0
  for (let i = 0; i < n; i++)
    squares += casesOf(rows, i) * (((balance[i] as number) - d * (pairs[i] as number)) / all) ** 2
  return { value: (d + 1) / 2, standardError: Math.sqrt(squares) / 2 }
}

/** By slot, for one of its cases: its pairs, and its concordant minus its discordant ones. */
interface Tally {
  readonly pairs: Float64Array
  readonly balance: Float64Array
}

const portion = 20_000

/** For each event the subjects at risk who outlive it: latest time first. */
async function countLonger(rows: RiskRows, s: number, rank: Int32Array, tally: Tally, checkpoint: Checkpoint) {
  const { strata, times, entry } = rows
  const begin = strata[s] as number
  const tree = new CountTree(rank.length)
  let next = begin + rank.length - 1
  let leaving = next
  let work = 0
  for (let m = (times.strata[s + 1] as number) - 1; m >= (times.strata[s] as number); m--) {
    const first = times.slot[m] as number
    const after = first + (times.events[m] as number)
    work += next - first + 10
    for (; next >= after; next--) tree.add(rank[next - begin] as number, casesOf(rows, next))
    for (; entry !== null && leaving >= begin; leaving--) {
      const slot = entry.order[leaving] as number
      if ((entry.start[slot] as number) < (times.time[m] as number)) break
      tree.add(rank[slot - begin] as number, -casesOf(rows, slot))
    }
    for (let i = first; i < after; i++) {
      const [below, same] = tree.around(rank[i - begin] as number)
      count(tally, i, tree.size, 2 * below + same - tree.size)
    }
    for (; next >= first; next--) tree.add(rank[next - begin] as number, casesOf(rows, next))
    if (work > portion) {
      work = 0
      await checkpoint()
    }
  }
}

/** Counts, for each row, the events that it outlives while at risk; earliest time first, minus those before its start. */
async function countEvents(rows: RiskRows, s: number, rank: Int32Array, tally: Tally, checkpoint: Checkpoint) {
  const { strata, times, entry, event, upto } = rows
  const [begin, end] = [strata[s] as number, strata[s + 1] as number]
  // an event outlives earlier times, a censored row also its own
  const untilEnd = (slot: number) => (upto[slot] as number) - (event[slot] as number)
  await walk((k) => k, untilEnd, 1)
  if (entry === null) return
  await walk(
    (k) => entry.order[k] as number,
    (slot) => entry.from[slot] as number,
    -1,
  )

  async function walk(slotAt: (k: number) => number, until: (slot: number) => number, sign: 1 | -1) {
    const tree = new CountTree(rank.length)
    let m = times.strata[s] as number
    for (let k = begin; k < end; k++) {
      const slot = slotAt(k)
      for (; m <= until(slot); m++) {
        const first = times.slot[m] as number
        for (let i = first; i < first + (times.events[m] as number); i++)
          tree.add(rank[i - begin] as number, casesOf(rows, i))
      }
      const [below, same] = tree.around(rank[slot - begin] as number)
      count(tally, slot, sign * tree.size, sign * (tree.size - 2 * below - same))
      if (k % portion === portion - 1) await checkpoint()
    }
  }
}

function count({ pairs, balance }: Tally, slot: number, more: number, right: number): void {
  pairs[slot] = (pairs[slot] as number) + more
  balance[slot] = (balance[slot] as number) + right
}

/** From 0, equal values the same. */
async function ranksOf(values: Float64Array, checkpoint: Checkpoint): Promise<Int32Array> {
  const distinct = (await sortedValues(values.slice(), checkpoint)).filter((value, i, all) => value !== all[i - 1])
  await checkpoint()
  const rank = new Int32Array(values.length)
  for (let i = 0; i < rank.length; i++) {
    const value = values[i] as number
    let [low, high] = [0, distinct.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((distinct[middle] as number) < value) low = middle + 1
      else high = middle
    }
    rank[i] = low
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return rank
}

/** Counts by rank with their running sums (Fenwick 1994). */
class CountTree {
  readonly #counts: Float64Array // weighted counts may exceed 32-bit integers
  size = 0

  constructor(ranks: number) {
    this.#counts = new Float64Array(ranks + 1)
  }

  add(rank: number, by: number): void {
    this.size += by
    for (let k = rank + 1; k < this.#counts.length; k += k & -k) this.#counts[k] = (this.#counts[k] as number) + by
  }

  /** The numbers with a lower rank, and with the same. */
  around(rank: number): readonly [number, number] {
    const below = this.#before(rank)
    return [below, this.#before(rank + 1) - below]
  }

  #before(rank: number): number {
    let sum = 0
    for (let k = rank; k > 0; k -= k & -k) sum += this.#counts[k] as number
    return sum
  }
}
