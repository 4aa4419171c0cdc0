import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface UpsetData {
  readonly show: Pick<Options, 'count' | 'labels'>
  /** In the order drawn. */
  readonly variables: readonly string[]
  /** The counted value of each variable; null if it does not have it. */
  readonly counted: readonly (LevelRef | null)[]
  /** Cases of each variable. */
  readonly sizes: readonly number[]
  /** Parts of the bars; a single null without a variable. */
  readonly colours: readonly (LevelRef | null)[]
  /** Cases, used or not. */
  readonly total: number
  readonly used: number
  /** In the order drawn; `members`: 1 for the variables of the combination. */
  readonly combinations: readonly { readonly members: readonly number[]; readonly counts: readonly number[] }[]
  /** Combinations with cases that are not drawn, and the cases of these if each is in one combination. */
  readonly others: { readonly combinations: number; readonly cases: number }
  /** Combinations of one or more variables without a case. */
  readonly empty: number
}
