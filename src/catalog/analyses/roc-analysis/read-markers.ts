import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases, countCases } from '#engine/frame/case-weights.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import {
  type MarkersOfState,
  markersOfState,
  rowsOfAll,
  rowsOfAny,
  tallyMarker,
} from '#engine/methods/roc/marker-rows.ts'
import {
  answerableMarkers,
  markerExclusions,
  maxStateLevels,
  refusedMarker,
} from '../../kit/accuracy/answerable-markers.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface StateAndMarkers extends MarkersOfState {
  readonly event: LevelRef
  /** Reasons why other markers were left out. */
  readonly refused: readonly Rejected[]
  readonly sample: Sample
}

export async function readMarkers(
  frame: Frame,
  { outcome, event, markers, perMarker, missing }: Options,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<StateAndMarkers | Rejected> {
  if (event === null) throw new Error('The event is asked')
  const variable = { variable: outcome }
  if (markers.includes(outcome)) return refusedMarker('outcome-as-marker', { variable })
  const column = columnById(frame, outcome)
  if (column !== undefined && hasMoreLevels(column, maxStateLevels))
    return refusedMarker('too-many-levels', { variable, max: maxStateLevels }, 'outcome')
  await checkpoint()
  const asked = markers.map((one) => ({ variable: one, side: perMarker[one]?.direction ?? ('higher' as const) }))
  const read = await markersOfState(frame, { outcome, event, markers: asked }, checkpoint, weights)
  const { kept, refused } = await answerableMarkers(
    read,
    (one, rows) => tallyMarker(one, read, rows),
    missing === 'listwise' ? rowsOfAll : null,
    checkpoint,
  )
  const [reason] = refused
  if (kept.length === 0 && reason !== undefined) return reason
  await checkpoint()
  return {
    ...read,
    event: { variable: outcome, level: event },
    markers: kept,
    refused,
    sample: {
      total: allCases(frame.rows, weights),
      used: countCases(rowsOfAny(kept), weights).used,
      excluded: markerExclusions(outcome, read.unknown, kept),
    },
  }
}
