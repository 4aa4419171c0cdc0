/**
 * Divides each of several strata, in turn, in the same shares: whole numbers of units first, then the rest to those sets that are owed most so
 * far, so that many small strata do not all fill the same set. Of one stratum these are largest remainders.
 */
export class Allotment {
  readonly #shares: readonly number[]
  readonly #owed: Float64Array

  constructor(shares: readonly number[]) {
    this.#shares = shares
    this.#owed = new Float64Array(shares.length)
  }

  /** How many of `n` units each set gets. */
  next(n: number): readonly number[] {
    const owed = this.#owed
    const sizes = this.#shares.map((share, k) => {
      const base = Math.floor(n * share)
      owed[k] = (owed[k] as number) + n * share - base
      return base
    })
    const rest = n - sizes.reduce((sum, size) => sum + size, 0)
    const neediest = Array.from(sizes.keys()).toSorted((a, b) => (owed[b] as number) - (owed[a] as number))
    for (const k of neediest.slice(0, rest)) {
      sizes[k] = (sizes[k] as number) + 1
      owed[k] = (owed[k] as number) - 1
    }
    return sizes
  }
}

/** The shares of the sets: training, validation if there is one, and test; or of the folds. */
export function sharesOf({
  into,
  training,
  validation,
  folds,
}: {
  readonly into: string
  readonly training: number
  readonly validation: number
  readonly folds: number
}): readonly number[] {
  if (into === 'folds') return Array.from({ length: folds }, () => 1 / folds)
  return validation > 0 ? [training, validation, 1 - training - validation] : [training, 1 - training]
}
