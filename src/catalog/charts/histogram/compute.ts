import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { usable } from '#engine/frame/usable.ts'
import { binCount, binCounts, equalBins } from '#engine/methods/description/bins.ts'
import { kernelDensity, silvermanBandwidth } from '#engine/methods/description/kernel-density.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import {
  casesOf,
  countSorted,
  mergeCases,
  type SortedCases,
  sortedCases,
} from '#engine/methods/samples/sorted-cases.ts'
import { sortedValues } from '#engine/methods/samples/sorted-values.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf, Watch } from '../../kit/analysis.ts'
import { refusedGroups } from '../../kit/comparison/refused-groups.ts'
import type { Answer, Exclusion, LevelRef } from '../../kit/outcome/outcome.ts'
import type { Curve, HistogramData, HistogramGroup } from './data.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 12
/** Number of points at which a curve is evaluated. */
const CURVE_POINTS = 201
/** Extent beyond the outermost values in bandwidths, where a Gaussian kernel is practically zero. */
const REACH = 3

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  const column = frame && columnById(frame, options.variable)
  const seen = column && usable(column)
  if (frame === undefined || seen === undefined || seen.type === 'text') throw new Error('A histogram needs numbers')
  const by = options.group === null ? undefined : columnById(frame, options.group)
  const refused = refusedGroups(
    { group: options.group, colour: null },
    maxGroups,
    () => by !== undefined && hasMoreLevels(by, maxGroups),
  )
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
  const sorted: SortedCases[] = []
  for (const [g, values] of split.values.entries())
    sorted.push(await sortedCases(values, checkpoint, split.weights?.[g]))
  const all = await merged(sorted, checkpoint)
  const used = countSorted(all)
  const variable = { variable: options.variable }
  if (used < 2) return { status: 'rejected', code: 'too-few-values', params: { variable, n: used }, option: 'variable' }
  const [low = 0, high = 0] = [all.values[0], all.values.at(-1)]
  if (low === high) return { status: 'rejected', code: 'no-variation', params: { variable }, option: 'variable' }
  const bins = options.bins === 'own' ? options.count : binCount(all.values, momentsOf(all).sd, options.bins, all.upTo)
  const edges = equalBins(low, high, Math.min(bins, 1000))
  const drawn: HistogramGroup[] = []
  for (const [g, ref] of refs.entries()) {
    const watch = { checkpoint, progress: between(progress, g / refs.length, (g + 1) / refs.length) }
    drawn.push(await drawGroup(sorted[g] ?? { values: new Float64Array() }, ref, edges, options, watch))
    progress((g + 1) / refs.length)
    await checkpoint()
  }
  const data: HistogramData = { of: variable, scale: options.scale, edges: [...edges], groups: drawn }
  return {
    status: 'done',
    sample: {
      total: allCases(frame.rows, weights),
      used,
      excluded: exclusions(split, refs, options, codes, weights),
    },
    tables: [],
    figures: [{ id: 'chart', of: 'chart', data }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: [],
    facts: {},
  }
}

/** All values together in ascending order. */
async function merged(sorted: readonly SortedCases[], checkpoint: Checkpoint): Promise<SortedCases> {
  const [first = { values: new Float64Array() }, ...others] = sorted
  if (others.length === 0) return first
  if (first.upTo !== undefined) return others.reduce(mergeCases, first)
  const all = new Float64Array(sorted.reduce((n, { values }) => n + values.length, 0))
  let from = 0
  for (const { values } of sorted) {
    all.set(values, from)
    from += values.length
  }
  return { values: await sortedValues(all, checkpoint) }
}

function momentsOf(sorted: SortedCases): Moments {
  return moments(sorted.values, sorted.values[0], casesOf(sorted))
}

async function drawGroup(
  sorted: SortedCases,
  group: LevelRef | null,
  edges: Float64Array,
  options: Options,
  watch: Watch,
): Promise<HistogramGroup> {
  const n = countSorted(sorted)
  const width = (edges[1] ?? 0) - (edges[0] ?? 0)
  const unit = options.scale === 'count' ? 1 : 1 / (Math.max(n, 1) * width)
  const perDensity = options.scale === 'count' ? n * width : 1
  const heights = Array.from(binCounts(sorted.values, edges, casesOf(sorted)), (count) => count * unit)
  await watch.checkpoint()
  return {
    group,
    n,
    heights,
    curve: options.curve && n > 1 ? await densityCurve(sorted, perDensity, watch) : null,
    normal: options.normal && n > 1 ? normalCurve(sorted, perDensity) : null,
  }
}

async function densityCurve(sorted: SortedCases, perDensity: number, { checkpoint, progress }: Watch): Promise<Curve> {
  const { values } = sorted
  const bandwidth = silvermanBandwidth(sorted)
  const x = places((values[0] ?? 0) - REACH * bandwidth, (values.at(-1) ?? 0) + REACH * bandwidth)
  const density = await kernelDensity(sorted, bandwidth, x, checkpoint, progress)
  return { x: [...x], y: Array.from(density, (height) => height * perDensity) }
}

function normalCurve(sorted: SortedCases, perDensity: number): Curve {
  const { values } = sorted
  const { mean, sd } = momentsOf(sorted)
  const x = places(Math.min(values[0] ?? 0, mean - REACH * sd), Math.max(values.at(-1) ?? 0, mean + REACH * sd))
  const y = Array.from(
    x,
    (at) => (Math.exp(-0.5 * ((at - mean) / sd) ** 2) / (sd * Math.sqrt(2 * Math.PI))) * perDensity,
  )
  return { x: [...x], y }
}

function places(from: number, to: number): Float64Array {
  return equalBins(from, to, CURVE_POINTS - 1)
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
