import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { drawIndices } from '../../random/draw-indices.ts'
import type { MersenneTwister } from '../../random/mersenne-twister.ts'
import { randomIndex } from '../../random/random-index.ts'
import { ControlPool, type NearVariable } from './control-pool.ts'

export interface Matching {
  /** Rows in ascending order. A row can be both: as a control it is not matched to itself. */
  readonly cases: Int32Array
  readonly controls: Int32Array
  /** Controls are of the same stratum as their case. */
  readonly strata: Int32Array
  /** Not missing in any of these rows. */
  readonly near: readonly NearVariable[]
  /** A control is at risk while its time is not shorter than that of the case. */
  readonly time?: Float64Array
  readonly ratio: number
  /** Whose turn comes first: the case with the fewest possible controls, a random one, or the first row. */
  readonly order: 'hardest' | 'random' | 'rows'
  /** A control can be in several sets. */
  readonly replace: boolean
}

/** The controls of each case, in the order in which they were chosen; cases as they were given. */
export type MatchedSets = readonly (readonly number[])[]

/** What looking at one control costs, in operations. */
const LOOK = 8

/** Finding the place of a case costs as much as looking at so many controls. */
const SEARCH = 10

/**
 * Greedy nearest-neighbour matching: in each of `ratio` rounds each case takes the nearest control that is possible and free. Of equally near ones
 * it takes the first row if the order is that of the rows, otherwise a random one.
 */
export async function matchSets(
  matching: Matching,
  generator: MersenneTwister,
  checkpoint: Checkpoint,
): Promise<MatchedSets> {
  const { cases, ratio, order, replace } = matching
  const pace = new Pace(checkpoint)
  const uniform = () => generator.uniform()
  const pool = await ControlPool.of(matching, checkpoint)
  const sets = Array.from(cases, (): number[] => [])
  const turns = await turnsOf(matching, pool, generator, pace, checkpoint)
  const isDone = new Uint8Array(cases.length)
  for (let round = 0; round < ratio; round++)
    for (const k of turns) {
      if (isDone[k] === 1) continue
      const set = sets[k] as number[]
      const nearest = pool.nearest(cases[k] as number, set)
      if (pace.due(LOOK * (SEARCH + pool.looked))) await pace.rest()
      if (nearest.length === 0) {
        isDone[k] = 1
        continue
      }
      const isDrawn = order !== 'rows' && nearest.length > 1
      const chosen = (isDrawn ? nearest[randomIndex(uniform, nearest.length)] : nearest[0]) as number
      set.push(chosen)
      if (!replace) pool.take(chosen)
    }
  return sets
}

/** Places of the cases, in the order of their turns. */
async function turnsOf(
  { cases, order }: Matching,
  pool: ControlPool,
  generator: MersenneTwister,
  pace: Pace,
  checkpoint: Checkpoint,
): Promise<Int32Array> {
  const places = Int32Array.from(cases.keys())
  if (order === 'rows') return places
  if (order === 'random') return drawIndices(generator, { limit: cases.length, size: cases.length }, checkpoint)
  const possible = new Int32Array(cases.length)
  for (const k of places) {
    possible[k] = pool.possible(cases[k] as number)
    if (pace.due(LOOK * (SEARCH + pool.looked))) await pace.rest()
  }
  return places.toSorted((a, b) => (possible[a] as number) - (possible[b] as number) || a - b)
}
