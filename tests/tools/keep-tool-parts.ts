/** Keeps the figures and lists of the clinical tools for their examples, by hash: `node tests/tools/keep-tool-parts.ts`. */
import { writeFileSync } from 'node:fs'
import { drawToolParts, toolPartsFile } from '#tests/support/tool-parts.ts'

writeFileSync(toolPartsFile, `${JSON.stringify(await drawToolParts(), null, 2)}\n`)
