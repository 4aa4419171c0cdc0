import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { Curve } from '../../kit/plots/density-line.ts'

export interface DensityCurveData {
  readonly of: { readonly variable: string }
  readonly show: {
    readonly scale: 'density' | 'count' | 'equal'
    readonly support: 'auto' | 'free' | 'range'
    /** Factor of the bandwidth. */
    readonly adjust: number
    readonly fill: boolean
    readonly centre: 'none' | 'mean' | 'median'
  }
  readonly groups: readonly DensityGroup[]
}

export interface DensityGroup {
  readonly group: LevelRef | null
  readonly n: number
  /** Null if there are too few values, or if they do not vary. */
  readonly curve: (Curve & { readonly bandwidth: number; readonly reflected: boolean }) | null
  /** Null without a curve, or if none was requested. */
  readonly centre: number | null
  /** Different values that are marked on the axis; null if they are not. */
  readonly marks: readonly number[] | null
}
