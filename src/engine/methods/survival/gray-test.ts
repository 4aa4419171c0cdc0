import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import type { CauseCounts } from './cumulative-incidence.ts'
import type { CurveTest } from './log-rank.ts'

/** Number of times processed between two checkpoints. */
const portion = 2000

/**
 * The test of Gray (1988) with rho 0 that the cumulative incidence of one cause is the same in k groups; all other causes count as one.
 * `cause`: its place in `events`. Tied events reduce the variance as in the hypergeometric distribution (R: cmprsk::cuminc). Groups that
 * are never at risk when the cause occurs are left out; df is one less than the number of the others. The statistic is NaN if fewer than two
 * remain or their variance is singular.
 */
export async function grayTest(
  groups: readonly CauseCounts[],
  cause: number,
  checkpoint: Checkpoint,
): Promise<CurveTest> {
  const k = groups.length
  const states = groups.map((counts) => groupState(counts, k))
  let pooled = 0 // the common incidence of the cause under the hypothesis
  let pass = 0
  for (;;) {
    let now = Number.POSITIVE_INFINITY
    for (const state of states) now = Math.min(now, nextEvent(state))
    if (now === Number.POSITIVE_INFINITY) break
    let [scaled, weighted, ofCause] = [0, 0, 0]
    for (const state of states) {
      readAt(state, now, cause)
      scaled += state.scaled
      weighted += state.scaled * (1 - state.incidence)
      ofCause += state.own
    }
    for (const state of states) {
      state.share = (state.scaled * (1 - state.incidence)) / weighted
      state.expected += state.share * ofCause
      state.score += state.own - state.share * ofCause
    }
    const risen = pooled + ofCause / scaled
    for (const [r, state] of states.entries())
      if (state.scaled > 0) addVariance(state, r, states, { scaled, ofCause, before: pooled, after: risen })
    pooled = risen
    for (const state of states) advance(state)
    if (++pass % portion === 0) await checkpoint()
  }
  const used = [...states.keys()].filter((g) => (states[g] as GroupState).expected > 0).slice(0, -1)
  const df = used.length
  const variance = used.map((g) => used.map((h) => covarianceOf(states, g, h)))
  const scores = used.map((g) => (states[g] as GroupState).score)
  const solved = df === 0 ? undefined : solvePositive(variance, scores)
  if (solved === undefined) return { statistic: Number.NaN, df, pValue: Number.NaN }
  const statistic = scores.reduce((total, score, i) => total + score * (solved[i] ?? 0), 0)
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}

function covarianceOf(states: readonly GroupState[], g: number, h: number): number {
  let total = 0
  for (const { square, cross, sum, integral } of states) {
    const [a, b] = [integral[g] as number, integral[h] as number]
    total += square[Math.min(g, h)]?.[Math.max(g, h)] ?? 0
    total += a * (cross[h] as number) + b * (cross[g] as number) + a * b * sum
  }
  return total
}

/** A group at the current time. */
interface GroupState {
  readonly counts: CauseCounts
  /** The first time not before the current one, and that of the next event. */
  place: number
  next: number
  /** Proportion without any event before the current time and after it, and incidence of the cause before it. */
  free: number
  freeAfter: number
  incidence: number
  atRisk: number
  /** Number at risk divided by the proportion without any event. */
  scaled: number
  /** Events of the cause and of all others at the current time. */
  own: number
  others: number
  /** Part of the expected events of the cause. */
  share: number
  expected: number
  score: number
  /**
   * The influence of an event in this group on the score i is w_i + b (c_i(end) - c_i(t)): `integral` has c_i(t), and sums of variance times
   * products of (w_i - b c_i) and b are collected, so that one pass is enough.
   */
  readonly integral: Float64Array
  readonly influence: Float64Array
  readonly square: readonly Float64Array[]
  readonly cross: Float64Array
  sum: number
}

function groupState(counts: CauseCounts, k: number): GroupState {
  return {
    counts,
    place: 0,
    next: 0,
    free: 1,
    freeAfter: 1,
    incidence: 0,
    atRisk: 0,
    scaled: 0,
    own: 0,
    others: 0,
    share: 0,
    expected: 0,
    score: 0,
    integral: new Float64Array(k),
    influence: new Float64Array(k),
    square: Array.from({ length: k }, () => new Float64Array(k)),
    cross: new Float64Array(k),
    sum: 0,
  }
}

/** The time of the next event of any cause in a group; infinite if there is none. */
function nextEvent(state: GroupState): number {
  const { time, events } = state.counts
  while (state.next < time.length && !events.some((counts) => (counts[state.next] as number) > 0)) state.next++
  return time[state.next] ?? Number.POSITIVE_INFINITY
}

function readAt(state: GroupState, now: number, cause: number): void {
  const { time, atRisk, events } = state.counts
  while (state.place < time.length && (time[state.place] as number) < now) state.place++
  const isHere = time[state.place] === now
  state.atRisk = atRisk[state.place] ?? 0
  state.own = 0
  state.others = 0
  if (isHere) {
    for (const [c, counts] of events.entries())
      if (c === cause) state.own += counts[state.place] as number
      else state.others += counts[state.place] as number
    state.next = state.place + 1
  }
  const { atRisk: n, own, others, free } = state
  state.scaled = n > 0 ? n / free : 0
  state.freeAfter = n > 0 ? (free * (n - own - others)) / n : free
}

/** Adds what the events at the current time contribute, in the r-th group, to the variance of all scores (Gray 1988, section 2). */
function addVariance(
  state: GroupState,
  r: number,
  states: readonly GroupState[],
  pooled: { readonly scaled: number; readonly ofCause: number; readonly before: number; readonly after: number },
): void {
  const { scaled, free, freeAfter, atRisk, others } = state
  // if nobody is left, nothing follows that the factor could multiply
  const factor = freeAfter > 0 ? (1 - pooled.after) / freeAfter : 0
  const weightOf = (i: number) => scaled * ((i === r ? 1 : 0) - (states[i] as GroupState).scaled / pooled.scaled)
  if (pooled.ofCause > 0) {
    const rise = pooled.ofCause / pooled.scaled
    for (let i = 0; i < states.length; i++)
      state.integral[i] = (state.integral[i] as number) + (weightOf(i) * rise) / (1 - pooled.before)
    const tied = pooled.ofCause > 1 ? 1 - (pooled.ofCause - 1) / (pooled.scaled * free - 1) : 1
    collect(state, (tied * rise) / scaled, 1 - factor, weightOf)
  }
  if (others > 0) {
    const tied = others > 1 ? 1 - (others - 1) / (atRisk - 1) : 1
    collect(state, (tied * free * free * others) / (atRisk * atRisk), -factor, () => 0)
  }
}

function collect(state: GroupState, variance: number, b: number, weightOf: (i: number) => number): void {
  const { integral, square, cross, influence } = state
  const k = integral.length
  for (let i = 0; i < k; i++) influence[i] = weightOf(i) - b * (integral[i] as number)
  for (let i = 0; i < k; i++) {
    const scaled = variance * (influence[i] as number)
    const row = square[i] as Float64Array
    for (let j = i; j < k; j++) row[j] = (row[j] as number) + scaled * (influence[j] as number)
    cross[i] = (cross[i] as number) + scaled * b
  }
  state.sum += variance * b * b
}

function advance(state: GroupState): void {
  if (state.atRisk === 0) return
  state.incidence += (state.free * state.own) / state.atRisk
  state.free = state.freeAfter
}
