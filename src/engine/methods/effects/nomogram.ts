import type { Checkpoint } from '../../checkpoint.ts'
import { factor } from '../../frame/factor.ts'
import { columnById } from '../../frame/frame.ts'
import { designRow } from '../design/design-row.ts'
import type { LevelValue } from '../design/plan-design.ts'
import { numbers } from '../design/prepare-model.ts'
import { columnsWith, type FittedTerms, interactingWith, predictorsOf } from './fitted-terms.ts'

/** Why a model has no nomogram: scales of single predictors cannot be added up, or nothing varies. */
export type NomogramRefusal =
  | { readonly refused: 'products'; readonly variables: readonly string[] }
  | { readonly refused: 'offset' }
  | { readonly refused: 'inestimable'; readonly variables: readonly string[] }
  | { readonly refused: 'too-many'; readonly n: number; readonly max: number }
  | { readonly refused: 'too-many-levels'; readonly variables: readonly string[]; readonly max: number }
  | { readonly refused: 'no-effect' }

/** A part of a covariate's scale on which points only rise or only fall; from 0 to 100 for the predictor with the widest range. */
export interface NomogramRun {
  readonly from: number
  readonly to: number
  readonly values: readonly number[]
  readonly points: readonly number[]
}

export type NomogramScale =
  | { readonly variable: string; readonly levels: readonly LevelValue[]; readonly points: readonly number[] }
  | { readonly variable: string; readonly runs: readonly NomogramRun[] }

export interface NomogramScales {
  readonly scales: readonly NomogramScale[]
  /** The largest sum of points. */
  readonly most: number
  /** The linear predictor where the sum of points is 0, and its increase per point. */
  readonly base: number
  readonly perPoint: number
}

const steps = 100
const maxPredictors = 12
const maxLevels = 15

/**
 * The scales of a nomogram: points are linear in what a predictor adds to the linear predictor, and 0 at its least over the range of the data (F
 * E Harrell, Regression modeling strategies, 2015, section 5.3; `nomogram` of R's rms). `ticks` gives round values within a range.
 */
export async function nomogramScales(
  model: FittedTerms,
  ticks: (low: number, high: number) => readonly number[],
  checkpoint: Checkpoint,
): Promise<NomogramScales | NomogramRefusal> {
  const { rows, design } = model.prepared
  const predictors = predictorsOf(design)
  const multiplied = predictors.filter((variable) => interactingWith(design, variable).length > 0)
  if (multiplied.length > 0) return { refused: 'products', variables: multiplied }
  if (design.offset !== null) return { refused: 'offset' }
  if (predictors.length > maxPredictors) return { refused: 'too-many', n: predictors.length, max: maxPredictors }
  const crowded = predictors.filter((variable) => (design.factors[variable]?.levels.length ?? 0) > maxLevels)
  if (crowded.length > 0) return { refused: 'too-many-levels', variables: crowded, max: maxLevels }
  const columnsOf = (variable: string) =>
    columnsWith(design, (product) => product.some((part) => part.variable === variable))
  const inestimable = predictors.filter((variable) =>
    columnsOf(variable).some((column) => !model.estimated.includes(column)),
  )
  if (inestimable.length > 0) return { refused: 'inestimable', variables: inestimable }
  const contributions: Contribution[] = []
  for (const variable of predictors) {
    await checkpoint()
    const columns = columnsOf(variable)
    const at = (value: LevelValue): number => {
      const row = designRow(design, new Map([[variable, value]]))
      return columns.reduce((sum, k) => sum + (row[k] as number) * (model.coefficients[k] ?? Number.NaN), 0)
    }
    if (design.factors[variable] !== undefined) {
      const column = columnById(rows.frame, variable)
      const levels = column === undefined ? [] : factor(column).levels.map(({ value }) => value)
      contributions.push({ variable, levels, added: levels.map(at) })
      continue
    }
    const [low, high] = rangeOf(numbers(rows.frame, variable))
    const values = ticks(low, high)
    const grid = Array.from({ length: steps + 1 }, (_, k) => (k === steps ? high : low + ((high - low) * k) / steps))
    contributions.push({ variable, grid, values, at, added: grid.map(at) })
  }
  const least = contributions.map(({ added }) => Math.min(...added))
  const spans = contributions.map(({ added }, j) => Math.max(...added) - (least[j] as number))
  const widest = Math.max(...spans)
  if (!(widest > 0)) return { refused: 'no-effect' }
  const perPoint = widest / 100
  const intercept = model.estimated.includes(0) ? (model.coefficients[0] ?? Number.NaN) : 0
  return {
    scales: contributions.map((one, j) => scaleOf(one, (added) => (added - (least[j] as number)) / perPoint)),
    most: spans.reduce((sum, span) => sum + span, 0) / perPoint,
    base: least.reduce((sum, value) => sum + value, intercept),
    perPoint,
  }
}

/** What a predictor adds to the linear predictor: of each level, or over a grid. */
type Contribution = { readonly variable: string; readonly added: readonly number[] } & (
  | { readonly levels: readonly LevelValue[] }
  | {
      readonly grid: readonly number[]
      readonly values: readonly number[]
      readonly at: (value: number) => number
    }
)

function scaleOf(one: Contribution, pointsOf: (added: number) => number): NomogramScale {
  const { variable, added } = one
  if ('levels' in one) return { variable, levels: one.levels, points: added.map(pointsOf) }
  const { grid, values, at } = one
  const turns = added.flatMap((value, k) => {
    const [before, after] = [added[k - 1], added[k + 1]]
    return before !== undefined && after !== undefined && (value - before) * (after - value) < 0 ? [k] : []
  })
  const ends = [0, ...turns, grid.length - 1]
  return {
    variable,
    runs: ends.slice(1).map((end, r) => {
      const start = ends[r] as number
      const inside = values.filter((value) => value >= (grid[start] as number) && value <= (grid[end] as number))
      return {
        from: pointsOf(added[start] as number),
        to: pointsOf(added[end] as number),
        values: inside,
        points: inside.map((value) => pointsOf(at(value))),
      }
    }),
  }
}

function rangeOf(values: Float64Array): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < values.length; i++) {
    low = Math.min(low, values[i] as number)
    high = Math.max(high, values[i] as number)
  }
  return [low, high]
}
