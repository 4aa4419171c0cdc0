import type { Checkpoint } from '../../checkpoint.ts'

/** Regions of sets with their cases, in typed arrays: there may be as many as rows. */
export interface SetRegions {
  /** The mask of each region: bit k is 1 for the members of set k. */
  readonly masks: Int32Array
  /** Cases of each region in each group, the groups of a region one after another. */
  readonly counts: Float64Array
  /** Groups; 1 without any. */
  readonly groups: number
}

export interface ExactRegions extends SetRegions {
  /** Cases of each set, in the counted rows. */
  readonly sizes: readonly number[]
  /** Counted cases: those without a missing value. */
  readonly used: number
}

export interface RankedRegion {
  readonly members: number
  /** Cases of each group, and of all. */
  readonly counts: readonly number[]
  readonly n: number
  /** The number of its sets. */
  readonly degree: number
  /** Its sets as the digits of a binary number, the first one highest. */
  readonly rank: number
}

/** Bits of the mask of a row. */
export const maxSets = 30
/** Inclusive counts have a place for each of the 2^15 intersections. */
export const maxInclusiveSets = 15

/** Rows or regions between two checkpoints. */
const chunk = 4096

/**
 * The exact regions of up to 30 sets, in one pass over the rows, in the order of their first rows. `answers`: for each set and row 1 for a
 * member, 0 for none, -1 for a missing value; a row with a missing value or a missing group is in no region. `groups`: the group of each row,
 * from 0, or negative if it is missing. `weights`: how many cases each row represents, one without them. Throws an Error for more sets.
 */
export async function setRegions(
  answers: readonly Int8Array[],
  groups: { readonly codes: Int32Array; readonly levels: number } | undefined,
  weights: Float64Array | undefined,
  checkpoint: Checkpoint,
): Promise<ExactRegions> {
  if (answers.length > maxSets) throw new Error(`A row has a mask of ${maxSets} sets`)
  const rows = answers[0]?.length ?? 0
  const across = groups?.levels ?? 1
  const regionOf = numberedMasks(Math.min(rows, 2 ** answers.length))
  let counts = new Float64Array(64 * across)
  for (let i = 0; i < rows; i++) {
    if (i % chunk === 0) await checkpoint()
    const group = groups === undefined ? 0 : (groups.codes[i] as number)
    const cases = weights === undefined ? 1 : (weights[i] as number)
    const members = group < 0 || !(cases > 0) ? -1 : maskOf(answers, i)
    if (members < 0) continue
    const at = regionOf.find(members) * across + group
    if (at >= counts.length) counts = enlarged(counts)
    counts[at] = (counts[at] as number) + cases
  }
  const masks = regionOf.masks()
  const sizes = new Float64Array(answers.length)
  let used = 0
  for (let r = 0; r < masks.length; r++) {
    if (r % chunk === 0) await checkpoint()
    const all = total(counts, r * across, across)
    const members = masks[r] as number
    used += all
    for (let k = 0; k < sizes.length; k++) if (members & (1 << k)) sizes[k] = (sizes[k] as number) + all
  }
  return { masks, counts: counts.subarray(0, masks.length * across), groups: across, sizes: [...sizes], used }
}

/**
 * Cases that are at least in the sets of each intersection of one or more sets: in these and any others. Of all 2^`sets` − 1 intersections
 * those with cases, in the order of their masks. Throws an Error for more than 15 sets.
 */
export function inclusiveRegions({ masks, counts, groups }: SetRegions, sets: number): SetRegions {
  if (sets > maxInclusiveSets) throw new Error(`Intersections of ${sets} sets are too many to count each`)
  const all = 2 ** sets
  const sums = new Float64Array(groups * all)
  for (let r = 0; r < masks.length; r++)
    sums.set(counts.subarray(r * groups, (r + 1) * groups), (masks[r] as number) * groups)
  // sums over all masks that contain a mask, one bit at a time
  for (let bit = 1; bit < all; bit *= 2)
    for (let mask = 0; mask < all; mask++) {
      if (mask & bit) continue
      for (let g = 0; g < groups; g++) {
        const at = mask * groups + g
        sums[at] = (sums[at] as number) + (sums[at + bit * groups] as number)
      }
    }
  const found = Int32Array.from({ length: all - 1 }, (_, k) => k + 1).filter(
    (mask) => total(sums, mask * groups, groups) > 0,
  )
  const kept = new Float64Array(found.length * groups)
  for (let r = 0; r < found.length; r++) {
    const from = (found[r] as number) * groups
    kept.set(sums.subarray(from, from + groups), r * groups)
  }
  return { masks: found, counts: kept, groups }
}

/**
 * At most `most` regions of at least `least` cases, the most frequent first, equally frequent ones with fewer sets first, then those of the
 * first sets in `order`, the places of all sets. `none`: also the region outside of all sets.
 */
export async function frequentRegions(
  { masks, counts, groups }: SetRegions,
  order: readonly number[],
  { most, least, none }: { readonly most: number; readonly least: number; readonly none: boolean },
  checkpoint: Checkpoint,
): Promise<readonly RankedRegion[]> {
  const best: RankedRegion[] = []
  for (let r = 0; r < masks.length; r++) {
    if (r % chunk === 0) await checkpoint()
    const members = masks[r] as number
    const n = total(counts, r * groups, groups)
    const last = best.length < most ? undefined : best.at(-1)
    if (n < least || (members === 0 && !none) || (last !== undefined && n < last.n)) continue
    let [degree, rank] = [0, 0]
    for (let k = 0; k < order.length; k++) {
      const bit = (members >> (order[k] as number)) & 1
      degree += bit
      rank = 2 * rank + bit
    }
    const precedes = (other: RankedRegion) => (other.n - n || degree - other.degree || other.rank - rank) < 0
    if (last !== undefined && !precedes(last)) continue
    const at = best.findIndex(precedes)
    const own = Array.from(counts.subarray(r * groups, (r + 1) * groups))
    best.splice(at < 0 ? best.length : at, 0, { members, counts: own, n, degree, rank })
    if (best.length > most) best.pop()
  }
  return best
}

function total(counts: Float64Array, from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at++) sum += counts[at] as number
  return sum
}

/** The mask of a row; -1 if a value is missing. */
function maskOf(answers: readonly Int8Array[], row: number): number {
  let mask = 0
  for (let k = 0; k < answers.length; k++) {
    const answer = (answers[k] as Int8Array)[row] as number
    if (answer < 0) return -1
    if (answer === 1) mask |= 1 << k
  }
  return mask
}

function enlarged(counts: Float64Array): Float64Array<ArrayBuffer> {
  const more = new Float64Array(2 * counts.length)
  more.set(counts)
  return more
}

/** Numbers up to `most` masks from 0 in the order in which they are first sought: a hash table of integers, at most half full. */
function numberedMasks(most: number) {
  const found = new Int32Array(most)
  const bits = Math.ceil(Math.log2(2 * most + 2))
  const slots = new Int32Array(2 ** bits).fill(-1)
  let size = 0
  return {
    masks: () => found.subarray(0, size),
    find: (mask: number): number => {
      let slot = Math.imul(mask, 0x9e3779b1) >>> (32 - bits)
      for (;;) {
        const known = slots[slot] as number
        if (known >= 0 && found[known] === mask) return known
        if (known < 0) break
        slot = (slot + 1) % slots.length
      }
      const at = size++
      found[at] = mask
      slots[slot] = at
      return at
    },
  }
}
