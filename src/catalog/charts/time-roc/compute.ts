import { numericColumn } from '#engine/frame/numeric-column.ts'
import { madeIds, type SurvivalFrame, survivalFrame } from '#engine/frame/survival-frame.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { areaInterval } from '#engine/methods/roc/marker-rows.ts'
import { type FollowedMarker, timeDependentRoc } from '#engine/methods/roc/time-dependent-roc.ts'
import { sortedValues } from '#engine/methods/samples/sorted-values.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import type { Answer, Notice, Params } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { survivalExclusions } from '../../kit/survival/survival-exclusions.ts'
import { unitOfTime } from '../../kit/survival/survival-options.ts'
import { orderRemarks } from '../../kit/survival/survival-remarks.ts'
import type { TimeCurve, TimeRocData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** With fewer events a curve is unreliable. */
const fewCases = 10
/** Rows between two checkpoints. */
const portion = 1 << 16

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, marker, confidence, scale } = options
  const { checkpoint, progress } = context
  if ([outcome.time, outcome.start, outcome.status].includes(marker))
    return rejected(definition, 'marker-in-outcome', 'marker', { variable: { variable: marker } })
  const survival = await survivalFrame(frame, outcome, checkpoint)
  const { followed, lost } = await readRows(survival, options, context)
  progress(0.2)
  const n = followed.time.length
  if (n === 0) return rejected(definition, 'no-usable-rows', 'outcome.time')
  const events = followed.time.filter((_, i) => followed.event[i] === 1)
  if (events.length === 0) return rejected(definition, 'no-events', 'outcome.events')
  if (followed.score.every((value) => value === followed.score[0]))
    return rejected(definition, 'constant-marker', 'marker', { variable: { variable: marker } })
  await checkpoint()
  const sorted = await sortedValues(events, checkpoint)
  const times = options.times.length > 0 ? options.times : [quantile(sorted, 0.5, 7)]
  const found = await timeDependentRoc(followed, times, checkpoint)
  const curves: TimeCurve[] = []
  const notices: Notice[] = []
  for (const [k, time] of times.entries()) {
    const one = found[k]
    if (one === undefined) {
      notices.push(warn('time-left-out', { time, ...countsAt(followed, time) }))
      continue
    }
    const { area, standardError, cases, controls, falsePositive, truePositive } = one
    const interval = areaInterval(area, standardError, confidence, [0, 1])
    curves.push({
      time,
      falsePositive,
      truePositive,
      area: { value: area, lower: interval?.lower ?? null, upper: interval?.upper ?? null },
      counted: { cases, controls },
    })
    if (cases < fewCases) notices.push(warn('few-cases', { time, n: cases }))
    if (area < 0.5) notices.push(warn('below-half', { time }))
    await checkpoint()
  }
  const last = followed.time.reduce((most, one) => Math.max(most, one), 0)
  if (curves.length === 0) return rejected(definition, 'no-curve', 'times', { first: sorted[0] ?? 0, last })
  const data: TimeRocData = {
    of: { variable: marker },
    unit: unitOfTime(options),
    confidence,
    show: { scale },
    n,
    curves,
  }
  const excluded = [...survivalExclusions(outcome, {}, survival.lost), ...exclusions([marker], [lost])]
  return chartAnswer(data, { total: frame.rows, used: n, excluded }, [
    survival.lost.badTimes > 0 && warn('bad-times', { n: survival.lost.badTimes }),
    ...orderRemarks(outcome.form, survival),
    options.times.length === 0 && notice(definition, 'median-time'),
    ...notices,
  ])
}

/** The rows with a time, a status and the marker, negated if lower values speak for the event; and how many lack the marker. */
async function readRows(
  { frame }: SurvivalFrame,
  { marker, direction }: Options,
  { checkpoint }: ComputeContext,
): Promise<{ readonly followed: FollowedMarker; readonly lost: { missing: number; infinite: number } }> {
  const [values, times, states] = [marker, madeIds.time, madeIds.event].map((id) => numericColumn(frame, id).values)
  if (!(values && times && states)) throw new Error('three columns')
  const lost = { missing: 0, infinite: 0 }
  const [score, time, event] = [new Float64Array(frame.rows), new Float64Array(frame.rows), new Uint8Array(frame.rows)]
  let n = 0
  for (let i = 0; i < frame.rows; i++) {
    if (i % portion === 0) await checkpoint()
    const [value, at, state] = [values[i] as number, times[i] as number, states[i] as number]
    if (!Number.isFinite(value)) lost[Number.isNaN(value) ? 'missing' : 'infinite']++
    else if (!Number.isNaN(at) && !Number.isNaN(state)) {
      score[n] = direction === 'lower' ? 0 - value : value + 0 // avoids negative zero
      time[n] = at
      event[n++] = state
    }
  }
  const followed = { score: score.subarray(0, n), time: time.subarray(0, n), event: event.subarray(0, n) }
  return { followed, lost }
}

function countsAt({ time, event }: FollowedMarker, at: number) {
  let [cases, controls] = [0, 0]
  for (let i = 0; i < time.length; i++) {
    if ((time[i] as number) > at) controls++
    else cases += event[i] as number
  }
  return { cases, controls }
}

function warn(code: keyof (typeof definition)['messages'], params: Params): Notice {
  return warning(definition, code, params)
}
