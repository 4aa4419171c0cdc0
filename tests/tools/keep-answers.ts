/**
 * Keeps forms as the current version stores them, for all later versions, and the ids of new entries: `node tests/tools/keep-answers.ts`.
 * Never overwrites a kept form, because users have stored it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { keepReleased } from '#tests/support/released-entries.ts'
import {
  type AskingEntry,
  askingEntries,
  readStored,
  type StoredAnswers,
  storedFile,
} from '#tests/support/stored-answers.ts'

/** Per entry, because each test run reads all kept forms. */
const MAX_FORMS = 4

for (const entry of await askingEntries()) {
  if (readStored(entry, entry.version)) continue
  const forms: StoredAnswers[] = []
  const seen = new Set<string>()
  for (const example of entry.examples) {
    const leaves = Object.keys(example.stored).toSorted().join()
    const read = entry.read(example.stored, example.dictionary)
    if (seen.has(leaves) || read.status !== 'ok' || forms.length === MAX_FORMS) continue
    seen.add(leaves)
    forms.push({ ...example, dictionary: namedIn(example), answers: read.options })
  }
  const file = storedFile(entry, entry.version)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, `[\n${forms.map((form) => JSON.stringify(form)).join(',\n')}\n]\n`)
  console.log(`${entry.kind}/${entry.id}: ${forms.length} forms of version ${entry.version}`)
}

keepReleased()

/** The variables that the answers refer to; others are columns that the form does not use. */
function namedIn({ dictionary, stored }: AskingEntry['examples'][number]): StoredAnswers['dictionary'] {
  const text = JSON.stringify(stored)
  return { columns: dictionary.columns.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(text)) }
}
