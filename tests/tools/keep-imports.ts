/**
 * Keeps the current reader's results for files, for all later readers: `node tests/tools/keep-imports.ts`. Never overwrites a kept result,
 * because users have imported such files.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { readerVersion } from '#formats/table/schema.ts'
import { importFile } from '#formats/table-file.ts'
import {
  frameImage,
  importCases,
  type KeptImport,
  keptImportsFile,
  keptSource,
  typedCases,
} from '#tests/support/kept-imports.ts'

const file = keptImportsFile(readerVersion)
if (existsSync(file)) throw new Error(`${file.pathname} is there already`)
const kept: KeptImport[] = []
const cases = [
  ...importCases.map(([text, choices]) => [{ text }, choices] as const),
  ...typedCases.map(([path, choices]) => [{ path }, choices] as const),
]
for (const [file, choices] of cases) {
  const { schema, cellRules, frame } = await importFile(keptSource(file), choices)
  kept.push({ ...file, schema, cellRules, frame: frameImage(frame) })
}
writeFileSync(file, `[\n${kept.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
