import { cellValues } from '#engine/frame/cell-values.ts'
import { densityCurve, leastForCurve } from '#engine/methods/description/density-curve.ts'
import { silvermanBandwidth } from '#engine/methods/description/kernel-density.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { casesOf, countSorted, type SortedCases, sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf, Watch } from '../../kit/analysis.ts'
import { crossedValues } from '../../kit/comparison/crossed-values.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { DensityCurveData, DensityGroup } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 8
/** More strokes than this along an axis are a solid band. */
export const maxMarks = 2000

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variable, group, scale, support, adjust, fill, centre } = options
  const by = { variable, group, colour: null }
  const crossed = crossedValues(await cellValues(frame, by, maxGroups, context), by, maxGroups)
  if ('status' in crossed) return crossed
  const samples: SortedCases[] = []
  for (const [g, values] of crossed.values.entries())
    samples.push(await sortedCases(values, context.checkpoint, crossed.weights?.[g]))
  const isBounded = support === 'auto' && samples.every(({ values }) => (values[0] ?? 0) >= 0)
  const groups: DensityGroup[] = []
  let isDense = false
  for (const [g, sorted] of samples.entries()) {
    const n = countSorted(sorted)
    const progress = between(context.progress, g / samples.length, (g + 1) / samples.length)
    const curve = await curveOf(sorted, options, isBounded, { checkpoint: context.checkpoint, progress })
    const marks = sorted.values.filter((value, i, all) => i === 0 || value !== all[i - 1])
    const isMarked = n > 0 && (options.rug || curve === null) && marks.length <= maxMarks
    if (options.rug && marks.length > maxMarks) isDense = true
    groups.push({
      group: crossed.groups[g] ?? null,
      n,
      curve,
      centre: curve === null ? null : centreOf(sorted, centre),
      marks: isMarked ? Array.from(marks) : null,
    })
    progress(1)
    await context.checkpoint()
  }
  if (groups.every(({ curve }) => curve === null))
    return rejected(definition, 'nothing-to-draw', 'variable', { variable: { variable }, least: leastForCurve })
  const bare = groups.flatMap(({ group: ref, n, curve }) => (curve === null && n > 0 && ref !== null ? [ref] : []))
  const data: DensityCurveData = { of: { variable }, show: { scale, support, adjust, fill, centre }, groups }
  return chartAnswer(data, crossed.sample, [
    bare.length > 0 && notice(definition, 'groups-without-curve', { least: leastForCurve, groups: bare }),
    isDense && notice(definition, 'rug-too-dense', { max: maxMarks }),
  ])
}

/** Number of points at which a curve is evaluated. */
const points = 512

async function curveOf(
  sorted: SortedCases,
  { adjust, support, scale }: Options,
  isBounded: boolean,
  watch: Watch,
): Promise<DensityGroup['curve']> {
  const n = countSorted(sorted)
  const [low = 0, high = 0] = [sorted.values[0], sorted.values.at(-1)]
  if (n < leastForCurve || low === high) return null
  const bandwidth = silvermanBandwidth(sorted) * adjust
  const curve = await densityCurve(sorted, bandwidth, { points, isCut: support === 'range', isBounded }, watch)
  const per = { density: 1, count: n, equal: 1 / curve.y.reduce((top, one) => Math.max(top, one), 0) }[scale]
  return {
    x: Array.from(curve.x),
    y: Array.from(curve.y, (one) => one * per),
    bandwidth,
    reflected: curve.reflected,
  }
}

function centreOf(sorted: SortedCases, centre: Options['centre']): number | null {
  const { values, upTo } = sorted
  if (centre === 'none') return null
  return centre === 'median' ? quantile(values, 0.5, 7, upTo) : moments(values, values[0], casesOf(sorted)).mean
}
