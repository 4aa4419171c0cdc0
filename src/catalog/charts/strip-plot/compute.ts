import { cellValues } from '#engine/frame/cell-values.ts'
import { type CentreError, meanError, medianError } from '#engine/methods/description/centre-error.ts'
import { adjustedPairs } from '#engine/methods/means/compare-pairs.ts'
import { countedHeights, rangeOfSamples } from '#engine/methods/samples/counted-heights.ts'
import { repeatCases } from '#engine/methods/samples/repeat-cases.ts'
import { type SortedCases, sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs, comparisons, leastCompared, notCompared } from '../../kit/comparison/compared-pairs.ts'
import { type CrossedValues, crossedValues } from '../../kit/comparison/crossed-values.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { maxStripPoints } from '../../kit/options/strip-options.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer, Notice } from '../../kit/outcome/outcome.ts'
import type { StripCell, StripPlotData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 20
export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const crossed = crossedValues(await cellValues(frame, options, maxGroups, context), options, maxGroups)
  if ('status' in crossed) return crossed
  const { values, weights, sizes } = crossed
  const used = sizes.reduce((sum, n) => sum + n, 0)
  const isMerged = used > maxStripPoints
  const range = rangeOfSamples(values)
  const cells: StripCell[] = []
  for (const [k, cell] of values.entries()) {
    const n = sizes[k] ?? 0
    const sorted = options.centre === 'median' ? await sortedCases(cell, context.checkpoint, weights?.[k]) : null
    cells.push({
      n,
      centre: n < leastCompared ? null : centreOf(cell, sorted, options, weights?.[k]),
      ...(isMerged
        ? { points: [], heights: countedHeights(cell, range, weights?.[k]) }
        : { points: Array.from(repeatCases(cell, weights?.[k])) }),
    })
    context.progress(cells.length / (values.length + 1))
    await context.checkpoint()
  }
  const { layout, size, sizes: named, centre, label, test, adjust, marked, confidence } = options
  const error = centre === 'median' ? options.medianError : centre === 'mean' ? options.meanError : 'none'
  const quartileType = error === 'quartiles' ? options.quartileType : null
  const pairs =
    options.test === 'none' ? [] : comparedPairs(crossed.groups.length, crossed.colours.length, options.compare, sizes)
  const p = await adjustedPairs(values, pairs, options, context.checkpoint, weights)
  const data: StripPlotData = {
    of: { variable: options.variable },
    groups: crossed.groups,
    colours: crossed.colours,
    confidence,
    show: {
      layout,
      size,
      sizes: named,
      centre,
      error,
      quartileType,
      label,
      test,
      adjust,
      ...(marked === 'significant' && { marked }),
    },
    cells,
    comparisons: comparisons(pairs, p),
  }
  return chartAnswer(data, crossed.sample, noticesOf(data, crossed, isMerged ? used : null))
}

function centreOf(
  values: Float64Array,
  sorted: SortedCases | null,
  options: Options,
  weights?: Float64Array,
): CentreError | null {
  if (options.centre === 'mean') return meanError(values, options.meanError, options.confidence, weights)
  return sorted === null || options.centre === 'none'
    ? null
    : medianError(sorted, options.medianError, {
        quartileType: quartileTypes[options.quartileType],
        confidence: options.confidence,
      })
}

function noticesOf(
  { cells, groups, show }: StripPlotData,
  { sizes }: CrossedValues,
  merged: number | null,
): readonly (Notice | false)[] {
  const bare = cells.filter(({ centre }) => centre !== null && centre.error === null).length
  return [
    merged !== null && notice(definition, 'points-on-grid', { n: merged }),
    !(show.error === 'none' || bare === 0) && warning(definition, 'without-error-bar', { n: bare }),
    ...(show.test === 'none' ? [] : notCompared(groups, sizes)),
  ]
}
