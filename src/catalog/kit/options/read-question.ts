import type { DataDictionary } from '../data-dictionary.ts'
import { allOptions } from './common-options.ts'
import { type Conventions, withConventions } from './conventions.ts'
import type { OptionSpecs } from './options.ts'
import { type ReadOptions, readOptions } from './read-options.ts'
import type { StoredOptions } from './stored-options.ts'
import { type StoredVersion, type Upgrades, upgradeOptions } from './upgrade-options.ts'

/** A stored question as the definition of today understands it. */
export interface QuestionReading {
  /** A newer version of the entry wrote it: its answers are shown as they stand, and nothing is computed from them. */
  readonly isNewer: boolean
  /** The stored answers under the names and in the form of today. */
  readonly stored: StoredOptions
  /** The stored answers, with the project's conventions where a question is left open. */
  readonly answers: StoredOptions
  readonly read: ReadOptions<Readonly<Record<string, unknown>>>
}

/**
 * The one way from a stored question to answers: upgrade them, fill in the conventions of the project, check them against the columns.
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
