import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { binCounts } from '#engine/methods/description/bins.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { orderedAt } from '#engine/methods/samples/ordered-at.ts'
import {
  casesOf,
  countSorted,
  mergeCases,
  type SortedCases,
  selectSorted,
  sortedCases,
} from '#engine/methods/samples/sorted-cases.ts'
import { sortedValues } from '#engine/methods/samples/sorted-values.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf, Watch } from '../../kit/analysis.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import type { Answer, Exclusion, LevelRef } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { binEdges } from './bin-edges.ts'
import type { HistogramData, HistogramGroup } from './data.ts'
import { definition } from './definition.ts'
import { groupCurves, LEAST_FOR_CURVE, momentsOf } from './group-curves.ts'
import { isRugTooDense, noticesOf } from './notices.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 12

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const seen = numericColumn(frame, options.variable)
  const by = options.group === null ? undefined : columnById(frame, options.group)
  const refused = refusedGroups({ group: options.group }, maxGroups, () => hasMoreLevels(by, maxGroups))
  if (refused !== undefined) return refused
  const { checkpoint, progress } = context
  const groups = by === undefined ? undefined : factor(by)
  await checkpoint()
  const codes = groups?.codes ?? new Int32Array(frame.rows)
  const refs: readonly (LevelRef | null)[] =
    options.group === null || groups === undefined
      ? [null]
      : groups.levels.map(({ value }) => ({ variable: options.group ?? '', level: value }))
  const weights = caseWeights(frame, context.weights)
  const split = groupValues(seen, codes, refs.length, undefined, weights)
  await checkpoint()
  const ordered = ordering(options, checkpoint)
  const samples: SortedCases[] = []
  for (const [g, values] of split.values.entries()) {
    const cases = split.weights?.[g]
    samples.push(cases ? await sortedCases(values, checkpoint, cases) : { values: await ordered(values) })
  }
  const all = await merged(samples, ordered)
  const used = countSorted(all)
  const variable = { variable: options.variable }
  if (used < 2) return rejected(definition, 'too-few-values', 'variable', { variable, n: used })
  const log = options.axis === 'log'
  const low = all.values[0] ?? 0
  if (log && low <= 0)
    return rejected(definition, 'not-positive', 'axis', {
      variable,
      n: countSorted(selectSorted(all, (value) => value <= 0)),
    })
  const onAxis = log ? inLog10 : (sorted: SortedCases) => sorted
  const together = onAxis(all)
  const edges = binEdges(together, samples.map(onAxis), options)
  if ('status' in edges) return edges
  const arrangement = arrangementOf(options, samples)
  const bars: Bars = {
    edges,
    options,
    bounded: !log && low >= 0,
    stackedOn: arrangement === 'stack' ? used : null,
    rug: options.rug && !isRugTooDense(all),
  }
  const parts = refs.length + (bars.stackedOn === null ? 0 : 1)
  const watchOf = (part: number) => ({ checkpoint, progress: between(progress, part / parts, (part + 1) / parts) })
  const drawn: DrawnGroup[] = []
  for (const [g, ref] of refs.entries()) {
    const values = samples[g] ?? { values: new Float64Array() }
    drawn.push(await drawGroup(values, onAxis(values), ref, bars, watchOf(g)))
    progress((g + 1) / parts)
    await checkpoint()
  }
  const whole =
    bars.stackedOn === null ? null : await groupCurves(together, curveRequest(used, bars), watchOf(refs.length))
  const data: HistogramData = {
    of: variable,
    group: options.group,
    total: allCases(frame.rows, weights),
    scale: options.scale,
    axis: options.axis,
    closed: options.closed,
    perValue: isPerValue(edges, options),
    centre: options.centre,
    arrangement,
    reflected: drawn.some(({ reflected }) => reflected) || whole?.reflected === true,
    edges: Array.from(edges, (edge) => (log ? 10 ** edge : edge)),
    groups: drawn.map(({ shown }) => shown),
    all: whole === null ? null : { curve: whole.curve, normal: whole.normal },
  }
  return chartAnswer(
    data,
    {
      total: data.total,
      used,
      excluded: exclusions(split, refs, options, codes, weights),
    },
    noticesOf(samples, refs, all, options),
  )
}

/** A single group needs no arrangement; the reader's own, or overlaid for two groups and panels for more. */
function arrangementOf({ arrangement }: Options, samples: readonly SortedCases[]): HistogramData['arrangement'] {
  const groups = samples.filter((sample) => countSorted(sample) > 0).length
  if (groups < 2) return 'single'
  if (arrangement === 'auto') return groups === 2 ? 'overlay' : 'facet'
  return arrangement === 'mirror' && groups !== 2 ? 'facet' : arrangement
}

/** Round bins have whole edges, except those around single whole numbers. */
function isPerValue([first = 0, second = 0]: Float64Array, { axis, binning }: Options): boolean {
  const isRound = binning === 'nice' || binning === 'width'
  return axis === 'linear' && isRound && second - first === 1 && Number.isInteger(first + 0.5)
}

function inLog10({ values, upTo }: SortedCases): SortedCases {
  return { values: values.map((value) => Math.log10(value)), upTo }
}

/** Bins need no more than the extremes and the quartiles in their places; kernels and rugs need the order of all values. */
function ordering(options: Options, checkpoint: Checkpoint): (values: Float64Array) => Promise<Float64Array> {
  if (options.curve || options.rug) return (values) => sortedValues(values, checkpoint)
  const hasQuartiles = options.centre === 'median' || !['own', 'sturges', 'scott'].includes(options.binning)
  return (values) => {
    const ranks = [1, 2, 3].flatMap((quarter) => {
      const rank = Math.floor(((values.length - 1) * quarter) / 4)
      return [rank, rank + 1]
    })
    return orderedAt(values, hasQuartiles ? ranks : [], checkpoint)
  }
}

/** All values together, ordered as those of the groups. */
async function merged(samples: readonly SortedCases[], ordered: ReturnType<typeof ordering>): Promise<SortedCases> {
  const [first = { values: new Float64Array() }, ...others] = samples
  if (others.length === 0) return first
  if (first.upTo !== undefined) return others.reduce(mergeCases, first)
  const all = new Float64Array(samples.reduce((n, { values }) => n + values.length, 0))
  let from = 0
  for (const { values } of samples) {
    all.set(values, from)
    from += values.length
  }
  return { values: await ordered(all) }
}

interface Bars {
  readonly edges: Float64Array
  readonly options: Options
  readonly bounded: boolean
  /** For stacked bars: the number of values in all groups, to which shares and densities refer. */
  readonly stackedOn: number | null
  readonly rug: boolean
}

interface DrawnGroup {
  readonly shown: HistogramGroup
  readonly reflected: boolean
}

function curveRequest(n: number, { edges, options, bounded }: Bars) {
  const { scale, curve, normal, axis } = options
  const width = (edges[1] ?? 0) - (edges[0] ?? 0)
  const perDensity = { count: n * width, percent: width, density: 1 }[scale]
  return { curve, normal, perDensity, bounded, log: axis === 'log' }
}

/** `values` in their own unit, `placed` in that of the bins. */
async function drawGroup(
  values: SortedCases,
  placed: SortedCases,
  group: LevelRef | null,
  bars: Bars,
  watch: Watch,
): Promise<DrawnGroup> {
  const { edges, options, stackedOn } = bars
  const n = countSorted(values)
  const width = (edges[1] ?? 0) - (edges[0] ?? 0)
  const of = Math.max(stackedOn ?? n, 1)
  const unit = { count: 1, percent: 1 / of, density: 1 / (of * width) }[options.scale]
  const counts = binCounts(placed.values, edges, casesOf(placed), options.closed)
  await watch.checkpoint()
  const { reflected, ...curves } =
    stackedOn === null
      ? await groupCurves(placed, curveRequest(n, bars), watch)
      : { curve: null, normal: null, reflected: false }
  const isFew = group !== null && n < LEAST_FOR_CURVE
  return {
    shown: {
      group,
      n,
      heights: Array.from(counts, (count) => count * unit),
      ...curves,
      centre: n === 0 ? null : centreOf(values, options.centre),
      marks: (bars.rug || isFew) && n > 0 ? [...new Set(values.values)] : null,
    },
    reflected,
  }
}

function centreOf(sorted: SortedCases, centre: Options['centre']): number | null {
  if (centre === 'none') return null
  return centre === 'mean' ? momentsOf(sorted).mean : quantile(sorted.values, 0.5, 7, sorted.upTo)
}

function exclusions(
  split: { missing: readonly number[]; infinite: readonly number[] },
  refs: readonly (LevelRef | null)[],
  { variable, group }: Options,
  codes: Int32Array,
  weights: Float64Array | undefined,
): readonly Exclusion[] {
  const without = group === null ? 0 : codes.reduce((count, code, i) => count + (code < 0 ? (weights?.[i] ?? 1) : 0), 0)
  return [
    ...(group === null || without === 0 ? [] : [{ variable: group, reason: 'missing' as const, count: without }]),
    ...refs.flatMap((ref, g) =>
      (['missing', 'infinite'] as const).flatMap((reason) => {
        const count = split[reason][g] ?? 0
        return count === 0 ? [] : [{ variable, reason, count, ...(ref === null ? {} : { group: ref }) }]
      }),
    ),
  ]
}
