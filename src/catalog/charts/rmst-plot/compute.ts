import { daysIn } from '#engine/frame/calendar.ts'
import { groupedFollowUp } from '#engine/frame/grouped-follow-up.ts'
import type { SurvivalRows } from '#engine/frame/survival-rows.ts'
import { drawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import { groupCurves, lastTime } from '#engine/methods/survival/group-curves.ts'
import {
  compareRestrictedMeans,
  type MeanContrast,
  type RestrictedMean,
  restrictedMean,
} from '#engine/methods/survival/restricted-mean.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import { type Answer, type Notice, numeric, type Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { maxCurves, refusedCurves, refusedTicks } from '../../kit/survival/refused-curves.ts'
import { followUpSample } from '../../kit/survival/survival-exclusions.ts'
import { orderRemarks } from '../../kit/survival/survival-remarks.ts'
import { axisUnit, maxTicks, timeTicks } from '../../kit/survival/time-axis.ts'
import type { MeansData, MeansGroup, Tested } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, group, confidence, riskTable, censorMarks } = options
  const { checkpoint } = context
  const by = { group, most: maxCurves, weight: context.weights }
  const rows = await groupedFollowUp(frame, outcome, by, checkpoint)
  if (typeof rows === 'string') return refusedCurves(rows, group)
  const { unit, divisor } = axisUnit(options, daysIn)
  const watch = { checkpoint, progress: between(context.progress, 0, 0.7) }
  const curves = await groupCurves(rows.groups, { confidence, transformation: 'log', divisor }, watch)
  const longest = Math.min(...curves.map(({ time }) => time.at(-1) ?? 0))
  const tau = options.tau ?? longest
  const end = options.until ?? lastTime(curves)
  const ticks = timeTicks({ first: 0, end }, options, unit)
  const refused = refusal({ tau, longest, end, ticks: ticks.length })
  if (refused !== null) return refused
  const refs = levelRefs(
    group,
    rows.groups.map(({ level }) => level),
  )
  const means = curves.map((curve) => restrictedMean(curve, tau, confidence))
  const chosen = refs.findIndex((ref) => ref?.level === options.reference)
  const reference = curves.length < 2 ? null : Math.max(chosen, 0)
  const groups: MeansGroup[] = []
  for (const [g, curve] of curves.entries()) {
    const drawn = await drawnCurve(curve, { ticks, end, censorMarks }, checkpoint)
    const { x, survival, censored, atRisk, events } = drawn // without the band
    groups.push({
      group: refs[g] ?? null,
      x,
      survival,
      censored,
      atRisk,
      events,
      ...meanOf(means, g, reference, confidence),
    })
    await checkpoint()
  }
  const data: MeansData = {
    time: outcome.time,
    unit,
    confidence,
    tau,
    ticks,
    last: end,
    show: { layout: groups.length === 2 ? options.layout : 'panels', riskTable },
    reference: reference === null ? null : (refs[reference] ?? null),
    groups,
  }
  return chartAnswer(data, followUpSample(outcome, group, rows), noticesOf(rows, means, options))
}

interface Asked {
  readonly tau: number
  /** The longest time up to which every group is followed. */
  readonly longest: number
  readonly end: number
  readonly ticks: number
}

function refusal({ tau, longest, end, ticks }: Asked): Rejected | null {
  if (longest === 0) return rejected(definition, 'horizon-impossible', 'group')
  if (tau > longest) return rejected(definition, 'horizon-beyond', 'tau', { tau: asParam(tau), max: asParam(longest) })
  if (end < tau) return rejected(definition, 'axis-before-horizon', 'until', { tau: asParam(tau), end: asParam(end) })
  return ticks > maxTicks ? refusedTicks(ticks) : null
}

function asParam(time: number) {
  return Number.isInteger(time) ? time : { estimate: time }
}

/** The mean of a group, and its comparison with the reference unless it is the reference itself. */
function meanOf(
  means: readonly RestrictedMean[],
  g: number,
  reference: number | null,
  confidence: number,
): Pick<MeansGroup, 'mean' | 'contrast'> {
  const own = means[g] as RestrictedMean
  const mean = { estimate: numeric(own.estimate), ...limitsOrEmpty(own.interval) }
  if (reference === null || reference === g) return { mean }
  const { difference, ratio } = compareRestrictedMeans(own, means[reference] as RestrictedMean, confidence)
  return { mean, contrast: { difference: tested(difference), ratio: tested(ratio) } }
}

function tested({ estimate, interval, pValue }: MeanContrast): Tested {
  return { estimate: numeric(estimate), ...limitsOrEmpty(interval), p: orEmpty(pValue) }
}

function noticesOf(
  rows: SurvivalRows,
  means: readonly RestrictedMean[],
  options: Options,
): readonly (Notice | false)[] {
  const { group, outcome, tau, layout } = options
  const n = rows.groups.length
  return [
    rows.lost.badTimes > 0 && warning(definition, 'bad-times', { n: rows.lost.badTimes }),
    ...orderRemarks(outcome.form, rows),
    group !== null && n < 2 && warning(definition, 'one-group', { group: { variable: group } }),
    tau === null && n > 1 && notice(definition, 'horizon-of-data'),
    means.some(({ standardError }) => Number.isNaN(standardError)) && warning(definition, 'no-standard-error'),
    n > 2 && notice(definition, 'contrasts-unadjusted'),
    n > 2 && layout === 'between' && warning(definition, 'between-two-groups', { n }),
  ]
}
