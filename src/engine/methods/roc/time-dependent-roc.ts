import type { Checkpoint } from '../../checkpoint.ts'
import { sortedOrder } from '../samples/sorted-order.ts'
import { thinned } from '../samples/thinned.ts'
import type { RocCurve } from './curve.ts'

/** A marker of each subject at the beginning of follow-up, higher for an earlier event, with the follow-up; all finite, without delayed entry. */
export interface FollowedMarker {
  readonly score: Float64Array
  readonly time: Float64Array
  /** 1 for the event, 0 for censoring. */
  readonly event: Uint8Array
}

export interface TimeRoc extends RocCurve {
  /** Subjects with the event up to the time, and those followed beyond it; others are censored before. */
  readonly cases: number
  readonly controls: number
  readonly area: number
  readonly standardError: number
}

/** Follow-up and marker in order, with the probability of not being censored. */
interface Prepared extends FollowedMarker {
  readonly byScore: Int32Array
  readonly byTime: Int32Array
  /** By subject: the probability of not being censored before its time. */
  readonly free: Float64Array
}

/** Most points of a drawn curve. */
const maxPoints = 500
/** Rows between two checkpoints. */
const portion = 1 << 16

/**
 * ROC curves of a marker for the event up to each of some times: cumulative cases, dynamic controls. Cases count with the inverse of the probability
 * of not being censored before their event, by Kaplan-Meier (Uno H, et al. Evaluating prediction rules for t-year survivors with censored regression
 * models. J Am Stat Assoc 2007;102:527-537); events come before censoring at the same time. The standard error of the area is that of its influence
 * function, with the part of the estimated weights (Blanche P, et al. Estimating and comparing time-dependent areas under receiver operating
 * characteristic curves for censored event times with competing risks. Stat Med 2013;32:5381-5397). Undefined for a time without cases or controls.
 */
export async function timeDependentRoc(
  marker: FollowedMarker,
  times: readonly number[],
  checkpoint: Checkpoint,
): Promise<readonly (TimeRoc | undefined)[]> {
  const prepared = await prepare(marker, checkpoint)
  const found: (TimeRoc | undefined)[] = []
  for (const at of times) found.push(await rocAt(prepared, at, checkpoint))
  return found
}

async function prepare(marker: FollowedMarker, checkpoint: Checkpoint): Promise<Prepared> {
  const { score, time, event } = marker
  const byTime = await sortedOrder(time, checkpoint)
  const byScore = await sortedOrder(score, checkpoint)
  const free = new Float64Array(time.length)
  let probability = 1
  await eachTime({ time, event, byTime }, checkpoint, ({ from, to, gone, atRisk }) => {
    for (let k = from; k < to; k++) free[byTime[k] as number] = probability
    if (gone > 0) probability *= 1 - gone / atRisk
  })
  return { ...marker, byScore, byTime, free }
}

interface TiedTimes {
  /** Places in the order of times. */
  readonly from: number
  readonly to: number
  /** The censored at this time, and those at risk of it: without those who have the event at the same time. */
  readonly gone: number
  readonly atRisk: number
}

async function eachTime(
  { time, event, byTime }: Pick<Prepared, 'time' | 'event' | 'byTime'>,
  checkpoint: Checkpoint,
  visit: (tied: TiedTimes) => void,
): Promise<void> {
  const n = byTime.length
  for (let from = 0, to = 0, rested = 0; from < n; from = to) {
    const now = time[byTime[from] as number]
    let events = 0
    for (to = from; to < n && time[byTime[to] as number] === now; to++) events += event[byTime[to] as number] as number
    visit({ from, to, gone: to - from - events, atRisk: n - from - events })
    if (to - rested > portion) {
      rested = to
      await checkpoint()
    }
  }
}

async function rocAt(of: Prepared, at: number, checkpoint: Checkpoint): Promise<TimeRoc | undefined> {
  const { score, time, event, byScore, byTime, free } = of
  const n = time.length
  const weights = new Float64Array(n)
  let [cases, controls, total] = [0, 0, 0]
  for (let i = 0; i < n; i++) {
    if ((time[i] as number) > at) controls++
    else if (event[i] === 1) {
      const weight = 1 / (free[i] as number)
      weights[i] = weight
      total += weight
      cases++
    }
  }
  await checkpoint()
  if (cases === 0 || controls === 0) return undefined
  // the share of controls below each case, and of the weight of cases above each control; ties count half
  const shares = new Float64Array(n)
  const [falsePositive, truePositive] = [new Float64Array(n + 1), new Float64Array(n + 1)]
  let [below, lighter, area, points] = [0, 0, 0, 0]
  for (let from = 0, to = 0, rested = 0; from < n; from = to) {
    const value = score[byScore[from] as number]
    let [tied, weight] = [0, 0]
    for (to = from; to < n && score[byScore[to] as number] === value; to++) {
      const i = byScore[to] as number
      weight += weights[i] as number
      if ((time[i] as number) > at) tied++
    }
    const ofCases = (below + tied / 2) / controls
    const ofControls = (total - lighter - weight / 2) / total
    for (let k = from; k < to; k++) {
      const i = byScore[k] as number
      shares[i] = (time[i] as number) > at ? ofControls : ofCases
    }
    area += weight * ofCases
    falsePositive[points] = (controls - below) / controls
    truePositive[points++] = (total - lighter) / total
    below += tied
    lighter += weight
    if (to - rested > portion) {
      rested = to
      await checkpoint()
    }
  }
  area /= total
  const chosen = thinned(points + 1, maxPoints)
  const fromTop = (values: Float64Array, k: number) => (k === 0 ? 0 : k === points ? 1 : (values[points - k] as number))
  const influence = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const apart = (shares[i] as number) - area
    if ((time[i] as number) > at) influence[i] = (n * apart) / controls
    else if (event[i] === 1) influence[i] = (n * (weights[i] as number) * apart) / total
  }
  await checkpoint()
  // later cases have weights from the censoring before them: the martingale of censoring
  let [rest, passed] = [0, 0]
  for (let i = 0; i < n; i++) rest += (weights[i] as number) * ((shares[i] as number) - area)
  await eachTime(of, checkpoint, ({ from, to, gone, atRisk }) => {
    const isUpTo = (time[byTime[from] as number] as number) <= at
    if (isUpTo)
      for (let k = from; k < to; k++) {
        const i = byTime[k] as number
        if (event[i] === 1) {
          rest -= (weights[i] as number) * ((shares[i] as number) - area)
          influence[i] = (influence[i] as number) - passed
        }
      }
    const jump = isUpTo && gone > 0 ? ((rest / total) * n) / atRisk : 0
    passed += (jump * gone) / (atRisk || 1)
    for (let k = from; k < to; k++) {
      const i = byTime[k] as number
      if (!isUpTo || event[i] === 0) influence[i] = (influence[i] as number) + jump - passed
    }
  })
  let squares = 0
  for (let i = 0; i < n; i++) squares += (influence[i] as number) ** 2
  return {
    falsePositive: chosen.map((k) => fromTop(falsePositive, k)),
    truePositive: chosen.map((k) => fromTop(truePositive, k)),
    cases,
    controls,
    area,
    standardError: Math.sqrt(squares) / n,
  }
}
