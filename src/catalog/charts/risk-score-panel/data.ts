import type { DivergingName } from '#figure/colour-scales.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'

export interface RiskScoreData {
  readonly of: { readonly score: string; readonly time: string; readonly markers: readonly string[] }
  readonly unit: CurveUnit
  readonly cut: { readonly by: 'median' | 'own'; readonly at: number }
  /** Patients in the order of score, then time. */
  readonly score: readonly number[]
  readonly time: readonly number[]
  /** 1 for the event, 0 if censored. */
  readonly event: readonly number[]
  /** Up to the cut, and above it. */
  readonly groups: Readonly<Record<'low' | 'high', { readonly n: number; readonly events: number }>>
  /** z scores of each marker by patient; null is missing. */
  readonly z: readonly (readonly Numeric[])[]
  readonly colours: DivergingName
}
