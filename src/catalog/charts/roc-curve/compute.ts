import type { Checkpoint } from '#engine/checkpoint.ts'
import { caseWeights } from '#engine/frame/case-weights.ts'
import { adjustPValues } from '#engine/methods/inference/adjust-p-values.ts'
import { rocArea } from '#engine/methods/roc/area.ts'
import { rocCurve, thinnedCurve } from '#engine/methods/roc/curve.ts'
import { type CutOff, markedCutOff } from '#engine/methods/roc/cut-offs.ts'
import {
  areaInterval,
  commonRows,
  compareMarkerAreas,
  type MarkerRows,
  type StateRows,
} from '#engine/methods/roc/marker-rows.ts'
import { readMarkers } from '#engine/methods/roc/read-markers.ts'
import { type ScoreCounts, scoreCounts } from '#engine/methods/roc/score-counts.ts'
import { maxStateLevels, otherLevels, unmarkedCutOff, usableMarkers } from '../../kit/accuracy/answerable-markers.ts'
import { askedRule, statedRule } from '../../kit/accuracy/marker-options.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs } from '../../kit/comparison/compared-pairs.ts'
import { type notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { leftOut } from '../../kit/outcome/left-out.ts'
import { type Answer, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import type { MarkerCurve, RocCurveData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, event, confidence, axis, scale, diagonal } = options
  if (event === null) throw new Error('The event is asked')
  const { checkpoint, progress } = context
  await checkpoint()
  const markers = options.markers.map((one) => ({ variable: one, side: sideOf(options, one) }))
  const weights = caseWeights(frame, context.weights)
  const found = await readMarkers(frame, { outcome, event, markers }, maxStateLevels, checkpoint, weights)
  const usable = await usableMarkers(found, options, 2, checkpoint)
  if ('status' in usable) return usable
  const { read, kept, refused, sample } = usable
  const curves: MarkerCurve[] = []
  for (const marker of kept) {
    curves.push(await curveOf(read, marker, options, checkpoint))
    progress(curves.length / (kept.length + 1))
    await checkpoint()
  }
  const { comparisons, tooFew } = await comparisonsOf(read, kept, options, checkpoint)
  const data: RocCurveData = {
    confidence,
    rule: statedRule(options.cutOff, options.specificity),
    show: { axis, scale, diagonal },
    curves,
    comparisons,
  }
  return chartAnswer(data, sample, [
    ...leftOut(definition, refused),
    ...tooFew,
    ...otherLevels(definition, { variable: outcome, level: event }, read.levels),
    ...curves.flatMap((curve) => curveNotices(curve, options)),
  ])
}

function sideOf({ perMarker }: Options, marker: string): 'higher' | 'lower' {
  return perMarker[marker]?.direction ?? 'higher'
}

function warn(...[code, params]: [Parameters<typeof notice<typeof definition.messages>>[1], Notice['params']]): Notice {
  return warning(definition, code, params)
}

async function curveOf(
  read: StateRows,
  marker: MarkerRows,
  options: Options,
  checkpoint: Checkpoint,
): Promise<MarkerCurve> {
  const { events, scores, cases } = commonRows(read, [marker])
  const counts = await scoreCounts(scores[0] ?? new Float64Array(), events, checkpoint, cases)
  const { area, standardError } = rocArea(counts)
  const interval = areaInterval(area, standardError, options.confidence, [0, 1])
  const { variable, side } = marker
  const cutOff = cutOffOf(counts, marker, options)
  return {
    of: { variable },
    ...thinnedCurve(rocCurve(counts)),
    area: { value: area, lower: interval?.lower ?? null, upper: interval?.upper ?? null },
    cutOff:
      cutOff === undefined
        ? null
        : {
            value: cutOff.value,
            side,
            sensitivity: cutOff.truePositive / counts.totals.events,
            specificity: cutOff.trueNegative / counts.totals.others,
          },
  }
}

function cutOffOf(
  counts: ScoreCounts,
  { variable, side }: MarkerRows,
  { cutOff, specificity, perMarker }: Options,
): CutOff | undefined {
  const rule = askedRule(cutOff, specificity, perMarker[variable]?.cutOff ?? null)
  return rule === null ? undefined : markedCutOff(counts, side, rule)
}

function curveNotices({ of, area, cutOff }: MarkerCurve, options: Options): readonly (Notice | false)[] {
  const params = { variable: of }
  return [
    area.lower === null && warn('no-spread', params),
    !(area.value >= 0.5) &&
      warn(typeof area.upper === 'number' && area.upper < 0.5 ? 'below-diagonal' : 'area-below-half', params),
    ...(cutOff === null ? unmarkedCutOff(definition, of.variable, options) : []),
  ]
}

async function comparisonsOf(
  read: StateRows,
  kept: readonly MarkerRows[],
  { markers, compare, adjust }: Options,
  checkpoint: Checkpoint,
): Promise<{ readonly comparisons: NonNullable<RocCurveData['comparisons']>; readonly tooFew: readonly Notice[] }> {
  const found: { readonly first: string; readonly second: string; readonly p: number }[] = []
  const tooFew: Notice[] = []
  for (const [i, j] of compare === 'none' ? [] : comparedPairs(markers.length, 1, compare)) {
    const [a, b] = [i, j].map((k) => kept.find(({ variable }) => variable === markers[k]))
    if (a === undefined || b === undefined) continue
    const { n, events, apart } = await compareMarkerAreas(read, [a, b], checkpoint)
    await checkpoint()
    const variable = [{ variable: a.variable }, { variable: b.variable }]
    if (apart === undefined) tooFew.push(warn('too-few-in-common', { variable, events, others: n - events }))
    else found.push({ first: a.variable, second: b.variable, p: apart.pValue })
  }
  const adjusted = adjustPValues(
    found.map(({ p }) => p),
    adjust,
  )
  return {
    comparisons: { adjust, pairs: found.map((pair, k) => ({ ...pair, p: numeric(adjusted[k] ?? Number.NaN) })) },
    tooFew,
  }
}
