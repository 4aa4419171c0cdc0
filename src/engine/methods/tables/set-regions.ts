import type { Checkpoint } from '../../checkpoint.ts'

/** Cases that are in exactly the same sets. */
export interface SetRegion {
  /** Bit k is 1 if they are in set k. */
  readonly members: number
  /** Cases of each group; of all without groups. */
  readonly counts: readonly number[]
}

export interface SetRegions {
  /** Those with cases, in the order of their first rows. */
  readonly regions: readonly SetRegion[]
  /** Cases of each set, in the counted rows. */
  readonly sizes: readonly number[]
  /** Counted cases: those without a missing value. */
  readonly used: number
}

/** Bits of the mask of a row. */
export const maxSets = 30
/** Inclusive counts have a place for each of the 2^15 intersections. */
export const maxInclusiveSets = 15

/**
 * The exact regions of up to 30 sets, in one pass over the rows. `answers`: for each set and row 1 for a member, 0 for none, -1 for a missing
 * value; a row with a missing value or a missing group is in no region. `groups`: the group of each row, from 0, or negative if it is missing.
 * `weights`: how many cases each row represents, one without them.
 */
export async function setRegions(
  answers: readonly Int8Array[],
  groups: { readonly codes: Int32Array; readonly levels: number } | undefined,
  weights: Float64Array | undefined,
  checkpoint: Checkpoint,
): Promise<SetRegions> {
  if (answers.length > maxSets) throw new Error(`A row has a mask of ${maxSets} sets`)
  const rows = answers[0]?.length ?? 0
  const across = groups?.levels ?? 1
  const regionOf = numberedMasks()
  let counts = new Float64Array(64 * across)
  for (let i = 0; i < rows; i++) {
    if (i % 8192 === 0) await checkpoint()
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
  const regions: SetRegion[] = []
  for (const [r, members] of masks.entries()) {
    if (r % 8192 === 0) await checkpoint()
    const own = Array.from(counts.subarray(r * across, (r + 1) * across))
    const all = total(own)
    regions.push({ members, counts: own })
    for (let k = 0; k < sizes.length; k++) if (members & (1 << k)) sizes[k] = (sizes[k] as number) + all
  }
  return { regions, sizes: [...sizes], used: regions.reduce((sum, region) => sum + total(region.counts), 0) }
}

/**
 * Cases that are at least in the sets of each intersection of one or more sets: in these and any others. Of all 2^`sets` − 1 intersections
 * those with cases, in the order of their masks.
 */
export function inclusiveRegions(regions: readonly SetRegion[], sets: number): readonly SetRegion[] {
  if (sets > maxInclusiveSets) throw new Error(`Intersections of ${sets} sets are too many to count each`)
  const across = regions[0]?.counts.length ?? 1
  const sums = new Float64Array(across * 2 ** sets)
  for (const { members, counts } of regions) sums.set(counts, members * across)
  // sums over all masks that contain a mask, one bit at a time
  for (let bit = 1; bit < 2 ** sets; bit *= 2)
    for (let mask = 0; mask < 2 ** sets; mask++) {
      if (mask & bit) continue
      for (let g = 0; g < across; g++) {
        const at = mask * across + g
        sums[at] = (sums[at] as number) + (sums[at + bit * across] as number)
      }
    }
  const found: SetRegion[] = []
  for (let members = 1; members < 2 ** sets; members++) {
    const counts = Array.from(sums.subarray(members * across, (members + 1) * across))
    if (total(counts) > 0) found.push({ members, counts })
  }
  return found
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, n) => sum + n, 0)
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

/** Numbers masks from 0 in the order in which they are first sought: a hash table of integers, at most half full. */
function numberedMasks() {
  let found = new Int32Array(64)
  let slots = new Int32Array(128).fill(-1)
  let size = 0
  const slotOf = (mask: number) => {
    let slot = (Math.imul(mask, 0x9e3779b1) >>> 7) % slots.length
    while (slots[slot] !== -1 && found[slots[slot] as number] !== mask) slot = (slot + 1) % slots.length
    return slot
  }
  const grow = () => {
    const more = new Int32Array(2 * found.length)
    more.set(found)
    found = more
    slots = new Int32Array(2 * slots.length).fill(-1)
    for (let at = 0; at < size; at++) slots[slotOf(found[at] as number)] = at
  }
  return {
    masks: () => found.subarray(0, size),
    find: (mask: number): number => {
      const slot = slotOf(mask)
      const known = slots[slot] as number
      if (known >= 0) return known
      const at = size++
      found[at] = mask
      slots[slot] = at
      if (size === found.length) grow()
      return at
    },
  }
}
