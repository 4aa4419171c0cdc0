import type { Checkpoint } from '../checkpoint.ts'
import type { Column } from './frame.ts'
import { groupedRows } from './grouped-rows.ts'
import { inBlocks } from './in-blocks.ts'
import { type KeyOrder, orderedCodes } from './ordered-codes.ts'

/** Rows grouped by the values of key columns. */
export interface KeyGroups {
  /** The group of each row, -1 for none. */
  readonly codes: Int32Array
  readonly count: number
  /** The first row of each group. */
  readonly first: Int32Array
  readonly sizes: Int32Array
}

interface How {
  /** Order of the groups: by the levels of the first key, then of the second, ...; or as they appear in the rows. */
  readonly order?: KeyOrder
  /** Rows with a missing key are in no group; otherwise missing is a value like any other, the last. */
  readonly leaveOutMissing?: boolean
  readonly checkpoint: Checkpoint
}

/** Pairs of codes are counted in an array of so many places, or of four times the rows. */
const SMALL_RANGE = 65_536

/** Codes from 0, each of which occurs; -1 for no group. */
interface Codes {
  readonly codes: Int32Array
  readonly count: number
}

/**
 * Groups rows that are equal in all key columns; without any all rows are one group. Keys are taken one after the other: each divides the
 * groups so far. Linear in the rows, except for sorting distinct values.
 */
export async function keyGroups(
  rows: number,
  keys: readonly Column[],
  { order = 'levels', leaveOutMissing = false, checkpoint }: How,
): Promise<KeyGroups> {
  let groups: Codes = { codes: new Int32Array(rows), count: Math.min(1, rows) }
  for (const [k, column] of keys.entries()) {
    // where all rows differ, no further key can divide or order them
    if (groups.count === rows && !leaveOutMissing) break
    const { codes, levels, hasMissing } = await orderedCodes(column, order, checkpoint)
    if (leaveOutMissing && hasMissing) for (let i = 0; i < rows; i++) if (codes[i] === levels) codes[i] = -1
    const key = { codes, count: levels + (hasMissing && !leaveOutMissing ? 1 : 0) }
    groups = k === 0 ? key : await divided(groups, key, checkpoint)
  }
  if (order === 'appearance') groups = await asTheyAppear(groups, checkpoint)
  return counted(groups, checkpoint)
}

/** The groups divided by a key: in the order of the groups, then of the key. A row without either is in none. */
function divided(groups: Codes, key: Codes, checkpoint: Checkpoint): Promise<Codes> {
  const pairs = groups.count * key.count
  return pairs <= Math.max(SMALL_RANGE, 4 * key.codes.length)
    ? dividedByTable(groups, key, checkpoint)
    : dividedOneByOne(groups, key, checkpoint)
}

/** Packs both codes into one integer, the place of the pair in a table. */
async function dividedByTable(groups: Codes, key: Codes, checkpoint: Checkpoint): Promise<Codes> {
  const codes = new Int32Array(key.codes.length)
  const places = new Int32Array(groups.count * key.count)
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const [group, own] = [groups.codes[i] as number, key.codes[i] as number]
      codes[i] = group < 0 || own < 0 ? -1 : group * key.count + own
      if ((codes[i] as number) >= 0) places[codes[i] as number] = 1
    }
  })
  let count = 0
  for (let pair = 0; pair < places.length; pair++) if (places[pair] === 1) places[pair] = count++
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) if ((codes[i] as number) >= 0) codes[i] = places[codes[i] as number] as number
  })
  return { codes, count }
}

/** Goes through the groups, and numbers the codes of the key within each. */
async function dividedOneByOne(groups: Codes, key: Codes, checkpoint: Checkpoint): Promise<Codes> {
  const { rows, starts } = await groupedRows(groups.codes, groups.count, checkpoint)
  const codes = new Int32Array(key.codes.length).fill(-1)
  const seenIn = new Int32Array(key.count).fill(-1)
  const places = new Int32Array(key.count)
  const found = new Int32Array(key.count)
  let [count, done] = [0, 0]
  for (let g = 0; g < groups.count; g++) {
    const [from, to] = [starts[g] as number, starts[g + 1] as number]
    let different = 0
    for (let k = from; k < to; k++) {
      const own = key.codes[rows[k] as number] as number
      if (own < 0 || seenIn[own] === g) continue
      seenIn[own] = g
      found[different++] = own
    }
    if (different > 1) found.subarray(0, different).sort()
    for (let d = 0; d < different; d++) places[found[d] as number] = count++
    for (let k = from; k < to; k++) {
      const own = key.codes[rows[k] as number] as number
      if (own >= 0) codes[rows[k] as number] = places[own] as number
    }
    done += to - from
    if (done < SMALL_RANGE) continue
    done = 0
    await checkpoint()
  }
  return { codes, count }
}

async function asTheyAppear({ codes, count }: Codes, checkpoint: Checkpoint): Promise<Codes> {
  const places = new Int32Array(count).fill(-1)
  const renumbered = new Int32Array(codes.length)
  let next = 0
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const code = codes[i] as number
      if (code >= 0 && places[code] === -1) places[code] = next++
      renumbered[i] = code < 0 ? -1 : (places[code] as number)
    }
  })
  return { codes: renumbered, count }
}

async function counted({ codes, count }: Codes, checkpoint: Checkpoint): Promise<KeyGroups> {
  const sizes = new Int32Array(count)
  const first = new Int32Array(count).fill(-1)
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const group = codes[i] as number
      if (group < 0) continue
      if (sizes[group] === 0) first[group] = i
      sizes[group] = (sizes[group] as number) + 1
    }
  })
  return { codes, count, first, sizes }
}
