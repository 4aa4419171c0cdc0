import type { QuantileType } from '#engine/methods/description/quantiles.ts'
import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly group: string | null
  readonly confidence: number
  readonly quartiles: QuantileType
  readonly formula: 'adjusted' | 'moment'
  readonly limits: 'classical' | 'percentile' | 'bca'
  readonly replicates: number
  readonly seed: number
  readonly normality: boolean
  readonly numbers: readonly NumberFacts[]
  readonly counts: readonly CountFacts[]
}

export interface NumberFacts {
  readonly variable: string
  /** Null if normality cannot be judged in any group. */
  readonly roughlyNormal: boolean | null
  readonly parts: readonly {
    readonly group: LevelRef | null
    readonly n: number
    readonly missing: number
    readonly mean: Numeric
    readonly interval: IntervalCell
    readonly sd: Numeric
    readonly median: Numeric
    readonly medianInterval: IntervalCell
    readonly p25: Numeric
    readonly p75: Numeric
  }[]
}

export interface CountFacts {
  readonly variable: string
  readonly parts: readonly {
    readonly group: LevelRef | null
    readonly n: number
    readonly missing: number
    /** The most frequent value. */
    readonly most: { readonly level: LevelRef; readonly n: number; readonly fraction: number } | null
  }[]
}
