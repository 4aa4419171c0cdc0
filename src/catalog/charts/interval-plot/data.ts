import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** Lists have an element for each line, from the top. */
export interface IntervalData {
  readonly of: { readonly value: string; readonly label: string; readonly event: LevelRef | null }
  readonly show: {
    readonly statistic: 'mean' | 'proportion' | 'rate' | 'given'
    readonly scale: 'linear' | 'log'
    readonly numbers: boolean
    /** Lines of one group follow one another. */
    readonly together: boolean
  }
  readonly confidence: number
  readonly per: number
  readonly reference: number | null
  readonly margins: readonly [number | null, number | null]
  /** A single null without colours. */
  readonly colours: readonly (LevelRef | null)[]
  readonly names: readonly (LevelRef | null)[]
  /** The index of the colour of a line, -1 if it is missing. */
  readonly codes: readonly number[]
  /** Values, or events of a rate; empty if the estimates are given. */
  readonly n: readonly number[]
  readonly estimate: readonly (number | null)[]
  /** Null if the interval is open, or there is none. */
  readonly lower: readonly (number | null)[]
  readonly upper: readonly (number | null)[]
}
