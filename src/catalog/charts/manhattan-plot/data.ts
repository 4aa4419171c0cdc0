import type { PlacedPoints } from '#engine/methods/samples/point-grid.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import type { QuantileCourse } from '../../kit/plots/quantile-panels.ts'

/** P values by their place on chromosomes laid end to end, in units of a million positions. */
export interface ManhattanData {
  readonly of: { readonly position: string; readonly p: string }
  readonly show: {
    /** P of the line of significance, and how it was chosen. */
    readonly line: number
    readonly threshold: 'genome' | 'bonferroni' | 'own'
    readonly suggestive: number | null
    readonly labels: 'significant' | 'suggestive' | 'none'
  }
  readonly n: number
  /** P values of 0. */
  readonly zeros: number
  /** P values below the line. */
  readonly significant: number
  /** In the order drawn. */
  readonly chromosomes: readonly { readonly name: string; readonly from: number; readonly to: number }[]
  /** Points of every other chromosome, from the first and from the second: up to the lowest line, beyond it, and P of 0. */
  readonly points: readonly {
    readonly below: PlacedPoints
    readonly beyond: PlacedPoints
    readonly zero: PlacedPoints
  }[]
  /** The smallest P of each window of 500 kb, in the order of P. */
  readonly leads: readonly {
    readonly name: LevelRef | string
    readonly x: number
    readonly y: number
  }[]
  /** Genomic inflation. */
  readonly lambda: Numeric
  readonly quantiles: QuantileCourse | null
}
