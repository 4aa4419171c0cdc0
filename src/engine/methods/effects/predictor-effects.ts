import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { fSf } from '../../distributions/fisher-f.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { tQuantile } from '../../distributions/student-t.ts'
import { factor } from '../../frame/factor.ts'
import { columnById, type Frame } from '../../frame/frame.ts'
import { solvePositive } from '../../linalg/solve-positive.ts'
import { binCounts, equalBins } from '../description/bins.ts'
import { quantile } from '../description/quantiles.ts'
import type { Design } from '../design/build-design.ts'
import { designRow } from '../design/design-row.ts'
import type { LevelValue } from '../design/plan-design.ts'
import { numbers } from '../design/prepare-model.ts'
import { sortedCases } from '../samples/sorted-cases.ts'
import { columnsWith, type FittedTerms, interactingWith, predictorsOf, predictRow } from './fitted-terms.ts'

export interface EffectQuestion {
  /** Predictors, in the order in which they are returned. */
  readonly variables: readonly string[]
  /** `level`: the linear predictor itself; `difference`: from that at a reference value. */
  readonly of: 'level' | 'difference'
  /** By covariate, a reference value instead of the median. */
  readonly references: Readonly<Record<string, { readonly reference: number | null }>>
  readonly confidence: number
}

/** The value at which a variable other than the predictor is held: the mean of a covariate, the reference level of a factor. */
export type HeldValue =
  | { readonly variable: string; readonly mean: number }
  | { readonly variable: string; readonly level: LevelValue }

interface Effect {
  readonly variable: string
  /** On the scale of the linear predictor, offsets at their mean. */
  readonly estimate: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  readonly held: readonly HeldValue[]
  /** Those of `held` that change the differences. */
  readonly interacting: readonly string[]
}

/** A covariate: at values of equal distance, with the reference among them if it is within their range. */
export interface CurveEffect extends Effect {
  readonly kind: 'curve'
  readonly x: readonly number[]
  /** Null unless differences are drawn. */
  readonly reference: number | null
  /** Those of its restricted cubic spline; none for another form. */
  readonly knots: readonly number[]
  /** P of Wald's test that the powers above 1, or the parts of the spline beyond the first, are 0; null for a straight line or within products. */
  readonly curvature: number | null
  /** Cases in equal bins over the range of x. */
  readonly counts: readonly number[]
}

/** A factor: at each level, in the order of the column. */
export interface LevelEffect extends Effect {
  readonly kind: 'levels'
  readonly levels: readonly LevelValue[]
  readonly reference: LevelValue | null
  /** Cases of each level. */
  readonly counts: readonly number[]
}

export type PredictorEffect = CurveEffect | LevelEffect

export interface PredictorEffects {
  readonly effects: readonly PredictorEffect[]
  /** Variables without an effect: no predictor of the model, or one whose coefficients cannot all be estimated or whose values are constant. */
  readonly unknown: readonly string[]
  readonly inestimable: readonly string[]
}

/** A curve has one more point; even, so that a reference may be in the middle. */
const steps = 100
const bins = 30

/**
 * Predictions along the range of single predictors, the others at their mean or reference level, with intervals by the delta method on the
 * scale of the linear predictor (Harrell, Regression modeling strategies, 2015, section 5.1). Throws like `numbers`.
 */
export async function predictorEffects(
  model: FittedTerms,
  { variables, of, references, confidence }: EffectQuestion,
  checkpoint: Checkpoint,
): Promise<PredictorEffects> {
  const { rows, design, cases } = model.prepared
  const predictors = predictorsOf(design)
  const asked = variables.filter((id) => predictors.includes(id))
  const unknown = variables.filter((id) => !predictors.includes(id))
  if (asked.length === 0) return { effects: [], unknown, inestimable: [] }
  const held = await heldValues(rows.frame, design, cases, checkpoint)
  const typical = new Map(held.map((one) => [one.variable, 'mean' in one ? one.mean : one.level]))
  const offset = of === 'difference' || design.offset === null ? 0 : mean(design.offset, cases)
  const reach =
    model.residualDf === undefined
      ? normalUpperQuantile((1 - confidence) / 2)
      : tQuantile((1 + confidence) / 2, model.residualDf)
  const effects: PredictorEffect[] = []
  const inestimable: string[] = []
  for (const variable of asked) {
    await checkpoint()
    const interacting = interactingWith(design, variable)
    const rowAt = (value: LevelValue) => designRow(design, new Map([...typical, [variable, value]]))
    const predictions = (values: readonly LevelValue[], reference: LevelValue | null) => {
      const from = reference === null ? null : rowAt(reference)
      const found = values.map((value) => {
        const row = rowAt(value)
        return predictRow(model, from === null ? row : row.map((a, k) => a - (from[k] as number)))
      })
      return {
        estimate: found.map(({ estimate }) => estimate + offset),
        lower: found.map(({ estimate, standardError }) => estimate - reach * standardError + offset),
        upper: found.map(({ estimate, standardError }) => estimate + reach * standardError + offset),
      }
    }
    const shared = { variable, held: held.filter((one) => one.variable !== variable), interacting }
    if (!isEstimable(model, variable)) {
      inestimable.push(variable)
      continue
    }
    const factored = design.factors[variable]
    if (factored !== undefined) {
      const reference = of === 'difference' ? referenceLevel(design, variable) : null
      const { levels, counts } = levelCounts(rows.frame, variable, cases)
      effects.push({ ...shared, kind: 'levels', levels, reference, counts, ...predictions(levels, reference) })
      continue
    }
    const values = numbers(rows.frame, variable)
    const sorted = await sortedCases(values, checkpoint, cases)
    const [low, high] = [sorted.values[0] ?? Number.NaN, sorted.values.at(-1) ?? Number.NaN]
    if (!(high > low)) {
      inestimable.push(variable)
      continue
    }
    const reference =
      of === 'difference' ? (references[variable]?.reference ?? quantile(sorted.values, 0.5, 7, sorted.upTo)) : null
    const x = placesOf(low, high, reference)
    effects.push({
      ...shared,
      kind: 'curve',
      x,
      reference,
      knots: hasSpline(design, variable) ? (design.knots[variable] ?? []) : [],
      curvature: curvature(model, variable),
      counts: Array.from(binCounts(values, equalBins(low, high, bins), cases)),
      ...predictions(x, reference),
    })
  }
  return { effects, unknown, inestimable }
}

/** Equal steps over the range, or over its two parts below and above a reference in it. */
function placesOf(low: number, high: number, reference: number | null): readonly number[] {
  const equal = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, k) => from + ((to - from) * k) / count)
  if (reference === null || reference <= low || reference >= high) return [...equal(low, high, steps), high]
  return [...equal(low, reference, steps / 2), ...equal(reference, high, steps / 2), high]
}

/** The mean of each covariate and the reference level of each factor; under sum contrasts that is the level without a coefficient. */
export async function heldValues(
  frame: Frame,
  design: Design,
  cases: Float64Array | undefined,
  checkpoint: Checkpoint,
): Promise<readonly HeldValue[]> {
  const held: HeldValue[] = []
  for (const variable of predictorsOf(design)) {
    const level = referenceLevel(design, variable)
    held.push(level === null ? { variable, mean: mean(numbers(frame, variable), cases) } : { variable, level })
    await checkpoint()
  }
  return held
}

function referenceLevel({ factors }: Design, variable: string): LevelValue | null {
  const of = factors[variable]
  return (of?.contrast === 'sum' ? of.levels.at(-1) : of?.levels[0]) ?? null
}

function mean(values: Float64Array, cases: Float64Array | undefined): number {
  let [sum, n] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const count = cases === undefined ? 1 : (cases[i] as number)
    sum += count * (values[i] as number)
    n += count
  }
  return sum / n
}

function levelCounts(frame: Frame, variable: string, cases: Float64Array | undefined) {
  const column = columnById(frame, variable)
  if (column === undefined) throw new Error(`${variable} is not in the frame`)
  const { levels, codes } = factor(column)
  const counts = new Float64Array(levels.length)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number
    counts[code] = (counts[code] as number) + (cases === undefined ? 1 : (cases[i] as number))
  }
  return { levels: levels.map(({ value }) => value), counts: Array.from(counts) }
}

function isEstimable({ prepared: { design }, estimated }: FittedTerms, variable: string): boolean {
  const own = columnsWith(design, (product) => product.some((part) => part.variable === variable))
  return own.every((column) => estimated.includes(column))
}

function hasSpline({ terms }: Design, variable: string): boolean {
  return terms.some(({ term }) => term.kind === 'spline' && term.variable === variable)
}

/** The columns of a variable beyond its straight line; none if it is in products. */
export function curvedColumns(design: Pick<Design, 'terms'>, variable: string): readonly number[] {
  if (interactingWith(design, variable).length > 0) return []
  return columnsWith(design, (product) =>
    product.some(
      (part) =>
        part.variable === variable && (('power' in part && part.power > 1) || ('spline' in part && part.spline > 1)),
    ),
  )
}

function curvature(model: FittedTerms, variable: string): number | null {
  const columns = curvedColumns(model.prepared.design, variable)
  if (columns.length === 0) return null
  const at = columns.map((column) => model.estimated.indexOf(column))
  const b = columns.map((column) => model.coefficients[column] ?? Number.NaN)
  const solved = solvePositive(
    at.map((i) => at.map((j) => model.covariance[i]?.[j] ?? Number.NaN)),
    b,
  )
  if (solved === undefined) return Number.NaN
  const statistic = solved.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0)
  const df = columns.length
  return model.residualDf === undefined ? chiSquareSf(statistic, df) : fSf(statistic / df, df, model.residualDf)
}
