import { daysIn } from '#engine/frame/calendar.ts'
import { allCases, exactWeights } from '#engine/frame/case-weights.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import type { SurvivalSample } from '#engine/frame/survival-rows.ts'
import { type SurvivalRows, survivalRows } from '#engine/frame/survival-rows.ts'
import { drawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import { kaplanMeier, type SurvivalCurve, survivalQuantile } from '#engine/methods/survival/kaplan-meier.ts'
import { logRank } from '#engine/methods/survival/log-rank.ts'
import { thinRiskSets } from '#engine/methods/survival/thin-risk-sets.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, type LevelRef, type Notice, type Numeric, numeric } from '../../kit/outcome/outcome.ts'
import { survivalExclusions } from '../../kit/survival/survival-exclusions.ts'
import type { SurvivalFigure, SurvivalFigureGroup } from '../../kit/survival/survival-figure.ts'
import { orderRemarks, riskSetRemarks } from '../../kit/survival/survival-remarks.ts'
import { axisUnit, maxTicks, timeTicks } from '../../kit/survival/time-axis.ts'
import { definition } from './definition.ts'
import { hazardRatio } from './hazard-ratio.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 12

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A chart needs a frame')
  const { outcome, group, confidence, quantity, range, band, riskTable, medians } = options
  const { checkpoint } = context
  const grouping = group === null ? undefined : columnById(frame, group)
  if (grouping !== undefined && hasMoreLevels(grouping, maxGroups)) {
    const params = { group: { variable: grouping.id }, max: maxGroups }
    return { status: 'rejected', code: 'too-many-groups', params, option: 'group' }
  }
  const weights = exactWeights(frame, context.weights)
  const rows = await survivalRows(frame, outcome, { group: grouping }, checkpoint, weights)
  if (rows.count === 0) return { status: 'rejected', code: 'no-usable-rows', params: {}, option: 'outcome.time' }
  if (rows.events === 0) return { status: 'rejected', code: 'no-events', params: {}, option: 'outcome.events' }
  const { unit, divisor } = axisUnit(options, daysIn)
  const curves: SurvivalCurve[] = []
  for (const { sample } of rows.groups) {
    curves.push(await kaplanMeier(inUnit(sample, divisor), options, checkpoint))
    context.progress((0.7 * curves.length) / rows.groups.length)
    await checkpoint()
  }
  const end = options.until ?? Math.max(...curves.map(({ time }) => time.at(-1) ?? 0))
  const earliest = Math.min(...curves.map(({ entries }) => entries?.values[0] ?? 0))
  const ticks = timeTicks({ first: earliest < end ? earliest : 0, end }, options, unit)
  if (ticks.length > maxTicks) {
    const params = { n: ticks.length, max: maxTicks }
    return { status: 'rejected', code: 'too-many-ticks', params, option: 'step' }
  }
  const refs = levelRefs(
    group,
    rows.groups.map(({ level }) => level),
  )
  const groups: SurvivalFigureGroup[] = []
  const thin: Notice[] = []
  for (const [g, curve] of curves.entries()) {
    const drawn = await drawnCurve(
      curve,
      { ticks, end: endOf(curve, end, options), censorMarks: options.censorMarks },
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
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, weights),
      used: rows.count,
      excluded: survivalExclusions(outcome, { group }, rows.lost),
    },
    tables: [],
    figures: [{ id: 'chart', of: 'chart', data }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: [...noticesOf(rows, { p, ratio }, options), ...singleSubjects(rows, refs), ...thin],
    facts: {},
  }
}

/** The end of a drawn curve: that of the axis, or the last time with enough at risk. */
function endOf({ time, atRisk, entries }: SurvivalCurve, end: number, { leastAtRisk }: Options): number {
  if (leastAtRisk === null) return end
  const last = atRisk.findLastIndex((n) => n >= leastAtRisk)
  return Math.min(end, time[last] ?? entries?.values[0] ?? 0)
}

function inUnit({ time, start, ...rest }: SurvivalSample, divisor: number): SurvivalSample {
  const divided = (times: Float64Array) => (divisor === 1 ? times : times.map((one) => one / divisor))
  return { ...rest, time: divided(time), ...(start === undefined ? {} : { start: divided(start) }) }
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
