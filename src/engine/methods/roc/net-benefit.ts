import type { Checkpoint } from '../../checkpoint.ts'

export interface NetBenefits {
  /** By prediction, at each threshold. */
  readonly models: readonly (readonly number[])[]
  /** Of treating all cases; that of treating none is 0. */
  readonly all: readonly number[]
  readonly n: number
  readonly events: number
}

/** Odds of a threshold probability: the harm of a false positive in units of the benefit of a true positive. */
export function thresholdOdds(threshold: number): number {
  return threshold / (1 - threshold)
}

/**
 * Net benefit of treating those whose predicted risk is at or above a threshold pt: TP / n - FP / n * pt / (1 - pt) (Vickers AJ, Elkin EB,
 * Med Decis Making 2006;26:565). Thresholds are ascending and below 1; `events`: 1 or 0 for each row; `cases`: how many cases each row
 * represents.
 */
export async function netBenefits(
  risks: readonly Float64Array[],
  events: Uint8Array,
  thresholds: readonly number[],
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<NetBenefits> {
  let [n, happened] = [0, 0]
  for (let i = 0; i < events.length; i++) {
    const count = cases === undefined ? 1 : (cases[i] as number)
    n += count
    if (events[i] === 1) happened += count
  }
  const worth = (hits: number, alarms: number, k: number) =>
    hits / n - (alarms / n) * thresholdOdds(thresholds[k] as number)
  const models: (readonly number[])[] = []
  for (const scores of risks) {
    const [hits, alarms] = treatedFrom(scores, events, thresholds, cases)
    models.push(thresholds.map((_, k) => worth(hits[k] as number, alarms[k] as number, k)))
    await checkpoint()
  }
  return { models, all: thresholds.map((_, k) => worth(happened, n - happened, k)), n, events: happened }
}

/** Events and others whose risk is at or above each threshold. */
function treatedFrom(
  risks: Float64Array,
  events: Uint8Array,
  thresholds: readonly number[],
  cases?: Float64Array,
): readonly [Float64Array, Float64Array] {
  const hits = new Float64Array(thresholds.length)
  const alarms = new Float64Array(thresholds.length)
  for (let i = 0; i < risks.length; i++) {
    const last = placesUpTo(thresholds, risks[i] as number) - 1
    if (last < 0) continue
    const found = events[i] === 1 ? hits : alarms
    found[last] = (found[last] as number) + (cases === undefined ? 1 : (cases[i] as number))
  }
  for (let k = thresholds.length - 2; k >= 0; k--) {
    hits[k] = (hits[k] as number) + (hits[k + 1] as number)
    alarms[k] = (alarms[k] as number) + (alarms[k + 1] as number)
  }
  return [hits, alarms]
}

/** How many of ascending values are at or below `value`. */
function placesUpTo(ascending: readonly number[], value: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) <= value) low = middle + 1
    else high = middle
  }
  return low
}
