import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly confidence: number
  readonly question: 'event' | 'ordered'
  readonly scores: 'equal' | 'values' | 'mid-ranks'
  readonly alternative: 'two-sided' | 'greater' | 'less'
  readonly missing: 'per-test' | 'listwise'
  readonly group: string
  readonly trends: readonly TrendFacts[]
  readonly associations: readonly AssociationFacts[]
}

export interface TrendFacts {
  readonly event: LevelRef
  readonly first: { readonly group: LevelRef; readonly proportion: number }
  readonly last: { readonly group: LevelRef; readonly proportion: number }
  readonly n: number
  /** In percentage points. */
  readonly slope: number
  readonly interval: IntervalCell
  readonly p: Numeric
  readonly departure: Numeric
}

export interface AssociationFacts {
  readonly variable: string
  readonly n: number
  readonly r: number
  readonly interval: IntervalCell
  readonly p: Numeric
}
