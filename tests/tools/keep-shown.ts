/**
 * Keeps what a reader sees of each example in both languages: `node tests/tools/keep-shown.ts [id]`. The texts are in the entry's
 * `shown.json`, so that a review shows each change of them. Of a chart also the figures of its demo (`tests/fixtures/scenes`).
 */
import { writeFileSync } from 'node:fs'
import { entryIds } from '#cli/entries.ts'
import { sceneFile, sceneGolden } from '#tests/support/scene-golden.ts'
import { shownExamples, shownFile } from '#tests/support/shown.ts'

const [only] = process.argv.slice(2)
for (const kind of ['analyses', 'charts'] as const)
  for (const id of entryIds(kind))
    if (only === undefined || only === id) {
      writeFileSync(shownFile(kind, id), `${JSON.stringify(await shownExamples(kind, id), null, 2)}\n`)
      if (kind === 'charts') writeFileSync(sceneFile(id), `${JSON.stringify(await sceneGolden(id), null, 1)}\n`)
    }
