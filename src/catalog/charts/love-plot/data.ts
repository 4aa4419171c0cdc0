import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'

/** The data of a Love plot. */
export interface LovePlotData {
  readonly show: {
    readonly source: 'rows' | 'table'
    readonly measure: 'absolute' | 'signed'
    readonly connect: boolean
    /** Some line is the distance of more than two levels. */
    readonly distances: boolean
  }
  /** Absolute values that are marked, the first dashed, the second dotted. */
  readonly thresholds: readonly number[]
  /** The groups of the rows: their difference is the first minus the second. Null for a table. */
  readonly groups: readonly [LevelRef, LevelRef] | null
  /** A covariate, one level of it, or the name in a row of the table. */
  readonly names: readonly (VariableRef | LevelRef | null)[]
  /** Before and after adjustment: the columns of the table; null for rows, whose second stage is weighted. */
  readonly stages: readonly (VariableRef | null)[]
  /** For each stage the difference of each line; null if it has none. */
  readonly differences: readonly (readonly (number | null)[])[]
}
