import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { ComputeContext } from '../../kit/analysis.ts'

/** A row that is drawn. */
export interface Visit {
  readonly row: number
  /** The number of the patient in order of first appearance, from 0. */
  readonly patient: number
  readonly time: number
  readonly change: number
}

/** The visits in the order of patients and time, at most `most` of `count`; lost rows by the first reason, missing or infinite. */
export interface Visits {
  readonly visits: readonly Visit[]
  readonly count: number
  readonly patients: number
  readonly lost: {
    readonly id: number
    readonly time: readonly [missing: number, infinite: number]
    readonly change: readonly [missing: number, infinite: number]
  }
}

/** The rows with a patient, a time and a change. Throws like `numericColumn`. */
export async function readVisits(
  frame: Frame,
  columns: { readonly id: string; readonly time: string; readonly change: string },
  most: number,
  { checkpoint }: ComputeContext,
): Promise<Visits> {
  const named = columnById(frame, columns.id)
  if (named === undefined) throw new Error('Visits need patients')
  const { codes } = factor(named)
  await checkpoint()
  const [times, changes] = [columns.time, columns.change].map((one) => numericColumn(frame, one).values)
  if (times === undefined || changes === undefined) throw new Error('Visits need numbers')
  const lost = { id: 0, time: [0, 0] as [number, number], change: [0, 0] as [number, number] }
  const numbers = new Map<number, number>()
  const visits: Visit[] = []
  let count = 0
  for (let row = 0; row < frame.rows; row++) {
    if (row % 8192 === 0) await checkpoint()
    const [code, time, change] = [codes[row] as number, times[row] as number, changes[row] as number]
    if (code < 0) lost.id++
    else if (!Number.isFinite(time)) lost.time[Number.isNaN(time) ? 0 : 1]++
    else if (!Number.isFinite(change)) lost.change[Number.isNaN(change) ? 0 : 1]++
    else {
      const patient = numbers.get(code) ?? numbers.size
      numbers.set(code, patient)
      count++
      if (count <= most) visits.push({ row, patient, time, change })
    }
  }
  return {
    visits: visits.toSorted((a, b) => a.patient - b.patient || a.time - b.time),
    count,
    patients: numbers.size,
    lost,
  }
}
