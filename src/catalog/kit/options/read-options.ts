import type { OptionsOf } from '../analysis.ts'
import type { DataDictionary } from '../data-dictionary.ts'
import type { OptionProblem } from '../outcome/outcome.ts'
import type { OptionReader } from './option-reader.ts'
import { readerFor } from './option-readers.ts'
import type { AnswersSoFar, OptionSpec, OptionSpecs } from './options.ts'
import type { StoredOptions } from './stored-options.ts'

export type ReadOptions<O> =
  | { readonly status: 'ok'; readonly options: O }
  /** Something is not chosen yet; everything chosen is valid. */
  | { readonly status: 'incomplete'; readonly missing: readonly OptionProblem[] }
  /** A missing column, an unsuitable measurement level, a number out of bounds ... */
  | { readonly status: 'rejected'; readonly problems: readonly OptionProblem[] }

/**
 * Validates stored options against the current definition and dataset. An option that is not stored has its initial value. An option whose
 * `when` does not hold is not checked and has its initial value. Unknown leaves are ignored: a newer device may have written them.
 */
export function readOptions<D extends { readonly options: OptionSpecs }>(
  definition: D,
  stored: StoredOptions,
  dictionary: DataDictionary,
): ReadOptions<OptionsOf<D>> {
  return readAnswers<OptionSpec, OptionsOf<D>>(definition.options, stored, dictionary, readerFor)
}

/** Each option in order, by the reader of its kind: a hidden one has its initial value and raises no problem. */
export function readAnswers<Spec extends { readonly when?: (answers: AnswersSoFar) => boolean }, O>(
  specs: Readonly<Record<string, Spec>>,
  stored: StoredOptions,
  dictionary: DataDictionary,
  readerOf: (spec: Spec) => (reader: OptionReader) => unknown,
): ReadOptions<O> {
  const answers: Record<string, unknown> = {}
  const problems: OptionProblem[] = []
  const missing: OptionProblem[] = []
  for (const [key, spec] of Object.entries(specs)) {
    const asked = spec.when?.(answers) ?? true
    const reader: OptionReader = { key, stored: asked ? stored : {}, dictionary, answers, problems: [], missing: [] }
    answers[key] = readerOf(spec)(reader)
    if (!asked) continue
    problems.push(...reader.problems)
    missing.push(...reader.missing)
  }
  if (problems.length > 0) return { status: 'rejected', problems }
  if (missing.length > 0) return { status: 'incomplete', missing }
  return { status: 'ok', options: answers as O }
}

/** The options of a new form. Leaves without an initial value are omitted, and those that follow the project. */
export function initialOptions(definition: { readonly options: OptionSpecs }): StoredOptions {
  const initial: Record<string, StoredOptions[string]> = {}
  for (const [key, spec] of Object.entries(definition.options))
    if ('initial' in spec && spec.kind !== 'level' && !('convention' in spec)) initial[key] = spec.initial
  return initial
}
