import { daysIn } from '#engine/frame/calendar.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import { groupedFollowUp } from '#engine/frame/grouped-follow-up.ts'
import type { SurvivalRows } from '#engine/frame/survival-rows.ts'
import { compareCurves } from '#engine/methods/survival/compare-curves.ts'
import { crossing } from '#engine/methods/survival/curves-cross.ts'
import { drawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import { drawnEnd, firstTime, groupCurves, lastTime } from '#engine/methods/survival/group-curves.ts'
import { type SurvivalCurve, survivalAt, survivalQuantile } from '#engine/methods/survival/kaplan-meier.ts'
import { type SortedSurvival, sortedSurvival } from '#engine/methods/survival/log-rank-scores.ts'
import { fewAtRisk, thinRiskSets, thinTail } from '#engine/methods/survival/thin-risk-sets.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import { type Answer, type LevelRef, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { adjustmentOf, logRankWeightsOf } from '../../kit/survival/log-rank-options.ts'
import { maxCurves, refusedCurves, refusedTicks } from '../../kit/survival/refused-curves.ts'
import { followUpSample } from '../../kit/survival/survival-exclusions.ts'
import type { SurvivalFigure, SurvivalFigureGroup } from '../../kit/survival/survival-figure.ts'
import { orderRemarks, riskSetRemarks } from '../../kit/survival/survival-remarks.ts'
import { axisUnit, maxTicks, timeTicks } from '../../kit/survival/time-axis.ts'
import { definition } from './definition.ts'
import { hazardRatios } from './hazard-ratios.ts'

type Options = OptionsOf<typeof definition>

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, group, confidence, quantity, range, band, riskTable, medians, names, times } = options
  const { checkpoint } = context
  const by = { group, most: maxCurves, weight: context.weights }
  const rows = await groupedFollowUp(frame, outcome, by, checkpoint)
  if (typeof rows === 'string') return refusedCurves(rows, group)
  const { unit, divisor } = axisUnit(options, daysIn)
  const watch = { checkpoint, progress: between(context.progress, 0, 0.4) }
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
  let isEmptied = false
  for (const [g, curve] of curves.entries()) {
    const drawn = await drawnCurve(
      curve,
      { ticks, end: drawnEnd(curve, end, options.leastAtRisk), censorMarks: options.censorMarks },
      checkpoint,
    )
    const ref = refs[g] ?? null
    const chosen = times.length === 0 ? {} : { times: times.map((time) => timeOf(curve, time)) }
    groups.push({ group: ref, median: medians === 'none' ? null : medianOf(curve), ...chosen, ...drawn })
    const sets = thinRiskSets(curve)
    isEmptied ||= sets.emptied !== null
    thin.push(...riskSetRemarks(ref, sets))
    await checkpoint()
  }
  const tests = await testsOf(rows, refs, options, context)
  const ratios = await ratiosOf(rows, refs, options, context)
  const compared = curves.filter((_, g) => !isSingle(rows, g))
  const doubtful = (tests.p !== null || Boolean(ratios)) && !isEmptied && crossing(compared) === 'clear'
  await checkpoint()
  const data: SurvivalFigure = {
    time: outcome.time,
    unit,
    confidence,
    ticks,
    ...(outcome.form === 'start-stop' ? { begin: ticks[0] ?? 0 } : {}),
    last: end,
    ...(options.leastAtRisk === null ? {} : { leastAtRisk: options.leastAtRisk }),
    show: { quantity, range, band, riskTable, medians, ...(names === 'ends' && group !== null ? { names } : {}) },
    groups,
    ...tests,
    p: tests.p === 'NaN' ? null : tests.p,
    ...(ratios ? { hazardRatios: ratios } : {}),
  }
  return chartAnswer(data, followUpSample(outcome, group, rows), [
    ...noticesOf(rows, { p: tests.p, ratios }, options),
    doubtful && warning(definition, 'curves-cross'),
    ...singleSubjects(rows, refs),
    ...thin,
    ...tailRemarks(curves, { from: earliest < end ? earliest : 0, end }, options),
  ])
}

/** Fraction of the time axis: a shorter tail is not remarked on. */
const longTail = 0.1

/** The earliest time after which a curve is drawn for long although few are at risk. */
function tailRemarks(
  curves: readonly SurvivalCurve[],
  { from, end }: { readonly from: number; readonly end: number },
  { leastAtRisk }: Options,
): readonly Notice[] {
  const starts = curves.flatMap((curve) => {
    const start = thinTail(curve)
    const last = Math.min(drawnEnd(curve, end, leastAtRisk), curve.time.at(-1) ?? 0)
    return start !== null && last - start > longTail * (end - from) ? [start] : []
  })
  if (starts.length === 0) return []
  return [notice(definition, 'thin-tail', { time: Number(Math.min(...starts).toPrecision(4)), most: fewAtRisk })]
}

type Tests = Pick<SurvivalFigure, 'p' | 'test' | 'exponents' | 'trend' | 'pairs'>

/** The requested tests: P is null without one, NaN if it is impossible. The unit of time does not matter, since they use ranks. */
async function testsOf(
  rows: SurvivalRows,
  refs: readonly (LevelRef | null)[],
  options: Options,
  { checkpoint, progress }: ComputeContext,
): Promise<Tests> {
  if (options.group === null || !options.logRank || rows.groups.length < 2) return { p: null }
  const sorted: SortedSurvival[] = []
  for (const { sample } of rows.groups) sorted.push(await sortedSurvival(sample, checkpoint))
  const weights = logRankWeightsOf(options)
  const adjust = adjustmentOf(options)
  const watch = { checkpoint, progress: between(progress, 0.4, 0.6) }
  const { test, pairs } = await compareCurves([sorted], { weights, pairs: adjust }, watch)
  const isPossible = !Number.isNaN(test.pValue)
  return {
    p: numeric(test.pValue),
    ...(weights.kind === 'log-rank' ? {} : { test: weights.kind }),
    ...(weights.kind === 'fleming-harrington' ? { exponents: { rho: weights.rho, gamma: weights.gamma } } : {}),
    ...(options.trend && sorted.length > 2 && isPossible ? { trend: orEmpty(test.trend.pValue) } : {}),
    ...(!(adjust === null || pairs.length === 0) && {
      pairs: {
        adjust,
        tests: pairs.flatMap((pair) => {
          const [first, second] = [refs[pair.first], refs[pair.second]]
          return first && second ? [{ first, second, p: orEmpty(pair.adjusted) }] : []
        }),
      },
    }),
  }
}

/** Undefined if they were not requested or there is one group; null if they are impossible. */
async function ratiosOf(
  rows: SurvivalRows,
  refs: readonly (LevelRef | null)[],
  { hazardRatio, reference, confidence }: Options,
  { checkpoint, progress }: ComputeContext,
) {
  if (!hazardRatio || rows.groups.length < 2) return undefined
  const chosen = refs.findIndex((ref) => ref?.level === reference)
  const groups = rows.groups.flatMap(({ sample }, g) => {
    const group = refs[g]
    return group ? [{ group, sample }] : []
  })
  return hazardRatios(
    groups,
    { reference: Math.max(chosen, 0), confidence },
    { checkpoint, progress: between(progress, 0.6, 1) },
  )
}

function timeOf(curve: SurvivalCurve, time: number): NonNullable<SurvivalFigureGroup['times']>[number] {
  const { survival, interval } = survivalAt(curve, time)
  return { time, survival: orEmpty(survival), lower: orEmpty(interval.lower), upper: orEmpty(interval.upper) }
}

function medianOf(curve: SurvivalCurve): SurvivalFigureGroup['median'] {
  const { estimate, interval } = survivalQuantile(curve, 0.5)
  return { estimate: orEmpty(estimate), lower: orEmpty(interval.lower), upper: orEmpty(interval.upper) }
}

/** Groups of one subject: a warning each, unless it is the only group. */
function singleSubjects(rows: SurvivalRows, refs: readonly (LevelRef | null)[]): readonly Notice[] {
  if (rows.groups.length < 2) return []
  return refs.flatMap((group, g) => {
    if (group === null || !isSingle(rows, g)) return []
    return [warning(definition, 'single-subject', { group })]
  })
}

function isSingle({ groups }: SurvivalRows, g: number): boolean {
  const sample = groups[g]?.sample
  return sample !== undefined && allCases(sample.time.length, sample.weights) === 1
}

interface Compared {
  readonly p: Tests['p']
  readonly ratios: SurvivalFigure['hazardRatios'] | null
}

function noticesOf(rows: SurvivalRows, { p, ratios }: Compared, options: Options): readonly (Notice | false)[] {
  const { group, outcome } = options
  return [
    rows.lost.badTimes > 0 && warning(definition, 'bad-times', { n: rows.lost.badTimes }),
    ...orderRemarks(outcome.form, rows),
    rows.events === rows.count && warning(definition, 'no-censoring'),
    group !== null && rows.groups.length < 2 && warning(definition, 'one-group', { group: { variable: group } }),
    p === 'NaN' && warning(definition, 'log-rank-impossible'),
    ratios === null && warning(definition, 'hazard-ratio-impossible'),
  ]
}
