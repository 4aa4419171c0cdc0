import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly event: LevelRef
  readonly confidence: number
  readonly intervals: 'wilson' | 'exact'
  readonly prevalence: number | null
  readonly missing: 'per-test' | 'listwise'
  readonly tests: readonly TestFacts[]
}

export interface TestFacts {
  readonly variable: string
  readonly events: number
  readonly others: number
  /** Number of those rows that the test classifies correctly. */
  readonly hits: number
  readonly passes: number
  readonly sensitivity: MeasuredFacts
  readonly specificity: MeasuredFacts
  readonly positiveValue: MeasuredFacts
  readonly negativeValue: MeasuredFacts
  readonly positiveRatio: MeasuredFacts
  readonly negativeRatio: MeasuredFacts
  /** Proportion of events in the rows. */
  readonly frequency: number
}

/** All null for 0 / 0; the limits are null if there is no interval. */
export interface MeasuredFacts {
  readonly value: Numeric
  readonly lower: Numeric
  readonly upper: Numeric
}
