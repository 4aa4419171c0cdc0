/** `node tests/tools/prove-entries.ts`, after a `check:all` without failures: keeps the hash at which the tests of each entry passed. */
import { writeFileSync } from 'node:fs'
import { entryHashes, provenFile } from '#tests/support/entry-files.ts'

writeFileSync(provenFile, `${JSON.stringify(entryHashes(), null, 2)}\n`)
