import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Column } from '#engine/frame/frame.ts'
import { levelCodes } from '#engine/frame/level-codes.ts'
import { usable } from '#engine/frame/usable.ts'

export interface MatchedRows {
  /** The rows of the first and of the second member of each complete set, in order of first appearance. */
  readonly rows: readonly [Int32Array, Int32Array]
  /** Sets in which a member occurs more than once: in several rows, or in one row of several cases. */
  readonly repeated: number
  /** Sets without one of the members. */
  readonly incomplete: number
  /** Counted in cases, as are the next two. */
  readonly withoutSet: number
  readonly withoutMember: number
  /** Members that were not chosen. */
  readonly others: number
}

/** Rows between two checkpoints. */
const portion = 1 << 16

/** Matches rows that share a value of `sets`, one for each of two values of `members`. `weights`: how many cases each row represents. */
export async function matchRows(
  sets: Column,
  members: Column,
  chosen: readonly [number | string, number | string],
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<MatchedRows> {
  const codes = levelCodes(members, chosen)
  await checkpoint()
  const seen = usable(sets)
  const keys: ArrayLike<number> = seen.type === 'text' ? seen.codes : seen.values
  const isBlank = seen.type === 'text' ? (key: number) => key < 0 : Number.isNaN
  const places = new Map<number, number>()
  const rows = [new Int32Array(codes.length).fill(-1), new Int32Array(codes.length).fill(-1)] as const
  const repeated = new Set<number>()
  let [withoutSet, withoutMember, others] = [0, 0, 0]
  for (let i = 0; i < codes.length; i++) {
    if (i % portion === 0) await checkpoint()
    const [code, key] = [codes[i] ?? -1, keys[i] ?? Number.NaN]
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (code < 0) withoutMember += cases
    else if (code > 1) others += cases
    else if (isBlank(key)) withoutSet += cases
    else {
      const place = places.get(key) ?? places.size
      places.set(key, place)
      const of = code === 0 ? rows[0] : rows[1]
      if (of[place] !== -1 || cases > 1) repeated.add(place)
      of[place] = i
    }
  }
  const [first, second] = [rows[0].subarray(0, places.size), rows[1].subarray(0, places.size)]
  const complete = first.filter((row, k) => row >= 0 && (second[k] ?? -1) >= 0)
  return {
    rows: [complete, second.filter((row, k) => row >= 0 && (first[k] ?? -1) >= 0)],
    repeated: repeated.size,
    incomplete: places.size - complete.length,
    withoutSet,
    withoutMember,
    others,
  }
}
