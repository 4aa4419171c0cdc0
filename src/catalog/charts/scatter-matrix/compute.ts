import { codedColumn } from '#engine/frame/coded-column.ts'
import { columnById } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { correlate, minPairs } from '#engine/methods/correlation/correlate-pairs.ts'
import { binCounts } from '#engine/methods/description/bins.ts'
import { densityCurve, leastForCurve } from '#engine/methods/description/density-curve.ts'
import { silvermanBandwidth } from '#engine/methods/description/kernel-density.ts'
import { roundBins } from '#engine/methods/description/round-bins.ts'
import { allPairs } from '#engine/methods/inference/all-pairs.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import { between } from '#engine/progress.ts'
import type { ChartFrames, ComputeContext, OptionsOf, Watch } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion, exclusions } from '../../kit/outcome/exclusion.ts'
import { levelRefs } from '../../kit/outcome/level-refs.ts'
import { type Answer, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { Coefficients, Diagonal, ScatterMatrixData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const maxGroups = 7
/** Points of all panels of a triangle together. */
export const maxPoints = 20_000
const curvePoints = 128

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variables, group, upper, diagonal, method } = options
  const { checkpoint, progress } = context
  const by = group === null ? undefined : columnById(frame, group)
  if (by !== undefined && hasMoreLevels(by, maxGroups))
    return rejected(definition, 'too-many-groups', 'group', { group: { variable: by.id }, max: maxGroups })
  const coded = group === null ? undefined : codedColumn(frame, group)
  await checkpoint()
  const given = variables.map((id) => numericColumn(frame, id).values)
  const lost = variables.map(() => ({ missing: 0, infinite: 0 }))
  const used = new Int32Array(frame.rows)
  let [n, ungrouped] = [0, 0]
  for (let i = 0; i < frame.rows; i++) {
    if (i % 8192 === 0) await checkpoint()
    let known = 0
    for (let j = 0; j < given.length; j++) {
      const value = given[j]?.[i] as number
      if (Number.isFinite(value)) known++
      else if (lost[j])
        (lost[j] as { missing: number; infinite: number })[Number.isNaN(value) ? 'missing' : 'infinite']++
    }
    if (coded !== undefined && (coded.codes[i] as number) < 0) ungrouped++
    else if (known >= 2) used[n++] = i
  }
  const rows = used.subarray(0, n)
  const columns: Float64Array[] = []
  for (const values of given) {
    columns.push(finiteAt(values, rows))
    await checkpoint()
  }
  const codes = coded === undefined ? new Int32Array(n) : rows.map((row) => coded.codes[row] as number)
  await checkpoint()
  const groups = group === null || coded === undefined ? [null] : levelRefs(group, coded.levels)
  const parts = groups.map((_, g) => ({ from: (0.8 * (g + 1)) / (groups.length + 1), g }))
  const all = await coefficients(columns, variables, options, watched(context, 0, parts[0]?.from ?? 0.4))
  if (Math.max(0, ...all.n) < minPairs) return rejected(definition, 'too-few-rows', 'variables', { min: minPairs })
  const split: (readonly Float64Array[])[] = []
  for (const { g } of parts) split.push(groups.length === 1 ? columns : await ofGroup(columns, codes, g, checkpoint))
  const correlations = upper === 'r' ? [all] : []
  if (upper === 'r' && groups.length > 1)
    for (const { from, g } of parts) {
      const own = watched(context, from, from + 0.8 / (groups.length + 1))
      correlations.push(await coefficients(split[g] ?? [], variables, options, own))
    }
  const diagonals: Diagonal[] = []
  for (const [j, column] of columns.entries()) {
    const own = watched(context, 0.8 + (0.2 * j) / columns.length, 0.8 + (0.2 * (j + 1)) / columns.length)
    const each = split.map((one) => one[j] ?? new Float64Array())
    diagonals.push(diagonal === 'histogram' ? await barsOf(column, own) : await curvesOf(each, own))
  }
  progress(1)
  const every = Math.max(1, Math.ceil(n / Math.floor(maxPoints / allPairs(variables.length).length)))
  const drawn = Array.from({ length: Math.ceil(n / every) }, (_, k) => k * every)
  const data: ScatterMatrixData = {
    of: variables.map((variable) => ({ variable })),
    show: { upper, diagonal, method },
    n,
    every,
    groups,
    rows: {
      group: drawn.map((row) => codes[row] as number),
      values: columns.map((column) => drawn.map((row) => (Number.isNaN(column[row]) ? null : (column[row] as number)))),
    },
    correlations,
    diagonals,
  }
  const without = all.r.filter((r) => r === 'NaN').length
  return chartAnswer(
    data,
    {
      total: frame.rows,
      used: n,
      excluded: [...exclusion(group, 'missing', ungrouped), ...exclusions(variables, lost)],
    },
    [
      without > 0 && upper === 'r' && warning(definition, 'without-coefficient', { n: without }),
      every > 1 && notice(definition, 'points-left-out', { n, every }),
    ],
  )
}

function watched({ checkpoint, progress }: ComputeContext, from: number, to: number): Watch {
  return { checkpoint, progress: between(progress, from, to) }
}

/** The values of these rows; infinite ones as missing. */
function finiteAt(values: Float64Array, rows: Int32Array): Float64Array {
  const out = new Float64Array(rows.length)
  for (let k = 0; k < rows.length; k++) {
    const value = values[rows[k] as number] as number
    out[k] = Number.isFinite(value) ? value : Number.NaN
  }
  return out
}

async function ofGroup(
  columns: readonly Float64Array[],
  codes: Int32Array,
  group: number,
  checkpoint: () => Promise<void>,
) {
  const rows = new Int32Array(codes.length)
  let n = 0
  for (let i = 0; i < codes.length; i++) if (codes[i] === group) rows[n++] = i
  await checkpoint()
  const out: Float64Array[] = []
  for (const column of columns) {
    out.push(finiteAt(column, rows.subarray(0, n)))
    await checkpoint()
  }
  return out
}

async function coefficients(
  columns: readonly Float64Array[],
  variables: readonly string[],
  { method }: Options,
  watch: Watch,
): Promise<Coefficients> {
  const asked = variables.map((id, j) => ({ id, values: columns[j] ?? new Float64Array() }))
  const settings = { methods: [method], adjust: 'none', confidence: 0.95 } as const
  const [matrix] = await correlate({ variables: asked, controls: [], weights: undefined }, settings, watch)
  const pairs = matrix?.pairs ?? []
  return { r: pairs.map(({ r }) => numeric(r)), n: pairs.map(({ n }) => n) }
}

async function barsOf(column: Float64Array, { checkpoint }: Watch): Promise<Diagonal> {
  const known = column.filter((value) => !Number.isNaN(value))
  const sorted = await sortedCases(known, checkpoint)
  const { values } = sorted
  const [low, high] = [values[0], values.at(-1)]
  if (low === undefined || low === high) return { edges: [], counts: [], curves: [] }
  const edges = roundBins(sorted, [sorted], known.every(Number.isInteger))
  await checkpoint()
  return { edges: Array.from(edges), counts: Array.from(binCounts(values, edges)), curves: [] }
}

async function curvesOf(columns: readonly Float64Array[], watch: Watch): Promise<Diagonal> {
  const curves: Diagonal['curves'][number][] = []
  for (const [g, column] of columns.entries()) {
    const sorted = await sortedCases(
      column.filter((value) => !Number.isNaN(value)),
      watch.checkpoint,
    )
    const { values } = sorted
    const own = { ...watch, progress: between(watch.progress, g / columns.length, (g + 1) / columns.length) }
    if (values.length < leastForCurve || values[0] === values.at(-1)) curves.push({ x: [], y: [] })
    else {
      const grid = { points: curvePoints, isCut: true, isBounded: false }
      const { x, y } = await densityCurve(sorted, silvermanBandwidth(sorted), grid, own)
      curves.push({ x: Array.from(x), y: Array.from(y) })
    }
  }
  return { edges: [], counts: [], curves }
}
