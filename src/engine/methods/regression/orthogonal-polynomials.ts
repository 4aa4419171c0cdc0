import type { Checkpoint } from '../../checkpoint.ts'
import { allCases } from '../../frame/case-weights.ts'

/** Monic polynomials of degree 0, 1, 2 ... that are orthogonal over the given places. */
export interface OrthogonalPolynomials {
  /** For each polynomial, the sum of its squares over the places. */
  readonly sizes: readonly number[]
  /** The value of the k-th polynomial at a place. */
  readonly at: (place: number, k: number) => number
  /** The least squares coefficients of the polynomials of degree 1 and more, fitted to values at the places. */
  readonly project: (values: Float64Array, checkpoint: Checkpoint) => Promise<readonly number[]>
  /** Converts coefficients of the polynomials to coefficients of 1, z, z² ... */
  readonly inPowers: (weights: readonly number[]) => readonly number[]
}

/** The smallest part of a power's size that must be independent of lower powers, the tolerance of R's `lm`. */
const ownPart = 1e-7

/**
 * Orthogonal polynomials up to a degree over given places, by the three-term recurrence (Forsythe 1957). Undefined if the places have too few
 * distinct values. `places` should be centred at about 0; `cases`: how many cases each place represents.
 */
export async function orthogonalPolynomials(
  places: Float64Array,
  degree: number,
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<OrthogonalPolynomials | undefined> {
  const [shifts, ratios, sizes]: [number[], number[], number[]] = [[], [], [allCases(places.length, cases)]]
  const at = (place: number, k: number): number => {
    let [before, now] = [0, 1]
    for (let j = 0; j < k; j++) [before, now] = [now, (place - (shifts[j] ?? 0)) * now - (ratios[j] ?? 0) * before]
    return now
  }
  const counted = (i: number) => (cases === undefined ? 1 : (cases[i] as number))
  const sum = (term: (place: number) => number) =>
    places.reduce((total, place, i) => total + counted(i) * term(place), 0)
  for (let k = 0; k < degree; k++) {
    const size = sizes[k] ?? 1
    shifts.push(sum((place) => place * at(place, k) ** 2) / size)
    ratios.push(k === 0 ? 0 : size / (sizes[k - 1] ?? 1))
    const next = sum((place) => at(place, k + 1) ** 2)
    if (!(next > ownPart ** 2 * sum((place) => place ** (2 * k + 2)))) return undefined
    sizes.push(next)
    await checkpoint()
  }
  const project = async (values: Float64Array, pause: Checkpoint) => {
    const weights: number[] = []
    for (const [k, size] of sizes.entries()) {
      if (k === 0) continue
      weights.push(places.reduce((total, place, i) => total + counted(i) * (at(place, k) * (values[i] ?? 0)), 0) / size)
      await pause()
    }
    return weights
  }
  const inPowers = (weights: readonly number[]) => {
    const total = Array.from({ length: degree + 1 }, () => 0)
    let [before, now]: (readonly number[])[] = [[], [1]]
    for (let k = 0; k <= degree; k++) {
      for (const [j, c] of (now ?? []).entries()) total[j] = (total[j] ?? 0) + (weights[k] ?? 0) * c
      const raised = [0, ...(now ?? [])]
      const next = raised.map((c, j) => c - (shifts[k] ?? 0) * (now?.[j] ?? 0) - (ratios[k] ?? 0) * (before?.[j] ?? 0))
      ;[before, now] = [now, next]
    }
    return total
  }
  return { sizes, at, project, inPowers }
}
