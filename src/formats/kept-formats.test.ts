import { expect, test } from 'vitest'
import { drawnFiles } from '#tests/support/drawn-files.ts'
import { importImage, readKeptHashes, shortHash } from '#tests/support/kept-formats.ts'
import { writtenFiles } from '#tests/support/written-files.ts'

const kept = readKeptHashes()

test('every drawn file is read as before', { timeout: 120_000 }, async () => {
  for (const [k, file] of drawnFiles().entries()) {
    const image = JSON.stringify(await importImage(file))
    const says = `file ${k} with ${JSON.stringify(file.choices)}:\n${file.text}\nnow gives ${image}`
    expect(shortHash(image), says).toBe(kept[k])
  }
})

test.each(Object.entries(writtenFiles))('%s is written as before', async (name, write) => {
  expect(shortHash(await write())).toBe(kept[name])
})
