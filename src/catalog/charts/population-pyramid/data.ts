import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export interface PyramidData {
  readonly of: { readonly age: string; readonly side: string; readonly layer: string | null }
  /** Cases, used or not. */
  readonly total: number
  readonly show: { readonly scale: 'count' | 'all' | 'side'; readonly labels: boolean }
  /** Of ages in years: the lower limits of the classes, and the end of the last, which is infinite if it is open. Empty for age groups. */
  readonly edges: readonly Numeric[]
  /** Age groups from the bottom; empty for ages in years. */
  readonly groups: readonly LevelRef[]
  /** The left side, then the right. */
  readonly sides: readonly LevelRef[]
  /** What the bars are of, then the outline; a single null without an outline. */
  readonly layers: readonly (LevelRef | null)[]
  /** Cases by layer, side and class. */
  readonly counts: readonly (readonly (readonly number[])[])[]
}
