import type { Checkpoint } from '#engine/checkpoint.ts'
import { everyKthCase, rowsOfCases } from '#engine/frame/case-weights.ts'
import {
  type Columns,
  type Correlation,
  type CorrelationMatrix,
  sharedRows,
} from '#engine/methods/correlation/correlate-pairs.ts'
import { moments } from '#engine/methods/description/moments.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { type Numeric, numeric, type OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { MethodName } from './facts.ts'

export interface HeatmapFigure {
  readonly method: MethodName
  readonly variables: readonly string[]
  /** The lower triangle: row k has the correlations with the variables before it. */
  readonly rows: readonly (readonly Numeric[])[]
}

export interface ScatterFigure {
  readonly method: MethodName
  readonly x: string
  readonly y: string
  readonly points: readonly (readonly [number, number])[]
  /** Only a sample of the points is drawn. */
  readonly thinned: boolean
  /** The least squares line, for Pearson's coefficient without controls. */
  readonly line: { readonly slope: number; readonly through: readonly [number, number] } | null
  /** The coefficient is partial, which the points do not show. */
  readonly partial: boolean
  readonly r: Numeric
  readonly p: Numeric
}

/** More points would merge into a blot. */
export const maxPoints = 2000

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
  const shown = everyKthCase(mx.n, maxPoints)
  const data: ScatterFigure = {
    method: first.method,
    x: a.id,
    y: b.id,
    points: rowsOfCases(shown, shared.weights).map((row) => [x[row] ?? 0, y[row] ?? 0] as const),
    thinned: shown.length < mx.n,
    line: isLine ? { slope: pair.r * Math.sqrt(my.squares / mx.squares), through: [mx.mean, my.mean] } : null,
    partial: options.controls.length > 0,
    r: numeric(pair.r),
    p: numeric(pair.p),
  }
  return [{ id: 'scatter', of: 'scatter', data }]
}

function heatmap(method: MethodName, variables: readonly string[], pairs: readonly Correlation[]): HeatmapFigure {
  return {
    method,
    variables,
    rows: variables.map((row, k) =>
      variables.slice(0, k).map((column) => {
        const pair = pairs.find(({ first, second }) => first === column && second === row)
        return pair === undefined ? null : numeric(pair.r)
      }),
    ),
  }
}
