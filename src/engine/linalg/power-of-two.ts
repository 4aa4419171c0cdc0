import { StatsError } from '../stats-error.ts'

/**
 * The power of two at or below the largest absolute value of the elements, by which they can be divided without rounding so that no sum of
 * their squares overflows; 1 if all are zero. Throws `not-finite` if one is not.
 */
export function powerOfTwo(vectors: readonly ArrayLike<number>[]): number {
  let largest = 0
  for (const vector of vectors)
    for (let k = 0; k < vector.length; k++) {
      const size = Math.abs(vector[k] as number)
      if (!Number.isFinite(size)) throw new StatsError('not-finite')
      if (size > largest) largest = size
    }
  // 2^-1022 is the smallest divisor that keeps all digits
  return largest === 0 ? 1 : 2 ** Math.max(Math.floor(Math.log2(largest)), -1022)
}
