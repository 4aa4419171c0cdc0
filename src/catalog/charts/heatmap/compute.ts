import type { Checkpoint } from '#engine/checkpoint.ts'
import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { itemDistances } from '#engine/methods/clustering/distances.ts'
import { cutTree, hierarchicalClusters } from '#engine/methods/clustering/hierarchical.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { unusableValues } from '../../kit/outcome/exclusion.ts'
import { infiniteWarnings } from '../../kit/outcome/infinite-left-out.ts'
import type { Answer, Exclusion, LevelRef, Notice, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { HeatmapData, HeatmapTrack, Tree } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** The distances of more rows do not fit into the memory of a phone. */
const MOST_CLUSTERED = 3000
const MOST_CELLS = 250_000
const MOST_LEVELS = 8

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { checkpoint, progress } = context
  const { variables, scale } = options
  const refused = refusal(frame, options)
  if (refused !== undefined) return refused
  const { columns, kept, excluded } = await read(frame, variables, checkpoint)
  if (kept.length === 0) return rejected(definition, 'no-values', 'variables')
  const tooLarge = sizeRefusal(kept.length, options)
  if (tooLarge !== undefined) return tooLarge
  const raw = Array.from(kept, (row) => Float64Array.from(columns, (column) => column[row] as number))
  const { rows, flat } = standardised(raw, scale)
  await checkpoint()
  progress(0.1)
  const domain = domainOf(rows, options)
  if ('status' in domain) return domain
  const rowTree = options.clusterRows ? await treeOf(rows, options, options.rowClusters, checkpoint) : null
  progress(0.8)
  const turned = variables.map((_, k) => Float64Array.from(rows, (row) => row[k] as number))
  const columnTree = options.clusterColumns ? await treeOf(turned, options, options.columnClusters, checkpoint) : null
  const rowOrder = rowTree?.order ?? rows.map((_, k) => k)
  const columnOrder = columnTree?.order ?? variables.map((_, k) => k)
  const frameRows = rowOrder.map((k) => kept[k] as number)
  const all = rows.flatMap((row) => [...row])
  const data: HeatmapData = {
    scale,
    limits: options.limits,
    distance: options.distance,
    linkage: options.linkage,
    variables: columnOrder.map((k) => variables[k] ?? ''),
    label: options.label,
    names: namesOf(frame, options.label, frameRows),
    values: rowOrder.map((k) =>
      columnOrder.map((c) => {
        const value = rows[k]?.[c] ?? Number.NaN
        return Number.isNaN(value) ? null : value
      }),
    ),
    colours: scale === 'none' ? options.sequential : options.diverging,
    domain,
    beyond: { below: all.some((value) => value < domain[0]), above: all.some((value) => value > domain[1]) },
    tracks: options.annotations.map((id) => trackOf(frame, id, frameRows)),
    rowTree,
    columnTree,
  }
  progress(1)
  return chartAnswer(
    data,
    { total: frame.rows, used: kept.length, excluded },
    noticesOf(options, frame.rows - kept.length, flat, excluded),
  )
}

function refusal(frame: Frame, { annotations }: Options): Rejected | undefined {
  const many = annotations.find((id) => hasMoreLevels(columnById(frame, id), MOST_LEVELS))
  if (many === undefined) return undefined
  return rejected(definition, 'too-many-groups', 'annotations', { group: { variable: many }, max: MOST_LEVELS })
}

function sizeRefusal(rows: number, { variables, clusterRows }: Options): Rejected | undefined {
  if (clusterRows && rows > MOST_CLUSTERED)
    return rejected(definition, 'too-many-rows', 'clusterRows', { n: rows, max: MOST_CLUSTERED })
  const cells = rows * variables.length
  if (cells > MOST_CELLS) return rejected(definition, 'too-many-cells', 'variables', { n: cells, max: MOST_CELLS })
  return undefined
}

/** The columns with NaN for every unusable value, and the rows with at least one usable one. */
async function read(frame: Frame, variables: readonly string[], checkpoint: Checkpoint) {
  const columns: Float64Array[] = []
  const excluded: Exclusion[] = []
  const known = new Uint8Array(frame.rows)
  for (const id of variables) {
    const { values } = numericColumn(frame, id)
    let [missing, infinite] = [0, 0]
    const own = new Float64Array(values.length)
    for (let i = 0; i < values.length; i++) {
      const value = values[i] as number
      if (Number.isFinite(value)) known[i] = 1
      else if (Number.isNaN(value)) missing++
      else infinite++
      own[i] = Number.isFinite(value) ? value : Number.NaN
    }
    columns.push(own)
    excluded.push(...unusableValues(id, { missing, infinite }))
    await checkpoint()
  }
  let count = 0
  for (const is of known) count += is
  const kept = new Int32Array(count)
  let at = 0
  for (let i = 0; i < known.length; i++) if (known[i] === 1) kept[at++] = i
  return { columns, kept, excluded }
}

/** Rows of z scores, and which columns or how many rows do not vary. */
function standardised(raw: readonly Float64Array[], scale: Options['scale']) {
  const flat: number[] = []
  if (scale === 'none') return { rows: raw, flat }
  const z = (values: Float64Array, k: number) => {
    const usableValues = values.filter((value) => !Number.isNaN(value))
    const { n, mean, squares } = moments(usableValues)
    const sd = Math.sqrt(squares / (n - 1))
    if (!(sd > 0)) flat.push(k)
    return values.map((value) => (sd > 0 ? (value - mean) / sd : Number.NaN))
  }
  if (scale === 'row') return { rows: raw.map(z), flat }
  const columns = Array.from(raw[0] ?? [], (_, k) =>
    z(
      Float64Array.from(raw, (row) => row[k] as number),
      k,
    ),
  )
  return { rows: raw.map((_, i) => Float64Array.from(columns, (column) => column[i] as number)), flat }
}

function domainOf(
  rows: readonly Float64Array[],
  { limits, low, high, scale }: Options,
): readonly [number, number] | Rejected {
  const sorted = Float64Array.from(rows.flatMap((row) => [...row].filter((value) => !Number.isNaN(value)))).sort()
  const ends =
    sorted.length === 0
      ? ([0, 0] as const)
      : limits === 'central'
        ? ([quantile(sorted, 0.02, 7), quantile(sorted, 0.98, 7)] as const)
        : ([sorted[0] ?? 0, sorted.at(-1) ?? 0] as const)
  const farthest = Math.max(Math.abs(ends[0]), Math.abs(ends[1]))
  const [from, to] = scale === 'none' ? ends : [-farthest, farthest]
  const [least, most] = limits === 'own' ? [low ?? from, high ?? to] : [from, to]
  if (limits === 'own' && least >= most && (low !== null || high !== null))
    return rejected(definition, 'limits-reversed', 'low')
  return least < most ? [least, most] : [least - 0.5, most + 0.5]
}

async function treeOf(
  items: readonly Float64Array[],
  { distance, linkage }: Options,
  clusters: number,
  checkpoint: Checkpoint,
): Promise<Tree | null> {
  if (items.length < 2) return null
  const tree = await hierarchicalClusters(await itemDistances(items, distance, checkpoint), linkage, checkpoint)
  const cluster = cutTree(tree, clusters)
  const { merges, heights, order } = tree
  return {
    left: merges.map(([one]) => one),
    right: merges.map(([, other]) => other),
    heights,
    order,
    gaps: [...order.keys()].slice(0, -1).filter((at) => cluster[order[at] ?? 0] !== cluster[order[at + 1] ?? 0]),
  }
}

function namesOf(frame: Frame, label: string | null, rows: readonly number[]): readonly (LevelRef | string)[] {
  const column = label === null ? undefined : columnById(frame, label)
  const cells = column && cellsOfRows(column, rows)
  return rows.map((row, k) => {
    const value = cells?.[k] ?? null
    return label === null || value === null ? String(row + 1) : { variable: label, level: value }
  })
}

function trackOf(frame: Frame, id: string, rows: readonly number[]): HeatmapTrack {
  const column = columnById(frame, id)
  if (column === undefined) throw new Error(`There is no column ${id}`)
  const { levels, codes } = factor(column)
  return {
    of: id,
    levels: levels.map(({ value }) => ({ variable: id, level: value })),
    codes: rows.map((row) => {
      const code = codes[row] ?? -1
      return code < 0 ? null : code
    }),
  }
}

function noticesOf(
  { variables, scale }: Options,
  leftOut: number,
  flat: readonly number[],
  excluded: readonly Exclusion[],
): readonly (Notice | false)[] {
  return [
    ...infiniteWarnings(definition, excluded),
    leftOut > 0 && notice(definition, 'rows-left-out', { n: leftOut }),
    flat.length > 0 &&
      scale === 'column' &&
      warning(definition, 'without-variation', {
        variables: flat.map((k) => ({ variable: variables[k] ?? '' })),
        v: flat.length,
      }),
    flat.length > 0 && scale === 'row' && warning(definition, 'rows-without-variation', { n: flat.length }),
  ]
}
