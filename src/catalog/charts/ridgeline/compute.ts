import { cellValues } from '#engine/frame/cell-values.ts'
import { densityCurve, leastForCurve } from '#engine/methods/description/density-curve.ts'
import { silvermanBandwidth } from '#engine/methods/description/kernel-density.ts'
import { quartiles } from '#engine/methods/description/quantiles.ts'
import { sheatherJonesBandwidth } from '#engine/methods/description/sheather-jones.ts'
import { countSorted, type SortedCases, sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { crossedValues } from '../../kit/comparison/crossed-values.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer, LevelRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { RidgelineData, RidgelineGroup } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 60
/** Number of points at which each curve is evaluated. */
const points = 256

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variable, group } = options
  const { checkpoint } = context
  const by = { variable, group, colour: null }
  const crossed = crossedValues(await cellValues(frame, by, maxGroups, context), by, maxGroups)
  if ('status' in crossed) return crossed
  const samples: SortedCases[] = []
  for (const [g, values] of crossed.values.entries())
    samples.push(await sortedCases(values, checkpoint, crossed.weights?.[g]))
  const { bandwidth, isReplaced } = await commonBandwidth(samples, options, context)
  if (bandwidth === null)
    return rejected(definition, 'nothing-to-draw', 'variable', { variable: { variable }, least: leastForCurve })
  const grid = {
    points,
    isCut: options.support === 'range',
    isBounded: options.support === 'auto' && samples.every(({ values }) => (values[0] ?? 0) >= 0),
  }
  const groups: RidgelineGroup[] = []
  for (const [g, sorted] of samples.entries()) {
    const progress = between(context.progress, g / samples.length, (g + 1) / samples.length)
    const curve = hasCurve(sorted) ? await densityCurve(sorted, bandwidth, grid, { checkpoint, progress }) : null
    const n = countSorted(sorted)
    groups.push({
      group: crossed.groups[g] ?? null,
      n,
      curve: curve && { x: Array.from(curve.x), y: Array.from(curve.y), reflected: curve.reflected },
      ...quantilesOf(sorted, options),
      marks: curve === null && n > 0 ? [...new Set(sorted.values)] : null,
    })
    progress(1)
    await checkpoint()
  }
  const named = (isNamed: (group: RidgelineGroup, g: number) => boolean): readonly LevelRef[] =>
    groups.flatMap((one, g) => (one.group !== null && isNamed(one, g) ? [one.group] : []))
  const bare = named(({ marks }) => marks !== null)
  const replaced = named((_, g) => isReplaced[g] === true)
  const data: RidgelineData = { of: { variable, group }, show: pick(options), bandwidth, groups }
  return chartAnswer(data, crossed.sample, [
    bare.length > 0 && notice(definition, 'groups-without-curve', { least: leastForCurve, groups: bare }),
    replaced.length > 0 && notice(definition, 'silverman-instead', { groups: replaced }),
  ])
}

function hasCurve(sorted: SortedCases): boolean {
  return countSorted(sorted) >= leastForCurve && sorted.values[0] !== sorted.values.at(-1)
}

/** The mean bandwidth of the groups with a curve, times its factor; and for which of them Silverman's rule replaced the chosen one. */
async function commonBandwidth(
  samples: readonly SortedCases[],
  { rule, adjust }: Options,
  { checkpoint }: ComputeContext,
): Promise<{ readonly bandwidth: number | null; readonly isReplaced: readonly boolean[] }> {
  let [sum, count] = [0, 0]
  const isReplaced: boolean[] = []
  for (const sorted of samples) {
    if (!hasCurve(sorted)) {
      isReplaced.push(false)
      continue
    }
    const asked = rule === 'sj' ? await sheatherJonesBandwidth(sorted, checkpoint) : silvermanBandwidth(sorted)
    isReplaced.push(Number.isNaN(asked))
    sum += Number.isNaN(asked) ? silvermanBandwidth(sorted) : asked
    count++
    await checkpoint()
  }
  return { bandwidth: count === 0 ? null : (sum / count) * adjust, isReplaced }
}

function quantilesOf(
  { values, upTo }: SortedCases,
  { lines, quartileType }: Options,
): Pick<RidgelineGroup, 'median' | 'quartiles'> {
  if (values.length === 0) return { median: null, quartiles: null }
  const { p25, median, p75 } = quartiles(values, quartileTypes[quartileType], upTo)
  return { median, quartiles: lines === 'quartiles' ? { p25, p75 } : null }
}

function pick({ overlap, lines, fill, order, rule, support, adjust, quartileType }: Options): RidgelineData['show'] {
  return {
    overlap,
    lines,
    fill,
    order,
    rule,
    support,
    adjust,
    quartileType: lines === 'quartiles' ? quartileType : null,
  }
}
