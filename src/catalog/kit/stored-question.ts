import type { StoredOptions } from './stored-options.ts'

/** An analysis as a step asks for it: what is computed, without how it looks. */
export interface StoredQuestion {
  readonly type: string
  /** The version of the definition under which the options were stored. */
  readonly version: number
  readonly options: StoredOptions
}
