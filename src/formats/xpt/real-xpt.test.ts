import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readChanged, readCuts } from '#tests/support/typed-damage.ts'
import { expectTable } from '#tests/support/typed-table.ts'
import { openXpt } from './open-xpt.ts'

/** Files that haven 2.5.1 wrote, with what it reads from them (foreign 0.8 agrees on `patients-v5`): tests/tools/format-files/xpt.R. */
const folder = 'tests/fixtures/formats/xpt'
const files = globSync(`${folder}/*.xpt`).toSorted()
const bytesOf = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}.xpt`))

test('there are files of both versions', () => {
  expect(files.length).toBeGreaterThan(15)
})

test.each(files)('%s is read as haven reads it', async (file) => {
  const opened = await openXpt(new Blob([readFileSync(file)]), {}, {})
  await expectTable(opened, JSON.parse(readFileSync(`${file}.json`, 'utf8')))
  expect(opened.dictionary.encoding.encoding).toBe(file.includes('gb18030') ? 'gb18030' : 'utf-8')
})

test('a file without rows has its columns, and the label of the table is kept', async () => {
  const empty = await openXpt(new Blob([bytesOf('empty-v8')]), {}, {})
  expect(empty.dictionary.columns).toHaveLength(2)
  expect(await empty.read({}, {})).toMatchObject({ rows: 0, remarks: [] })
  const patients = await openXpt(new Blob([bytesOf('patients-v5')]), {}, {})
  expect(patients.dictionary).toMatchObject({ label: 'Made-up patients', rows: null, remarks: [] })
})

test('an encoding chosen by the user is used, and signs that it does not have are counted', async () => {
  const file = await openXpt(new Blob([bytesOf('chinese-gb18030-v5')]), { encoding: 'UTF-8' }, {})
  expect(file.dictionary.encoding).toMatchObject({ encoding: 'utf-8', by: 'chosen' })
  const { remarks } = await file.read({}, {})
  expect(remarks).toEqual([
    { code: 'texts-undecodable', column: 0, count: 3 },
    { code: 'texts-undecodable', column: 1, count: 3 },
  ])
  await expect(openXpt(new Blob([bytesOf('one-text-v5')]), { encoding: 'klingon' }, {})).rejects.toMatchObject({
    code: 'unsupported-encoding',
  })
})

test('a file cut off anywhere is refused or read up to there', { timeout: 60_000 }, async () => {
  for (const name of ['one-text-v5', 'long-v8', 'patients-v5']) {
    const { read, refused } = await readCuts(openXpt, bytesOf(name))
    expect(read).toBeGreaterThan(20)
    expect(refused).toBeGreaterThan(800)
  }
})

test('changed bytes end in a table or a refusal', { timeout: 60_000 }, async () => {
  const bytes = bytesOf('patients-v8')
  const anywhere = await readChanged(openXpt, bytes, 200, 1)
  const inHead = await readChanged(openXpt, bytes, 200, 2, 240, 1760)
  expect(anywhere.read + inHead.read).toBeGreaterThan(100)
  expect(inHead.refused).toBeGreaterThan(20)
})
