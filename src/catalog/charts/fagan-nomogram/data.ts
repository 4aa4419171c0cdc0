import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export interface FaganData {
  /** The condition and the positive result in the data, and how many cases of each are in the table; null if ratios were entered. */
  readonly of: null | {
    readonly event: LevelRef
    readonly result: LevelRef
    readonly truePositive: number
    readonly falsePositive: number
    readonly falseNegative: number
    readonly trueNegative: number
    /** The pre-test probability is the frequency of the condition in the data. */
    readonly isFrequency: boolean
    readonly confidence: number
  }
  /** Pre-test probability. */
  readonly before: number
  readonly results: readonly FaganResult[]
}

export interface FaganResult {
  readonly name: 'positive' | 'negative'
  readonly ratio: Numeric
  /** Post-test probability. */
  readonly after: number
  /** Limits of both; null without a 2 × 2 table, or if a cell is empty. */
  readonly limits: null | {
    readonly ratio: readonly [number, number]
    readonly after: readonly [number, number]
  }
}
