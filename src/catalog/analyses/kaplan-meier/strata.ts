import type { Checkpoint } from '#engine/checkpoint.ts'
import type { SurvivalSample } from '#engine/frame/survival-rows.ts'
import { type SortedSurvival, sortedSurvival } from '#engine/methods/survival/log-rank-scores.ts'
import type { GroupCurve } from './tables.ts'

/** Counts of the strata of a test. */
export interface StrataCount {
  /** Strata with at least one subject. */
  readonly count: number
  /** Those among them that do not contribute: without an event, or with one group only. */
  readonly idle: number
}

/** The times of each group in each stratum with subjects, or in a single stratum. */
export async function sortedStrata(
  curves: readonly GroupCurve[],
  strata: number,
  checkpoint: Checkpoint,
): Promise<readonly (readonly SortedSurvival[])[]> {
  const samples = curves.map(({ sample, stratum }) => (strata < 2 ? [sample] : samplesOf(sample, stratum, strata)))
  await checkpoint()
  const found: SortedSurvival[][] = []
  for (let z = 0; z < Math.max(strata, 1); z++) {
    const groups: SortedSurvival[] = []
    for (const own of samples) groups.push(await sortedSurvival(own[z] ?? nobody, checkpoint))
    if (groups.some(({ all }) => all.values.length > 0)) found.push(groups)
  }
  return found
}

export function countStrata(strata: readonly (readonly SortedSurvival[])[]): StrataCount {
  const idle = strata.filter(
    (groups) =>
      groups.filter(({ all }) => all.values.length > 0).length < 2 ||
      groups.every(({ events }) => events.values.length === 0),
  )
  return { count: strata.length, idle: idle.length }
}

const nobody: SurvivalSample = { time: new Float64Array(), event: new Uint8Array() }

function samplesOf(sample: SurvivalSample, stratum: Int32Array, strata: number): readonly SurvivalSample[] {
  const rows = Array.from({ length: strata }, (): number[] => [])
  for (const [i, z] of stratum.entries()) rows[z]?.push(i)
  const { time, event, start, weights } = sample
  return rows.map((own) => ({
    time: Float64Array.from(own, (i) => time[i] ?? Number.NaN),
    event: Uint8Array.from(own, (i) => event[i] ?? 0),
    ...(start === undefined ? {} : { start: Float64Array.from(own, (i) => start[i] ?? Number.NaN) }),
    ...(weights === undefined ? {} : { weights: Float64Array.from(own, (i) => weights[i] ?? Number.NaN) }),
  }))
}
