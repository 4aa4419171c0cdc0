import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Instants in ms since 1970-01-01. */
export interface EpidemicData {
  readonly of: { readonly date: string; readonly stack: string | null }
  /** Cases, used or not. */
  readonly total: number
  readonly show: {
    readonly bin: 'day' | 'week' | 'sunday' | 'month'
    readonly squares: boolean
    readonly cumulative: boolean
    readonly average: 'none' | 'last' | 'around'
    readonly span: number
  }
  /** Starts of the bins, and the end of the last. */
  readonly edges: readonly number[]
  /** From the bottom of the bars; a single null without parts. */
  readonly levels: readonly (LevelRef | null)[]
  /** Cases by level and bin. */
  readonly counts: readonly (readonly number[])[]
  /** The moving average of all cases by bin; empty if it was not chosen. */
  readonly average: readonly Numeric[]
  /** First and last day of a common exposure. */
  readonly exposure: { readonly from: number; readonly to: number } | null
  readonly windows: readonly Window[]
}

/** First and last day of a period, which are the same for an event. */
export interface Window {
  readonly from: number
  readonly to: number
  readonly label: string
}
