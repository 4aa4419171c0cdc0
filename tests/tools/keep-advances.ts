/** Keeps the widths of characters in figures, read from the fonts of PDF files: `node tests/tools/keep-advances.ts`. */
import { writeFileSync } from 'node:fs'
import { advancesFile, advancesModule } from '#tests/support/font-advances.ts'

writeFileSync(advancesFile, advancesModule())
