import type { CorrelationMethod } from '#engine/methods/correlation/correlate-pairs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** Coefficients in the order drawn. */
export interface CorrelationHeatmapData
  extends Pick<
    Options,
    | 'mark'
    | 'values'
    | 'digits'
    | 'half'
    | 'order'
    | 'linkage'
    | 'insignificant'
    | 'alpha'
    | 'stars'
    | 'adjust'
    | 'colours'
  > {
  readonly method: CorrelationMethod
  readonly listwise: boolean
  readonly variables: readonly string[]
  /** Row k has the coefficients with the variables before it. */
  readonly r: readonly (readonly Numeric[])[]
  /** Their P values, adjusted if so chosen; the rows are empty if nothing shows them. */
  readonly p: readonly (readonly Numeric[])[]
  /** The fewest and the most cases of a pair with a coefficient. */
  readonly n: readonly [number, number]
}
