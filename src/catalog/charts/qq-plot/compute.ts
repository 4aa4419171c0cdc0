import { cellValues } from '#engine/frame/cell-values.ts'
import { orderStatisticsPlot } from '#engine/methods/normality/order-statistics-plot.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { crossedValues } from '../../kit/comparison/crossed-values.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { QqGroup, QqPlotData } from './data.ts'
import { definition } from './definition.ts'

const leastValues = 3

const maxGroups = 20

export async function compute(
  [frame]: ChartFrames,
  options: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Answer> {
  const { variable, group, kind, line, band, positions, arrangement, confidence, quartileType } = options
  const by = { variable, group, colour: null }
  const crossed = crossedValues(await cellValues(frame, by, maxGroups, context), by, maxGroups)
  if ('status' in crossed) return crossed
  const most = maxPointsOf(crossed.values.length)
  const settings = {
    kind,
    positions,
    line,
    quartileType: quartileTypes[quartileType],
    confidence: band ? confidence : null,
  }
  const groups: QqGroup[] = []
  for (const [g, values] of crossed.values.entries()) {
    const n = crossed.sizes[g] ?? 0
    const sorted = await sortedCases(values, context.checkpoint, crossed.weights?.[g])
    const plot = n < leastValues ? null : orderStatisticsPlot(sorted, settings, most)
    groups.push({ group: crossed.groups[g] ?? null, n, plot })
    context.progress(groups.length / crossed.values.length)
    await context.checkpoint()
  }
  const drawn = groups.filter(({ plot }) => plot !== null)
  if (drawn.length === 0)
    return rejected(definition, 'nothing-to-draw', 'variable', { variable: { variable }, least: leastValues })
  const left = groups.flatMap(({ group: ref, n, plot }) => (plot === null && n > 0 && ref !== null ? [ref] : []))
  const data: QqPlotData = {
    of: { variable },
    confidence,
    show: { kind, line, quartileType: line === 'quartiles' ? quartileType : null, band, arrangement },
    groups,
  }
  return chartAnswer(data, crossed.sample, [
    left.length > 0 && notice(definition, 'groups-not-drawn', { least: leastValues, groups: left }),
    drawn.some(({ n }) => n > most) && notice(definition, 'points-thinned', { max: most }),
  ])
}

/** Maximum number of points of one group. */
export function maxPointsOf(groups: number): number {
  return Math.max(200, Math.min(1000, Math.floor(4000 / groups)))
}
