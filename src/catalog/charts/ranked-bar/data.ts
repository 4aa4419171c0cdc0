import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface RankedBarData {
  readonly of: { readonly value: string; readonly name: string }
  /** Rows, with a value or not. */
  readonly total: number
  /** Rows with a value. */
  readonly known: number
  readonly show: {
    readonly mark: 'bar' | 'lollipop' | 'dot'
    readonly z: boolean
    readonly baseline: 'zero' | 'mean' | 'own'
    readonly colours: 'group' | 'sign'
    readonly labels: boolean
  }
  /** Mean of all known values, in their own unit. */
  readonly mean: number
  /** With divisor n − 1; null for a single value. */
  readonly sd: number | null
  /** Where bars start, in the unit of `values`. */
  readonly baseline: number
  /** A single null without groups. */
  readonly colours: readonly (LevelRef | null)[]
  /** From the top; z scores if they were requested. */
  readonly values: readonly number[]
  /** By bar: the index of its group, -1 if that is missing. */
  readonly codes: readonly number[]
  /** By bar; null if the name is missing. */
  readonly names: readonly (LevelRef | null)[]
}
