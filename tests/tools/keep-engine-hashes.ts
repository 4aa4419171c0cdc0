/**
 * Keeps hashes of the entries' answers to their examples, with the engine version that computed them: `node
 * tests/tools/keep-engine-hashes.ts`. Writes nothing while the same question has a different answer under the same version: raise
 * `engineRevision` in the entry's definition or, if many entries changed, the kit's `engineVersion`.
 */
import { writeFileSync } from 'node:fs'
import { hashExamples, hashesFile, hashFaults, readHashes, revisedEntries } from '#tests/support/engine-hashes.ts'

const kept = readHashes()
const now = await Promise.all(
  revisedEntries.map(async ({ kind, id, entry }) => [entry, await hashExamples(kind, id)] as const),
)
const faults = now.flatMap(([entry, made]) => hashFaults(entry, kept[entry], made))
const changed = faults.filter((fault) => fault.changed)
for (const { says } of changed) console.log(says)
if (changed.length > 0) process.exitCode = 1
else writeFileSync(hashesFile, `${JSON.stringify(Object.fromEntries(now), sorted, 2)}\n`)
console.log(changed.length > 0 ? 'Nothing is kept.' : `${faults.length} hashes are new.`)

/** Objects by their keys, so that an example in another place of its list is no difference. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
