import type { Checkpoint } from '#engine/checkpoint.ts'
import { correlationsOf } from '#engine/methods/correlation/correlations-of.ts'
import {
  type PrincipalComponents,
  principalComponents,
  signOf,
} from '#engine/methods/dimension-reduction/principal-components.ts'
import {
  bartlettSphericity,
  isSingular,
  type SamplingAdequacy,
  type Sphericity,
  samplingAdequacy,
} from '#engine/methods/dimension-reduction/sampling-adequacy.ts'
import { varimax } from '#engine/methods/dimension-reduction/varimax.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>
type Matrix = readonly (readonly number[])[]

/** The results at full precision. */
export interface Extracted {
  readonly n: number
  /** All components of the analysed matrix. */
  readonly components: PrincipalComponents
  readonly kept: number
  /** For parallel analysis: the eigenvalues of random data that components must exceed. */
  readonly limits: Float64Array | undefined
  /** No eigenvalue satisfies the rule; one component is kept nevertheless. */
  readonly isForced: boolean
  /** Correlations of the variables with each kept component, rotated if requested. */
  readonly loadings: readonly Float64Array[]
  /** Weights of the standardised variables for the scores of each kept component. */
  readonly coefficients: readonly Float64Array[]
  readonly isRotated: boolean
  /** The rotation converged. */
  readonly isSettled: boolean
  readonly adequacy: SamplingAdequacy
  readonly sphericity: Sphericity
  readonly isSingular: boolean
  /** Standard deviations of the variables. */
  readonly scales: readonly number[]
}

/** More components were requested than have a variance. */
interface TooMany {
  readonly most: number
}

export async function extract(
  covariances: Matrix,
  n: number,
  options: Options,
  checkpoint: Checkpoint,
  limits?: Float64Array,
): Promise<Extracted | TooMany> {
  const scales = covariances.map((row, j) => Math.sqrt(row[j] ?? Number.NaN))
  const correlations = correlationsOf(covariances)
  const standard = await principalComponents(correlations, checkpoint)
  const isCorrelation = options.matrix === 'correlation'
  const components = isCorrelation ? standard : await principalComponents(covariances, checkpoint)
  const most = components.variances.filter((variance) => variance > 0).length
  const asked = numberKept(components.variances, options, limits)
  if (asked > most) return { most }
  const kept = Math.max(asked, 1)
  const own = { loadings: [] as Float64Array[], coefficients: [] as Float64Array[] }
  for (const [k, weights] of components.weights.slice(0, kept).entries()) {
    const root = Math.sqrt(components.variances[k] as number)
    own.loadings.push(weights.map((weight, j) => (weight * root) / (isCorrelation ? 1 : (scales[j] as number))))
    own.coefficients.push(weights.map((weight, j) => (weight * (isCorrelation ? 1 : (scales[j] as number))) / root))
  }
  const isRotated = options.rotation === 'varimax' && kept > 1
  return {
    n,
    components,
    kept,
    limits,
    isForced: asked === 0,
    ...(isRotated ? await rotated(own, checkpoint) : { ...own, isSettled: true }),
    isRotated,
    adequacy: samplingAdequacy(correlations, standard),
    sphericity: bartlettSphericity(standard, n),
    isSingular: isSingular(standard),
    scales,
  }
}

/** Differences below this are rounding errors. */
const rounding = 1e-10

/** The number of components by the chosen rule; 0 if no eigenvalue satisfies it. */
function numberKept(
  variances: Float64Array,
  { keep, count, share, matrix }: Options,
  limits: Float64Array | undefined,
): number {
  if (limits !== undefined) {
    const below = variances.findIndex((variance, k) => !(variance > (limits[k] as number)))
    return below < 0 ? variances.length : below
  }
  const total = variances.reduce((sum, variance) => sum + variance, 0)
  if (keep === 'fixed') return count
  if (keep === 'eigenvalue') {
    const limit = matrix === 'correlation' ? 1 : total / variances.length
    return variances.filter((variance) => variance > limit * (1 + rounding)).length
  }
  let held = 0
  const place = variances.findIndex((variance) => {
    held += variance
    return held >= (share - rounding) * total
  })
  return place + 1
}

interface Components {
  readonly loadings: readonly Float64Array[]
  readonly coefficients: readonly Float64Array[]
}

/** Varimax rotation; components in descending order of variance, with the largest loading of each positive. */
async function rotated(
  { loadings, coefficients }: Components,
  checkpoint: Checkpoint,
): Promise<Components & { readonly isSettled: boolean }> {
  const turned = await varimax(loadings, checkpoint)
  const held = turned.loadings.map(squares)
  const order = held.map((_, k) => k).sort((a, b) => (held[b] as number) - (held[a] as number))
  const signs = turned.loadings.map(signOf)
  return {
    isSettled: turned.converged,
    loadings: order.map((k) => (turned.loadings[k] as Float64Array).map((value) => value * (signs[k] as number))),
    coefficients: order.map((k) => {
      const cosines = turned.rotation[k] as Float64Array
      return Float64Array.from(
        loadings[0] ?? [],
        (_, j) =>
          (signs[k] as number) *
          coefficients.reduce((sum, column, l) => sum + (column[j] as number) * (cosines[l] as number), 0),
      )
    }),
  }
}

export function squares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value * value, 0)
}
