/**
 * Keeps the readers' results for random files and the writers' output, as short hashes: `node tests/tools/keep-formats.ts`. With numbers of
 * files (`... 3 17`) it prints these and their results, and keeps nothing: review before keeping.
 */
import { writeFileSync } from 'node:fs'
import { drawnFiles } from '#tests/support/drawn-files.ts'
import { importImage, keptFormatsFile, shortHash } from '#tests/support/kept-formats.ts'
import { writtenFiles } from '#tests/support/written-files.ts'

const files = drawnFiles()
const shown = process.argv.slice(2).map(Number)
for (const k of shown)
  console.log(k, files[k]?.text, files[k]?.choices, JSON.stringify(files[k] && (await importImage(files[k])), null, 1))
if (shown.length === 0) {
  const hashes: Record<string, string> = {}
  for (const [k, file] of files.entries()) hashes[k] = shortHash(JSON.stringify(await importImage(file)))
  for (const [name, write] of Object.entries(writtenFiles)) hashes[name] = shortHash(await write())
  writeFileSync(keptFormatsFile, `${JSON.stringify(hashes, null, 2)}\n`)
}
