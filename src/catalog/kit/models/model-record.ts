import type { Design } from '#engine/methods/design/build-design.ts'
import type { Term } from '#engine/methods/design/term.ts'
import { type EngineRevised, engineVersionOf } from '../engine-version.ts'
import type { Json } from '../json.ts'
import { termVariables } from '../options/term-variables.ts'
import { type Model, numeric } from '../outcome/outcome.ts'
import { termKey } from '../present/term-text.ts'
import { termCell } from './term-cells.ts'

interface FittedModel {
  readonly family: Model['family']
  readonly link: Model['link']
  readonly terms: readonly Term[]
  readonly outcome: Json
  readonly design: Pick<Design, 'terms' | 'factors' | 'knots'>
  /** One per column of the design; NaN if it could not be estimated. */
  readonly coefficients: ArrayLike<number>
  /** The columns of `covariance`. */
  readonly estimated: readonly number[]
  readonly covariance: readonly (readonly number[])[]
  readonly residualDf: number
  readonly baselineHazards?: Model['baselineHazards']
  readonly exposure?: string
  readonly theta?: number
}

/** A fitted model as stored: a prediction is the sum of the coefficients times the products of their parts, plus the offsets. */
export function modelRecord(
  definition: EngineRevised,
  { design, coefficients, estimated, covariance, ...fit }: FittedModel,
): Model {
  const columns = [
    { term: '(Intercept)', product: [] },
    ...design.terms.flatMap(({ term, columns: products }) =>
      products.map((product) => ({ term: termKey(termCell(term)), product })),
    ),
  ]
  return {
    id: 'model',
    family: fit.family,
    link: fit.link,
    engineVersion: engineVersionOf(definition),
    outcome: fit.outcome,
    terms: design.terms.map(({ term }) => ({ id: termKey(termCell(term)), variables: termVariables(term) })),
    factors: design.factors,
    knots: design.knots,
    offsets: fit.terms.flatMap((term) => (term.kind === 'offset' ? [term.variable] : [])),
    coefficients: estimated.map((k) => ({
      term: columns[k]?.term ?? '',
      part: columns[k]?.product ?? [],
      estimate: coefficients[k] ?? Number.NaN,
    })),
    vcov: covariance,
    ...(fit.exposure === undefined ? {} : { exposure: fit.exposure }),
    ...(fit.theta === undefined ? {} : { theta: fit.theta }),
    ...(fit.baselineHazards === undefined ? {} : { baselineHazards: fit.baselineHazards }),
    residualDf: numeric(fit.residualDf),
  }
}
