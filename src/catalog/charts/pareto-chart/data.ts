import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface ParetoData {
  readonly of: { readonly variable: string }
  /** Cases, with a value or not. */
  readonly total: number
  readonly limit: number
  readonly show: { readonly cumulative: boolean; readonly labels: 'n' | 'percent' | 'none' }
  /** From the most frequent; null is the rest, at the end. */
  readonly causes: readonly (LevelRef | null)[]
  /** How many values the rest has. */
  readonly merged: number
  readonly counts: readonly number[]
  /** Shares of the known values. */
  readonly cumulative: readonly number[]
  /** How many bars are needed to reach the limit; 0 without a limit. */
  readonly needed: number
}
