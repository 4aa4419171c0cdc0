import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { MersenneTwister } from '../../random/mersenne-twister.ts'
import { randomIndex } from '../../random/random-index.ts'

/** Scores that differ by less differ by rounding only. */
const rounding = 1e-9

export interface EnrichmentScore {
  /** The deviation of the running sum farthest from 0, from -1 to 1; the positive one of two that are equal. */
  readonly score: number
  /** The member at it, by its number among the members: the first of the leading edge if the score is negative, otherwise the last. */
  readonly member: number
}

/**
 * The enrichment score of a set in a ranked list (Subramanian A, et al. Gene set enrichment analysis. Proc Natl Acad Sci USA
 * 2005;102:15545-15550): along the list the running sum rises at a member by its part of the members' `weights`, and falls at any other gene by
 * an equal part. `places`: the members' indices in the list, ascending; `weights`: of each gene of the list, at least 0. If those of all members
 * are 0, each counts the same. NaN unless some genes are members and others are not.
 */
export function enrichmentScore(places: Int32Array, weights: Float64Array): EnrichmentScore {
  if (places.length === 0 || places.length === weights.length) return { score: Number.NaN, member: -1 }
  const { before, after, high, low } = extremes(places, weights)
  return after >= -before - rounding ? { score: after, member: high } : { score: before, member: low }
}

/** The lowest running sum just before a member, the highest just after one, and where these are. */
function extremes(places: Int32Array, weights: Float64Array) {
  const fall = 1 / (weights.length - places.length)
  const rise = risesOf(places, weights)
  let [before, after, high, low] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  let risen = 0
  for (let k = 0; k < places.length; k++) {
    const fallen = ((places[k] as number) - k) * fall
    if (risen - fallen < before) {
      before = risen - fallen
      low = k
    }
    risen += rise(k)
    if (risen - fallen > after) {
      after = risen - fallen
      high = k
    }
  }
  return { before, after, high, low }
}

/** The part of the weights that each member has. */
function risesOf(places: Int32Array, weights: Float64Array): (member: number) => number {
  let total = 0
  for (const place of places) total += weights[place] as number
  return total > 0 ? (k) => (weights[places[k] as number] as number) / total : () => 1 / places.length
}

/** The running sum just before and just after each member. */
export function runningSums(places: Int32Array, weights: Float64Array) {
  const fall = 1 / (weights.length - places.length)
  const rise = risesOf(places, weights)
  const [before, after] = [new Float64Array(places.length), new Float64Array(places.length)]
  let risen = 0
  for (let k = 0; k < places.length; k++) {
    const fallen = ((places[k] as number) - k) * fall
    before[k] = risen - fallen
    risen += rise(k)
    after[k] = risen - fallen
  }
  return { before, after }
}

/** Operations of one draw with its part of the sort, and of a new generator. */
const [drawCost, seedCost] = [60, 3000]

/**
 * The scores of random sets of `size` genes of the list, one for each seed: the members are those of R's `set.seed(seed); sample.int(n, size)`.
 * `progress` receives the share that is done, from time to time. Throws `seed-out-of-range` for the seed -2^31.
 */
export async function permutedScores(
  weights: Float64Array,
  size: number,
  seeds: Int32Array,
  { checkpoint, progress }: { readonly checkpoint: Checkpoint; readonly progress: (share: number) => void },
): Promise<Float64Array> {
  const pace = new Pace(checkpoint)
  const left = Int32Array.from({ length: weights.length }, (_, i) => i)
  const [drawn, changed] = [new Int32Array(size), new Int32Array(size)]
  const scores = new Float64Array(seeds.length)
  for (const [b, seed] of seeds.entries()) {
    if (pace.due(seedCost)) await pace.rest()
    const generator = new MersenneTwister(seed)
    const uniform = () => generator.uniform()
    for (let k = 0; k < size; k++) {
      const at = randomIndex(uniform, weights.length - k)
      drawn[k] = left[at] as number
      left[at] = left[weights.length - k - 1] as number
      changed[k] = at
      if (pace.due(drawCost)) {
        await pace.rest()
        progress((b + k / size) / seeds.length)
      }
    }
    for (let k = 0; k < size; k++) left[changed[k] as number] = changed[k] as number
    drawn.sort()
    scores[b] = enrichmentScore(drawn, weights).score
  }
  return scores
}

export interface PermutationResult {
  /** Permuted scores with the sign of the score. */
  readonly sameSign: number
  /** The score divided by the mean size of these; NaN without any. */
  readonly normalized: number
  /** One-sided; NaN without any. */
  readonly p: number
}

/**
 * The P value of a score among permuted ones of its sign, (b + 1) / (m + 1) for b of m that are at least as far from 0 (Phipson B, Smyth GK.
 * Permutation P-values should never be zero. Stat Appl Genet Mol Biol 2010;9:39), and the score normalized by their mean (Subramanian 2005).
 */
export function permutationResult(score: number, permuted: Float64Array): PermutationResult {
  let [sameSign, extreme, sum] = [0, 0, 0]
  for (const other of permuted) {
    if (other >= 0 !== score >= 0) continue
    sameSign++
    sum += Math.abs(other)
    if (Math.abs(other) >= Math.abs(score) - rounding) extreme++
  }
  if (sameSign === 0) return { sameSign, normalized: Number.NaN, p: Number.NaN }
  return { sameSign, normalized: score / (sum / sameSign), p: (extreme + 1) / (sameSign + 1) }
}
