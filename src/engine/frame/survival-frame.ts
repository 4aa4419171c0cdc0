import type { Checkpoint } from '../checkpoint.ts'
import { followUp } from './follow-up.ts'
import { columnById, type Frame, type NumericColumn } from './frame.ts'
import { levelCodes } from './level-codes.ts'
import { makeNumericColumn } from './make-columns.ts'
import type { SurvivalColumns, SurvivalLosses } from './survival-rows.ts'

/** Ids of the computed columns from which the outcome of a survival model is read; they are blank in rows that cannot be used. */
export const madeIds = { time: 'survival.time', event: 'survival.event', start: 'survival.start' } as const

export interface SurvivalFrame {
  readonly frame: Frame
  /** The ids of the computed columns that exist. */
  readonly ids: readonly string[]
  /** How many cases lack each input; a row may lack several. */
  readonly lost: SurvivalLosses
  /** Number of cases whose interval begins before 0; they are at risk from 0 on. */
  readonly earlyStarts: number
}

/**
 * The frame with computed columns of the time, the event (1, or 0 if censored) and, with delayed entry, the start. Throws an Error if a column of the
 * outcome does not exist, or its time is text: options are validated before.
 */
export async function survivalFrame(
  frame: Frame,
  outcome: SurvivalColumns,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<SurvivalFrame> {
  const status = columnById(frame, outcome.status)
  if (status === undefined) throw new Error('The survival outcome is missing')
  const { times, starts, early, lost } = await followUp(frame, outcome, checkpoint, weights)
  await checkpoint()
  const states = levelCodes(status, outcome.events)
  await checkpoint()
  const events = new Float64Array(frame.rows)
  let without = 0
  for (let i = 0; i < events.length; i++) {
    const state = states[i] as number
    if (state < 0) without += weights === undefined ? 1 : (weights[i] as number)
    events[i] = state < 0 ? Number.NaN : state < outcome.events.length ? 1 : 0
  }
  const made = [
    column(madeIds.time, times),
    column(madeIds.event, events),
    ...(starts === null ? [] : [column(madeIds.start, starts)]),
  ]
  return {
    frame: { ...frame, columns: [...frame.columns, ...made] },
    ids: made.map(({ id }) => id),
    lost: { ...lost, status: without, group: 0, stratum: 0 },
    earlyStarts: early,
  }
}

function column(id: string, values: Float64Array): NumericColumn {
  return makeNumericColumn({ id, name: id }, values)
}
