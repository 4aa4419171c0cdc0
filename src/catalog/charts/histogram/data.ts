import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** Data of a histogram. Heights are counts or densities, as chosen. */
export interface HistogramData {
  readonly of: { readonly variable: string }
  readonly scale: 'count' | 'density'
  readonly edges: readonly number[]
  readonly groups: readonly HistogramGroup[]
}

export interface HistogramGroup {
  readonly group: LevelRef | null
  readonly n: number
  readonly heights: readonly number[]
  readonly curve: Curve | null
  readonly normal: Curve | null
}

export interface Curve {
  readonly x: readonly number[]
  readonly y: readonly number[]
}
