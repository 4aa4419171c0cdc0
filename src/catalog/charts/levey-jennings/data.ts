import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** The data of a Levey-Jennings chart. */
export interface LeveyJenningsData {
  readonly of: { readonly y: string; readonly x: string | null }
  /** Whether the axis shows days or instants, in ms since 1970-01-01; without an axis variable it numbers the runs. */
  readonly calendar: boolean
  /** Whether mean and SD are assigned ones, and, of own ones, the measurements of each material from which they are computed; null for all. */
  readonly assigned: boolean
  readonly baseline: number | null
  /** Places in the list of Westgard's rules, from 1: 1-2s, 1-3s, 2-2s, R-4s, 4-1s, 10x. */
  readonly rules: readonly number[]
  /** At most three. */
  readonly materials: readonly Material[]
  readonly signals: {
    /** Numbers of the material and of its measurement, from 1, and of the rule that it breaks. */
    readonly materials: readonly number[]
    readonly points: readonly number[]
    readonly rules: readonly number[]
  }
}

export interface Material {
  readonly name: LevelRef | null
  /** If assigned values change, those of the last measurement. */
  readonly mean: number
  readonly sd: number
  /** Whether mean and SD are the same for all measurements. */
  readonly steady: boolean
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly z: readonly number[]
}
