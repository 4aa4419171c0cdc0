import type { IntervalCell, LevelRef } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  /** Null without intervals. */
  readonly confidence: number | null
  readonly variables: readonly VariableFacts[]
}

export interface VariableFacts {
  readonly variable: string
  /** Cases with a value. */
  readonly n: number
  readonly missing: number
  /** Number of distinct values. */
  readonly values: number
  /** Frequency of the most frequent value. */
  readonly most: number
  /** Up to three values: all of them, or those that are strictly more frequent than the rest. */
  readonly top: readonly {
    readonly value: LevelRef
    readonly count: number
    readonly fraction: number
    readonly interval: IntervalCell | null
  }[]
}
