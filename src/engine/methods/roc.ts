import type { Checkpoint } from '../checkpoint.ts'
import { midRanks } from './mid-ranks.ts'
import { sortedOrder } from './sorted-order.ts'

export interface RocArea {
  /** The probability that a score of an event is above one of no event; ties count half. */
  readonly area: number
  /** DeLong, DeLong and Clarke-Pearson (1988), by the ranks of Sun and Xu (2014). NaN for a single row of either kind. */
  readonly se: number
}

/** `events`: 1 or 0 for each score. Higher scores speak for the event. */
export async function rocArea(scores: Float64Array, events: Uint8Array, checkpoint: Checkpoint): Promise<RocArea> {
  const all = await midRanks(scores, checkpoint)
  const parts: { mean: number; variance: number; n: number }[] = []
  for (const kind of [1, 0]) {
    const own = scores.filter((_, i) => events[i] === kind)
    const others = scores.length - own.length
    const within = await midRanks(own, checkpoint)
    const whole = all.filter((_, i) => events[i] === kind)
    const below = whole.map((rank, k) => (rank - (within[k] as number)) / others)
    const mean = below.reduce((sum, value) => sum + value, 0) / own.length
    const squares = below.reduce((sum, value) => sum + (value - mean) ** 2, 0)
    parts.push({ mean, variance: squares / (own.length - 1), n: own.length })
    await checkpoint()
  }
  const [of, none] = parts
  if (of === undefined || none === undefined) return { area: Number.NaN, se: Number.NaN }
  return { area: of.mean, se: Math.sqrt(of.variance / of.n + none.variance / none.n) }
}

export interface RocCurve {
  /** 1 less specificity, and sensitivity, from (0, 0) to (1, 1): one point for each different score. */
  readonly falsePositive: readonly number[]
  readonly truePositive: readonly number[]
}

export async function rocCurve(scores: Float64Array, events: Uint8Array, checkpoint: Checkpoint): Promise<RocCurve> {
  const order = await sortedOrder(scores, checkpoint)
  const total = events.reduce((sum, event) => sum + event, 0)
  const [falsePositive, truePositive] = [[0], [0]]
  let [hits, alarms] = [0, 0]
  for (let k = order.length - 1; k >= 0; k--) {
    const i = order[k] ?? 0
    if (events[i] === 1) hits++
    else alarms++
    if (k > 0 && scores[order[k - 1] ?? 0] === scores[i]) continue
    falsePositive.push(alarms / (events.length - total))
    truePositive.push(hits / total)
  }
  await checkpoint()
  return { falsePositive, truePositive }
}
