import type { EngineRevised } from '../engine-version.ts'
import type { Conventions } from './conventions.ts'
import type { StoredOptions } from './stored-options.ts'
import type { StoredVersion } from './upgrade-options.ts'

/**
 * An analysis as used by a step: its computation without the style. With the revision of its entry where versions and caches of its outcome
 * are named.
 */
export interface StoredQuestion extends StoredVersion, EngineRevised {
  readonly type: string
  readonly options: StoredOptions
  /** Conventions of its project; omitted if all are the defaults. */
  readonly conventions?: Conventions
}
