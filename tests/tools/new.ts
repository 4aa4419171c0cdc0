/**
 * `npm run new analysis|chart|calculator|step <id>`: creates the folder of a new entry with a skeleton of each file. The conformance tests
 * then name what is missing; outside the folder only the bibliography has to change.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entryFolders, isEntryName, type NewKind, skeleton } from './skeleton.ts'

const catalog = fileURLToPath(new URL('../../src/catalog/', import.meta.url))
const [kind = '', id = ''] = process.argv.slice(2)

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

if (!Object.hasOwn(entryFolders, kind))
  refuse(`What kind of entry? npm run new ${Object.keys(entryFolders).join('|')} <id>`)
if (!isEntryName(id)) refuse('An id is what a statistician says, in kebab-case: cox-regression, funnel-plot.')
const files = skeleton(kind as NewKind, id)
for (const path of Object.keys(files))
  if (existsSync(dirname(join(catalog, path))))
    refuse(`${dirname(path)} exists already; choose another id, or finish that entry.`)
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(catalog, path)), { recursive: true })
  writeFileSync(join(catalog, path), text)
  console.log(`src/catalog/${path}`)
}
const asksR = kind === 'analysis' || kind === 'chart'
console.log(`
Now fill them in, in the order of ARCHITECTURE.md, "How to add". What is missing is named by:
npx tsc -b src/catalog
npx vitest run --project pure tests/architecture${asksR ? `\nnpx vitest run --project pauses -t ${id}\nnpm run golden -- ${id} # needs R` : ''}
At the end, what later versions are held to:
node tests/tools/keep-answers.ts
node tests/tools/keep-engine-hashes.ts${asksR ? `\nnode tests/tools/keep-shown.ts ${id}` : ''}`)
