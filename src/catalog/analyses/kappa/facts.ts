import type { KappaWeights } from '#engine/methods/agreement/cohen-kappa.ts'
import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly confidence: number
  readonly weights: KappaWeights
  readonly categories: number
  readonly missing: 'per-test' | 'listwise' | null
  readonly pairs: readonly PairFacts[]
  readonly fleiss: FleissFacts | null
}

export interface KappaFacts {
  readonly n: number
  readonly observed: number
  readonly kappa: Numeric
  readonly interval: IntervalCell
  readonly p: Numeric
}

export interface PairFacts extends KappaFacts {
  /** Null for a table that was typed in. */
  readonly first: string | null
  readonly second: string | null
  readonly pabak: number
}

export interface FleissFacts extends KappaFacts {
  readonly raters: number
}
