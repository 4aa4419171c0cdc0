import type { Conventions } from './conventions.ts'
import type { StoredOptions } from './stored-options.ts'

/** An analysis as a step asks for it: what is computed, without how it looks. */
export interface StoredQuestion {
  readonly type: string
  /** The version of the definition under which the options were stored. */
  readonly version: number
  readonly options: StoredOptions
  /** Of its project; left out where all are the usual ones. */
  readonly conventions?: Conventions
}
