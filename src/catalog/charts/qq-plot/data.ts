import type { OrderStatisticsPlot } from '#engine/methods/normality/order-statistics-plot.ts'
import type { QuartileRule } from '../../kit/options/quartile-type.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface QqPlotData {
  readonly of: { readonly variable: string }
  readonly confidence: number
  readonly show: {
    readonly kind: 'qq' | 'pp' | 'detrended'
    readonly line: 'quartiles' | 'moments'
    /** Null if the reference is not through the quartiles. */
    readonly quartileType: QuartileRule | null
    readonly band: boolean
    readonly arrangement: 'panels' | 'overlaid'
  }
  readonly groups: readonly QqGroup[]
}

export interface QqGroup {
  readonly group: LevelRef | null
  readonly n: number
  /** Null if there are too few values, or if they do not vary. */
  readonly plot: OrderStatisticsPlot | null
}
