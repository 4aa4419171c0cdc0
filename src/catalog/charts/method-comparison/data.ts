import type { PlacedPoints } from '#engine/methods/samples/point-grid.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'

/** Data of measurements by two methods and their line. */
export interface MethodComparisonData {
  readonly of: { readonly x: { readonly variable: string }; readonly y: { readonly variable: string } }
  readonly show: {
    readonly method: 'passing-bablok' | 'deming'
    /** Error variance of x divided by that of y, which Deming regression assumes. */
    readonly ratio: number | null
    readonly identity: boolean
  }
  readonly confidence: number
  readonly n: number
  /** Bootstrap samples, with their seed; null if none were drawn. */
  readonly samples: { readonly count: number; readonly seed: number } | null
  readonly points: PlacedPoints
  readonly slope: Limited
  readonly intercept: Limited
  /** P of the CUSUM test; null without one. */
  readonly linearity: Numeric
  /** The line from the smallest to the largest x, with the pointwise limits of its value. */
  readonly line: {
    readonly x: readonly number[]
    readonly y: readonly number[]
    readonly limits: { readonly lower: readonly number[]; readonly upper: readonly number[] } | null
  }
  /** The line less x, at the decision levels. */
  readonly levels: readonly { readonly at: number; readonly bias: Limited }[]
}

/** An estimate with its interval; null without limits. */
export interface Limited {
  readonly value: number
  readonly lower: Numeric
  readonly upper: Numeric
}
