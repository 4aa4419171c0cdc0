import { caseWeights } from '#engine/frame/case-weights.ts'
import { commonRows } from '#engine/methods/roc/marker-rows.ts'
import { netBenefits, thresholdOdds } from '#engine/methods/roc/net-benefit.ts'
import { readMarkers } from '#engine/methods/roc/read-markers.ts'
import { markerExclusions, maxStateLevels, otherLevels, readableState } from '../../kit/accuracy/answerable-markers.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer, Notice } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { DecisionCurveData, Quantity } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const steps = 100

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, event, markers, quantity, from, to, all } = options
  if (event === null) throw new Error('The event is asked')
  if (from >= to) return rejected(definition, 'empty-range', 'from')
  const { checkpoint } = context
  await checkpoint()
  const asked = markers.map((one) => ({ variable: one, side: 'higher' as const }))
  const weights = caseWeights(frame, context.weights)
  const found = await readMarkers(frame, { outcome, event, markers: asked }, maxStateLevels, checkpoint, weights)
  const read = readableState(options, found)
  if ('status' in read) return read
  const { events, scores, cases } = commonRows(read, read.markers)
  const odd = scores.findIndex((risks) => risks.some((risk) => risk < 0 || risk > 1))
  if (odd >= 0)
    return rejected(definition, 'not-probabilities', 'markers', { variable: { variable: markers[odd] ?? '' } })
  const thresholds = thresholdsOf(options)
  const benefits = await netBenefits(scores, events, thresholds, checkpoint, cases)
  const others = benefits.n - benefits.events
  if (benefits.events === 0 || others === 0)
    return rejected(definition, 'one-state', 'markers', { events: benefits.events, others })
  const shown = (values: readonly number[]) => inUnits(values, quantity, { ...benefits, thresholds })
  const data: DecisionCurveData = {
    of: { variable: outcome },
    n: benefits.n,
    events: benefits.events,
    show: { quantity },
    thresholds,
    all: all ? shown(benefits.all) : [],
    models: markers.map((id, k) => ({ of: { variable: id }, y: shown(benefits.models[k] ?? []) })),
  }
  const excluded = markerExclusions(outcome, read.unknown, read.markers)
  return chartAnswer(data, { total: read.total, used: benefits.n, excluded }, [
    ...otherLevels(definition, { variable: outcome, level: event }, read.levels),
    ...markers.flatMap((id, k): readonly Notice[] => {
      const highest = (scores[k] ?? new Float64Array()).reduce((high, risk) => Math.max(high, risk), 0)
      if (highest >= to) return []
      return [notice(definition, 'beyond-risks', { variable: { variable: id }, share: { fraction: highest } })]
    }),
  ])
}

/** Evenly spaced, without the noise of their last digits: a risk of 0.3 is at the threshold 0.3. Odds of 0 avoid nothing. */
function thresholdsOf({ from, to, quantity }: Options): readonly number[] {
  const even = Array.from({ length: steps + 1 }, (_, k) => from + ((to - from) * k) / steps)
  const round = even.map((threshold) => Math.floor(threshold * 1e10 + 0.5) / 1e10)
  return quantity === 'avoided' ? round.filter((threshold) => threshold > 0) : round
}

function inUnits(
  benefits: readonly number[],
  quantity: Quantity,
  {
    all,
    n,
    events,
    thresholds,
  }: {
    readonly all: readonly number[]
    readonly n: number
    readonly events: number
    readonly thresholds: readonly number[]
  },
): readonly number[] {
  if (quantity === 'net') return benefits
  if (quantity === 'standardised') return benefits.map((benefit) => benefit / (events / n))
  return benefits.map((benefit, k) => ((benefit - (all[k] ?? 0)) / thresholdOdds(thresholds[k] ?? 0)) * 100)
}
