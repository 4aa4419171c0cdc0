import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export type DifferenceMethod = 'newcombe' | 'miettinen-nurminen' | 'wald'
export type OddsMethod = 'woolf' | 'exact'

/** Facts for the reading. */
export interface Facts {
  readonly confidence: number
  readonly eventIs: 'harm' | 'benefit'
  readonly method: DifferenceMethod
  readonly odds: OddsMethod | null
  readonly nnt: boolean
  readonly margin: number | null
  readonly aim: 'non-inferiority' | 'equivalence'
  readonly missing: 'per-test' | 'listwise' | null
  readonly comparisons: readonly ComparisonFacts[]
}

export interface ComparisonFacts {
  /** Null for a table that was typed in. */
  readonly variable: string | null
  readonly event: LevelRef
  readonly group: GroupFacts
  readonly reference: GroupFacts
  readonly difference: EstimateFacts
  readonly riskRatio: EstimateFacts
  readonly oddsRatio: EstimateFacts | null
  readonly nnt: NntFacts
  readonly test: 'pearson' | 'fisher'
  readonly p: Numeric
  /** With a margin: whether the interval is within it, and the P value of the score test. */
  readonly margin: { readonly isWithin: boolean; readonly p: Numeric } | null
}

export interface GroupFacts {
  readonly group: LevelRef
  readonly events: number
  readonly n: number
}

export interface EstimateFacts {
  readonly estimate: Numeric
  readonly interval: IntervalCell
}

/** The limits are those of the difference, inverted; infinite if the interval of the difference includes 0. */
export interface NntFacts {
  readonly side: 'benefit' | 'harm' | null
  readonly estimate: Numeric
  readonly benefit: IntervalCell | null
  readonly harm: IntervalCell | null
}
