import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { type ExpectedTable, expectTable } from '#tests/support/typed-table.ts'
import { FormatError } from '../format-error.ts'
import type { TypedChoices } from '../typed/typed-file.ts'
import { openSqlite } from './open-sqlite.ts'

const folder = new URL('../../../tests/fixtures/formats/sqlite/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`${name}.sqlite`, folder)))
const open = (name: string, choices: TypedChoices = {}) => openSqlite(new Blob([bytesOf(name)]), choices, {})
const expected = (name: string): ExpectedTable =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as ExpectedTable

describe('what SQLite 3.40 wrote, by tests/tools/format-files/sqlite.py', () => {
  test.each(['all', 'utf16le', 'utf16be'])('%s: all kinds of cells', async (name) => {
    const file = await open(name)
    expect(await file.tables?.()).toEqual(['patients', 'ids', 'sums', 'empty'])
    await expectTable(file, expected('all'))
    expect(file.dictionary.remarks).toEqual([{ code: 'binary-left-out', count: 1 }])
    await expectTable(await open(name, { table: 'ids' }), expected('ids'))
    await expectTable(await open(name, { table: 'sums' }), expected('sums'))
    await expectTable(await open(name, { table: 'empty' }), expected('empty'))
  })

  test('a tree of several levels, in pages of 512 bytes', async () => {
    const file = await open('many')
    await expectTable(file, expected('many'))
    const { rows, columns } = await file.read({ rows: 2, columns: new Set([2]) }, {})
    expect([rows, columns]).toEqual([2, [null, null, { values: Float64Array.of(0, 1 / 7) }]])
  })

  test('tables without row numbers, views and others are not offered', async () => {
    for (const table of ['keyed', 'older', 'none'])
      await expect(open('all', { table })).rejects.toMatchObject({ code: 'unknown-table' })
  })
})

async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const { tables } = await openSqlite(new Blob([bytes]), {}, {})
    for (const table of (await tables?.()) ?? []) await openSqlite(new Blob([bytes]), { table }, {})
    return 'table'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

test('cut anywhere', async () => {
  const bytes = bytesOf('all')
  for (let end = 0; end < bytes.length; end += 37)
    expect(['damaged-data-file', 'table']).toContain(await outcomeOf(bytes.slice(0, end)))
})

test('200 changes of bytes, of which half are in the first page', async () => {
  const random = createRandom(26)
  for (let k = 0; k < 200; k++) {
    const bytes = bytesOf(k % 4 === 0 ? 'many' : 'all')
    for (let changes = 0; changes < 1 + (k % 5); changes++)
      bytes[random.below(k % 2 ? bytes.length : 1024)] = random.below(256)
    await outcomeOf(bytes)
  }
})

test('Stop ends the reading', async () => {
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(openSqlite(new Blob([bytesOf('all')]), {}, { signal })).rejects.toThrow('stopped')
})
