import type { SurvivalSample } from '#engine/frame/survival-rows.ts'
import { coxModel } from '#engine/methods/cox/cox-model.ts'
import { waldTests } from '#engine/methods/inference/wald-tests.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { SurvivalFigure } from '../../kit/survival/survival-figure.ts'

/**
 * The hazard ratios of the other groups against that with the index `reference`, with Wald's intervals, by a Cox model (1972) in which the group
 * is the only covariate; ties as Efron (1977). Null if one of them has no finite estimate. `confidence` is between 0 and 1.
 */
export async function hazardRatios(
  groups: readonly { readonly group: LevelRef; readonly sample: SurvivalSample }[],
  { reference, confidence }: { readonly reference: number; readonly confidence: number },
  { checkpoint, progress }: Watch,
): Promise<NonNullable<SurvivalFigure['hazardRatios']> | null> {
  const samples = groups.map(({ sample }) => sample)
  const starts = samples.map((_, g) => samples.slice(0, g).reduce((sum, { time }) => sum + time.length, 0))
  const n = samples.reduce((sum, { time }) => sum + time.length, 0)
  const joined = <T extends Float64Array | Uint8Array>(
    into: T,
    partOf: (group: SurvivalSample) => T | undefined,
  ): T => {
    for (const [g, sample] of samples.entries()) into.set(partOf(sample) ?? [], starts[g])
    return into
  }
  const numbers = (partOf: (group: SurvivalSample) => Float64Array | undefined) =>
    samples.some((sample) => partOf(sample) !== undefined) ? joined(new Float64Array(n), partOf) : undefined
  const others = [...groups.keys()].filter((g) => g !== reference)
  const data = {
    time: joined(new Float64Array(n), ({ time }) => time),
    event: joined(new Uint8Array(n), ({ event }) => event),
    start: numbers(({ start }) => start) ?? null,
    stratum: null,
    weights: numbers(({ weights }) => weights),
    columns: [
      new Float64Array(n).fill(1),
      ...others.map((g) => new Float64Array(n).fill(1, starts[g], (starts[g] ?? 0) + (samples[g]?.time.length ?? 0))),
    ],
    powers: [],
    offset: null,
    ties: 'efron' as const,
  }
  await checkpoint()
  const { fit, coefficients, covariance } = await coxModel(data, checkpoint, progress)
  if (fit.state !== 'converged') return null
  const tests = waldTests(coefficients, { estimated: fit.estimated, covariance }, confidence).slice(1)
  const ratios = tests.flatMap(({ estimate, lower, upper }, k) => {
    const group = groups[others[k] ?? 0]?.group
    return group ? [{ group, estimate: Math.exp(estimate), lower: Math.exp(lower), upper: Math.exp(upper) }] : []
  })
  const areFinite = ratios.every((ratio) => [ratio.estimate, ratio.lower, ratio.upper].every(Number.isFinite))
  const against = groups[reference]?.group
  return areFinite && against ? { reference: against, ratios } : null
}
