/** `node tests/tools/prove-entries.ts`, at the end of a `check:all` in which no test failed: keeps the hash at which the tests of each entry passed. */
import { writeFileSync } from 'node:fs'
import { entryHashes, provenFile } from '#tests/support/entry-files.ts'

writeFileSync(provenFile, `${JSON.stringify(entryHashes(), null, 2)}\n`)
