import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readChanged, readCuts } from '#tests/support/typed-damage.ts'
import { expectTable } from '#tests/support/typed-table.ts'
import { openSas7bdat } from './open-sas7bdat.ts'
import { type MadeDataSet, makeSas7bdat } from './sas7bdat.fixture.ts'

/** Files that haven 2.5.1 wrote, with what it reads from them: tests/tools/format-files/sas7bdat.R. */
const folder = 'tests/fixtures/formats/sas7bdat'
const files = globSync(`${folder}/*.sas7bdat`).toSorted()

test('there are files', () => {
  expect(files.length).toBeGreaterThan(11)
})

test.each(files)('%s is read as haven reads it', async (file) => {
  const opened = await openSas7bdat(new Blob([readFileSync(file)]), {}, {})
  const expected = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
  await expectTable(opened, expected)
  expect(opened.dictionary.rows).toBe(expected.rows)
  expect(opened.dictionary.encoding.encoding).toBe(file.includes('gb18030') ? 'gb18030' : 'utf-8')
})

const small: MadeDataSet = {
  columns: [
    { name: 'a', label: 'A', format: 'DATE' },
    { name: 'b', isText: true, width: 40 },
  ],
  rows: Array.from({ length: 12 }, (_, i) => [i, i % 2 === 0 ? 'text text text' : '']),
  is64: false,
  pageSize: 1024,
}
const ways: readonly (readonly [name: string, made: MadeDataSet])[] = [
  ['stored', small],
  ['run lengths', { ...small, compression: 'SASYZCRL' }],
  ['Ross', { ...small, compression: 'SASYZCR2' }],
  ['deleted', { ...small, deleted: [2, 5] }],
]
const bytesOf = async (made: MadeDataSet) => new Uint8Array(await makeSas7bdat(made).arrayBuffer())

test.each(ways)('a file cut off anywhere is refused (%s)', { timeout: 60_000 }, async (_, made) => {
  const bytes = await bytesOf(made)
  expect(await readCuts(openSas7bdat, bytes)).toEqual({ read: 0, refused: bytes.length })
})

test.each(ways)('changed bytes end in a table or a refusal (%s)', { timeout: 60_000 }, async (_, made) => {
  const bytes = await bytesOf(made)
  const anywhere = await readChanged(openSas7bdat, bytes, 200, 1)
  const inPages = await readChanged(openSas7bdat, bytes, 200, 2, 1024)
  expect(anywhere.read + inPages.read).toBeGreaterThan(100)
  expect(anywhere.refused + inPages.refused).toBeGreaterThan(10)
})

test('changed bytes of the description of columns end in a table or a refusal', { timeout: 60_000 }, async () => {
  const bytes = new Uint8Array(readFileSync(`${folder}/patients.sas7bdat`))
  // the first page, where its pointers and its parts are
  const pointers = await readChanged(openSas7bdat, bytes, 200, 3, 0x2020, 0x2160)
  const changed = await readChanged(openSas7bdat, bytes, 200, 4, 0x2950, 0x2d60)
  expect(pointers.refused).toBeGreaterThan(100)
  expect(changed.refused).toBeGreaterThan(20)
  expect(changed.read).toBeGreaterThan(20)
})
