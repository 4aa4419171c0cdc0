import type { AccuracySummary } from '#engine/methods/meta/accuracy-summary.ts'
import type { RocLook } from '../../kit/accuracy/roc-plot.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** Data of a summary ROC plot; lists have an item for each study, in the order of the rows. */
export interface SrocData {
  readonly show: RocLook & {
    readonly regions: 'both' | 'confidence' | 'prediction' | 'none'
    readonly crosses: boolean
  }
  readonly confidence: number
  /** Null if no names are written. */
  readonly names: readonly (LevelRef | null)[] | null
  /** Persons of each study. */
  readonly sizes: readonly number[]
  readonly sensitivity: StudyShares
  readonly specificity: StudyShares
  /** Null if the studies are not summarised. */
  readonly model: SrocModel | null
}

export interface StudyShares {
  readonly value: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}

/** Matrices are [xx, xy, yy] of the logits of sensitivity and specificity. */
export interface SrocModel {
  readonly mean: readonly [number, number]
  readonly meanCovariance: readonly [number, number, number]
  readonly between: readonly [number, number, number]
  readonly summary: AccuracySummary
  /** Radius of the regions in standard deviations. */
  readonly radius: number
  /** logit(sensitivity) = intercept + slope · logit(false-positive rate), between two of these rates. */
  readonly curve: {
    readonly intercept: number
    readonly slope: number
    readonly from: number
    readonly to: number
    readonly area: number | null
  } | null
}
