import { moments } from './moments.ts'

/** `adjusted`: G1 and G2, nearly unbiased, as in SPSS, SAS and Excel; `moment`: g1 and g2 with divisor n (Joanes and Gill 1998). */
export type ShapeFormula = 'adjusted' | 'moment'

export interface Shape {
  readonly skewness: number
  /** Standard error in samples of a normal distribution. */
  readonly skewnessError: number
  /** Excess kurtosis: 0 for a normal distribution. */
  readonly kurtosis: number
  readonly kurtosisError: number
}

/**
 * Skewness and kurtosis with their standard errors. NaN if the values do not vary or are too few: G1 needs 3, G2 needs 4. `weights`: how many
 * cases each value represents.
 */
export function shape(values: Float64Array, formula: ShapeFormula, weights?: Float64Array): Shape {
  return shapeOf(standardisedMoments(values, weights), formula)
}

/** Skewness and kurtosis like `shape`, from known moments. */
export function shapeOf({ n, g1, g2 }: StandardisedMoments, formula: ShapeFormula): Shape {
  const adjusted = formula === 'adjusted'
  const s = adjusted ? Math.sqrt(n * (n - 1)) / (n - 2) : 1
  const k = adjusted ? ((n - 1) / ((n - 2) * (n - 3))) * (n + 1) : 1
  const shift = adjusted ? (6 * (n - 1)) / ((n - 2) * (n - 3)) : 0
  const errorOf1 = Math.sqrt((6 * (n - 2)) / ((n + 1) * (n + 3)))
  const errorOf2 = Math.sqrt((24 * n * (n - 2) * (n - 3)) / ((n + 1) ** 2 * (n + 3) * (n + 5)))
  const of3 = (value: number) => (n < 3 ? Number.NaN : value)
  const of4 = (value: number) => (n < 4 ? Number.NaN : value)
  return {
    skewness: of3(s * g1),
    skewnessError: of3(s * errorOf1),
    kurtosis: of4(k * g2 + shift),
    kurtosisError: of4(k * errorOf2),
  }
}

export interface StandardisedMoments {
  /** Cases. */
  readonly n: number
  /** m3 / m2^(3/2), with divisor n. */
  readonly g1: number
  /** m4 / m2² - 3. */
  readonly g2: number
}

/** The third and the fourth standardised moment. NaN if the values do not vary. `weights`: how many cases each value represents. */
export function standardisedMoments(values: Float64Array, weights?: Float64Array): StandardisedMoments {
  const { n, mean, squares } = moments(values, values[0], weights)
  if (!(squares > 0)) return { n, g1: Number.NaN, g2: Number.NaN }
  let [cubes, fourths] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const cases = weights === undefined ? 1 : (weights[i] as number)
    const d = (values[i] as number) - mean
    cubes += cases * (d * d * d)
    fourths += cases * (d * d * d * d)
  }
  const variance = squares / n
  return { n, g1: cubes / n / variance ** 1.5, g2: fourths / n / variance ** 2 - 3 }
}
