import type { Design } from '../design/build-design.ts'
import type { DesignProduct } from '../design/plan-design.ts'
import type { PreparedModel } from '../design/prepare-model.ts'

/** The parts of a fitted regression model from which predictions are computed. */
export interface FittedTerms {
  readonly prepared: Pick<PreparedModel, 'rows' | 'cases'> & { readonly design: Design }
  /** One for each column of the design; NaN if it could not be estimated, or for the intercept of a Cox model. */
  readonly coefficients: ArrayLike<number>
  /** The columns of `covariance`. */
  readonly estimated: readonly number[]
  readonly covariance: readonly (readonly number[])[]
  /** Given for a linear model, whose intervals and tests are by t and F. */
  readonly residualDf?: number
}

/** The linear predictor of a row of the design, without offsets, and its standard error by the delta method. */
export function predictRow(
  { coefficients, estimated, covariance }: Pick<FittedTerms, 'coefficients' | 'estimated' | 'covariance'>,
  row: Float64Array,
): { readonly estimate: number; readonly standardError: number } {
  let [estimate, variance] = [0, 0]
  for (const [i, column] of estimated.entries()) {
    const a = row[column] ?? 0
    estimate += a * (coefficients[column] ?? Number.NaN)
    for (const [j, other] of estimated.entries()) variance += a * (covariance[i]?.[j] ?? Number.NaN) * (row[other] ?? 0)
  }
  return { estimate, standardError: Math.sqrt(Math.max(variance, 0)) }
}

/** The variables of the terms of a design, without those of offsets and strata, in its order. */
export function predictorsOf({ terms }: Pick<Design, 'terms'>): readonly string[] {
  return [
    ...new Set(terms.flatMap(({ columns }) => columns.flatMap((product) => product.map((part) => part.variable)))),
  ]
}

/** The other variables of all products that contain a variable. */
export function interactingWith({ terms }: Pick<Design, 'terms'>, variable: string): readonly string[] {
  const found = terms.flatMap(({ columns }) =>
    columns.flatMap((product) => {
      const names = product.map((part) => part.variable)
      return names.includes(variable) ? names.filter((name) => name !== variable) : []
    }),
  )
  return [...new Set(found)]
}

/** The indices of the columns of a design whose products satisfy a condition. */
export function columnsWith(
  { terms }: Pick<Design, 'terms'>,
  wanted: (product: DesignProduct) => boolean,
): readonly number[] {
  const products = terms.flatMap(({ columns }) => columns)
  return products.flatMap((product, k) => (wanted(product) ? [k + 1] : []))
}
