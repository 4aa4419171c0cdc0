import type { EngineRevised } from '../engine-version.ts'
import type { Conventions } from './conventions.ts'
import type { StoredOptions } from './stored-options.ts'
import type { StoredVersion } from './upgrade-options.ts'

/**
 * An analysis as a step asks for it: what is computed, without how it looks. With the revision of its entry, where versions and caches of what it
 * answers are named.
 */
export interface StoredQuestion extends StoredVersion, EngineRevised {
  readonly type: string
  readonly options: StoredOptions
  /** Of its project; left out where all are the usual ones. */
  readonly conventions?: Conventions
}
