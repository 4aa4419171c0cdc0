import type { Condition } from '#engine/frame/repeated-values.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly n: number
  readonly outcome: string | null
  readonly confidence: number
  readonly postHoc: 'nemenyi' | 'conover' | 'dunn'
  readonly adjust: 'holm' | 'bonferroni' | 'benjamini-hochberg' | 'none'
  readonly medians: readonly { readonly condition: Condition; readonly median: Numeric; readonly meanRank: Numeric }[]
  readonly statistic: Numeric
  readonly df: number
  readonly p: Numeric
  readonly concordance: Numeric
  readonly pairs: number
  readonly apart: readonly {
    readonly first: Condition
    readonly second: Condition
    readonly difference: Numeric
    readonly p: Numeric
  }[]
}
