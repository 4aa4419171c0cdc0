import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import type { CauseCounts } from './cumulative-incidence.ts'
import type { CurveTest } from './log-rank.ts'

/** Number of products of scores summed between two checkpoints. */
const portion = 200_000

/**
 * The test of Gray (1988) with rho 0 that the cumulative incidence of one cause is the same in k groups; all other causes count as one.
 * `cause`: its place in `events`. Tied events reduce the variance as in the hypergeometric distribution (R: cmprsk::cuminc). Groups that
 * are never at risk when the cause occurs are left out; df is one less than the number of the others. The statistic is NaN if fewer than two
 * remain or their variance is singular.
 *
 * With Y at risk and S free of any event, G = Y / S is the number at risk that censoring alone would leave. The score of group i sums its events
 * less its share R_i / R of all events, R = G (1 - F). To first order it is, over the groups r, the integral of
 * w_ir (1 - F) d(D_r / (1 - F)), where w_ir = G_r (1[i = r] - G_i / G) and D_r is the error of the incidence of r. Writing D_r by the martingales
 * of the two kinds of events and integrating by parts gives the influence of an event at u on the score:
 * S (w_ir(u) - (F2 / S) A_ir(u)) / Y for the cause, -(1 - F) A_ir(u) / Y for another, with F2 = 1 - F - S and A_ir(u) the integral of
 * w_ir dF / (1 - F) after u. The variance sums their squares times the variance of the events; F and the events of the cause are pooled.
 */
export async function grayTest(
  groups: readonly CauseCounts[],
  cause: number,
  checkpoint: Checkpoint,
): Promise<CurveTest> {
  const k = groups.length
  const course = await pooledCourse(groups, cause, checkpoint)
  const variance = Array.from({ length: k }, () => new Float64Array(k))
  // by group r and score i: what follows the current time
  const after = Array.from({ length: k }, () => new Float64Array(k))
  const every = Math.ceil(portion / k ** 3)
  for (let t = course.times - 1; t >= 0; t--) {
    for (let r = 0; r < k; r++) addVariance(course, t, r, after[r] as Float64Array, variance)
    if (t % every === 0) await checkpoint()
  }
  const used = [...groups.keys()].filter((g) => (course.expected[g] as number) > 0).slice(0, -1)
  const df = used.length
  const scores = used.map((g) => course.score[g] as number)
  const solved =
    df === 0
      ? undefined
      : solvePositive(
          used.map((g) => used.map((h) => (variance[Math.min(g, h)] as Float64Array)[Math.max(g, h)] as number)),
          scores,
        )
  if (solved === undefined) return { statistic: Number.NaN, df, pValue: Number.NaN }
  const statistic = scores.reduce((total, score, i) => total + score * (solved[i] ?? 0), 0)
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}

/** All groups at the times of their events. Matrices have a row of k groups for each time. */
interface Course {
  readonly k: number
  readonly times: number
  readonly atRisk: Float64Array
  /** Events of other causes. */
  readonly others: Float64Array
  /** Proportion free of any event before the time, and after it. */
  readonly free: Float64Array
  readonly freeAfter: Float64Array
  /** By time: all events of the cause, the sum of G, and the pooled incidence before the time. */
  readonly ofCause: Float64Array
  readonly uncensored: Float64Array
  readonly incidence: Float64Array
  /** By group. */
  readonly score: Float64Array
  readonly expected: Float64Array
  /** Places for the values of one event, by score. */
  readonly influence: Float64Array
  readonly weight: Float64Array
}

async function pooledCourse(groups: readonly CauseCounts[], cause: number, checkpoint: Checkpoint): Promise<Course> {
  const k = groups.length
  const moments = eventTimes(groups)
  await checkpoint()
  const times = moments.length
  const matrix = () => new Float64Array(times * k)
  const [atRisk, others, free, freeAfter] = [matrix(), matrix(), matrix(), matrix()]
  const [ofCause, uncensored, incidence] = [0, 0, 0].map(() => new Float64Array(times)) as Triple
  const [score, expected, own] = [0, 0, 0].map(() => new Float64Array(k)) as Triple
  const places = new Int32Array(k)
  const [freeNow, ownIncidence] = [new Float64Array(k).fill(1), new Float64Array(k)]
  let pooled = 0
  const every = Math.ceil(portion / k)
  for (let t = 0; t < times; t++) {
    let weights = 0
    for (let r = 0; r < k; r++) {
      const counts = groups[r] as CauseCounts
      const place = placeOf(counts.time, places[r] as number, moments[t] as number)
      places[r] = place
      const isHere = counts.time[place] === moments[t]
      const [n, s] = [counts.atRisk[place] ?? 0, freeNow[r] as number]
      const ended = isHere ? counts.events.reduce((sum, events) => sum + (events[place] as number), 0) : 0
      own[r] = isHere ? ((counts.events[cause] as Float64Array)[place] as number) : 0
      const at = t * k + r
      atRisk[at] = n
      others[at] = ended - (own[r] as number)
      free[at] = s
      freeAfter[at] = n > 0 ? (s * (n - ended)) / n : s
      const g = n > 0 ? n / s : 0
      uncensored[t] = (uncensored[t] as number) + g
      weights += g * (1 - (ownIncidence[r] as number))
      ofCause[t] = (ofCause[t] as number) + (own[r] as number)
    }
    incidence[t] = pooled
    const events = ofCause[t] as number
    for (let r = 0; r < k; r++) {
      const at = t * k + r
      const [n, s] = [atRisk[at] as number, free[at] as number]
      if (n === 0) continue
      const share = ((n / s) * (1 - (ownIncidence[r] as number)) * events) / weights
      expected[r] = (expected[r] as number) + share
      score[r] = (score[r] as number) + (own[r] as number) - share
      ownIncidence[r] = (ownIncidence[r] as number) + (s * (own[r] as number)) / n
      freeNow[r] = freeAfter[at] as number
    }
    pooled += events / (uncensored[t] as number)
    if (t % every === 0) await checkpoint()
  }
  const [influence, weight] = [new Float64Array(k), new Float64Array(k)]
  const parts = { atRisk, others, free, freeAfter, ofCause, uncensored, incidence, score, expected }
  return { k, times, ...parts, influence, weight }
}

type Triple = [Float64Array, Float64Array, Float64Array]

/** The times at which an event of any cause occurs in any group, ascending. */
function eventTimes(groups: readonly CauseCounts[]): Float64Array {
  const found = new Set<number>()
  for (const { time, events } of groups)
    for (let i = 0; i < time.length; i++)
      if (events.some((counts) => (counts[i] as number) > 0)) found.add(time[i] as number)
  return Float64Array.from(found).sort()
}

/** The first place, from a given one, whose time is not before `now`. */
function placeOf(time: ArrayLike<number>, from: number, now: number): number {
  let place = from
  while (place < time.length && (time[place] as number) < now) place++
  return place
}

/** Adds to the variance what the events of the r-th group at the t-th time contribute, and to `follows` what the time adds for earlier ones. */
function addVariance(
  course: Course,
  t: number,
  r: number,
  follows: Float64Array,
  variance: readonly Float64Array[],
): void {
  const { k, atRisk, others, free, freeAfter, ofCause, uncensored, incidence } = course
  const at = t * k + r
  const [n, s, total] = [atRisk[at] as number, free[at] as number, uncensored[t] as number]
  if (n === 0) return
  const g = n / s
  const events = ofCause[t] as number
  const rise = events / total
  const left = freeAfter[at] as number
  // (1 - F) / S after the time; if nobody is left, nothing follows that it could multiply
  const ratio = left > 0 ? (1 - (incidence[t] as number) - rise) / left : 0
  const { influence, weight } = course
  for (let i = 0; i < k; i++) {
    const m = t * k + i
    const other = (atRisk[m] as number) > 0 ? (atRisk[m] as number) / (free[m] as number) : 0
    weight[i] = g * ((i === r ? 1 : 0) - other / total)
  }
  if (events > 0) {
    for (let i = 0; i < k; i++) influence[i] = (weight[i] as number) - (ratio - 1) * (follows[i] as number)
    addSquares(variance, (tied(events, total * s) * rise) / g, influence)
  }
  const d = others[at] as number
  if (d > 0) {
    for (let i = 0; i < k; i++) influence[i] = ratio * (follows[i] as number)
    addSquares(variance, (tied(d, n) * s * s * d) / (n * n), influence)
  }
  if (events === 0) return
  const next = rise / (1 - (incidence[t] as number))
  for (let i = 0; i < k; i++) follows[i] = (follows[i] as number) + (weight[i] as number) * next
}

/** The variance of d of n events at one time over that of independent ones: that of the hypergeometric distribution. */
function tied(d: number, n: number): number {
  return d > 1 ? 1 - (d - 1) / (n - 1) : 1
}

/** Adds to a symmetric matrix, of which the upper half is kept. */
function addSquares(variance: readonly Float64Array[], factor: number, influence: Float64Array): void {
  const k = influence.length
  for (let i = 0; i < k; i++) {
    const scaled = factor * (influence[i] as number)
    const row = variance[i] as Float64Array
    for (let j = i; j < k; j++) row[j] = (row[j] as number) + scaled * (influence[j] as number)
  }
}
