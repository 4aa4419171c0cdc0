import type { DistanceName } from '#engine/methods/clustering/distances.ts'
import type { Linkage } from '#engine/methods/clustering/hierarchical.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Data of a tree of rows, as in R's `hclust`. */
export interface DendrogramData {
  readonly standardised: boolean
  readonly distance: DistanceName
  readonly linkage: Linkage
  readonly label: string | null
  /** In the order of the tree: a level of the label, or the number of the row as text. */
  readonly names: readonly (LevelRef | string)[]
  readonly left: readonly number[]
  readonly right: readonly number[]
  readonly heights: readonly number[]
  /** Usable rows from 0. */
  readonly order: readonly number[]
  /** The cluster of each row, from 0, in the order of the tree. */
  readonly clusters: readonly number[]
  readonly cophenetic: Numeric
}
