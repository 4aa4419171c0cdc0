import { caseWeights } from '#engine/frame/case-weights.ts'
import type { Measured } from '#engine/methods/roc/accuracy.ts'
import { calledAtScores, markedCutOff } from '#engine/methods/roc/cut-offs.ts'
import { commonRows } from '#engine/methods/roc/marker-rows.ts'
import { readMarkers } from '#engine/methods/roc/read-markers.ts'
import { scoreCounts } from '#engine/methods/roc/score-counts.ts'
import { thresholdMeasures } from '#engine/methods/roc/threshold-measures.ts'
import { maxStateLevels, otherLevels, unmarkedCutOff, usableMarkers } from '../../kit/accuracy/answerable-markers.ts'
import { askedRule, statedRule } from '../../kit/accuracy/marker-options.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { type Answer, type Numeric, numeric } from '../../kit/outcome/outcome.ts'
import type { MeasureCourse, ThresholdPlotData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** More cut-offs than this are indistinguishable on the axis. */
export const maxCutOffs = 500

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, event, marker: variable, direction: side, confidence, prevalence, band, scale } = options
  if (event === null) throw new Error('The event is asked')
  const { checkpoint, progress } = context
  await checkpoint()
  const question = { outcome, event, markers: [{ variable, side }] }
  const found = await readMarkers(frame, question, maxStateLevels, checkpoint, caseWeights(frame, context.weights))
  const usable = await usableMarkers(found, { outcome, markers: [variable], missing: 'per-test' }, 1, checkpoint)
  if ('status' in usable) return usable.option === 'markers' ? { ...usable, option: 'marker' } : usable
  const { n, events, scores, cases } = commonRows(usable.read, usable.kept)
  progress(0.3)
  const counts = await scoreCounts(scores[0] ?? new Float64Array(), events, checkpoint, cases)
  progress(0.8)
  const drawn = calledAtScores(counts, maxCutOffs)
  // the highest scores of low values that indicate the event are the lowest values
  const [cutOffs, called] =
    side === 'higher'
      ? [drawn.scores.toReversed(), drawn.called.toReversed()]
      : [drawn.scores.map((score) => 0 - score), drawn.called]
  const rule = askedRule(options.cutOff, options.specificity, options.own)
  const marked = rule === null ? undefined : markedCutOff(counts, side, rule)
  const measured = called.map((one) => thresholdMeasures(one, confidence, prevalence))
  const atMarked = marked && thresholdMeasures(marked, confidence, prevalence)
  const measures = options.measures.map((name): MeasureCourse => {
    const values = measured.map((one) => limitsOf(one[name]))
    return {
      name,
      y: values.map(({ value }) => value),
      lower: values.map(({ lower }) => lower),
      upper: values.map(({ upper }) => upper),
      marked: atMarked ? limitsOf(atMarked[name]) : null,
    }
  })
  const data: ThresholdPlotData = {
    of: { variable },
    side,
    n,
    events: counts.totals.events,
    confidence,
    prevalence,
    rule: statedRule(options.cutOff, options.specificity),
    show: { band, scale },
    cutOffs,
    measures,
    cutOff: marked?.value ?? null,
  }
  return chartAnswer(data, usable.sample, [
    ...otherLevels(definition, { variable: outcome, level: event }, usable.read.levels),
    ...(marked === undefined ? unmarkedCutOff(definition, variable, options) : []),
  ])
}

function limitsOf({ value, interval }: Measured): { value: Numeric; lower: Numeric; upper: Numeric } {
  const [lower, upper] = [interval?.lower ?? Number.NaN, interval?.upper ?? Number.NaN]
  return { value: numeric(value), lower: numeric(lower), upper: numeric(upper) }
}
