import { expect, test } from 'vitest'
import { readerVersion } from '#formats/table/schema.ts'
import { readFile } from '#formats/table-file.ts'
import { frameImage, keptSource, readKeptImports } from '#tests/support/kept-imports.ts'

test.each(Array.from({ length: readerVersion }, (_, k) => k + 1))(
  '[D1] what reader %i froze gives the very same frame',
  async (version) => {
    const kept = readKeptImports(version)
    expect(kept.length).toBeGreaterThan(0)
    for (const { schema, cellRules, frame, ...file } of kept)
      expect(frameImage(await readFile(keptSource(file), { schema, cellRules }))).toEqual(frame)
  },
)
