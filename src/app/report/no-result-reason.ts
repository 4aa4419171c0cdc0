import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '#catalog/kit/words.ts'
import { optionLabel, problemWords } from '../entry/problem-words.ts'
import { loadEntry } from '../outcome/load-entry.ts'
import { WorkerError } from '../workers/worker-errors.ts'
import type { WithoutResult } from './answer-questions.ts'

/** Why there is no result, in words. `labelled` joins an option's label and its problem. */
export async function noResultReason(
  { record, dictionary, why }: WithoutResult,
  language: Language,
  i18n: I18n,
  labelled: (label: string, text: string) => string,
): Promise<string> {
  if (why.status === 'failed') return i18n._(ofFailure(why.error))
  const entry = await loadEntry(record)
  if (!entry) return i18n._(msg`It was made by a newer version of the program.`)
  const { options, messages } = entry.definition
  if (why.status === 'rejected') return problemWords(why, dictionary, language, messages)
  return why.missing
    .map((problem) =>
      labelled(optionLabel(options, problem.option, language), problemWords(problem, dictionary, language)),
    )
    .join(' ')
}

function ofFailure(error: unknown) {
  const code = error instanceof WorkerError ? error.code : ''
  if (code === 'rows-elsewhere') return msg`Its rows are on another device.`
  if (code === 'dataset-missing') return msg`Its dataset was deleted, or this device has not synced yet.`
  const failure = error instanceof Error ? error.message : String(error)
  return msg`The computation failed. This is a fault of the program; please report it: ${failure}`
}
