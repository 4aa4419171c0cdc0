import { cellValues } from '#engine/frame/cell-values.ts'
import { empiricalDistribution } from '#engine/methods/description/empirical-distribution.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { casesUpTo, sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { crossedValues } from '../../kit/comparison/crossed-values.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { EcdfGroup, EcdfPlotData } from './data.ts'
import { definition } from './definition.ts'

const maxGroups = 8
/** More steps would merge on paper. */
export const maxSteps = 1000

export async function compute(
  [frame]: ChartFrames,
  options: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Answer> {
  const { variable, group, complement, band, medians, axis, confidence } = options
  const by = { variable, group, colour: null }
  const crossed = crossedValues(await cellValues(frame, by, maxGroups, context), by, maxGroups)
  if ('status' in crossed) return crossed
  const groups: EcdfGroup[] = []
  let [notPositive, isThinned] = [0, false]
  for (const [g, values] of crossed.values.entries()) {
    const ref = crossed.groups[g] ?? null
    const n = crossed.sizes[g] ?? 0
    const sorted = await sortedCases(values, context.checkpoint, crossed.weights?.[g])
    if (axis === 'log' && n > 0) notPositive += casesUpTo(sorted)(0)
    const curve = n === 0 ? null : empiricalDistribution(sorted, { band, confidence }, maxSteps)
    if (curve?.x.length === maxSteps) isThinned = true
    groups.push({
      group: ref,
      n,
      curve,
      median: medians && n > 0 ? quantile(sorted.values, 0.5, 7, sorted.upTo) : null,
    })
    context.progress(groups.length / crossed.values.length)
    await context.checkpoint()
  }
  if (notPositive > 0) return rejected(definition, 'not-positive', 'axis', { variable: { variable }, n: notPositive })
  const data: EcdfPlotData = { of: { variable }, confidence, show: { complement, band, axis }, groups }
  return chartAnswer(data, crossed.sample, [isThinned && notice(definition, 'steps-thinned', { max: maxSteps })])
}
