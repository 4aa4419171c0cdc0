import type { Column, Frame } from '#engine/frame/frame.ts'
import { columnById } from '#engine/frame/frame.ts'
import { usable } from '#engine/frame/usable.ts'
import { placeRows } from '#engine/methods/series/values-at-places.ts'
import type { ComputeContext } from '../../kit/analysis.ts'

/** Values of subjects over time: those of a subject one after another, ascending in time. */
export interface Trajectories {
  readonly time: Float64Array
  readonly value: Float64Array
  readonly group: Int32Array
  /** Numbered by first appearance in the rows. */
  readonly subject: Int32Array
  /** Times of the subject of each value. */
  readonly visits: Int32Array
  /** Times at which a subject has several values. */
  readonly repeated: number
}

const portion = 4096

/** One value for each subject and time, of the rows that have all; in several groups a subject counts as several. */
export async function trajectoriesOf(
  frame: Frame,
  id: string,
  { time, value, codes }: { time: Float64Array; value: Float64Array; codes: Int32Array },
  change: boolean,
  { checkpoint }: ComputeContext,
): Promise<Trajectories> {
  const keyOf = identify(frame, id)
  const numbers = new Map<string | number, number>()
  const subjectOf = new Int32Array(frame.rows).fill(-1)
  const at = new Float64Array(frame.rows).fill(Number.NaN)
  for (let i = 0; i < frame.rows; i++) {
    if (i % portion === 0) await checkpoint()
    const key = keyOf(i)
    if (key === null || (codes[i] ?? -1) < 0 || !Number.isFinite(time[i]) || !Number.isFinite(value[i])) continue
    const whole = `${key} ${codes[i]}`
    const known = numbers.get(whole) ?? numbers.size
    numbers.set(whole, known)
    subjectOf[i] = known
    at[i] = time[i] as number
  }
  const { rows } = await placeRows(at, checkpoint)
  const counts = new Int32Array(numbers.size + 1)
  for (const row of rows) {
    const s = (subjectOf[row] as number) + 1
    counts[s] = (counts[s] as number) + 1
  }
  await checkpoint()
  for (let s = 0; s < numbers.size; s++) counts[s + 1] = (counts[s + 1] as number) + (counts[s] as number)
  const order = new Int32Array(rows.length)
  const next = counts.slice()
  for (let k = 0; k < rows.length; k++) {
    if (k % portion === 0) await checkpoint()
    const row = rows[k] as number
    const s = subjectOf[row] as number
    order[next[s] as number] = row
    next[s] = (next[s] as number) + 1
  }
  const merged = { time: [] as number[], value: [] as number[], group: [] as number[], subject: [] as number[] }
  const visits: number[] = []
  let repeated = 0
  for (let s = 0; s < numbers.size; s++) {
    if (s % 1024 === 0) await checkpoint()
    const first = merged.time.length
    for (let k = counts[s] as number; k < (counts[s + 1] as number); ) {
      const row = order[k] as number
      const here = time[row] as number
      let [sum, n] = [0, 0]
      for (; k < (counts[s + 1] as number) && time[order[k] as number] === here; k++, n++)
        sum += value[order[k] as number] as number
      if (n > 1) repeated++
      merged.time.push(here)
      merged.value.push(n === 1 ? sum : sum / n)
      merged.group.push(codes[row] as number)
      merged.subject.push(s)
    }
    const n = merged.time.length - first
    const baseline = merged.value[first] as number
    for (let k = first; k < merged.time.length; k++) {
      visits.push(n)
      if (change) merged.value[k] = (merged.value[k] as number) - baseline
    }
  }
  await checkpoint()
  return {
    time: Float64Array.from(merged.time),
    value: Float64Array.from(merged.value),
    group: Int32Array.from(merged.group),
    subject: Int32Array.from(merged.subject),
    visits: Int32Array.from(visits),
    repeated,
  }
}

/** The identity of the subject of a row; null without one. */
function identify(frame: Frame, id: string): (row: number) => number | null {
  const column: Column | undefined = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined) throw new Error('Trajectories need subjects')
  if (seen.type === 'text') return (row) => ((seen.codes[row] ?? -1) < 0 ? null : (seen.codes[row] as number))
  return (row) => (Number.isNaN(seen.values[row]) ? null : (seen.values[row] as number))
}
