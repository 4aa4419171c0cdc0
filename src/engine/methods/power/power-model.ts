/** How the power of a test depends on the sizes of its groups and on the effect, whatever is planned. */
export interface PowerModel {
  /** The sizes of all groups where the first has n members: in their ratio, not rounded. */
  readonly sizes: (n: number) => readonly number[]
  /** The power with these sizes, which need not be whole, at an effect this far from the null hypothesis, >= 0. Grows in both. */
  readonly power: (sizes: readonly number[], effect: number) => number
  /** The smallest first group for which the test exists. */
  readonly least: number
  /** A usual effect, where a search begins. */
  readonly unit: number
  /** The largest effect that there can be; may be infinite. */
  readonly most: number
  /** Where the power rises in teeth: a smooth model that is close to this one. */
  readonly near?: PowerModel
}

/** Of a test on one side, or on both with half of alpha on each. */
export type Sides = 1 | 2
