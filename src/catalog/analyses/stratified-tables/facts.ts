import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import type { Measure } from './measures.ts'

/** Facts for the reading. */
export interface Facts {
  readonly confidence: number
  readonly outcome: string
  readonly stratum: string
  readonly event: LevelRef
  readonly exposed: LevelRef
  readonly reference: LevelRef
  readonly strata: number
  readonly n: number
  readonly effects: readonly {
    readonly measure: Measure
    readonly estimate: Numeric
    readonly interval: IntervalCell
    readonly crude: Numeric
  }[]
  readonly p: Numeric
  readonly isCorrected: boolean
  /** Homogeneity of the odds ratios: Breslow and Day's test with Tarone's correction. */
  readonly homogeneity: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric }
}
