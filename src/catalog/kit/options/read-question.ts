import type { DataDictionary } from '../data-dictionary.ts'
import { allOptions } from './common-options.ts'
import { type Conventions, withConventions } from './conventions.ts'
import type { OptionSpecs } from './options.ts'
import { type ReadOptions, readOptions } from './read-options.ts'
import type { StoredOptions } from './stored-options.ts'
import { type StoredVersion, type Upgrades, upgradeOptions } from './upgrade-options.ts'

/** A stored question, interpreted by the current definition. */
export interface QuestionReading {
  /** A newer version of the entry wrote it: its options are shown unchanged, and nothing is computed from them. */
  readonly isNewer: boolean
  /** The stored options under current names and in the current form. */
  readonly stored: StoredOptions
  /** The stored options, with the project's conventions for open ones. */
  readonly answers: StoredOptions
  readonly read: ReadOptions<Readonly<Record<string, unknown>>>
}

/**
 * Converts a stored question to options: upgrade, fill in the conventions of the project, validate against the columns. There is no other way.
 */
export function readQuestion(
  definition: { readonly version: number; readonly upgrades: Upgrades; readonly options: OptionSpecs },
  question: StoredVersion & { readonly options: StoredOptions; readonly conventions?: Conventions },
  dictionary: DataDictionary,
): QuestionReading {
  const upgraded = upgradeOptions(definition, question, question.options)
  const stored = upgraded ?? question.options
  const answers = withConventions(definition.options, stored, question.conventions)
  return {
    isNewer: upgraded === undefined,
    stored,
    answers,
    read: readOptions({ options: allOptions(definition) }, answers, dictionary),
  }
}
