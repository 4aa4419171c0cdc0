import type { QuartileRule } from '../../kit/options/quartile-type.ts'
import type { LevelRef, Numeric, VariableRef } from '../../kit/outcome/outcome.ts'

/** Data of trajectories. */
export interface TrajectoryData {
  readonly of: { readonly time: VariableRef; readonly value: VariableRef }
  /** Whether times are days or instants, in ms since 1970-01-01. */
  readonly calendar: boolean
  readonly confidence: number
  readonly show: {
    readonly change: boolean
    readonly lines: 'group' | 'grey'
    readonly panels: boolean
    readonly summary: 'none' | 'mean' | 'mean-ci' | 'mean-sd' | 'median' | 'median-quartiles'
    readonly quartileType: QuartileRule
  }
  readonly parts: readonly TrajectoryPart[]
}

export interface TrajectoryPart {
  readonly group: LevelRef | null
  /** Subjects. */
  readonly n: number
  /** Subjects with several times, one after another; `run` is the number of the subject. Empty if percentiles represent them. */
  readonly lines: { readonly x: readonly number[]; readonly y: readonly number[]; readonly run: readonly number[] }
  /** Subjects with one time. */
  readonly dots: { readonly x: readonly number[]; readonly y: readonly number[] }
  /** The 5th, 25th, 50th, 75th and 95th percentiles at each time. */
  readonly percentiles: { readonly x: readonly number[]; readonly at: readonly (readonly number[])[] } | null
  readonly summary: {
    readonly x: readonly number[]
    readonly y: readonly number[]
    readonly lower: readonly Numeric[]
    readonly upper: readonly Numeric[]
  } | null
}
