import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases, caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { hierarchicalClusters } from '#engine/methods/clustering/hierarchical.ts'
import { type Correlation, correlate, minPairs, sharedRows } from '#engine/methods/correlation/correlate-pairs.ts'
import { principalComponents } from '#engine/methods/dimension-reduction/principal-components.ts'
import { allPairs } from '#engine/methods/inference/all-pairs.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { unusableValues } from '../../kit/outcome/exclusion.ts'
import { infiniteWarnings } from '../../kit/outcome/infinite-left-out.ts'
import { type Answer, type Exclusion, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import type { CorrelationHeatmapData } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { variables, method, adjust } = options
  const listwise = options.missing === 'listwise'
  const counts = caseWeights(frame, context.weights)
  const columns = variables.map((id) => numericColumn(frame, id).values)
  await context.checkpoint()
  const { used, excluded } = await accountFor(columns, options, counts, context.checkpoint)
  const rows = listwise ? await sharedRows(columns, counts, context.checkpoint) : { columns, weights: counts }
  const [matrix] = await correlate(
    {
      variables: variables.map((id, k) => ({ id, values: rows.columns[k] ?? new Float64Array() })),
      controls: [],
      weights: rows.weights,
    },
    { methods: [method], adjust, confidence: 0.95 },
    context,
  )
  const pairs = matrix?.pairs ?? []
  const known = pairs.filter(({ r }) => !Number.isNaN(r))
  const sizes = known.map(({ n }) => n)
  if (Math.max(0, ...pairs.map(({ n }) => n)) < minPairs)
    return rejected(definition, 'too-few-rows', 'variables', { min: minPairs })
  const square = squareOf(variables.length, pairs)
  const order = await drawnOrder(square, options, context.checkpoint)
  const lower = (value: (pair: Correlation) => number) =>
    order.map((row, k) => order.slice(0, k).map((column) => numeric(pairValue(square, row, column, value))))
  const tested = options.insignificant !== 'same' || options.stars
  const { mark, values, digits, half, linkage, insignificant, alpha, stars, colours } = options
  const data: CorrelationHeatmapData = {
    mark,
    values,
    digits,
    half,
    order: options.order,
    linkage,
    insignificant,
    alpha,
    stars,
    adjust,
    colours,
    method,
    listwise,
    variables: order.map((k) => variables[k] ?? ''),
    r: lower(({ r }) => r),
    p: tested ? lower(({ adjusted }) => adjusted) : [],
    n: known.length === 0 ? [0, 0] : [Math.min(...sizes), Math.max(...sizes)],
  }
  return chartAnswer(
    data,
    { total: allCases(frame.rows, counts), used, excluded },
    noticesOf(variables, pairs, excluded),
  )
}

/** Cases with at least two of the variables, or with all; and what is missing of each variable. */
async function accountFor(
  columns: readonly Float64Array[],
  { variables, missing }: Options,
  counts: Float64Array | undefined,
  checkpoint: Checkpoint,
) {
  const rows = columns[0]?.length ?? 0
  const found = new Uint8Array(rows)
  const excluded: Exclusion[] = []
  for (const [k, column] of columns.entries()) {
    let [blank, infinite] = [0, 0]
    for (let i = 0; i < rows; i++)
      if (Number.isFinite(column[i])) found[i] = (found[i] as number) + 1
      else if (Number.isNaN(column[i])) blank += counts?.[i] ?? 1
      else infinite += counts?.[i] ?? 1
    const id = variables[k] ?? ''
    excluded.push(...unusableValues(id, { missing: blank, infinite }))
    await checkpoint()
  }
  const least = missing === 'listwise' ? columns.length : 2
  const { used } = countCases(
    found.map((count) => (count >= least ? 1 : 0)),
    counts,
  )
  return { used, excluded }
}

type Square = readonly (readonly (Correlation | undefined)[])[]

function squareOf(count: number, pairs: readonly Correlation[]): Square {
  const square = Array.from({ length: count }, () => Array<Correlation | undefined>(count))
  for (const [k, [i, j]] of allPairs(count).entries()) {
    const [one, other] = [square[i], square[j]]
    if (one) one[j] = pairs[k]
    if (other) other[i] = pairs[k]
  }
  return square
}

function pairValue(square: Square, row: number, column: number, value: (pair: Correlation) => number): number {
  const pair = square[row]?.[column]
  return pair === undefined ? Number.NaN : value(pair)
}

/** The variables in the order drawn; a pair without a coefficient counts as uncorrelated. */
async function drawnOrder(
  square: Square,
  { order, linkage }: Options,
  checkpoint: Checkpoint,
): Promise<readonly number[]> {
  const all = square.map((_, k) => k)
  const r = (i: number, j: number) => pairValue(square, i, j, (pair) => pair.r) || 0
  if (order === 'original') return all
  if (order === 'cluster') {
    const values = Float64Array.from(allPairs(all.length), ([i, j]) => 1 - r(i, j))
    return (await hierarchicalClusters({ n: all.length, values }, linkage, checkpoint)).order
  }
  const matrix = all.map((i) => all.map((j) => (i === j ? 1 : r(i, j))))
  const [first = new Float64Array()] = (await principalComponents(matrix, checkpoint)).weights
  return all.toSorted((i, j) => (first[j] ?? 0) - (first[i] ?? 0))
}

function noticesOf(
  variables: readonly string[],
  pairs: readonly Correlation[],
  excluded: readonly Exclusion[],
): readonly (Notice | false)[] {
  const without = pairs.filter(({ r }) => Number.isNaN(r))
  const alone = variables.filter(
    (id) =>
      without.filter(({ first, second }) => first === id || second === id).length === variables.length - 1 &&
      variables.length > 2,
  )
  const further = without.filter(({ first, second }) => !alone.includes(first) && !alone.includes(second)).length
  return [
    ...infiniteWarnings(definition, excluded),
    ...alone.map((variable) => warning(definition, 'without-coefficient', { variable: { variable }, min: minPairs })),
    further > 0 && warning(definition, 'pairs-without', { n: further }),
  ]
}
