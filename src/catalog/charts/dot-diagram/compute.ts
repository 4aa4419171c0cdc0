import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import { markedCutOff } from '#engine/methods/roc/cut-offs.ts'
import { commonRows } from '#engine/methods/roc/marker-rows.ts'
import { readMarkers } from '#engine/methods/roc/read-markers.ts'
import { scoreCounts } from '#engine/methods/roc/score-counts.ts'
import { countedHeights, rangeOfSamples } from '#engine/methods/samples/counted-heights.ts'
import { repeatCases } from '#engine/methods/samples/repeat-cases.ts'
import { maxStateLevels, otherLevels, unmarkedCutOff, usableMarkers } from '../../kit/accuracy/answerable-markers.ts'
import { askedRule, statedRule } from '../../kit/accuracy/marker-options.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { maxStripPoints } from '../../kit/options/strip-options.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { CalledShare, DotDiagramData, DotGroup } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, event, marker: variable, direction: side, confidence, layout, size, axis } = options
  if (event === null) throw new Error('The event is asked')
  const { checkpoint, progress } = context
  await checkpoint()
  const question = { outcome, event, markers: [{ variable, side }] }
  const found = await readMarkers(frame, question, maxStateLevels, checkpoint, caseWeights(frame, context.weights))
  const usable = await usableMarkers(found, { outcome, markers: [variable], missing: 'per-test' }, 1, checkpoint)
  if ('status' in usable) return usable.option === 'markers' ? { ...usable, option: 'marker' } : usable
  const { n, events, scores, cases } = commonRows(usable.read, usable.kept)
  const [own = new Float64Array()] = scores
  progress(0.3)
  const samples = [0, 1].map((kind) => sampleOf(own, events, kind, side, cases))
  await checkpoint()
  if (axis === 'log') {
    const below = samples.reduce((sum, { values, weights }) => sum + notPositive(values, weights), 0)
    if (below > 0) return rejected(definition, 'not-positive', 'axis', { variable: { variable }, n: below })
  }
  const counts = await scoreCounts(own, events, checkpoint, cases)
  progress(0.8)
  const rule = askedRule(options.cutOff, options.specificity, options.own)
  const marked = rule === null ? undefined : markedCutOff(counts, side, rule)
  const isMerged = n > maxStripPoints
  const drawn = samples.map(({ values, ...rest }) => ({
    ...rest,
    values: isMerged && axis === 'log' ? values.map(Math.log10) : values,
  }))
  await checkpoint()
  const range = rangeOfSamples(drawn.map(({ values }) => values))
  const others = usable.read.values.filter((value) => value !== event)
  const names = [others.length === 1 ? others[0] : undefined, event]
  const groups: DotGroup[] = []
  for (const [k, { values, weights }] of drawn.entries()) {
    const level = names[k]
    groups.push({
      name: level === undefined ? null : { variable: outcome, level },
      n: allCases(values.length, weights),
      ...(isMerged
        ? { points: [], heights: countedHeights(values, range, weights) }
        : { points: Array.from(repeatCases(values, weights)) }),
    })
    await checkpoint()
  }
  const share = (part: number, missed: number): CalledShare => ({
    part,
    of: part + missed,
    value: part / (part + missed),
    ...wilsonInterval(part, part + missed, confidence),
  })
  const data: DotDiagramData = {
    of: { variable, outcome },
    side,
    confidence,
    rule: statedRule(options.cutOff, options.specificity),
    show: { layout, size, axis },
    groups,
    cutOff: marked
      ? {
          value: marked.value,
          sensitivity: share(marked.truePositive, marked.falseNegative),
          specificity: share(marked.trueNegative, marked.falsePositive),
        }
      : null,
  }
  return chartAnswer(data, usable.sample, [
    ...otherLevels(definition, { variable: outcome, level: event }, usable.read.levels),
    ...(marked === undefined ? unmarkedCutOff(definition, variable, options) : []),
    axis === 'log' &&
      marked !== undefined &&
      !(marked.value > 0) &&
      notice(definition, 'cut-off-not-positive', { variable: { variable } }),
    isMerged && notice(definition, 'points-on-grid', { n }),
  ])
}

/** The values of one state on the scale of the marker, in the order of the rows. */
function sampleOf(
  scores: Float64Array,
  events: Uint8Array,
  kind: number,
  side: 'higher' | 'lower',
  cases: Float64Array | undefined,
) {
  const values = new Float64Array(scores.length)
  const weights = cases && new Float64Array(scores.length)
  let n = 0
  for (let i = 0; i < scores.length; i++) {
    if (events[i] !== kind) continue
    values[n] = side === 'higher' ? (scores[i] as number) : 0 - (scores[i] as number)
    if (weights !== undefined) weights[n] = cases?.[i] as number
    n++
  }
  return { values: values.subarray(0, n), weights: weights?.subarray(0, n) }
}

function notPositive(values: Float64Array, weights: Float64Array | undefined): number {
  let n = 0
  for (let i = 0; i < values.length; i++) if (!((values[i] as number) > 0)) n += weights?.[i] ?? 1
  return n
}
