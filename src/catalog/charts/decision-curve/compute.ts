import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { commonRows, markersOfState } from '#engine/methods/roc/marker-rows.ts'
import { netBenefits, thresholdOdds } from '#engine/methods/roc/net-benefit.ts'
import { markerExclusions, maxStateLevels, refusedMarker } from '../../kit/accuracy/answerable-markers.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import type { Answer, Notice } from '../../kit/outcome/outcome.ts'
import type { DecisionCurveData, Quantity } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const steps = 100

export async function compute([frame]: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  if (frame === undefined) throw new Error('A chart needs a frame')
  const { outcome, event, markers, quantity, from, to, all } = options
  if (event === null) throw new Error('The event is asked')
  const variable = { variable: outcome }
  if (markers.includes(outcome)) return refusedMarker('outcome-as-marker', { variable })
  if (from >= to) return { status: 'rejected', code: 'empty-range', params: {}, option: 'from' }
  const column = columnById(frame, outcome)
  if (column !== undefined && hasMoreLevels(column, maxStateLevels))
    return refusedMarker('too-many-levels', { variable, max: maxStateLevels }, 'outcome')
  const { checkpoint } = context
  await checkpoint()
  const weights = caseWeights(frame, context.weights)
  const asked = markers.map((one) => ({ variable: one, side: 'higher' as const }))
  const read = await markersOfState(frame, { outcome, event, markers: asked }, checkpoint, weights)
  const { events, scores, cases } = commonRows(read, read.markers)
  const odd = scores.findIndex((risks) => risks.some((risk) => risk < 0 || risk > 1))
  if (odd >= 0) {
    const params = { variable: { variable: markers[odd] ?? '' } }
    return { status: 'rejected', code: 'not-probabilities', params, option: 'markers' }
  }
  const thresholds = thresholdsOf(options)
  const found = await netBenefits(scores, events, thresholds, checkpoint, cases)
  const others = found.n - found.events
  if (found.events === 0 || others === 0)
    return { status: 'rejected', code: 'one-state', params: { events: found.events, others }, option: 'markers' }
  const shown = (benefits: readonly number[]) => inUnits(benefits, quantity, { ...found, thresholds })
  const data: DecisionCurveData = {
    of: variable,
    n: found.n,
    events: found.events,
    show: { quantity },
    thresholds,
    all: all ? shown(found.all) : [],
    models: markers.map((id, k) => ({ of: { variable: id }, y: shown(found.models[k] ?? []) })),
  }
  const warn = { weight: 'warning' } as const
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, weights),
      used: found.n,
      excluded: markerExclusions(outcome, read.unknown, read.markers),
    },
    tables: [],
    figures: [{ id: 'chart', of: 'chart', data }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: [
      ...(read.levels > 2
        ? [
            notice(
              definition,
              'other-levels',
              { variable, level: { variable: outcome, level: event }, n: read.levels },
              warn,
            ),
          ]
        : []),
      ...markers.flatMap((id, k): readonly Notice[] => {
        const highest = (scores[k] ?? new Float64Array()).reduce((high, risk) => Math.max(high, risk), 0)
        if (highest >= to) return []
        return [notice(definition, 'beyond-risks', { variable: { variable: id }, share: { fraction: highest } })]
      }),
    ],
    facts: {},
  }
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
