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
  { checkpoint, progress }: ComputeContext,
): Promise<Trajectories> {
  const ids = await identities(frame, id, checkpoint)
  progress(0.2)
  let groups = 0
  for (const code of codes) groups = Math.max(groups, code + 1)
  /** The number of the subject with an identity and a group; -1 before it appears. */
  const numbers = new Int32Array(ids.count * groups).fill(-1)
  let subjects = 0
  const subjectOf = new Int32Array(frame.rows).fill(-1)
  const at = new Float64Array(frame.rows).fill(Number.NaN)
  for (let i = 0; i < frame.rows; i++) {
    if (i % portion === 0) await checkpoint()
    const [key, group] = [ids.codes[i] as number, codes[i] as number]
    if (key < 0 || group < 0 || !Number.isFinite(time[i]) || !Number.isFinite(value[i])) continue
    const whole = key * groups + group
    if ((numbers[whole] as number) < 0) numbers[whole] = subjects++
    subjectOf[i] = numbers[whole] as number
    at[i] = time[i] as number
  }
  progress(0.25)
  const { rows } = await placeRows(at, checkpoint)
  progress(0.45)
  const counts = new Int32Array(subjects + 1)
  for (const row of rows) {
    const s = (subjectOf[row] as number) + 1
    counts[s] = (counts[s] as number) + 1
  }
  await checkpoint()
  for (let s = 0; s < subjects; s++) counts[s + 1] = (counts[s + 1] as number) + (counts[s] as number)
  const order = new Int32Array(rows.length)
  const next = counts.slice()
  for (let k = 0; k < rows.length; k++) {
    if (k % portion === 0) await checkpoint()
    const row = rows[k] as number
    const s = subjectOf[row] as number
    order[next[s] as number] = row
    next[s] = (next[s] as number) + 1
  }
  const merged = { time: new Float64Array(rows.length), value: new Float64Array(rows.length) }
  const coded = { group: new Int32Array(rows.length), subject: new Int32Array(rows.length) }
  const visits = new Int32Array(rows.length)
  let [repeated, size] = [0, 0]
  for (let s = 0; s < subjects; s++) {
    if (s % 1024 === 0) await checkpoint()
    const first = size
    for (let k = counts[s] as number; k < (counts[s + 1] as number); ) {
      const row = order[k] as number
      const here = time[row] as number
      let [sum, n] = [0, 0]
      for (; k < (counts[s + 1] as number) && time[order[k] as number] === here; k++, n++)
        sum += value[order[k] as number] as number
      if (n > 1) repeated++
      merged.time[size] = here
      merged.value[size] = n === 1 ? sum : sum / n
      coded.group[size] = codes[row] as number
      coded.subject[size++] = s
    }
    const baseline = merged.value[first] as number
    for (let k = first; k < size; k++) {
      visits[k] = size - first
      if (change) merged.value[k] = (merged.value[k] as number) - baseline
    }
  }
  await checkpoint()
  return {
    time: merged.time.slice(0, size),
    value: merged.value.slice(0, size),
    group: coded.group.slice(0, size),
    subject: coded.subject.slice(0, size),
    visits: visits.slice(0, size),
    repeated,
  }
}

/** The identity of the subject of each row as a number below `count`; -1 without one. */
async function identities(
  frame: Frame,
  id: string,
  checkpoint: ComputeContext['checkpoint'],
): Promise<{ readonly codes: Int32Array; readonly count: number }> {
  const column: Column | undefined = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined) throw new Error('Trajectories need subjects')
  if (seen.type === 'text') return { codes: seen.codes, count: seen.dictionary.length }
  const { rows, placeOf, places } = await placeRows(seen.values, checkpoint)
  const codes = new Int32Array(frame.rows).fill(-1)
  for (let k = 0; k < rows.length; k++) codes[rows[k] as number] = placeOf[k] as number
  return { codes, count: places.length }
}
