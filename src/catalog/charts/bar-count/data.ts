import type { CountTable } from '#engine/frame/count-table.ts'
import type { CategoryOrder } from '../../kit/options/category-order.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export interface BarCountData {
  readonly of: { readonly variable: string }
  /** Cases, used or not. */
  readonly total: number
  readonly show: {
    readonly layout: 'single' | 'grouped' | 'stacked' | 'full'
    readonly scale: 'count' | 'percent'
    /** What 100% is; of all without colours. */
    readonly percentOf: 'category' | 'colour' | 'all'
    readonly labels: 'n' | 'percent' | 'both' | 'none'
    readonly direction: 'auto' | 'upright' | 'across'
    readonly totals: boolean
    readonly links: boolean
    readonly order: CategoryOrder
  }
  /** In the order in which they are drawn. */
  readonly categories: readonly LevelRef[]
  readonly colours: readonly (LevelRef | null)[]
  /** A row for each category, a column for each colour. */
  readonly counts: CountTable
  /** Confidence intervals of the percentages; a limit is null where 100% is nothing. */
  readonly intervals: {
    readonly confidence: number
    readonly lower: readonly (readonly (number | null)[])[]
    readonly upper: readonly (readonly (number | null)[])[]
  } | null
  readonly test: {
    readonly statistic: Numeric
    readonly df: number
    readonly p: Numeric
    readonly v: Numeric
  } | null
}
