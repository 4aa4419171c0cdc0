import type { ClosedSide } from '#engine/methods/description/bins.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { Curve } from '../../kit/plots/density-line.ts'

/** Data of a histogram. On a log axis bins and densities are those of log10 of the values, at positions in their own unit. */
export interface HistogramData {
  readonly of: { readonly variable: string }
  readonly group: string | null
  /** Rows, used or not. */
  readonly total: number
  readonly scale: 'count' | 'percent' | 'density'
  readonly axis: 'linear' | 'log'
  readonly closed: ClosedSide
  /** Whether each value has a bin of its own. */
  readonly perValue: boolean
  readonly centre: 'none' | 'mean' | 'median'
  readonly arrangement: 'single' | 'overlay' | 'stack' | 'side' | 'facet' | 'mirror'
  /** Whether a kernel curve was reflected at 0. */
  readonly reflected: boolean
  readonly edges: readonly number[]
  readonly groups: readonly HistogramGroup[]
  /** The curves of all values together, for stacked bars. */
  readonly all: GroupCurves | null
}

export interface GroupCurves {
  readonly curve: Curve | null
  readonly normal: Curve | null
}

export interface HistogramGroup extends GroupCurves {
  readonly group: LevelRef | null
  readonly n: number
  readonly heights: readonly number[]
  readonly centre: number | null
  /** Distinct values, each drawn as a mark. */
  readonly marks: readonly number[] | null
}
