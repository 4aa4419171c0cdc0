import type { Quartiles } from '#engine/methods/description/quantiles.ts'
import type { DensityEnds } from '../../kit/options/density-ends.ts'
import type { QuartileRule } from '../../kit/options/quartile-type.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { Curve } from '../../kit/plots/density-line.ts'

export interface RidgelineData {
  readonly of: { readonly variable: string; readonly group: string }
  readonly show: {
    /** How far the highest curve reaches into the next lines, in distances of lines. */
    readonly overlap: number
    readonly lines: 'none' | 'median' | 'quartiles'
    readonly fill: 'group' | 'one'
    readonly order: 'stored' | 'median'
    readonly rule: 'nrd0' | 'sj'
    readonly support: DensityEnds
    /** Factor of the bandwidth. */
    readonly adjust: number
    /** Null if quartiles are not shown. */
    readonly quartileType: QuartileRule | null
  }
  /** The bandwidth of all curves; null if there are none. */
  readonly bandwidth: number | null
  /** In the order of the levels. */
  readonly groups: readonly RidgelineGroup[]
}

export interface RidgelineGroup {
  readonly group: LevelRef | null
  readonly n: number
  /** Null if there are too few values, or if they do not vary. */
  readonly curve: (Curve & { readonly reflected: boolean }) | null
  /** Null without a value. */
  readonly median: number | null
  /** Null without a value, or if they are not shown. */
  readonly quartiles: Pick<Quartiles, 'p25' | 'p75'> | null
  /** Different values of a group without a curve; null with one. */
  readonly marks: readonly number[] | null
}
