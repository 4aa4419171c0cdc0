import { allCases, exactWeights } from '#engine/frame/case-weights.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { type SurvivalRows, survivalRows } from '#engine/frame/survival-rows.ts'
import { type Crossing, crossing } from '#engine/methods/survival/curves-cross.ts'
import { kaplanMeier, type SurvivalCurve, survivalQuantile } from '#engine/methods/survival/kaplan-meier.ts'
import { thinRiskSets } from '#engine/methods/survival/thin-risk-sets.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Check, Notice, Outcome } from '../../kit/outcome/outcome.ts'
import { roundTimes } from '../../kit/survival/round-times.ts'
import { survivalExclusions } from '../../kit/survival/survival-exclusions.ts'
import { unitOfTime } from '../../kit/survival/survival-options.ts'
import { orderRemarks, riskSetRemarks } from '../../kit/survival/survival-remarks.ts'
import { type CurveComparison, compareCurves, comparisonTables } from './compare-curves.ts'

import { definition } from './definition.ts'
import { factsOf } from './facts-of.ts'
import { figureData } from './figure-data.ts'
import { longestHorizon, refusedHorizon, restrictedMeans, restrictedMeanTables } from './restricted-means.ts'
import { type GroupCurve, summaryTable, survivalTable } from './tables.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 20
const maxStrata = 200

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Outcome> {
  const [frame] = frames
  if (frame === undefined) throw new Error('A computation needs a frame')
  const grouping = options.group === null ? undefined : columnById(frame, options.group)
  if (grouping !== undefined && hasMoreLevels(grouping, maxGroups)) {
    const params = { group: { variable: grouping.id }, max: maxGroups }
    return { status: 'rejected', code: 'too-many-groups', params, option: 'group' }
  }
  const stratifying = options.stratum === null ? undefined : columnById(frame, options.stratum)
  if (stratifying !== undefined && hasMoreLevels(stratifying, maxStrata)) {
    const params = { stratum: { variable: stratifying.id }, max: maxStrata }
    return { status: 'rejected', code: 'too-many-strata', params, option: 'stratum' }
  }
  const weights = exactWeights(frame, context.weights)
  const split = { group: grouping, stratum: stratifying }
  const rows = await survivalRows(frame, options.outcome, split, context.checkpoint, weights)
  if (rows.count === 0) return { status: 'rejected', code: 'no-usable-rows', params: {}, option: 'outcome.time' }
  if (rows.events === 0) return { status: 'rejected', code: 'no-events', params: {}, option: 'outcome.events' }
  const drawn = options.pairwise === 'none' ? 0.7 : 0.2 // fraction of the total progress when the curves are done
  const curves: GroupCurve[] = []
  for (const { level, sample, stratum } of rows.groups) {
    const [ref = null] = levelRefs(options.group, [level])
    const curve = await kaplanMeier(sample, options, context.checkpoint)
    curves.push({ ref, sample, stratum, curve, median: survivalQuantile(curve, 0.5) })
    context.progress((drawn * curves.length) / rows.groups.length)
    await context.checkpoint()
  }
  const last = Math.max(...curves.map(({ curve }) => curve.time.at(-1) ?? 0))
  const first = Math.min(...curves.map(({ curve }) => curve.entries?.values[0] ?? 0))
  const round = roundTimes(last, unitOfTime(options), first)
  const refused = refusedHorizon(curves, options)
  if (refused !== null) return refused
  const comparison = await compareCurves(curves, rows.strata.length, options, {
    checkpoint: context.checkpoint,
    progress: between(context.progress, drawn, 0.9),
  })
  const testable = comparison !== null && !Number.isNaN(comparison.test.statistic) ? comparison : null
  const means = restrictedMeans(curves, options)
  await context.checkpoint()
  const thin = curves.map(({ ref, curve }) => ({ ref, sets: thinRiskSets(curve) }))
  await context.checkpoint()
  const comparable = comparison !== null && thin.every(({ sets }) => sets.emptied === null)
  const checks = comparable ? checksOf(curves.map(({ curve }) => curve)) : []
  await context.checkpoint()
  const figure = await figureData(curves, round, testable, options, context.checkpoint)
  await context.checkpoint()
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, weights),
      used: rows.count,
      excluded: survivalExclusions(options.outcome, options, rows.lost),
    },
    tables: [
      summaryTable(curves, options),
      ...(options.times.length > 0 ? [survivalTable(curves, options)] : []),
      ...(comparison === null ? [] : comparisonTables(curves, comparison, options)),
      ...(means === null ? [] : restrictedMeanTables(means, options)),
    ],
    figures: [{ id: 'curve', of: 'curve', data: figure }],
    savedColumns: [],
    models: [],
    checks: options.outcome.form === 'start-stop' ? [...checks, independentEntry] : checks,
    notices: [
      ...noticesOf(rows, curves, comparison, options),
      ...thin.flatMap(({ ref, sets }) => riskSetRemarks(ref, sets)),
    ],
    facts: factsOf(curves, { comparison: testable, means }, options),
  }
}

function noticesOf(
  rows: SurvivalRows,
  curves: readonly GroupCurve[],
  comparison: CurveComparison | null,
  { group, outcome, rmst, tau }: Options,
): readonly Notice[] {
  const notices: Notice[] = []
  const warn = { weight: 'warning' } as const
  if (rows.lost.badTimes > 0) notices.push(warning(definition, 'negative-times', { n: rows.lost.badTimes }))
  notices.push(...orderRemarks(outcome.form, rows))
  if (rows.zeroTimes > 0) notices.push(notice(definition, 'zero-times', { n: rows.zeroTimes }))
  if (rows.events === rows.count) notices.push(warning(definition, 'no-censoring'))
  if (group !== null && curves.length < 2)
    notices.push(warning(definition, 'one-group', { group: { variable: group } }))
  for (const { ref, curve } of curves)
    if (ref !== null && curve.events.every((d) => d === 0))
      notices.push(notice(definition, 'group-without-events', { group: ref }, { ...warn, where: ref }))
  if (comparison !== null && Number.isNaN(comparison.test.statistic))
    notices.push(warning(definition, comparison.strata ? 'stratified-impossible' : 'log-rank-impossible'))
  else if (comparison !== null && rows.events < 10) notices.push(warning(definition, 'few-events', { n: rows.events }))
  const idle = comparison?.strata?.idle ?? 0
  if (idle > 0) notices.push(notice(definition, 'idle-strata', { n: idle, of: comparison?.strata?.count ?? 0 }))
  if (rmst && tau === null && longestHorizon(curves) === 0) notices.push(warning(definition, 'horizon-impossible'))
  return notices
}

const independentEntry: Check = { code: 'independent-entry', result: 'unknown', params: {} }

const crossingChecks: Readonly<Record<Crossing, Check>> = {
  clear: { code: 'curves-cross', result: 'doubtful', params: {} },
  slight: { code: 'curves-cross-slightly', result: 'doubtful', params: {} },
  none: { code: 'proportional-hazards', result: 'met', params: {} },
}

function checksOf(curves: readonly SurvivalCurve[]): readonly Check[] {
  return [crossingChecks[crossing(curves)]]
}
