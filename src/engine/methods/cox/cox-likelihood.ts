import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { eventTotals, walkExactSets } from './exact-risk-sets.ts'
import { casesOf, type RiskRows } from './risk-rows.ts'
import {
  addProducts,
  type CoxCovariates,
  type CoxTies,
  expectedEvents,
  type HazardSteps,
  symmetricRows,
  walkRiskSets,
} from './walk-risk-sets.ts'

/** Constants of a fit. */
export interface CoxProblem extends CoxCovariates {
  readonly rows: RiskRows
  readonly ties: CoxTies
  /** Known part of the linear predictor, by slot. */
  readonly offset: Float64Array | null
}

/** Cox's partial likelihood at some coefficients; all by slot or by covariate. */
export interface CoxLikelihood {
  readonly logLikelihood: number
  readonly score: Float64Array
  readonly information: readonly (readonly number[])[]
  /** For each covariate the part of the information from which its means are subtracted: the scale for detecting 0. */
  readonly crude: Float64Array
  readonly eta: Float64Array
  /** exp(eta - shift). */
  readonly risk: Float64Array
  readonly shift: number
  readonly hazard: HazardSteps
  /** Per case of each slot: the martingale residual is the event minus this. */
  readonly expected: Float64Array
}

/**
 * Cox's partial likelihood and its derivatives at `beta`, one coefficient for each covariate. With exact ties the hazard, and the expected
 * events of the rows, are Breslow's at these coefficients (as in R).
 */
export async function coxLikelihood(
  problem: CoxProblem,
  beta: ArrayLike<number>,
  checkpoint: Checkpoint,
): Promise<CoxLikelihood> {
  const { rows, p, ties } = problem
  const { eta, risk, shift } = await risks(problem, beta, checkpoint)
  const products = new Float64Array(p * p)
  const add = (_: number, means: Float64Array, times: number) => addProducts(products, p, means, 0, times)
  const hazard = await walkRiskSets(rows, problem, { risk, ties }, add, checkpoint)
  await checkpoint()
  const expected = expectedEvents(rows, hazard, risk)
  await checkpoint()
  const { logSums, ...derivatives } =
    ties === 'exact'
      ? await exactDerivatives(problem, risk, checkpoint)
      : { logSums: hazard.logSums, ...(await expectedDerivatives(problem, expected, products, checkpoint)) }
  let ofEvents = 0
  for (let i = 0; i < rows.n; i++) if (rows.event[i] === 1) ofEvents += casesOf(rows, i) * ((eta[i] as number) - shift)
  return { logLikelihood: ofEvents - logSums, ...derivatives, eta, risk, shift, hazard, expected }
}

type Derivatives = Pick<CoxLikelihood, 'score' | 'information' | 'crude'>

/**
 * The score is the sum of covariates times martingale residuals; the information is the sum of their products weighted by the expected events,
 * minus `products`, those of the means in each risk set (Cox 1972; Therneau and Grambsch 2000, 3.1 and 4.2).
 */
async function expectedDerivatives(
  { rows, p, x }: CoxProblem,
  expected: Float64Array,
  products: Float64Array,
  checkpoint: Checkpoint,
): Promise<Derivatives> {
  const score = new Float64Array(p)
  const crossed = new Float64Array(p * p)
  const pace = new Pace(checkpoint)
  for (let i = 0; i < rows.n; i++) {
    const cases = casesOf(rows, i)
    const residual = cases * ((rows.event[i] as number) - (expected[i] as number))
    for (let k = 0, at = i * p; k < p; k++, at++) score[k] = (score[k] as number) + residual * (x[at] as number)
    addProducts(crossed, p, x, i * p, cases * (expected[i] as number))
    if (pace.due(p * p + 10)) await pace.rest()
  }
  const information = crossed.map((value, k) => value - (products[k] as number))
  return { score, information: symmetricRows(information, p), crude: diagonal(crossed, p) }
}

/** The score is the events' sum of the covariates minus its mean over all subsets of equal size at risk; the information is its covariance. */
async function exactDerivatives(
  { rows, p, x }: CoxProblem,
  risk: Float64Array,
  checkpoint: Checkpoint,
): Promise<Derivatives & { readonly logSums: number }> {
  const { cases } = rows.times
  const [score, crude, information] = [new Float64Array(p), new Float64Array(p), new Float64Array(p * p)]
  const add = (m: number, mean: Float64Array, covariance: Float64Array) => {
    const d = cases[m] as number
    const happened = eventTotals(x, p, rows, m)
    for (let k = 0; k < p; k++) {
      const own = mean[k] as number
      score[k] = (score[k] as number) + (happened[k] as number) - own
      crude[k] = (crude[k] as number) + (covariance[k * p + k] as number) + (own * own) / d
    }
    for (let at = 0; at < information.length; at++)
      information[at] = (information[at] as number) + (covariance[at] as number)
  }
  const logSums = await walkExactSets(rows, { p, x }, risk, add, checkpoint)
  return { logSums, score, information: symmetricRows(information, p), crude }
}

function diagonal(matrix: Float64Array, p: number): Float64Array {
  return Float64Array.from({ length: p }, (_, k) => matrix[k * p + k] as number)
}

async function risks({ rows, p, x, offset }: CoxProblem, beta: ArrayLike<number>, checkpoint: Checkpoint) {
  const eta = offset?.slice() ?? new Float64Array(rows.n)
  let shift = Number.NEGATIVE_INFINITY
  const pace = new Pace(checkpoint)
  for (let i = 0; i < rows.n; i++) {
    let sum = eta[i] as number
    for (let k = 0, at = i * p; k < p; k++, at++) sum += (beta[k] as number) * (x[at] as number)
    eta[i] = sum
    if (sum > shift) shift = sum
    if (pace.due(p + 10)) await pace.rest()
  }
  await checkpoint()
  const risk = new Float64Array(rows.n)
  for (let i = 0; i < rows.n; i++) {
    risk[i] = Math.exp((eta[i] as number) - shift)
    if (i % 200_000 === 199_999) await checkpoint()
  }
  return { eta, risk, shift }
}
