import type { Checkpoint } from '#engine/checkpoint.ts'
import type { SurvivalSample } from '#engine/frame/survival-rows.ts'
import { coxModel } from '#engine/methods/cox/cox-model.ts'
import { waldTests } from '#engine/methods/inference/wald-tests.ts'
import type { SurvivalFigure } from '../../kit/survival/survival-figure.ts'

/**
 * The hazard ratio of the second group against the first, with Wald's interval, by a Cox model (1972) in which the group is the only covariate;
 * ties as Efron (1977). Null if there is no finite estimate. `confidence` is between 0 and 1.
 */
export async function hazardRatio(
  groups: readonly [SurvivalSample, SurvivalSample],
  confidence: number,
  checkpoint: Checkpoint,
): Promise<SurvivalFigure['hazardRatio'] | null> {
  const [first, second] = groups
  const n = first.time.length + second.time.length
  const joined = <T extends Float64Array | Uint8Array>(into: T, one: T, other: T) => {
    into.set(one)
    into.set(other, one.length)
    return into
  }
  const numbers = (one?: Float64Array, other?: Float64Array) =>
    one === undefined || other === undefined ? undefined : joined(new Float64Array(n), one, other)
  const data = {
    time: joined(new Float64Array(n), first.time, second.time),
    event: joined(new Uint8Array(n), first.event, second.event),
    start: numbers(first.start, second.start) ?? null,
    stratum: null,
    weights: numbers(first.weights, second.weights),
    columns: [new Float64Array(n).fill(1), new Float64Array(n).fill(1, first.time.length)],
    powers: [],
    offset: null,
    ties: 'efron' as const,
  }
  await checkpoint()
  const { fit, coefficients, covariance } = await coxModel(data, checkpoint)
  if (fit.state !== 'converged' || fit.estimated.length === 0) return null
  const [, test] = waldTests(coefficients, { estimated: fit.estimated, covariance }, confidence)
  if (test === undefined) return null
  const [estimate, lower, upper] = [test.estimate, test.lower, test.upper].map(Math.exp) as [number, number, number]
  return [estimate, lower, upper].every(Number.isFinite) ? { estimate, lower, upper } : null
}
