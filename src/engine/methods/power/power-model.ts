/** The power of a test as a function of the sizes of its groups and of the effect. */
export interface PowerModel {
  /** The sizes of all groups if the first has n members: in their ratio, not rounded. */
  readonly sizes: (n: number) => readonly number[]
  /** The power with these sizes, not necessarily integers, at an effect at this distance from the null hypothesis, >= 0. Increases in both. */
  readonly power: (sizes: readonly number[], effect: number) => number
  /** The smallest first group for which the test exists. */
  readonly least: number
  /** A typical effect, at which a search begins. */
  readonly unit: number
  /** The largest possible effect; may be infinite. */
  readonly most: number
  /** A smooth approximation, for a sawtooth power function. */
  readonly near?: PowerModel
}

/** Number of sides of a test; with two, half of alpha is on each. */
export type Sides = 1 | 2
