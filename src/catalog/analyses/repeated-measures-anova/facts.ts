import type { Condition } from '#engine/frame/repeated-values.ts'
import type { DfPair, IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly n: number
  readonly outcome: string | null
  readonly confidence: number
  readonly effectConfidence: number
  readonly correction: 'greenhouse-geisser' | 'huynh-feldt' | 'none'
  readonly adjust: 'holm' | 'bonferroni' | 'benjamini-hochberg' | 'none'
  readonly bars: 'ordinary' | 'within'
  readonly means: readonly { readonly condition: Condition; readonly mean: Numeric }[]
  readonly statistic: Numeric
  readonly df: DfPair
  readonly p: Numeric
  readonly epsilon: Numeric
  readonly effect: { readonly partial: Numeric; readonly interval: IntervalCell; readonly generalised: Numeric }
  /** Null with two conditions, which the overall test already compares. */
  readonly apart: {
    readonly pairs: number
    readonly found: readonly {
      readonly first: Condition
      readonly second: Condition
      readonly difference: Numeric
      readonly interval: IntervalCell
      readonly p: Numeric
    }[]
  } | null
}
