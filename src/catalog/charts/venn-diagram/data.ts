import type { Circle } from '#engine/methods/tables/euler-circles.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface VennData {
  readonly show: Pick<Options, 'layout' | 'numbers'>
  readonly variables: readonly string[]
  /** The counted value of each variable; null if it does not have it. */
  readonly counted: readonly (LevelRef | null)[]
  /** Cases of each variable. */
  readonly sizes: readonly number[]
  /** Cases, used or not. */
  readonly total: number
  readonly used: number
  /** Cases in none of the sets. */
  readonly outside: number
  /** All combinations of one or more variables, `members`: 1 for its own. The first variable changes fastest. */
  readonly regions: readonly { readonly members: readonly number[]; readonly n: number }[]
  /** Circles in proportion, null for a set without cases; the area of all together is 1. */
  readonly euler: null | {
    readonly circles: readonly (Circle | null)[]
    /** Area of each region. */
    readonly areas: readonly number[]
    readonly stress: number
  }
}
