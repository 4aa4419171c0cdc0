import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { advancesFile, advancesModule } from '#tests/support/font-advances.ts'

test('figures are laid out with the advances of the fonts that PDF files embed', () => {
  expect(readFileSync(advancesFile, 'utf8')).toBe(advancesModule())
})
