import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ExpectedTable, expectTable } from '#tests/support/typed-table.ts'
import { openParquet } from './open-parquet.ts'

const folder = new URL('../../../tests/fixtures/formats/parquet/', import.meta.url)
const open = (name: string) => openParquet(new Blob([readFileSync(new URL(`${name}.parquet`, folder))]), {}, {})
const expected = (name: string): ExpectedTable =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as ExpectedTable

describe('what Arrow, DuckDB, Polars, pandas and fastparquet wrote, by tests/tools/format-files/columnar.py', () => {
  test.each([
    ['arrow-none', 'arrow'],
    ['arrow-snappy', 'arrow'],
    ['arrow-gzip', 'arrow'],
    ['arrow-brotli', 'arrow'],
    ['arrow-zstd', 'arrow'],
    ['arrow-lz4', 'arrow'],
    ['arrow-v2-plain', 'plain'],
    ['arrow-int96', 'int96'],
    ['arrow-delta-1', 'delta'],
    ['arrow-delta-2', 'delta'],
    ['arrow-nested', 'nested'],
    ['arrow-nested-v2', 'nested'],
    ['arrow-no-rows', 'no-rows'],
    ['pandas-range', 'pandas-range'],
    ['pandas-index', 'pandas-index'],
    ['duckdb-v1', 'duckdb'],
    ['duckdb-v2', 'duckdb'],
    ['duckdb-types', 'duckdb-types'],
    ['polars', 'polars'],
    ['fastparquet', 'fastparquet'],
  ])('%s', async (file, table) => {
    await expectTable(await open(file), expected(table))
  })
})

test('many pages and row groups', async () => {
  const file = await open('arrow-many')
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
  const { rows, columns } = await (await open('arrow-many')).read({ rows: 1500, columns: new Set([0, 2]) }, {})
  expect(rows).toBe(1500)
  expect(columns.map((cells) => cells && ('codes' in cells ? cells.codes.length : cells.values.length))).toEqual([
    1500,
    null,
    1500,
  ])
})

test('what is not kept is said', async () => {
  expect((await open('arrow-nested')).dictionary.remarks).toEqual([
    { code: 'lists-as-text', column: 3 },
    { code: 'lists-as-text', column: 4 },
    { code: 'lists-as-text', column: 5 },
  ])
  expect((await open('arrow-snappy')).dictionary.remarks).toEqual([{ code: 'instants-in-utc', column: 20 }])
  expect((await open('duckdb-types')).dictionary.remarks).toContainEqual({ code: 'binary-left-out', count: 1 })
})

test.each(['encrypted', 'encrypted-columns'])('%s', async (file) => {
  await expect(open(file)).rejects.toMatchObject({ code: 'encrypted-data-file', params: { format: 'Parquet' } })
})
