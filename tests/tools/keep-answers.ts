/**
 * Keeps forms as the version of today stores them, for all versions to come, and the ids of new entries: `node tests/tools/keep-answers.ts`. What was
 * kept is never written again, since it is what users have.
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

/** Of an entry: what is kept is read in each run of the tests. */
const MOST_FORMS = 4

for (const entry of await askingEntries()) {
  if (readStored(entry, entry.version)) continue
  const forms: StoredAnswers[] = []
  const seen = new Set<string>()
  for (const example of entry.examples) {
    const leaves = Object.keys(example.stored).toSorted().join()
    const read = entry.read(example.stored, example.dictionary)
    if (seen.has(leaves) || read.status !== 'ok' || forms.length === MOST_FORMS) continue
    seen.add(leaves)
    forms.push({ ...example, dictionary: namedIn(example), answers: read.options })
  }
  const file = storedFile(entry, entry.version)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, `[\n${forms.map((form) => JSON.stringify(form)).join(',\n')}\n]\n`)
  console.log(`${entry.kind}/${entry.id}: ${forms.length} forms of version ${entry.version}`)
}

keepReleased()

/** The variables that the answers name: others are rows of a table that nobody asks about. */
function namedIn({ dictionary, stored }: AskingEntry['examples'][number]): StoredAnswers['dictionary'] {
  const text = JSON.stringify(stored)
  return { columns: dictionary.columns.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(text)) }
}
