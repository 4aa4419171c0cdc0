import type { PlaneBins } from '#engine/methods/description/plane-bins.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'

export interface Density2dData
  extends PlaneBins,
    Pick<OptionsOf<typeof definition>, 'cell' | 'spacing' | 'least' | 'colours'> {
  readonly of: { readonly x: { readonly variable: string }; readonly y: { readonly variable: string } }
  readonly n: number
  /** Points in cells with fewer than the least count. */
  readonly hidden: number
}
