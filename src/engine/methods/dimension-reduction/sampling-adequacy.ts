import { chiSquareSf } from '../../distributions/chi-square.ts'
import type { PrincipalComponents } from './principal-components.ts'

export interface SamplingAdequacy {
  /** The Kaiser-Meyer-Olkin measure of all variables together: 0 to 1. */
  readonly overall: number
  /** Adequacy of each variable. */
  readonly variables: Float64Array
}

/** If less of a component's variance remains, the correlations have no inverse in double precision. */
const singular = 1e-12

/** Whether some variable is determined by the others, except for rounding. */
export const isSingular = ({ variances }: PrincipalComponents): boolean =>
  !((variances.at(-1) ?? 0) > singular * (variances[0] ?? 0))

/**
 * The proportion of the correlations not specific to pairs: their squares over the sum of those and of the squared partial correlations given
 * all others (Kaiser HF, Rice J. Little jiffy, mark IV. Educ Psychol Meas 1974;34:111-117). `components`: of the correlation matrix. NaN if it
 * is singular, and if nothing is correlated.
 */
export function samplingAdequacy(
  correlations: readonly (readonly number[])[],
  components: PrincipalComponents,
): SamplingAdequacy {
  const p = correlations.length
  if (isSingular(components)) return { overall: Number.NaN, variables: new Float64Array(p).fill(Number.NaN) }
  const inverse = (i: number, j: number) =>
    components.weights.reduce(
      (sum, weights, k) =>
        sum + ((weights[i] as number) * (weights[j] as number)) / (components.variances[k] as number),
      0,
    )
  const diagonal = Float64Array.from({ length: p }, (_, i) => inverse(i, i))
  const [shared, partial] = [new Float64Array(p), new Float64Array(p)]
  for (let i = 0; i < p; i++)
    for (let j = 0; j < p; j++) {
      if (i === j) continue
      shared[i] = (shared[i] as number) + (correlations[i]?.[j] ?? Number.NaN) ** 2
      partial[i] = (partial[i] as number) + inverse(i, j) ** 2 / ((diagonal[i] as number) * (diagonal[j] as number))
    }
  const [all, rest] = [sum(shared), sum(partial)]
  return { overall: all / (all + rest), variables: shared.map((own, i) => own / (own + (partial[i] as number))) }
}

export interface Sphericity {
  /** Chi-square. */
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

/**
 * Whether the variables are correlated at all: the test of Bartlett (Tests of significance in factor analysis. Br J Psychol Stat Sect
 * 1950;3:77-85), -(n - 1 - (2p + 5) / 6) log |R|. `components`: of the correlation matrix of n rows. NaN if it is singular, and if n is too
 * small for the factor to be positive.
 */
export function bartlettSphericity(components: PrincipalComponents, n: number): Sphericity {
  const p = components.variances.length
  const df = (p * (p - 1)) / 2
  const factor = n - 1 - (2 * p + 5) / 6
  if (isSingular(components) || factor <= 0) return { statistic: Number.NaN, df, pValue: Number.NaN }
  const statistic = Math.max(0, -factor * sum(components.variances.map(Math.log)))
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}

const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0)
