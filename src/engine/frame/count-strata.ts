import type { Risk } from './count-events.ts'
import type { Factor } from './factor.ts'

/** Two risks in one stratum; neither group is empty. */
export interface Stratum {
  readonly exposed: Risk
  readonly reference: Risk
}

export interface CountedStrata {
  /** One for each level of the stratifying factor, with the complete cases of both groups. */
  readonly strata: readonly Stratum[]
  /** Cases with a missing outcome, group and stratum, each counted separately. */
  readonly missing: readonly [number, number, number]
  /** Complete cases of other groups. */
  readonly others: number
}

/** Events of two groups, by the indices of their levels, in each stratum; a row counts with its weight, or once. */
export function countStrata(
  outcome: Factor,
  group: Factor,
  stratum: Factor,
  places: { readonly event: number; readonly exposed: number; readonly reference: number },
  weights?: Float64Array,
): CountedStrata {
  const layers = stratum.levels.length
  const counts = new Float64Array(4 * layers) // for each stratum: events and size of the exposed, then of the reference group
  const missing: [number, number, number] = [0, 0, 0]
  let others = 0
  const add = (at: number, cases: number) => {
    counts[at] = (counts[at] ?? 0) + cases
  }
  for (let i = 0; i < outcome.codes.length; i++) {
    const o = outcome.codes[i] ?? -1
    const g = group.codes[i] ?? -1
    const s = stratum.codes[i] ?? -1
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (o < 0) missing[0] += cases
    if (g < 0) missing[1] += cases
    if (s < 0) missing[2] += cases
    if (o < 0 || g < 0 || s < 0) continue
    if (g !== places.exposed && g !== places.reference) {
      others += cases
      continue
    }
    const at = 4 * s + (g === places.exposed ? 0 : 2)
    add(at + 1, cases)
    if (o === places.event) add(at, cases)
  }
  const at = (k: number) => counts[k] ?? 0
  return {
    strata: stratum.levels.map((_, s) => ({
      exposed: { events: at(4 * s), n: at(4 * s + 1) },
      reference: { events: at(4 * s + 2), n: at(4 * s + 3) },
    })),
    missing,
    others,
  }
}
