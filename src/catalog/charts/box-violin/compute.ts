import type { Checkpoint } from '#engine/checkpoint.ts'
import { cellValues } from '#engine/frame/cell-values.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { adjustedPairs } from '#engine/methods/means/compare-pairs.ts'
import { joinedValues } from '#engine/methods/samples/joined-values.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs, comparisons, notCompared } from '../../kit/comparison/compared-pairs.ts'
import { type CrossedValues, crossedValues } from '../../kit/comparison/crossed-values.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer } from '../../kit/outcome/outcome.ts'
import type { BoxCell, BoxViolinData } from './data.ts'
import { definition } from './definition.ts'
import { describeCell, maxPoints } from './describe-cell.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 20

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const crossed = crossedValues(await cellValues(frame, options, maxGroups, context), options, maxGroups)
  if ('status' in crossed) return crossed
  const { groups, colours, values, weights, sizes, sample } =
    options.order === 'data' ? crossed : await orderedByMedian(crossed, options.order, context.checkpoint)
  const isWhole = options.shape === 'split' && colours.length !== 2
  const shape = isWhole ? 'violin' : options.shape
  const points = options.points === 'all' && Math.max(...sizes) > maxPoints ? 'outliers' : options.points
  const settings = {
    quartileType: quartileTypes[options.quartileType],
    whiskers: options.whiskers,
    density: shape !== 'box',
    points,
  } as const
  const cells: BoxCell[] = []
  for (const [k, cell] of values.entries()) {
    cells.push(await describeCell(cell, settings, context.checkpoint, weights?.[k]))
    context.progress(cells.length / (values.length + 1))
    await context.checkpoint()
  }
  const pairs = options.test === 'none' ? [] : comparedPairs(groups.length, colours.length, options.compare, sizes)
  const p = await adjustedPairs(values, pairs, options, context.checkpoint, weights)
  const data: BoxViolinData = {
    of: { variable: options.variable },
    groups,
    colours,
    show: { shape, ...pick(options), points },
    cells,
    comparisons: comparisons(pairs, p),
  }
  return chartAnswer(data, sample, [
    isWhole && warning(definition, 'split-needs-two', { n: colours.length }),
    ...(options.test === 'none' ? [] : notCompared(groups, sizes)),
  ])
}

function pick({ mean, whiskers, quartileType, label, test, adjust, marked }: Options) {
  return {
    mean,
    quartileType,
    label,
    test,
    adjust,
    ...(marked === 'significant' && { marked }),
    ...(whiskers !== 'tukey' && { whiskers }),
  }
}

/** The groups and their cells, sorted by the median of their values; groups without values come last. */
async function orderedByMedian(
  crossed: CrossedValues,
  order: 'rising' | 'falling',
  checkpoint: Checkpoint,
): Promise<CrossedValues> {
  const { groups, colours, values, weights, sizes } = crossed
  const medians: number[] = []
  for (const g of groups.keys()) {
    const cells = colours.map((_, c) => g * colours.length + c)
    const all = joinedValues(cells.map((k) => values[k] ?? new Float64Array()))
    const cases = weights && joinedValues(cells.map((k) => weights[k] ?? new Float64Array()))
    const sorted = await sortedCases(all, checkpoint, cases)
    const median = quantile(sorted.values, 0.5, 7, sorted.upTo)
    medians.push(order === 'rising' ? median : -median)
  }
  const place = (g: number) => (Number.isNaN(medians[g]) ? Number.POSITIVE_INFINITY : (medians[g] as number))
  const sequence = [...groups.keys()].toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
  const inOrder = <T>(cells: readonly T[]) =>
    sequence.flatMap((g) => cells.slice(g * colours.length, (g + 1) * colours.length))
  return {
    ...crossed,
    groups: sequence.map((g) => groups[g] ?? null),
    values: inOrder(values),
    weights: weights && inOrder(weights),
    sizes: inOrder(sizes),
  }
}
