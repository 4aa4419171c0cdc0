import { binCount, binCounts, equalBins } from '#engine/methods/description/bins.ts'
import { type BoxSummary, boxSummary } from '#engine/methods/description/box-summary.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { LevelRef, OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { DescribedCounts } from './describe-counts.ts'
import type { DescribedNumbers } from './describe-numbers.ts'

type Groups = readonly (LevelRef | null)[]

export interface HistogramFigure {
  readonly variable: string
  readonly edges: readonly number[]
  readonly groups: readonly { readonly group: LevelRef | null; readonly counts: readonly number[] }[]
}

export interface BoxFigure {
  readonly variable: string
  readonly confidence: number
  readonly boxes: readonly { readonly group: LevelRef | null; readonly box: BoxSummary }[]
}

export interface BarFigure {
  readonly variable: string
  readonly levels: readonly LevelRef[]
  /** `n` is absent from outcomes of before. */
  readonly groups: readonly {
    readonly group: LevelRef | null
    readonly n?: number
    readonly fractions: readonly number[]
  }[]
}

export function figureOfNumbers(
  { variable, parts }: DescribedNumbers,
  groups: Groups,
  options: OptionsOf<typeof definition>,
): readonly OutcomeFigure[] {
  const filled = parts.flatMap((part, g) => (part.values.length === 0 ? [] : [{ ...part, group: groups[g] ?? null }]))
  if (filled.length === 0 || options.figure === 'none') return []
  const where = { variable }
  if (options.figure === 'box') {
    const type = quartileTypes[options.quartileType]
    const boxes = filled.map(({ group, values, weights, sorted, upTo, interval: { lower, upper } }) => ({
      group,
      box: {
        ...boxSummary(values, sorted, options.confidence, type, weights, upTo),
        ...(Number.isNaN(lower) ? {} : { interval: [lower, upper] as const }),
      },
    }))
    return [{ id: `box-${variable}`, of: 'box', where, data: { variable, confidence: options.confidence, boxes } }]
  }
  const low = Math.min(...filled.map(({ sorted }) => sorted[0] ?? 0))
  const high = Math.max(...filled.map(({ sorted }) => sorted.at(-1) ?? 0))
  const bins = Math.max(...filled.map(({ sorted, upTo, moments: { sd } }) => binCount(sorted, sd, 'sturges', upTo)))
  const edges = high > low ? equalBins(low, high, bins) : Float64Array.of(low - 0.5, low + 0.5)
  const data: HistogramFigure = {
    variable,
    edges: [...edges],
    groups: filled.map(({ group, values, weights }) => ({
      group,
      counts: Array.from(binCounts(values, edges, weights)),
    })),
  }
  return [{ id: `histogram-${variable}`, of: 'histogram', where, data }]
}

export function figureOfCounts(
  { variable, levels, parts }: DescribedCounts,
  groups: Groups,
  options: OptionsOf<typeof definition>,
): readonly OutcomeFigure[] {
  if (options.figure === 'none' || levels.length === 0) return []
  const data: BarFigure = {
    variable,
    levels: levels.map((level) => ({ variable, level })),
    groups: parts.map(({ n, counts }, g) => ({
      group: groups[g] ?? null,
      n,
      fractions: counts.map((count) => (n === 0 ? 0 : count / n)),
    })),
  }
  return [{ id: `bars-${variable}`, of: 'bars', where: { variable }, data }]
}
