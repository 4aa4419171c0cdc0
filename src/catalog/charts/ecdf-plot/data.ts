import type { EmpiricalDistribution } from '#engine/methods/description/empirical-distribution.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface EcdfPlotData {
  readonly of: { readonly variable: string }
  readonly confidence: number
  readonly show: {
    readonly complement: boolean
    readonly band: 'none' | 'dkw' | 'pointwise'
    readonly axis: 'linear' | 'log'
  }
  readonly groups: readonly EcdfGroup[]
}

export interface EcdfGroup {
  readonly group: LevelRef | null
  readonly n: number
  /** Null for an empty group. */
  readonly curve: EmpiricalDistribution | null
  /** Null if it is not shown. */
  readonly median: number | null
}
