import { allCases, caseWeights, rowsOfCases } from '#engine/frame/case-weights.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { normalEllipse } from '#engine/methods/dimension-reduction/normal-ellipse.ts'
import { equalSlopes } from '#engine/methods/regression/equal-slopes.ts'
import { MAX_LOESS_PLACES } from '#engine/methods/regression/loess.ts'
import { joinedValues } from '#engine/methods/samples/joined-values.ts'
import { mergedPoints } from '#engine/methods/samples/merged-points.ts'
import { thinned } from '#engine/methods/samples/thinned.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import type { Answer, Notice } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import type { Fitted, ScatterData, ScatterGroup } from './data.ts'
import { definition } from './definition.ts'
import { fitGroup } from './fit-group.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 12
/** More points cover each other; they are drawn at the places of a grid, none of which is farther than 0.1 % of the axis. */
const maxPoints = 50_000
const cells = 500
/** Limit for a smooth curve, which needs individual cases. */
const maxSmoothed = 5_000_000

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { x, y, group, fit, note, confidence, identity } = options
  if (x === y) return rejected(definition, 'same-variable-twice', 'y', { variable: { variable: x } })
  const [across, up] = [numericColumn(frame, x), numericColumn(frame, y)]
  const grouping = group === null ? undefined : columnById(frame, group)
  if (grouping !== undefined && hasMoreLevels(grouping, maxGroups))
    return rejected(definition, 'too-many-groups', 'group', { group: { variable: grouping.id }, max: maxGroups })
  const weights = caseWeights(frame, context.weights)
  const crossed = crossGroups(frame.rows, grouping, undefined, weights)
  await context.checkpoint()
  const lost = { x: { missing: 0, infinite: 0 }, y: { missing: 0, infinite: 0 } }
  const keep = new Uint8Array(frame.rows)
  for (let i = 0; i < frame.rows; i++) {
    if ((crossed.codes[i] ?? -1) < 0) continue
    const [a, b] = [across.values[i] ?? Number.NaN, up.values[i] ?? Number.NaN]
    if (Number.isFinite(a) && Number.isFinite(b)) keep[i] = 1
    else if (!Number.isFinite(a)) lost.x[Number.isNaN(a) ? 'missing' : 'infinite'] += weights?.[i] ?? 1
    else lost.y[Number.isNaN(b) ? 'missing' : 'infinite'] += weights?.[i] ?? 1
  }
  await context.checkpoint()
  const { values: xs, weights: cases } = groupValues(across, crossed.codes, crossed.cells, keep, weights)
  const ys = groupValues(up, crossed.codes, crossed.cells, keep).values
  const sizes = xs.map((values, g) => allCases(values.length, cases?.[g]))
  const used = sizes.reduce((sum, n) => sum + n, 0)
  if (used === 0) return rejected(definition, 'no-points', 'y', { x: { variable: x }, y: { variable: y } })
  if (fit === 'lowess' && used > maxSmoothed && context.weights !== undefined)
    return rejected(definition, 'weights-too-large', 'weight', {
      variable: { variable: context.weights.variable },
      n: used,
      max: maxSmoothed,
    })
  const isMerged = used > maxPoints
  const ranges = { x: extentOf(xs), y: extentOf(ys) }
  const refs = levelRefs(group, crossed.levels[0])
  const own = between(context.progress, 0, options.fitted === 'all' ? 0.2 : 0.98)
  const isOverall = fit !== 'none' && options.fitted === 'all' && xs.length > 1
  const groups: ScatterGroup[] = []
  for (const [g, places] of xs.entries()) {
    const values = ys[g] ?? new Float64Array()
    const n = sizes[g] ?? 0
    const drawn = isMerged ? mergedPoints(places, values, ranges, cells) : casePoints(places, values, n, cases?.[g])
    const progress = between(own, g / xs.length, (g + 1) / xs.length)
    const fitted = isOverall ? unfitted : await fitGroup(places, values, options, { ...context, progress }, cases?.[g])
    if (fitted === 'too-many-places') return refusedPlaces(x)
    const ellipse = options.ellipse ? { ellipse: normalEllipse(places, values, confidence, cases?.[g]) } : {}
    groups.push({ group: refs[g] ?? null, n, ...drawn, ...fitted, ...ellipse })
    progress(1)
    await context.checkpoint()
  }
  const of = { x: { variable: x }, y: { variable: y } }
  const rest = { ...context, progress: between(context.progress, 0.2, 1) }
  const overall = isOverall
    ? await fitGroup(joinedValues(xs), joinedValues(ys), options, rest, cases && joinedValues(cases))
    : undefined
  if (overall === 'too-many-places') return refusedPlaces(x)
  const slopes = options.slopes && xs.length > 1 ? slopesP(xs, ys, cases) : undefined
  await context.checkpoint()
  const data: ScatterData = {
    of,
    show: { fit, note, ...(identity ? { identity } : {}) },
    confidence,
    grid: isMerged ? cells : null,
    groups,
    ...(overall === undefined ? {} : { overall }),
    ...(slopes === undefined ? {} : { slopes }),
  }
  return chartAnswer(
    data,
    {
      total: allCases(frame.rows, weights),
      used,
      excluded: [
        ...exclusion(group, 'missing', crossed.missing[0]),
        ...(['missing', 'infinite'] as const).flatMap((reason) => [
          ...exclusion(x, reason, lost.x[reason]),
          ...exclusion(y, reason, lost.y[reason]),
        ]),
      ],
    },
    [isMerged && notice(definition, 'points-on-grid', { n: used }), ...noticesOf(data, used, options)],
  )
}

/** All points; a row that counts for several cases is drawn as often. */
function casePoints(x: Float64Array, y: Float64Array, n: number, cases: Float64Array | undefined) {
  const rows = rowsOfCases(thinned(n, n), cases)
  return { x: rows.map((row) => x[row] as number), y: rows.map((row) => y[row] as number) }
}

function refusedPlaces(x: string): Answer {
  return rejected(definition, 'too-many-places', 'fit', { x: { variable: x }, max: MAX_LOESS_PLACES })
}

const unfitted: Fitted = { curve: null, statistics: null, coefficients: [] }

/** Null if the slopes cannot be compared. */
function slopesP(
  xs: readonly Float64Array[],
  ys: readonly Float64Array[],
  cases: readonly Float64Array[] | undefined,
): number | null {
  const test = equalSlopes(xs.map((x, g) => ({ x, y: ys[g] ?? new Float64Array(), cases: cases?.[g] })))
  return test === undefined || Number.isNaN(test.pValue) ? null : test.pValue
}

/** Notices about fits and tests that were requested but are not possible. */
function noticesOf(
  { groups, overall, slopes }: ScatterData,
  used: number,
  { fit, group }: Options,
): readonly (Notice | false)[] {
  if (fit === 'none') return []
  const unequal = slopes === null ? [warning(definition, 'slopes-impossible')] : []
  if (overall !== undefined) return [overall.curve === null && warning(definition, 'no-fit', { n: used })]
  return [
    ...groups.flatMap(({ group: ref, n, curve }) => {
      if (curve !== null) return []
      if (group === null || ref === null) return [warning(definition, 'no-fit', { n })]
      return [warning(definition, 'no-fit-in-group', { n, group: ref })]
    }),
    ...unequal,
  ]
}
