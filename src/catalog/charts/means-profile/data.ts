import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface MeansProfileData {
  readonly of: { readonly value: string; readonly time: string }
  readonly confidence: number
  readonly show: {
    readonly error: 'sd' | 'se' | 'ci' | 'none'
    readonly scaled: boolean
    readonly names: 'direct' | 'legend'
  }
  /** Distance of groups in mm. */
  readonly dodge: number
  readonly times: readonly (LevelRef | null)[]
  /** The places of the times on the axis. */
  readonly positions: readonly number[]
  /** A single null without groups. */
  readonly traces: readonly (LevelRef | null)[]
  /** Cases of each time, and of the groups within it. */
  readonly n: readonly number[]
  readonly estimate: readonly (number | null)[]
  readonly lower: readonly (number | null)[]
  readonly upper: readonly (number | null)[]
  /** The values of single cases: the number of the case, and the indices of time and group. */
  readonly cases: {
    readonly of: readonly number[]
    readonly times: readonly number[]
    readonly traces: readonly number[]
    readonly values: readonly number[]
  }
}
