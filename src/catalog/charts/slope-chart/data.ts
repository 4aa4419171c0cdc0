import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface SlopeData {
  readonly variables: readonly string[]
  readonly name: string
  /** Rows, complete or not. */
  readonly total: number
  readonly show: {
    readonly shape: 'slope' | 'dumbbell' | 'bump'
    readonly first: 'largest' | 'smallest'
    readonly numbers: boolean
    readonly change: boolean
  }
  /** By line, for dumbbells from the top; null if the name is missing. */
  readonly names: readonly (LevelRef | null)[]
  /** By variable, then by line. */
  readonly values: readonly (readonly number[])[]
  /** Midranks from 1, likewise; empty unless ranks are drawn. */
  readonly ranks: readonly (readonly number[])[]
  /** By line: last minus first value; of ranks the places won. */
  readonly changes: readonly number[]
  /** The lines that are coloured and named, in ascending order. */
  readonly marked: readonly number[]
}
