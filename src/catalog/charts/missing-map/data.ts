import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface MissingMapData extends Pick<Options, 'view' | 'apart' | 'colours'> {
  /** In the order drawn. */
  readonly variables: readonly string[]
  readonly rows: number
  readonly sorted: boolean
  /** How many values of each variable are blank, and declared as missing; all are blank if they are not distinguished. */
  readonly blank: readonly number[]
  readonly declared: readonly number[]
  /** Shares of a band of rows, from the first; for each variable. Empty in other views. */
  readonly bands: { readonly blank: readonly (readonly number[])[]; readonly declared: readonly (readonly number[])[] }
  /** For each pattern 1 for the variables that are missing, and the number of its rows. */
  readonly patterns: readonly { readonly missing: readonly number[]; readonly rows: number }[]
  /** Patterns that are not drawn, and their rows. */
  readonly others: { readonly patterns: number; readonly rows: number }
}
