import type { Checkpoint } from '../../checkpoint.ts'
import { symmetricEigen } from '../../linalg/symmetric-eigen.ts'

export interface PrincipalComponents {
  /** Variances of the components in descending order; those below the rounding of the largest are 0. */
  readonly variances: Float64Array
  /** Weights of the variables in each component, of unit length; the largest in absolute value is positive. */
  readonly weights: readonly Float64Array[]
}

/**
 * Principal components of a covariance or correlation matrix (Pearson 1901; Hotelling 1933). Throws like `symmetricEigen`. Weights of
 * components of equal variance are not determined, except for the plane that they span.
 */
export async function principalComponents(
  covariances: readonly (readonly number[])[],
  checkpoint: Checkpoint,
): Promise<PrincipalComponents> {
  const { values, vectors } = await symmetricEigen(covariances, checkpoint)
  const rounding = values.length * Number.EPSILON * (values[0] ?? 0)
  return {
    variances: values.map((value) => (value > rounding ? value : 0)),
    weights: vectors.map((vector) => (signOf(vector) < 0 ? vector.map((value) => -value) : vector)),
  }
}

/** Absolute values that are equal except for rounding. */
const sameSize = 1 - 1e-8

/** The sign of the element largest in absolute value, the first of several: makes the sign of a component unique. */
export function signOf(vector: ArrayLike<number>): 1 | -1 {
  const sizes = Array.from(vector, Math.abs)
  const largest = Math.max(...sizes)
  const first = vector[sizes.findIndex((size) => size >= largest * sameSize)] ?? 0
  return first < 0 ? -1 : 1
}
