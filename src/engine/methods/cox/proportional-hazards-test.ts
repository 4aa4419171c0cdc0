import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import { Pace } from '../../pace.ts'
import { kaplanMeier } from '../survival/kaplan-meier.ts'
import type { CoxModel } from './cox-model.ts'
import { eventTotals, walkExactSets } from './exact-risk-sets.ts'
import { casesOf } from './risk-rows.ts'
import { addProducts, expectedEvents, symmetricRows, walkRiskSets } from './walk-risk-sets.ts'

export interface HazardsTest {
  /** NaN if the coefficients and their change with time are not identifiable. */
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

export interface ProportionalHazards {
  /** One for each group of columns. */
  readonly tests: readonly HazardsTest[]
  readonly global: HazardsTest
}

/**
 * Score tests of whether coefficients change with time (Grambsch and Therneau 1994): each covariate times g(t) in addition to the covariates
 * themselves, g(t) = 1 - S(t-) with the Kaplan-Meier estimate S of all rows, minus its mean over the events; like `cox.zph` of survival 3,
 * with the information at each event time separately. With exact ties they are those of the exact likelihood, where `cox.zph` uses Breslow's.
 * `groups`: for each test the indices of its columns among `fit.estimated`.
 */
export async function proportionalHazards(
  model: CoxModel,
  groups: readonly (readonly number[])[],
  checkpoint: Checkpoint,
): Promise<ProportionalHazards> {
  const { p, ties } = model.fit.solution.problem
  const g = await timeScale(model, checkpoint)
  const sums = await (ties === 'exact' ? exactSums : expectedSums)(model, g, checkpoint)
  const parts: Parts = {
    plain: model.fit.solution.likelihood.information,
    once: symmetricRows(sums.once, p),
    twice: symmetricRows(sums.twice, p),
    score: sums.score,
  }
  const all = Array.from({ length: p }, (_, k) => k)
  return { tests: groups.map((of) => scoreTest(parts, of)), global: scoreTest(parts, all) }
}

/** Over event times: the score times g, and the lower triangles of the information times g and times its square. */
interface Sums {
  readonly score: Float64Array
  readonly once: Float64Array
  readonly twice: Float64Array
}

async function expectedSums({ rows, fit }: CoxModel, g: Float64Array, checkpoint: Checkpoint): Promise<Sums> {
  const { problem, likelihood } = fit.solution
  const { p, x, ties } = problem
  const squares = g.map((value) => value * value)
  const [once, twice] = [new Float64Array(p * p), new Float64Array(p * p)]
  const add = (m: number, means: Float64Array, times: number) => {
    addProducts(once, p, means, 0, -times * (g[m] as number))
    addProducts(twice, p, means, 0, -times * (squares[m] as number))
  }
  await walkRiskSets(rows, problem, { risk: likelihood.risk, ties }, add, checkpoint)
  const weighted = expectedEvents(rows, likelihood.hazard, likelihood.risk, g)
  await checkpoint()
  const squared = expectedEvents(rows, likelihood.hazard, likelihood.risk, squares)
  await checkpoint()
  const score = new Float64Array(p)
  const pace = new Pace(checkpoint)
  for (let i = 0; i < rows.n; i++) {
    const happened = rows.event[i] === 1 ? (g[rows.upto[i] as number] as number) : 0
    const cases = casesOf(rows, i)
    const residual = cases * (happened - (weighted[i] as number))
    for (let k = 0, at = i * p; k < p; k++, at++) score[k] = (score[k] as number) + residual * (x[at] as number)
    addProducts(once, p, x, i * p, cases * (weighted[i] as number))
    addProducts(twice, p, x, i * p, cases * (squared[i] as number))
    if (pace.due(2 * p * p + 10)) await pace.rest()
  }
  return { score, once, twice }
}

async function exactSums({ rows, fit }: CoxModel, g: Float64Array, checkpoint: Checkpoint): Promise<Sums> {
  const { problem, likelihood } = fit.solution
  const { p, x } = problem
  const [score, once, twice] = [new Float64Array(p), new Float64Array(p * p), new Float64Array(p * p)]
  const add = (m: number, mean: Float64Array, covariance: Float64Array) => {
    const at = g[m] as number
    const happened = eventTotals(x, p, rows, m)
    for (let k = 0; k < p; k++) score[k] = (score[k] as number) + at * ((happened[k] as number) - (mean[k] as number))
    for (let cell = 0; cell < covariance.length; cell++) {
      const weighted = at * (covariance[cell] as number)
      once[cell] = (once[cell] as number) + weighted
      twice[cell] = (twice[cell] as number) + at * weighted
    }
  }
  await walkExactSets(rows, problem, likelihood.risk, add, checkpoint)
  return { score, once, twice }
}

interface Parts {
  readonly plain: readonly (readonly number[])[]
  readonly once: readonly (readonly number[])[]
  readonly twice: readonly (readonly number[])[]
  readonly score: Float64Array
}

function scoreTest({ plain, once, twice, score }: Parts, of: readonly number[]): HazardsTest {
  const df = of.length
  const information = [
    ...plain.map((row, j) => [...row, ...of.map((k) => once[j]?.[k] ?? Number.NaN)]),
    ...of.map((j) => [...(once[j] ?? []), ...of.map((k) => twice[j]?.[k] ?? Number.NaN)]),
  ]
  const u = [...plain.map(() => 0), ...of.map((k) => score[k] as number)]
  const solved = df === 0 ? undefined : solvePositive(information, u)
  if (solved === undefined) return { statistic: Number.NaN, df, pValue: Number.NaN }
  const statistic = u.reduce((sum, value, k) => sum + value * (solved[k] ?? Number.NaN), 0)
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}

/** g by event time, strata one after the other. */
async function timeScale({ data, rows, events }: CoxModel, checkpoint: Checkpoint): Promise<Float64Array> {
  const { time, event, start, weights } = data
  const sample = { time, event, weights, ...(start === null ? {} : { start }) }
  const curve = await kaplanMeier(sample, { confidence: 0.95, transformation: 'plain' }, checkpoint)
  const { times } = rows
  const g = new Float64Array(times.time.length)
  let sum = 0
  for (let s = 0; s + 1 < times.strata.length; s++) {
    let before = 0
    for (let m = times.strata[s] as number; m < (times.strata[s + 1] as number); m++) {
      while ((curve.time[before] as number) < (times.time[m] as number)) before++
      g[m] = before === 0 ? 0 : 1 - (curve.survival[before - 1] as number)
      sum += (times.cases[m] as number) * (g[m] as number)
    }
    await checkpoint()
  }
  const mean = sum / events
  return g.map((value) => value - mean)
}
