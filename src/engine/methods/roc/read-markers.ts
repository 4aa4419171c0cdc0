import type { Checkpoint } from '../../checkpoint.ts'
import { allCases, countCases } from '../../frame/case-weights.ts'
import { columnById, type Frame } from '../../frame/frame.ts'
import { hasMoreLevels } from '../../frame/has-more-levels.ts'
import {
  type MarkerRows,
  type MarkersOfState,
  type MarkerTally,
  markersOfState,
  rowsOfAll,
  rowsOfAny,
  type StateQuestion,
  tallyMarker,
} from './marker-rows.ts'

/** A state and its markers, with the counts that decide which markers can be used. */
export interface CountedMarkers extends MarkersOfState {
  /** Cases of the frame. */
  readonly total: number
  /** Cases of a marker by state, in all its rows or in those given. */
  readonly tally: (marker: MarkerRows, rows?: Uint8Array) => MarkerTally
  /** 1 for rows with the state and all of these markers. */
  readonly complete: (markers: readonly MarkerRows[]) => Uint8Array
  /** Cases with the state and at least one of these markers. */
  readonly used: (markers: readonly MarkerRows[]) => number
}

/** Reads a state and its markers; undefined for a state with more than `maxLevels` values, whose rows are not coded. */
export async function readMarkers(
  frame: Frame,
  question: StateQuestion,
  maxLevels: number,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<CountedMarkers | undefined> {
  const column = columnById(frame, question.outcome)
  if (hasMoreLevels(column, maxLevels)) return undefined
  await checkpoint()
  const read = await markersOfState(frame, question, checkpoint, weights)
  return {
    ...read,
    total: allCases(frame.rows, weights),
    tally: (marker, rows) => tallyMarker(marker, read, rows),
    complete: rowsOfAll,
    used: (markers) => countCases(rowsOfAny(markers), weights).used,
  }
}
