import { daysIn } from '#engine/frame/calendar.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import { type GroupedFollowUp, groupedFollowUp } from '#engine/frame/grouped-follow-up.ts'
import { drawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import { drawnEnd, firstTime, groupCurves, lastTime } from '#engine/methods/survival/group-curves.ts'
import {
  cumulativeHazard,
  type DrawnSteps,
  drawnSteps,
  survivalOnScale,
} from '#engine/methods/survival/hazard-curves.ts'
import type { SurvivalCurve } from '#engine/methods/survival/kaplan-meier.ts'
import { pooledBandwidth, smoothedHazard, widestBandwidth } from '#engine/methods/survival/smoothed-hazard.ts'
import { thinRiskSets } from '#engine/methods/survival/thin-risk-sets.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, LevelRef, Notice } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { maxCurves, refusedCurves, refusedTicks } from '../../kit/survival/refused-curves.ts'
import { followUpSample } from '../../kit/survival/survival-exclusions.ts'
import { orderRemarks, riskSetRemarks } from '../../kit/survival/survival-remarks.ts'
import { axisUnit, maxTicks, timeTicks } from '../../kit/survival/time-axis.ts'
import type { HazardData, HazardGroup } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { outcome, group, confidence, quantity, band, transformation } = options
  const { checkpoint } = context
  const by = { group, most: maxCurves, weight: context.weights }
  const rows = await groupedFollowUp(frame, outcome, by, checkpoint)
  if (typeof rows === 'string') return refusedCurves(rows, group)
  if (rows.events === 0) return refusedCurves('no-events', group)
  const { unit, divisor } = axisUnit(options, daysIn)
  const watch = { checkpoint, progress: between(context.progress, 0, 0.7) }
  const curves = await groupCurves(rows.groups, { confidence, transformation: 'log', divisor }, watch)
  const isLog = quantity === 'log-log' || quantity === 'log-odds'
  const end = options.until ?? lastTime(curves)
  const earliest = firstTime(curves)
  const ticks = isLog ? [] : timeTicks({ first: earliest < end ? earliest : 0, end }, options, unit)
  if (ticks.length > maxTicks) return refusedTicks(ticks.length)
  const bandwidth =
    quantity === 'smoothed' ? await bandwidthOf(curves, options.bandwidth, checkpoint) : Number.POSITIVE_INFINITY
  const refs = levelRefs(
    group,
    rows.groups.map(({ level }) => level),
  )
  const groups: HazardGroup[] = []
  for (const [g, curve] of curves.entries()) {
    const upTo = drawnEnd(curve, end, options.leastAtRisk)
    const steps = await stepsOf(curve, { bandwidth, end: upTo }, options, context)
    const { atRisk, events } = await drawnCurve(curve, { ticks, end: upTo, censorMarks: false }, checkpoint)
    groups.push({ group: refs[g] ?? null, ...steps, atRisk, events })
    context.progress(0.7 + (0.3 * groups.length) / curves.length)
  }
  if (groups.every(({ x }) => x.length === 0)) return rejected(definition, 'nothing-to-draw', 'quantity')
  const data: HazardData = {
    time: outcome.time,
    unit,
    confidence,
    ticks,
    ...(outcome.form === 'start-stop' ? { begin: ticks[0] ?? 0 } : {}),
    last: end,
    ...(options.leastAtRisk === null ? {} : { leastAtRisk: options.leastAtRisk }),
    show: { quantity, band, riskTable: isLog ? 'none' : options.riskTable, transformation },
    ...(quantity === 'smoothed' ? { bandwidth } : {}),
    groups,
  }
  return chartAnswer(data, followUpSample(outcome, group, rows), [
    ...noticesOf(rows, options),
    ...curves.flatMap((curve, g) => curveNotices(curve, groups[g] as HazardGroup, bandwidth, options)),
    ...singleSubjects(rows, refs),
  ])
}

/** The chosen bandwidth, or the rule's; never wider than the longest follow-up of a group allows. */
async function bandwidthOf(
  curves: readonly SurvivalCurve[],
  chosen: number | null,
  checkpoint: ComputeContext['checkpoint'],
): Promise<number> {
  const width = chosen ?? (await pooledBandwidth(curves, checkpoint))
  return Math.min(width, Math.max(...curves.map(widestBandwidth)))
}

async function stepsOf(
  curve: SurvivalCurve,
  { bandwidth, end }: { readonly bandwidth: number; readonly end: number },
  { quantity, confidence, transformation }: Options,
  { checkpoint }: ComputeContext,
): Promise<DrawnSteps> {
  switch (quantity) {
    case 'cumulative': {
      const hazard = await cumulativeHazard(curve, { confidence, transformation }, checkpoint)
      return drawnSteps(hazard, { start: curve.entries?.values[0] ?? 0, end }, checkpoint)
    }
    case 'smoothed': {
      const width = Math.min(bandwidth, widestBandwidth(curve))
      return smoothedHazard(curve, { bandwidth: width, end, confidence }, checkpoint)
    }
    default: {
      const onScale = await survivalOnScale(curve, { confidence, scale: quantity }, checkpoint)
      return drawnSteps(onScale, { start: null, end }, checkpoint)
    }
  }
}

function noticesOf(rows: GroupedFollowUp, { group, outcome }: Options): readonly (Notice | false)[] {
  return [
    rows.lost.badTimes > 0 && warning(definition, 'bad-times', { n: rows.lost.badTimes }),
    ...orderRemarks(outcome.form, rows),
    group !== null && rows.groups.length < 2 && warning(definition, 'one-group', { group: { variable: group } }),
  ]
}

/** What is special about a curve. */
function curveNotices(
  curve: SurvivalCurve,
  { group: ref, x }: HazardGroup,
  bandwidth: number,
  { quantity, bandwidth: chosen }: Options,
): readonly (Notice | false)[] {
  const group = ref ?? ({ code: 'everyone' } as const)
  const widest = widestBandwidth(curve)
  return [
    ...riskSetRemarks(ref, thinRiskSets(curve)),
    ...(x.length === 0
      ? [warning(definition, 'curve-missing', { group })]
      : curve.events.every((d) => d === 0)
        ? [notice(definition, 'group-without-events', { group })]
        : []),
    quantity === 'smoothed' &&
      x.length > 0 &&
      widest < (chosen ?? bandwidth) &&
      notice(definition, 'bandwidth-narrowed', { group, width: { estimate: widest } }),
  ]
}

/** Groups of one subject: a warning each, unless it is the only group. */
function singleSubjects({ groups }: GroupedFollowUp, refs: readonly (LevelRef | null)[]): readonly Notice[] {
  return groups.flatMap(({ sample: { time, weights } }, g) => {
    const group = refs[g] ?? null
    if (groups.length < 2 || group === null || allCases(time.length, weights) !== 1) return []
    return [warning(definition, 'single-subject', { group })]
  })
}
