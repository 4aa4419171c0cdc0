import type { Checkpoint } from '#engine/checkpoint.ts'
import { ascendingOrder } from '#engine/frame/ascending-order.ts'
import { Pace } from '#engine/pace.ts'
import type { Predictor } from './predictors.ts'

/** Distances are compared in billionths, so that the last bits of a computation decide nothing; of equal ones the first row is nearest. */
const FINE = 1e9

/** Operations of finding a place, and of each donor that is taken. */
const SEARCH = 100
const PER_DONOR = 40

const fine = (distance: number) => Math.floor(distance * FINE + 0.5)

/** For each row asked about, calls `visit` with the nearest donors by their predicted values, the nearest first. */
export async function nearestPredicted(
  predicted: Float64Array,
  scale: number,
  rows: { readonly donors: Int32Array; readonly asked: Int32Array; readonly count: number },
  visit: (row: number, nearest: readonly number[]) => void,
  checkpoint: Checkpoint,
): Promise<void> {
  const place = (row: number) => fine((predicted[row] as number) / scale)
  const { donors, asked, count } = rows
  const places = Float64Array.from(donors, place)
  const sorted = await ascendingOrder(places, checkpoint)
  const starts: number[] = []
  for (let k = 0; k < sorted.length; k++)
    if (k === 0 || places[sorted[k] as number] !== places[sorted[k - 1] as number]) starts.push(k)
  const levels = starts.map((k) => places[sorted[k] as number] as number)
  const groupAt = (at: number) => {
    const [from, to] = [starts[at] as number, starts[at + 1] ?? sorted.length]
    return Array.from(sorted.subarray(from, Math.min(to, from + count)), (k) => donors[k] as number)
  }
  const pace = new Pace(checkpoint)
  for (const row of asked) {
    const own = place(row)
    let [low, high] = [0, levels.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((levels[middle] as number) < own) low = middle + 1
      else high = middle
    }
    let [below, above] = [low - 1, low]
    const nearest: number[] = []
    while (nearest.length < count && (below >= 0 || above < levels.length)) {
      const [down, up] = [own - (levels[below] ?? -Infinity), (levels[above] ?? Infinity) - own]
      const found = [...(down <= up ? groupAt(below--) : []), ...(up <= down ? groupAt(above++) : [])]
      nearest.push(...found.toSorted((a, b) => a - b))
    }
    visit(row, nearest.slice(0, count))
    if (pace.due(SEARCH + PER_DONOR * count)) await pace.rest()
  }
}

/** The donors nearest to a row by Gower's distance: the mean of the differences in what both have, numbers as shares of their range. */
export function nearestByGower(
  row: number,
  donors: Int32Array,
  { predictors, ranges, count }: { predictors: readonly Predictor[]; ranges: readonly number[]; count: number },
): readonly number[] {
  const nearest: { readonly donor: number; readonly away: number }[] = []
  for (const donor of donors) {
    let [sum, compared] = [0, 0]
    for (let k = 0; k < predictors.length; k++) {
      const { values, isCategory } = predictors[k] as Predictor
      const gap = Math.abs((values[donor] as number) - (values[row] as number))
      if (Number.isNaN(gap)) continue
      sum += isCategory ? Number(gap !== 0) : gap / (ranges[k] as number)
      compared++
    }
    if (compared === 0) continue
    const away = fine(sum / compared)
    const last = nearest.at(-1)
    if (nearest.length === count && last !== undefined && away >= last.away) continue
    let at = nearest.length
    while (at > 0 && (nearest[at - 1]?.away as number) > away) at--
    nearest.splice(at, 0, { donor, away })
    if (nearest.length > count) nearest.pop()
  }
  return nearest.map(({ donor }) => donor)
}
