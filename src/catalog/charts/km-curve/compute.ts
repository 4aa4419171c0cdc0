import { daysIn } from '#engine/frame/calendar.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { groupedFollowUp } from '#engine/frame/grouped-follow-up.ts'
import type { SurvivalRows } from '#engine/frame/survival-rows.ts'
import { drawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import { drawnEnd, firstTime, groupCurves, lastTime } from '#engine/methods/survival/group-curves.ts'
import { type SurvivalCurve, survivalQuantile } from '#engine/methods/survival/kaplan-meier.ts'
import { logRank } from '#engine/methods/survival/log-rank.ts'
import { thinRiskSets } from '#engine/methods/survival/thin-risk-sets.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type LevelRef, type Notice, type Numeric, numeric } from '../../kit/outcome/outcome.ts'
import { maxCurves, refusedCurves, refusedTicks } from '../../kit/survival/refused-curves.ts'
import { followUpSample } from '../../kit/survival/survival-exclusions.ts'
import type { SurvivalFigure, SurvivalFigureGroup } from '../../kit/survival/survival-figure.ts'
import { orderRemarks, riskSetRemarks } from '../../kit/survival/survival-remarks.ts'
import { axisUnit, maxTicks, timeTicks } from '../../kit/survival/time-axis.ts'
import { definition } from './definition.ts'
import { hazardRatio } from './hazard-ratio.ts'

type Options = OptionsOf<typeof definition>

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A chart needs a frame')
  const { outcome, group, confidence, quantity, range, band, riskTable, medians } = options
  const { checkpoint } = context
  const by = { group, most: maxCurves, weight: context.weights }
  const rows = await groupedFollowUp(frame, outcome, by, checkpoint)
  if (typeof rows === 'string') return refusedCurves(rows, group)
  const { unit, divisor } = axisUnit(options, daysIn)
  const watch = { checkpoint, progress: between(context.progress, 0, 0.7) }
  const curves = await groupCurves(rows.groups, { ...options, divisor }, watch)
  const end = options.until ?? lastTime(curves)
  const earliest = firstTime(curves)
  const ticks = timeTicks({ first: earliest < end ? earliest : 0, end }, options, unit)
  if (ticks.length > maxTicks) return refusedTicks(ticks.length)
  const refs = levelRefs(
    group,
    rows.groups.map(({ level }) => level),
  )
  const groups: SurvivalFigureGroup[] = []
  const thin: Notice[] = []
  for (const [g, curve] of curves.entries()) {
    const drawn = await drawnCurve(
      curve,
      { ticks, end: drawnEnd(curve, end, options.leastAtRisk), censorMarks: options.censorMarks },
      checkpoint,
    )
    const ref = refs[g] ?? null
    groups.push({ group: ref, median: medians === 'none' ? null : medianOf(curve), ...drawn })
    thin.push(...riskSetRemarks(ref, thinRiskSets(curve)))
    await checkpoint()
  }
  const p = await testOf(rows, options, context)
  const ratio = await ratioOf(rows, options, context)
  const data: SurvivalFigure = {
    time: outcome.time,
    unit,
    confidence,
    ticks,
    ...(outcome.form === 'start-stop' ? { begin: ticks[0] ?? 0 } : {}),
    last: end,
    ...(options.leastAtRisk === null ? {} : { leastAtRisk: options.leastAtRisk }),
    show: { quantity, range, band, riskTable, medians },
    groups,
    p: p === 'NaN' ? null : p,
    ...(ratio ? { hazardRatio: ratio } : {}),
  }
  return chartAnswer(data, followUpSample(outcome, group, rows), [
    ...noticesOf(rows, { p, ratio }, options),
    ...singleSubjects(rows, refs),
    ...thin,
  ])
}

/** Null if no test was requested; NaN if it is impossible. The unit of time does not matter, since the test uses ranks. */
async function testOf(rows: SurvivalRows, options: Options, { checkpoint }: ComputeContext): Promise<Numeric> {
  if (options.group === null || !options.logRank || rows.groups.length < 2) return null
  const samples = rows.groups.map(({ sample }) => sample)
  return numeric((await logRank(samples, checkpoint)).pValue)
}

/** Undefined if it was not requested or there are not two groups; null if it is impossible. */
async function ratioOf(rows: SurvivalRows, options: Options, { checkpoint }: ComputeContext) {
  const [first, second, third] = rows.groups
  if (!options.hazardRatio || first === undefined || second === undefined || third !== undefined) return undefined
  return hazardRatio([first.sample, second.sample], options.confidence, checkpoint)
}

function medianOf(curve: SurvivalCurve): SurvivalFigureGroup['median'] {
  const { estimate, interval } = survivalQuantile(curve, 0.5)
  const orNull = (value: number) => (Number.isNaN(value) ? null : value)
  return { estimate: orNull(estimate), lower: orNull(interval.lower), upper: orNull(interval.upper) }
}

/** Groups of one subject: a warning each, unless it is the only group. */
function singleSubjects({ groups }: SurvivalRows, refs: readonly (LevelRef | null)[]): readonly Notice[] {
  if (groups.length < 2) return []
  return groups.flatMap(({ sample: { time, weights } }, g) => {
    const group = refs[g] ?? null
    if (group === null || allCases(time.length, weights) !== 1) return []
    return [notice(definition, 'single-subject', { group }, { weight: 'warning' })]
  })
}

interface Compared {
  readonly p: Numeric
  readonly ratio: SurvivalFigure['hazardRatio'] | null
}

function noticesOf(rows: SurvivalRows, { p, ratio }: Compared, options: Options): readonly Notice[] {
  const { group, outcome } = options
  const n = rows.groups.length
  const warn = { weight: 'warning' } as const
  return [
    ...(rows.lost.badTimes > 0 ? [notice(definition, 'bad-times', { n: rows.lost.badTimes }, warn)] : []),
    ...orderRemarks(outcome.form, rows),
    ...(rows.events === rows.count ? [notice(definition, 'no-censoring', {}, warn)] : []),
    ...(group !== null && n < 2 ? [notice(definition, 'one-group', { group: { variable: group } }, warn)] : []),
    ...(p === 'NaN' ? [notice(definition, 'log-rank-impossible', {}, warn)] : []),
    ...(group !== null && options.hazardRatio && n > 2
      ? [notice(definition, 'hazard-ratio-two-groups', { group: { variable: group }, n }, warn)]
      : []),
    ...(ratio === null ? [notice(definition, 'hazard-ratio-impossible', {}, warn)] : []),
  ]
}
