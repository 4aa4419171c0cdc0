import type { CountTable } from '#engine/frame/count-table.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface PieData {
  readonly of: { readonly variable: string }
  /** Cases, used or not. */
  readonly total: number
  readonly show: {
    readonly shape: 'pie' | 'donut' | 'half' | 'rose'
    /** A part of the radius; 0 without a hole. */
    readonly hole: number
    /** In degrees, clockwise from the top. */
    readonly start: number
    readonly labels: 'percent' | 'n' | 'both' | 'none'
    readonly place: 'inside' | 'around'
    readonly total: boolean
    readonly pulled: 'none' | 'first' | 'largest'
  }
  /** In the order in which they are drawn; null is the rest. */
  readonly parts: readonly (LevelRef | null)[]
  /** The values that are the rest. */
  readonly merged: readonly LevelRef[]
  readonly groups: readonly (LevelRef | null)[]
  /** A row for each group, a column for each part. */
  readonly counts: CountTable
}
