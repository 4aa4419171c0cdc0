import type { Checkpoint } from '../../checkpoint.ts'
import { symmetricEigen } from '../../linalg/symmetric-eigen.ts'
import { gaussHermite15 } from '../../special/gauss-hermite.ts'

/** The 2 x 2 table of a diagnostic study, whole counts with at least one case and one non-case. */
export interface AccuracyStudy {
  readonly truePositive: number
  readonly falsePositive: number
  readonly falseNegative: number
  readonly trueNegative: number
}

/** Means and spread of the logits of sensitivity and specificity between studies, in this order. */
export interface BivariateAccuracy {
  readonly mean: readonly [number, number]
  /** Covariance matrix of the estimated means: [xx, xy, yy]. */
  readonly meanCovariance: readonly [number, number, number]
  /** Variances and covariance between studies: [xx, xy, yy]. */
  readonly between: readonly [number, number, number]
  /** Correlation of the two logits between studies: 1 or -1 if the maximum is on the boundary, null if a variance is 0. */
  readonly correlation: number | null
  readonly iterations: number
}

export type AccuracyFit = BivariateAccuracy | { readonly refused: 'one-sided' | 'not-converged' }

/** Standard deviations below this, on the logit scale, are 0. */
const none = 1e-7
/** If a logit or its standard deviation exceeds this, the likelihood has no maximum at finite values. */
const far = 20
const maxSteps = 100

/**
 * The bivariate random-effects model of diagnostic studies (Reitsma et al, J Clin Epidemiol 2005;58:982; with binomial counts within studies,
 * Chu and Cole, J Clin Epidemiol 2006;59:1331): the logits of sensitivity and specificity are normal between studies, the counts are binomial.
 * Maximum likelihood; the random effects are integrated out by adaptive Gauss-Hermite quadrature with 15 nodes in each direction, centred at the
 * mode and scaled by the curvature there (Pinheiro and Bates, J Comput Graph Stat 1995;4:12). The between-study covariance is L L' with any lower
 * triangle L, so that a variance of 0 and a correlation of ±1 are ordinary stationary points. Score and information follow from the posterior
 * moments (Fisher's and Louis' identities; Louis, J R Stat Soc B 1982;44:226); Newton steps along eigenvectors leave saddle points.
 * `one-sided`: every study has a sensitivity, or a specificity, of 0, or every study has 1: its logit has no estimate.
 */
export async function bivariateAccuracy(
  studies: readonly AccuracyStudy[],
  checkpoint: Checkpoint,
): Promise<AccuracyFit> {
  const counts = studies.map(
    ({ truePositive: tp, falsePositive: fp, falseNegative: fn, trueNegative: tn }): Counts => [
      tp,
      tp + fn,
      tn,
      tn + fp,
    ],
  )
  if (
    ([0, 2] as const).some((i) => counts.every((one) => one[i] === 0) || counts.every((one) => one[i] === one[i + 1]))
  )
    return { refused: 'one-sided' }
  let theta = startOf(counts)
  let now = await likelihoodOf(counts, theta, checkpoint)
  for (let iterations = 1; iterations <= maxSteps; iterations++) {
    const { values, vectors } = await symmetricEigen(now.information, checkpoint)
    const step = newtonStep(now.score, values, vectors)
    let [next, moved] = [now, theta]
    let share = Math.min(1, 1.5 / Math.hypot(...step))
    for (; share > 1e-9; share /= 2) {
      moved = theta.map((value, k) => value + share * (step[k] as number))
      next = await likelihoodOf(counts, moved, checkpoint)
      if (next.logLikelihood >= now.logLikelihood - 1e-10 * (1 + Math.abs(now.logLikelihood))) break
    }
    if (!(share > 1e-9) || !Number.isFinite(next.logLikelihood)) break
    ;[theta, now] = [moved, next]
    if (Math.max(...step.map(Math.abs)) <= 1e-10) return estimated(theta, now.information, iterations, checkpoint)
    if (Math.max(...theta.map(Math.abs)) > far) break
  }
  return { refused: 'not-converged' }
}

/** Events and cases of the diseased called positive, then of the others called negative. */
type Counts = readonly [number, number, number, number]

/** Means and covariance of the logits with 1/2 added to each cell: means, then L by rows. */
function startOf(counts: readonly Counts[]): Float64Array {
  const k = counts.length
  const logits = counts.map(([y1, n1, y2, n2]) => [
    Math.log((y1 + 0.5) / (n1 - y1 + 0.5)),
    Math.log((y2 + 0.5) / (n2 - y2 + 0.5)),
  ]) as [number, number][]
  const means = [0, 1].map((i) => logits.reduce((sum, one) => sum + (one[i] as number), 0) / k) as [number, number]
  const product = (i: 0 | 1, j: 0 | 1) =>
    logits.reduce((sum, one) => sum + (one[i] - means[i]) * (one[j] - means[j]), 0) / Math.max(1, k - 1)
  const first = Math.sqrt(product(0, 0) + 0.05)
  const across = product(0, 1) / first
  const second = Math.sqrt(Math.max(product(1, 1) - across * across, 0) + 0.05)
  return Float64Array.of(...means, first, across, second)
}

/** A step uphill: as Newton's where the likelihood is concave, otherwise of the same length in the other direction. */
function newtonStep(score: Float64Array, values: Float64Array, vectors: readonly Float64Array[]): Float64Array {
  const largest = Math.max(...values.map(Math.abs))
  const step = new Float64Array(score.length)
  for (const [k, vector] of vectors.entries()) {
    const along = vector.reduce((sum, value, i) => sum + value * (score[i] as number), 0)
    const by = along / Math.max(Math.abs(values[k] as number), 1e-8 * largest)
    for (const [i, value] of vector.entries()) step[i] = (step[i] as number) + by * value
  }
  return step
}

interface Evaluation {
  /** Except for a constant. */
  readonly logLikelihood: number
  readonly score: Float64Array
  /** Minus the second derivatives, as rows. */
  readonly information: readonly Float64Array[]
}

async function likelihoodOf(
  counts: readonly Counts[],
  theta: Float64Array,
  checkpoint: Checkpoint,
): Promise<Evaluation> {
  const score = new Float64Array(5)
  const information = Array.from({ length: 5 }, () => new Float64Array(5))
  let logLikelihood = 0
  for (const one of counts) {
    logLikelihood += addStudy(one, theta, score, information)
    await checkpoint()
  }
  return { logLikelihood, score, information }
}

/** log(1 + exp(x)), without overflow. */
const softplus = (x: number) => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)))
const expit = (x: number) => 1 / (1 + Math.exp(-x))

/** Adds a study's score and information, and returns its log likelihood. */
function addStudy(
  [y1, n1, y2, n2]: Counts,
  [m1 = 0, m2 = 0, a = 0, b = 0, c = 0]: Float64Array,
  score: Float64Array,
  information: readonly Float64Array[],
): number {
  /** Logarithm of the integrand at the standardised effects, except for a constant. */
  const height = (u: number, v: number) => {
    const [x, y] = [m1 + a * u, m2 + b * u + c * v]
    return y1 * x - n1 * softplus(x) + y2 * y - n2 * softplus(y) - (u * u + v * v) / 2
  }
  const mode = modeOf()
  const { at, weight } = gaussHermite15
  const [mean, second] = [new Float64Array(5), Array.from({ length: 5 }, () => new Float64Array(5))]
  let total = 0
  const own = new Float64Array(5)
  for (const [j, z1] of at.entries())
    for (const [k, z2] of at.entries()) {
      // u = mode + √2 C'^-1 z, where C C' is the curvature
      const v = (Math.SQRT2 * z2) / mode.cvv
      const u = (Math.SQRT2 * z1 - mode.cuv * v) / mode.cuu
      const [at1, at2] = [mode.u + u, mode.v + v]
      const mass =
        (weight[j] as number) * (weight[k] as number) * Math.exp(z1 * z1 + z2 * z2 + height(at1, at2) - mode.height)
      total += mass
      const [p1, p2] = [expit(m1 + a * at1), expit(m2 + b * at1 + c * at2)]
      const [g1, g2] = [y1 - n1 * p1, y2 - n2 * p2]
      own.set([g1, g2, g1 * at1, g2 * at1, g2 * at2])
      const [w1, w2] = [n1 * p1 * (1 - p1), n2 * p2 * (1 - p2)]
      for (let r = 0; r < 5; r++) {
        mean[r] = (mean[r] as number) + mass * (own[r] as number)
        const row = second[r] as Float64Array
        for (let s = 0; s <= r; s++) row[s] = (row[s] as number) + mass * (own[r] as number) * (own[s] as number)
      }
      const curve = (r: number, s: number, by: number) => {
        const row = second[r] as Float64Array
        row[s] = (row[s] as number) - mass * by
      }
      curve(0, 0, w1)
      curve(2, 0, w1 * at1)
      curve(2, 2, w1 * at1 * at1)
      curve(1, 1, w2)
      curve(3, 1, w2 * at1)
      curve(3, 3, w2 * at1 * at1)
      curve(4, 1, w2 * at2)
      curve(4, 3, w2 * at1 * at2)
      curve(4, 4, w2 * at2 * at2)
    }
  for (let r = 0; r < 5; r++) {
    score[r] = (score[r] as number) + (mean[r] as number) / total
    for (let s = 0; s <= r; s++) {
      const by = ((mean[r] as number) * (mean[s] as number)) / (total * total) - (second[r]?.[s] as number) / total
      const row = information[r] as Float64Array
      row[s] = (row[s] as number) + by
      if (s < r) (information[s] as Float64Array)[r] = (information[s]?.[r] as number) + by
    }
  }
  return mode.height + Math.log(total / (Math.PI * mode.cuu * mode.cvv))

  /** The mode of the integrand, which is log-concave, by Newton steps; and the triangle of its curvature there. */
  function modeOf() {
    let [u, v] = [0, 0]
    let here = height(u, v)
    for (let step = 0; ; step++) {
      const [p1, p2] = [expit(m1 + a * u), expit(m2 + b * u + c * v)]
      const [g1, g2] = [y1 - n1 * p1, y2 - n2 * p2]
      const [w1, w2] = [n1 * p1 * (1 - p1), n2 * p2 * (1 - p2)]
      const [su, sv] = [a * g1 + b * g2 - u, c * g2 - v]
      const [huu, huv, hvv] = [1 + a * a * w1 + b * b * w2, b * c * w2, 1 + c * c * w2]
      const determinant = huu * hvv - huv * huv
      const [du, dv] = [(hvv * su - huv * sv) / determinant, (huu * sv - huv * su) / determinant]
      if (Math.abs(du) + Math.abs(dv) < 1e-12 || step === 100 || !Number.isFinite(du + dv)) {
        // C' is upper triangular, with v alone in its last row
        const cuu = Math.sqrt(huu)
        return { u, v, height: here, cuu, cuv: huv / cuu, cvv: Math.sqrt(determinant) / cuu }
      }
      let share = 1
      let next = height(u + du, v + dv)
      for (; next < here - 1e-9 * (1 + Math.abs(here)) && share > 1e-9; share /= 2)
        next = height(u + (share / 2) * du, v + (share / 2) * dv)
      ;[u, v, here] = [u + share * du, v + share * dv, next]
    }
  }
}

async function estimated(
  [m1 = 0, m2 = 0, a = 0, b = 0, c = 0]: Float64Array,
  information: readonly Float64Array[],
  iterations: number,
  checkpoint: Checkpoint,
): Promise<AccuracyFit> {
  const { values, vectors } = await symmetricEigen(information, checkpoint)
  const largest = Math.max(...values)
  if (values.some((value) => value < -1e-6 * largest)) return { refused: 'not-converged' }
  /** Directions that change nothing, such as a rotation of L if the sensitivity does not vary, are no uncertainty. */
  const inverse = (i: number, j: number) =>
    vectors.reduce((sum, vector, k) => {
      const value = values[k] as number
      return value > 1e-9 * largest ? sum + ((vector[i] as number) * (vector[j] as number)) / value : sum
    }, 0)
  const [first, second] = [Math.abs(a), Math.hypot(b, c)].map((sd) => (sd < none ? 0 : sd)) as [number, number]
  const turned = a < 0 ? -b : b
  const correlation =
    first === 0 || second === 0 ? null : Math.abs(c) < none * Math.max(1, second) ? Math.sign(turned) : turned / second
  return {
    mean: [m1, m2],
    meanCovariance: [inverse(0, 0), inverse(0, 1), inverse(1, 1)],
    between: [first * first, correlation === null ? 0 : correlation * first * second, second * second],
    correlation,
    iterations,
  }
}
