import type { Checkpoint } from '../../checkpoint.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import { type Progress, silentProgress } from '../../progress.ts'
import { maxAbs, maxAbsDifference } from '../logistic/max-abs.ts'
import { type CoxLikelihood, type CoxProblem, coxLikelihood } from './cox-likelihood.ts'
import { bySlot, type RiskRows } from './risk-rows.ts'
import type { CoxTies } from './walk-risk-sets.ts'

/** A Cox model in the given columns; the first is the intercept and has no coefficient. */
export interface CoxFit {
  /** `infinite`: the likelihood increases forever in some direction; `stalled`: no maximum was reached for another reason. */
  readonly state: 'converged' | 'infinite' | 'stalled'
  /** The columns that have a coefficient, in the order of `unscaled`. */
  readonly estimated: readonly number[]
  /** One per column; NaN for the intercept and for a column that depends on earlier ones. */
  readonly coefficients: Float64Array
  /** Inverse of the information. */
  readonly unscaled: readonly (readonly number[])[]
  readonly logLikelihood: number
  readonly nullLogLikelihood: number
  /** Score test of all coefficients. */
  readonly scoreStatistic: number
  readonly waldStatistic: number
  /** The columns along which the likelihood increases forever. */
  readonly infinite: readonly number[]
  readonly solution: CoxSolution
}

/** The estimated columns as used in the fit, centred and divided by `scale`, and the likelihood at the estimates. */
export interface CoxSolution {
  readonly problem: CoxProblem
  /** Scale of each estimated column. */
  readonly scale: Float64Array
  readonly beta: Float64Array
  readonly likelihood: CoxLikelihood
}

interface CoxRows {
  readonly rows: RiskRows
  readonly ties: CoxTies
  /** Known part of the linear predictor, by row. */
  readonly offset: Float64Array | null
}

const maxSteps = 25

/** Below this fraction of its own squares a column depends on earlier ones. */
const dependent = 1e-11

/**
 * Maximum partial likelihood by Newton's method with step halving, until the linear predictor has converged to 1e-8, and one more step. If it
 * keeps changing while the likelihood does not, some estimates are infinite (Bryson and Johnson 1981). The number of steps is not known
 * beforehand: of `progress` each step adds a smaller part.
 */
export async function coxNewton(
  columns: readonly Float64Array[],
  { rows, ties, offset }: CoxRows,
  checkpoint: Checkpoint,
  progress: Progress = silentProgress,
): Promise<CoxFit> {
  const slopes = columns.flatMap((_, k) => (k === 0 ? [] : [k]))
  const known = offset === null ? null : await bySlot(offset, rows, checkpoint)
  const problemOf = async (kept: readonly number[]) => {
    const { x, scale } = await scaledRows(columns, kept, rows, checkpoint)
    return { scale, problem: { rows, ties, offset: known, p: kept.length, x } }
  }
  let { scale, problem } = await problemOf(slopes)
  let current = await coxLikelihood(problem, new Float64Array(slopes.length), checkpoint)
  const kept = independentColumns(current)
  const estimated = kept.map((k) => slopes[k] ?? 0)
  if (kept.length < slopes.length) {
    ;({ scale, problem } = await problemOf(estimated))
    current = await coxLikelihood(problem, new Float64Array(kept.length), checkpoint)
  }
  const start = current
  const scoreStep = solvePositive(start.information, Array.from(start.score))
  let beta: Float64Array = new Float64Array(kept.length)
  let direction: Float64Array = new Float64Array(kept.length)
  let [settled, last, gain] = [false, false, Number.POSITIVE_INFINITY]
  for (let step = 0; step < maxSteps && !last; step++) {
    const change = solvePositive(current.information, Array.from(current.score))
    if (change === undefined) break
    let length = 1
    let ahead = beta.map((value, k) => value + (change[k] ?? 0))
    let found = await coxLikelihood(problem, ahead, checkpoint)
    while (length > 1e-6 && !(found.logLikelihood >= current.logLikelihood - slack(current.logLikelihood))) {
      length /= 2
      const shorter = length
      ahead = beta.map((value, k) => value + shorter * (change[k] ?? 0))
      found = await coxLikelihood(problem, ahead, checkpoint)
    }
    const before = { beta, current }
    direction = ahead.map((value, k) => value - (before.beta[k] as number))
    gain = found.logLikelihood - current.logLikelihood
    last = settled
    settled = maxAbsDifference(found.eta, current.eta) <= 1e-8 * (1 + maxAbs(found.eta))
    beta = ahead
    current = found
    progress((step + 1) / (step + 3))
    await checkpoint()
  }
  const inverse = inverseOf(current.information)
  const coefficients = new Float64Array(columns.length).fill(Number.NaN)
  for (const [i, k] of estimated.entries()) coefficients[k] = (beta[i] as number) / (scale[i] as number)
  const converged = settled && inverse !== undefined
  const still = Math.abs(gain) <= 1e-6 * (1 + Math.abs(current.logLikelihood))
  const infinite = !converged && still ? movingColumns(direction, problem, estimated) : []
  return {
    state: converged ? 'converged' : infinite.length > 0 ? 'infinite' : 'stalled',
    estimated,
    coefficients,
    unscaled: (inverse ?? []).map((row, i) =>
      row.map((value, j) => value / (scale[i] as number) / (scale[j] as number)),
    ),
    logLikelihood: current.logLikelihood,
    nullLogLikelihood: start.logLikelihood,
    scoreStatistic: dot(start.score, scoreStep ?? []),
    waldStatistic: dot(
      beta,
      current.information.map((row) => dot(row, beta)),
    ),
    infinite,
    solution: { problem, scale, beta, likelihood: current },
  }
}

function slack(logLikelihood: number): number {
  return 1e-10 * (1 + Math.abs(logLikelihood))
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += (a[k] as number) * (b[k] ?? Number.NaN)
  return sum
}

/** Centred columns, divided by their largest absolute value, row by row in the order of slots. */
async function scaledRows(
  columns: readonly Float64Array[],
  kept: readonly number[],
  { n, order, cases }: RiskRows,
  checkpoint: Checkpoint,
) {
  const p = kept.length
  const x = new Float64Array(n * p)
  const scale = new Float64Array(p)
  const all = cases === null ? n : cases.reduce((sum, one) => sum + one, 0)
  for (const [k, index] of kept.entries()) {
    const column = columns[index] ?? new Float64Array(n)
    let mean = 0
    if (cases === null) for (let i = 0; i < n; i++) mean += (column[i] as number) / n
    else for (let i = 0; i < n; i++) mean += (column[order[i] as number] as number) * ((cases[i] as number) / all)
    let far = 0
    for (let i = 0; i < n; i++) far = Math.max(far, Math.abs((column[i] as number) - mean))
    const size = far > 0 ? far : 1
    scale[k] = size
    for (let i = 0, at = k; i < n; i++, at += p) x[at] = ((column[order[i] as number] as number) - mean) / size
    await checkpoint()
  }
  return { x, scale }
}

/** By Cholesky's pivots: the remainder of each column after the earlier ones, relative to its own squares. */
function independentColumns({ information, crude }: CoxLikelihood): readonly number[] {
  const kept: number[] = []
  const lower: number[][] = []
  for (const [j, row] of information.entries()) {
    const own: number[] = []
    let pivot = row[j] ?? Number.NaN
    for (const [a, k] of kept.entries()) {
      let sum = row[k] ?? 0
      for (let b = 0; b < a; b++) sum -= (own[b] ?? 0) * (lower[a]?.[b] ?? 0)
      const entry = sum / (lower[a]?.[a] ?? Number.NaN)
      own.push(entry)
      pivot -= entry * entry
    }
    if (!(pivot > dependent * (crude[j] as number))) continue
    kept.push(j)
    lower.push([...own, Math.sqrt(pivot)])
  }
  return kept
}

function inverseOf(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const rows = matrix.map((_, k) =>
    solvePositive(
      matrix,
      matrix.map((__, j) => (j === k ? 1 : 0)),
    ),
  )
  return rows.every((row) => row?.every(Number.isFinite) === true) ? rows.map((row) => row ?? []) : undefined
}

/** Columns with a large part in the change of the linear predictor in the last step. */
function movingColumns(
  direction: Float64Array,
  { x, p, rows }: CoxProblem,
  estimated: readonly number[],
): readonly number[] {
  const reach = new Float64Array(p)
  for (let i = 0; i < rows.n; i++)
    for (let k = 0; k < p; k++) reach[k] = Math.max(reach[k] as number, Math.abs(x[i * p + k] as number))
  const moves = direction.map((value, k) => Math.abs(value * (reach[k] as number)))
  const most = maxAbs(moves)
  return most < 1e-3 ? [] : estimated.filter((_, k) => (moves[k] as number) > 1e-2 * most)
}
