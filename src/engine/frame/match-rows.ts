import type { Checkpoint } from '../checkpoint.ts'
import { type KeyCodes, rowsByKey } from './key-codes.ts'
import { positionsOf } from './select-rows.ts'

/** How the rows of two tables belong together by the codes of their keys. */
export interface Matches {
  /** The rows of the right table by key: those of `left[i]` begin at `starts[left[i]]`. */
  readonly starts: Int32Array
  readonly rows: Int32Array
  readonly left: Int32Array
  readonly matchedLeft: number
  readonly missingLeft: number
  /** Rows of the right table that no left row has the key of, those without a key included. */
  readonly onlyRight: Int32Array
  /** Keys of which the right table has several rows, by a row of it. */
  readonly repeatedRight: readonly number[]
  /** Left rows with a match that share their key with another. */
  readonly sharedLeft: number
  /** Of keys with several rows in both. */
  readonly crossed: { readonly keys: number; readonly pairs: number; readonly rows: readonly number[] }
}

/** `codes`: those of the right table, whose keys are the dictionary, then those of the left. */
export async function matchRows({ codes, keys }: KeyCodes, checkpoint: Checkpoint): Promise<Matches> {
  const [right, left] = codes as readonly [Int32Array, Int32Array]
  const { starts, rows } = rowsByKey(right, keys)
  await checkpoint()
  const counts = new Int32Array(keys)
  let [matchedLeft, missingLeft] = [0, 0]
  for (let i = 0; i < left.length; i++) {
    const key = left[i] as number
    if (key === -1) missingLeft++
    if (key < 0) continue
    counts[key] = (counts[key] as number) + 1
    matchedLeft++
  }
  await checkpoint()
  const repeatedRight: number[] = []
  const crossed = { keys: 0, pairs: 0, rows: [] as number[] }
  let sharedLeft = 0
  for (let key = 0; key < keys; key++) {
    const there = (starts[key + 1] as number) - (starts[key] as number)
    const here = counts[key] as number
    if (here > 1) sharedLeft += here
    if (there < 2) continue
    const row = rows[starts[key] as number] as number
    repeatedRight.push(row)
    if (here < 2) continue
    crossed.keys++
    crossed.pairs += here * there
    crossed.rows.push(row)
  }
  await checkpoint()
  const isOnly = Uint8Array.from(right, (key) => (key < 0 || counts[key] === 0 ? 1 : 0))
  const onlyRight = positionsOf(isOnly)
  return { starts, rows, left, matchedLeft, missingLeft, onlyRight, repeatedRight, sharedLeft, crossed }
}

/** Rows of the result: the positions in both tables, -1 for none. */
export interface Pairs {
  readonly left: Int32Array
  readonly right: Int32Array
  /** 1 where the left row is there once. */
  readonly isOnce: Uint8Array
}

/** For each left row its right rows, or none; then the right rows without a left one. */
export function pairRows({ starts, rows, left, onlyRight }: Matches, which: 'left' | 'both' | 'all'): Pairs {
  const countOf = (key: number) => (key < 0 ? 0 : (starts[key + 1] as number) - (starts[key] as number))
  const least = which === 'both' ? 0 : 1
  let total = which === 'all' ? onlyRight.length : 0
  for (let i = 0; i < left.length; i++) total += Math.max(least, countOf(left[i] as number))
  const pairs = {
    left: new Int32Array(total).fill(-1),
    right: new Int32Array(total).fill(-1),
    isOnce: new Uint8Array(total),
  }
  let at = 0
  for (let i = 0; i < left.length; i++) {
    const key = left[i] as number
    const there = countOf(key)
    for (let k = 0; k < Math.max(least, there); k++, at++) {
      pairs.left[at] = i
      if (there > 0) pairs.right[at] = rows[(starts[key] as number) + k] as number
      if (there < 2) pairs.isOnce[at] = 1
    }
  }
  if (which === 'all') pairs.right.set(onlyRight, at)
  return pairs
}

/** How many rows that would be. */
export function pairCount({ starts, left, onlyRight }: Matches): number {
  let total = onlyRight.length
  for (let i = 0; i < left.length; i++) {
    const key = left[i] as number
    total += key < 0 ? 1 : Math.max(1, (starts[key + 1] as number) - (starts[key] as number))
  }
  return total
}
