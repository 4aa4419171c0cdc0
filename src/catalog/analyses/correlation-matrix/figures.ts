import type { Checkpoint } from '#engine/checkpoint.ts'
import {
  type Columns,
  type Correlation,
  type CorrelationMatrix,
  sharedRows,
} from '#engine/methods/correlation/correlate-pairs.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { type PointGrid, placedPoints } from '#engine/methods/samples/point-grid.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { type Numeric, numeric, type OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { MethodName } from './facts.ts'

export interface HeatmapFigure {
  readonly method: MethodName
  readonly variables: readonly string[]
  /** The lower triangle: row k has the correlations with the variables before it. */
  readonly rows: readonly (readonly Numeric[])[]
  /** Their numbers of cases; absent from outcomes of before. */
  readonly sizes?: readonly (readonly number[])[]
}

export interface ScatterFigure {
  readonly method: MethodName
  readonly x: string
  readonly y: string
  /** All cases; empty if they are on a grid. Outcomes of before have at most 2 000. */
  readonly points: readonly (readonly [number, number])[]
  readonly grid?: PointGrid
  /** Of outcomes of before, which lack it in all others: only a sample of the points is drawn. */
  readonly thinned?: boolean
  /** Absent from outcomes of before. */
  readonly n?: number
  /** The least squares line, for Pearson's coefficient without controls. */
  readonly line: { readonly slope: number; readonly through: readonly [number, number] } | null
  /** The coefficient is partial, which the points do not show. */
  readonly partial: boolean
  readonly r: Numeric
  readonly p: Numeric
}

/** A heat map for each matrix, or a scatter plot if there are only two variables. */
export async function figuresOf(
  { variables, weights }: Columns,
  matrices: readonly CorrelationMatrix[],
  options: OptionsOf<typeof definition>,
  checkpoint: Checkpoint,
): Promise<readonly OutcomeFigure[]> {
  const [a, b] = variables
  const [first] = matrices
  const pair = first?.pairs[0]
  if (a === undefined || b === undefined || first === undefined || pair === undefined) return []
  if (variables.length > 2)
    return matrices.map(({ method, pairs }) => ({
      id: `heatmap-${method}`,
      of: 'heatmap',
      data: heatmap(method, options.variables, pairs),
    }))
  const shared = await sharedRows([a.values, b.values], weights, checkpoint)
  const [x = a.values, y = b.values] = shared.columns
  const [mx, my] = [moments(x, x[0], shared.weights), moments(y, y[0], shared.weights)]
  const isLine = first.method === 'pearson' && options.controls.length === 0 && mx.squares > 0
  const placed = placedPoints(x, y, shared.weights)
  const data: ScatterFigure = {
    method: first.method,
    x: a.id,
    y: b.id,
    points: placed.x.map((at, k) => [at, placed.y[k] as number] as const),
    ...(placed.grid === undefined ? {} : { grid: placed.grid }),
    n: mx.n,
    line: isLine ? { slope: pair.r * Math.sqrt(my.squares / mx.squares), through: [mx.mean, my.mean] } : null,
    partial: options.controls.length > 0,
    r: numeric(pair.r),
    p: numeric(pair.p),
  }
  return [{ id: 'scatter', of: 'scatter', data }]
}

function heatmap(method: MethodName, variables: readonly string[], pairs: readonly Correlation[]): HeatmapFigure {
  const triangle = <T>(of: (pair: Correlation | undefined) => T) =>
    variables.map((row, k) =>
      variables.slice(0, k).map((column) => of(pairs.find(({ first, second }) => first === column && second === row))),
    )
  return {
    method,
    variables,
    rows: triangle((pair) => (pair === undefined ? null : numeric(pair.r))),
    sizes: triangle((pair) => pair?.n ?? 0),
  }
}
