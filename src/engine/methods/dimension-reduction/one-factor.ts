import type { Checkpoint } from '../../checkpoint.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import { symmetricEigen } from '../../linalg/symmetric-eigen.ts'
import type { Covariances } from '../agreement/internal-consistency.ts'

/** One common factor of the items of a scale. */
export interface OneFactor {
  /** Correlations of the items with the factor, whose sign makes their sum positive. */
  readonly loadings: readonly number[]
  /** The items' unique fractions of the variances. */
  readonly uniquenesses: readonly number[]
  /** The items whose uniqueness was held at `minUniqueness`: Heywood cases. */
  readonly held: readonly number[]
  /** McDonald's omega: the factor's fraction of the variance of the sum of the items. */
  readonly omega: number
  /** Discrepancy of the maximum-likelihood fit: 0 if the factor reproduces the correlations. */
  readonly discrepancy: number
  readonly df: number
}

/** As in R's factanal; a smaller uniqueness is treated as converging to 0. */
export const minUniqueness = 0.005

/** Newton doubles the correct digits each time; earlier steps are damped. */
const maxSteps = 200

/**
 * The factor model with one factor by maximum likelihood (Joreskog, Psychometrika 1967;32:443), as R's factanal, and the reliability of the
 * sum that follows from it (McDonald, Test Theory, 1999, chapter 6). Newton's method in the logarithms of the uniquenesses, with exact
 * second derivatives from the eigenvectors, damped if they do not lead downhill. For three or more items of positive variance; undefined if
 * the correlations are singular or no minimum is reached. Throws like `symmetricEigen`.
 */
export async function oneFactor(covariances: Covariances, checkpoint: Checkpoint): Promise<OneFactor | undefined> {
  const sd = covariances.map((row, j) => Math.sqrt(row[j] ?? Number.NaN))
  const correlations = covariances.map((row, i) => row.map((c, j) => (i === j ? 1 : c / ((sd[i] ?? 1) * (sd[j] ?? 1)))))
  const lowest = Math.log(minUniqueness)
  const start = startingUniquenesses(correlations)
  if (start === undefined) return undefined
  let theta = start.map((psi) => Math.min(0, Math.max(lowest, Math.log(psi))))
  let now = await discrepancyAt(theta, correlations, checkpoint)
  let damping = 0
  for (let step = 0; step < maxSteps; step++) {
    const held = theta.map(
      (t, j) => (t <= lowest && (now.gradient[j] ?? 0) > 0) || (t >= 0 && (now.gradient[j] ?? 0) < 0),
    )
    const free = [...theta.keys()].filter((j) => held[j] !== true)
    const slope = Math.max(0, ...free.map((j) => Math.abs(now.gradient[j] ?? 0)))
    if (slope <= 1e-13) return resultOf(theta, now, sd)
    const change = newtonStep(now, free, damping)
    if (change === undefined) {
      damping = Math.max(10 * damping, 1e-3)
      continue
    }
    const proposed = theta.map((t, j) => {
      const at = free.indexOf(j)
      return at < 0 ? t : Math.min(0, Math.max(lowest, t - (change[at] ?? 0)))
    })
    const next = await discrepancyAt(proposed, correlations, checkpoint)
    const moved = Math.max(...proposed.map((t, j) => Math.abs(t - (theta[j] ?? 0))))
    if (next.value <= now.value + 1e-13 * (1 + Math.abs(now.value))) {
      theta = proposed
      now = next
      damping = damping < 1e-6 ? 0 : damping / 10
      if (moved <= 1e-14) return resultOf(theta, now, sd)
    } else damping = Math.max(10 * damping, 1e-3)
    await checkpoint()
  }
  return undefined
}

interface Place {
  readonly value: number
  readonly gradient: readonly number[]
  readonly curvature: readonly (readonly number[])[]
  /** First eigenvalue and eigenvector of the correlations divided by the square roots of both uniquenesses. */
  readonly first: { readonly value: number; readonly vector: readonly number[] }
}

/** The concentrated likelihood of the uniquenesses, and its derivatives by their logarithms. */
async function discrepancyAt(
  theta: readonly number[],
  correlations: Covariances,
  checkpoint: Checkpoint,
): Promise<Place> {
  const p = theta.length
  const root = theta.map((t) => Math.exp(-t / 2))
  const scaled = correlations.map((row, i) => Float64Array.from(row, (r, j) => r * (root[i] ?? 0) * (root[j] ?? 0)))
  const { values, vectors } = await symmetricEigen(scaled, checkpoint)
  const gamma = values
  const entry = (m: number, j: number): number => vectors[m]?.[j] ?? 0
  let value = 1 - p
  const gradient = theta.map(() => 0)
  for (let m = 1; m < p; m++) {
    const g = gamma[m] ?? Number.NaN
    value += g - Math.log(g)
    for (let j = 0; j < p; j++) gradient[j] = (gradient[j] ?? 0) + (1 - g) * entry(m, j) ** 2
  }
  const curvature = theta.map((_, r) =>
    theta.map((_, s) => {
      let sum = 0
      for (let m = 1; m < p; m++) {
        const g = gamma[m] ?? Number.NaN
        const own = entry(m, r) * entry(m, s)
        sum += g * own * own
        const most = gamma[0] ?? Number.NaN
        sum += ((1 - g) * own * (most + g) * entry(0, r) * entry(0, s)) / (most - g)
        for (let n = 1; n < m; n++) sum += (g + (gamma[n] ?? 0)) * own * entry(n, r) * entry(n, s)
      }
      return sum
    }),
  )
  return { value, gradient, curvature, first: { value: gamma[0] ?? Number.NaN, vector: Array.from(vectors[0] ?? []) } }
}

function newtonStep({ gradient, curvature }: Place, free: readonly number[], damping: number): number[] | undefined {
  const matrix = free.map((r) => free.map((s) => (curvature[r]?.[s] ?? 0) + (r === s ? damping : 0)))
  return solvePositive(
    matrix,
    free.map((r) => gradient[r] ?? 0),
  )
}

/** Joreskog's start: half the unexplained fraction, less for few items. */
function startingUniquenesses(correlations: Covariances): readonly number[] | undefined {
  const p = correlations.length
  const start: number[] = []
  for (let j = 0; j < p; j++) {
    const column = solvePositive(
      correlations,
      correlations.map((_, i) => (i === j ? 1 : 0)),
    )
    if (column === undefined) return undefined
    start.push((1 - 0.5 / p) / (column[j] ?? Number.NaN))
  }
  return start
}

function resultOf(theta: readonly number[], { value, first }: Place, sd: readonly number[]): OneFactor {
  const p = theta.length
  const uniquenesses = theta.map(Math.exp)
  const length = Math.sqrt(Math.max(first.value - 1, 0))
  const unsigned = uniquenesses.map((psi, j) => Math.sqrt(psi) * length * (first.vector[j] ?? 0))
  const raw = unsigned.reduce((sum, l, j) => sum + l * (sd[j] ?? 0), 0)
  const loadings = raw < 0 ? unsigned.map((l) => -l) : unsigned
  const own = uniquenesses.reduce((sum, psi, j) => sum + psi * (sd[j] ?? 0) ** 2, 0)
  return {
    loadings,
    uniquenesses,
    held: [...theta.keys()].filter((j) => (uniquenesses[j] ?? 1) <= minUniqueness * (1 + 1e-9)),
    omega: raw ** 2 / (raw ** 2 + own),
    discrepancy: Math.max(value, 0),
    df: ((p - 1) ** 2 - p - 1) / 2,
  }
}
