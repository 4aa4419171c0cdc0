import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Frame } from '#engine/frame/frame.ts'
import type { MarkersOfState } from '#engine/methods/roc/marker-rows.ts'
import { readMarkers as readAll } from '#engine/methods/roc/read-markers.ts'
import { maxStateLevels, usableMarkers } from '../../kit/accuracy/answerable-markers.ts'
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
  options: Options,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<StateAndMarkers | Rejected> {
  const { outcome, event, perMarker } = options
  if (event === null) throw new Error('The event is asked')
  const markers = options.markers.map((one) => ({
    variable: one,
    side: perMarker[one]?.direction ?? ('higher' as const),
  }))
  const found = await readAll(frame, { outcome, event, markers }, maxStateLevels, checkpoint, weights)
  const usable = await usableMarkers(found, options, 2, checkpoint)
  if ('status' in usable) return usable
  const { read, kept, refused, sample } = usable
  await checkpoint()
  return { ...read, event: { variable: outcome, level: event }, markers: kept, refused, sample }
}
