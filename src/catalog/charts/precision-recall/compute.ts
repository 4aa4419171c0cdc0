import { caseWeights } from '#engine/frame/case-weights.ts'
import { commonRows } from '#engine/methods/roc/marker-rows.ts'
import { precisionRecallArea, precisionRecallCurve } from '#engine/methods/roc/precision-recall.ts'
import { readMarkers } from '#engine/methods/roc/read-markers.ts'
import { scoreCounts } from '#engine/methods/roc/score-counts.ts'
import { maxStateLevels, otherLevels, usableMarkers } from '../../kit/accuracy/answerable-markers.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { leftOut } from '../../kit/outcome/left-out.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import type { MarkerPrecision, PrecisionRecallData } from './data.ts'
import { definition } from './definition.ts'

/** More scores than this are indistinguishable on a curve. */
export const maxScores = 500

export async function compute(
  [frame]: ChartFrames,
  options: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Answer> {
  const { outcome, event, perMarker, area: rule, isoF1, baseline, scale } = options
  if (event === null) throw new Error('The event is asked')
  const { checkpoint, progress } = context
  await checkpoint()
  const markers = options.markers.map((one) => ({
    variable: one,
    side: perMarker[one]?.direction ?? ('higher' as const),
  }))
  const weights = caseWeights(frame, context.weights)
  const found = await readMarkers(frame, { outcome, event, markers }, maxStateLevels, checkpoint, weights)
  const usable = await usableMarkers(found, options, 1, checkpoint)
  if ('status' in usable) return usable
  const { read, kept, refused, sample } = usable
  const curves: MarkerPrecision[] = []
  for (const marker of kept) {
    const { n, events, scores, cases } = commonRows(read, [marker])
    const counts = await scoreCounts(scores[0] ?? new Float64Array(), events, checkpoint, cases)
    curves.push({
      of: { variable: marker.variable },
      n,
      events: counts.totals.events,
      ...precisionRecallCurve(counts, maxScores, rule),
      area: precisionRecallArea(counts, rule),
    })
    progress(curves.length / kept.length)
    await checkpoint()
  }
  const data: PrecisionRecallData = { rule, show: { isoF1, baseline, scale }, curves }
  return chartAnswer(data, sample, [
    ...leftOut(definition, refused),
    ...otherLevels(definition, { variable: outcome, level: event }, read.levels),
    ...curves.flatMap(({ of, n, events, area }) =>
      area < events / n ? [warning(definition, 'below-share', { variable: of })] : [],
    ),
  ])
}
