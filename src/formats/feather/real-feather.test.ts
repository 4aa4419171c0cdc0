import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ExpectedTable, expectTable } from '#tests/support/typed-table.ts'
import { openFeather } from './open-feather.ts'

const folder = new URL('../../../tests/fixtures/formats/feather/', import.meta.url)
const open = (name: string) => openFeather(new Blob([readFileSync(new URL(name, folder))]), {}, {})
const expected = (name: string): ExpectedTable =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as ExpectedTable

describe('what Arrow and Polars wrote, by tests/tools/format-files/columnar.py', () => {
  test.each([
    ['arrow-uncompressed.feather', 'arrow'],
    ['arrow-lz4.feather', 'arrow'],
    ['arrow-zstd.feather', 'arrow'],
    ['arrow-stream.arrows', 'arrow'],
    ['arrow-more.arrow', 'more'],
    ['arrow-nested.arrow', 'nested'],
    ['arrow-delta.arrows', 'dictionaries'],
    ['arrow-replaced.arrows', 'dictionaries'],
    ['arrow-no-rows.feather', 'no-rows'],
    ['polars-uncompressed.arrow', 'polars'],
    ['polars-lz4.arrow', 'polars'],
    ['polars-zstd.arrow', 'polars'],
  ])('%s', async (file, table) => {
    await expectTable(await open(file), expected(table))
  })
})

test('many batches', async () => {
  const file = await open('arrow-many.arrow')
  const { rows, columns } = await file.read({}, {})
  expect(rows).toBe(3000)
  const [k, x, ward] = columns
  expect(k && 'values' in k && Array.from(k.values)).toEqual(Array.from({ length: 3000 }, (_, row) => row))
  expect(x && 'values' in x && Array.from(x.values)).toEqual(
    Array.from({ length: 3000 }, (_, row) => (row % 7 === 0 ? Number.NaN : row / 8)),
  )
  expect(ward && 'codes' in ward && Array.from(ward.codes, (code) => ward.dictionary[code])).toEqual(
    Array.from({ length: 3000 }, (_, row) => `ward ${row % 5}`),
  )
})

test('some rows and columns', async () => {
  const { rows, columns } = await (await open('arrow-many.arrow')).read({ rows: 1500, columns: new Set([0, 2]) }, {})
  expect(rows).toBe(1500)
  expect(columns.map((cells) => cells && ('codes' in cells ? cells.codes.length : cells.values.length))).toEqual([
    1500,
    null,
    1500,
  ])
})

test('what is not kept is said', async () => {
  expect((await open('arrow-nested.arrow')).dictionary.remarks).toEqual([
    { code: 'lists-as-text', column: 3 },
    { code: 'lists-as-text', column: 4 },
    { code: 'lists-as-text', column: 5 },
  ])
  expect((await open('arrow-lz4.feather')).dictionary.remarks).toEqual([{ code: 'instants-in-utc', column: 20 }])
  expect((await open('arrow-more.arrow')).dictionary.remarks).toContainEqual({ code: 'binary-left-out', count: 1 })
})

test('Feather of version 1 is refused by its name', async () => {
  await expect(open('version1.feather')).rejects.toMatchObject({ code: 'old-feather' })
})
