import type { Checkpoint } from '#engine/checkpoint.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { usable } from '#engine/frame/usable.ts'
import { binCount, binCounts, equalBins } from '#engine/methods/bins.ts'
import { kernelDensity, silvermanBandwidth } from '#engine/methods/kernel-density.ts'
import { moments } from '#engine/methods/moments.ts'
import { sortedValues } from '#engine/methods/sorted-values.ts'
import { between } from '#engine/progress.ts'
import type { ComputeContext, OptionsOf, Watch } from '../../kit/analysis.ts'
import type { Answer, Exclusion, LevelRef } from '../../kit/outcome.ts'
import { refusedGroups } from '../../kit/refused-groups.ts'
import type { Curve, HistogramData, HistogramGroup } from './data.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const mostGroups = 12
/** Places at which a curve is computed. */
const CURVE_POINTS = 201
/** Beyond the outermost values, in bandwidths: where a Gaussian kernel has faded. */
const REACH = 3

export async function compute(frames: readonly Frame[], options: Options, context: ComputeContext): Promise<Answer> {
  const [frame] = frames
  const column = frame && columnById(frame, options.variable)
  const seen = column && usable(column)
  if (frame === undefined || seen === undefined || seen.type === 'text') throw new Error('A histogram needs numbers')
  const by = options.group === null ? undefined : columnById(frame, options.group)
  const refused = refusedGroups(
    { group: options.group, colour: null },
    mostGroups,
    () => by !== undefined && hasMoreLevels(by, mostGroups),
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
  const split = groupValues(seen, codes, refs.length)
  await checkpoint()
  const sorted: Float64Array[] = []
  for (const values of split.values) sorted.push(await sortedValues(values, checkpoint))
  const all = await mergedValues(sorted, checkpoint)
  const variable = { variable: options.variable }
  if (all.length < 2)
    return { status: 'rejected', code: 'too-few-values', params: { variable, n: all.length }, option: 'variable' }
  const [low = 0, high = 0] = [all[0], all.at(-1)]
  if (low === high) return { status: 'rejected', code: 'no-variation', params: { variable }, option: 'variable' }
  const bins = options.bins === 'own' ? options.count : binCount(all, moments(all).sd, options.bins)
  const edges = equalBins(low, high, Math.min(bins, 1000))
  const drawn: HistogramGroup[] = []
  for (const [g, ref] of refs.entries()) {
    const watch = { checkpoint, progress: between(progress, g / refs.length, (g + 1) / refs.length) }
    drawn.push(await drawGroup(sorted[g] ?? new Float64Array(), ref, edges, options, watch))
    progress((g + 1) / refs.length)
    await checkpoint()
  }
  const data: HistogramData = { of: variable, scale: options.scale, edges: [...edges], groups: drawn }
  return {
    status: 'done',
    sample: { total: frame.rows, used: all.length, excluded: exclusions(split, refs, options, codes) },
    tables: [],
    figures: [{ id: 'chart', of: 'chart', data }],
    savedColumns: [],
    models: [],
    checks: [],
    notices: [],
    facts: {},
  }
}

/** All values together, ascending. */
function mergedValues(sorted: readonly Float64Array[], checkpoint: Checkpoint): Promise<Float64Array> {
  const [first] = sorted
  if (first !== undefined && sorted.length === 1) return Promise.resolve(first)
  const all = new Float64Array(sorted.reduce((n, values) => n + values.length, 0))
  let from = 0
  for (const values of sorted) {
    all.set(values, from)
    from += values.length
  }
  return sortedValues(all, checkpoint)
}

async function drawGroup(
  sorted: Float64Array,
  group: LevelRef | null,
  edges: Float64Array,
  options: Options,
  watch: Watch,
): Promise<HistogramGroup> {
  const n = sorted.length
  const width = (edges[1] ?? 0) - (edges[0] ?? 0)
  const unit = options.scale === 'count' ? 1 : 1 / (Math.max(n, 1) * width)
  const perDensity = options.scale === 'count' ? n * width : 1
  const heights = Array.from(binCounts(sorted, edges), (count) => count * unit)
  await watch.checkpoint()
  return {
    group,
    n,
    heights,
    curve: options.curve && n > 1 ? await densityCurve(sorted, perDensity, watch) : null,
    normal: options.normal && n > 1 ? normalCurve(sorted, perDensity) : null,
  }
}

async function densityCurve(sorted: Float64Array, perDensity: number, { checkpoint, progress }: Watch): Promise<Curve> {
  const bandwidth = silvermanBandwidth(sorted)
  const x = places((sorted[0] ?? 0) - REACH * bandwidth, (sorted.at(-1) ?? 0) + REACH * bandwidth)
  const density = await kernelDensity(sorted, bandwidth, x, checkpoint, progress)
  return { x: [...x], y: Array.from(density, (height) => height * perDensity) }
}

function normalCurve(sorted: Float64Array, perDensity: number): Curve {
  const { mean, sd } = moments(sorted)
  const x = places(Math.min(sorted[0] ?? 0, mean - REACH * sd), Math.max(sorted.at(-1) ?? 0, mean + REACH * sd))
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
): readonly Exclusion[] {
  const without = group === null ? 0 : codes.reduce((count, code) => count + (code < 0 ? 1 : 0), 0)
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
