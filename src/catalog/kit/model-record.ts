import type { Design } from '#engine/methods/design/build-design.ts'
import { engineVersion } from './engine-version.ts'
import type { Json } from './json.ts'
import { type Model, numeric } from './outcome.ts'
import { termCell } from './term-cells.ts'
import { termKey } from './term-text.ts'

interface FittedModel {
  readonly family: string
  readonly outcome: Json
  readonly design: Pick<Design, 'terms' | 'factors' | 'knots'>
  /** One for each column of the design; NaN where it could not be estimated. */
  readonly coefficients: ArrayLike<number>
  /** The columns that `covariance` is of. */
  readonly estimated: readonly number[]
  readonly covariance: readonly (readonly number[])[]
  readonly residualDf: number
}

/** A fitted model as it is kept: a prediction is the sum of the coefficients times the products of their parts, plus the offsets. */
export function modelRecord({ design, coefficients, estimated, covariance, ...fit }: FittedModel): Model {
  const columns = [
    { term: '(Intercept)', product: [] },
    ...design.terms.flatMap(({ term, columns: products }) =>
      products.map((product) => ({ term: termKey(termCell(term)), product })),
    ),
  ]
  return {
    id: 'model',
    family: fit.family,
    engineVersion,
    outcome: fit.outcome,
    terms: design.terms.map(({ term, marginal }) => {
      const knots = term.kind === 'spline' ? design.knots[term.variable] : undefined
      return {
        id: termKey(termCell(term)),
        variables: marginal.map((name) => String(JSON.parse(name)[0])),
        ...(knots === undefined ? {} : { knots }),
      }
    }),
    factors: design.factors,
    coefficients: estimated.map((k) => ({
      term: columns[k]?.term ?? '',
      part: (columns[k]?.product ?? []).map((part) => ({ ...part })),
      estimate: coefficients[k] ?? Number.NaN,
    })),
    vcov: covariance,
    residualDf: numeric(fit.residualDf),
  }
}
