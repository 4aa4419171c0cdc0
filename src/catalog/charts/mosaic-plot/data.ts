import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export interface MosaicData {
  /** Two or three variables. */
  readonly of: readonly string[]
  /** Cases, used or not. */
  readonly total: number
  readonly show: {
    readonly shading: 'none' | 'residuals'
    readonly labels: 'n' | 'column' | 'all' | 'none'
    /** In mm. */
    readonly gap: number
  }
  /** By variable; the third has a single null if it was not chosen. */
  readonly levels: readonly (readonly (LevelRef | null)[])[]
  /** Cases by the three variables. */
  readonly counts: readonly (readonly (readonly number[])[])[]
  /** Pearson residuals in the same order; null without shading. */
  readonly residuals: readonly (readonly (readonly Numeric[])[])[] | null
  readonly test: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric } | null
}
