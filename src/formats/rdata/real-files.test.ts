import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { type ExpectedTable, expectTable } from '#tests/support/typed-table.ts'
import { FormatError } from '../format-error.ts'
import type { TypedChoices } from '../typed/typed-file.ts'
import { openRdata } from './open-rdata.ts'

const folder = new URL('../../../tests/fixtures/formats/rdata/', import.meta.url)
const bytesOf = (file: string) => new Uint8Array(readFileSync(new URL(file, folder)))
const open = (file: string, choices: TypedChoices = {}) => openRdata(new Blob([bytesOf(file)]), choices, {})
const expected = (name: string): ExpectedTable =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as ExpectedTable

describe('what R 4.2 wrote, by tests/tools/format-files/rdata.R', () => {
  test.each(['v2-gzip', 'v2-none', 'v2-native', 'v3-gzip', 'v3-none', 'v3-native'])('%s', async (kind) => {
    await expectTable(await open(`all-${kind}.rds`), expected('all'))
  })
  test.each(['xz', 'bzip2'])('compressed by %s', async (kind) => {
    await expectTable(await open(`${kind}.rds`), expected('all'))
  })
  test.each(['v2-ascii', 'v3-ascii'])('%s, in which NA has no tags', async (kind) => {
    await expectTable(await open(`all-${kind}.rds`), expected('all-ascii'))
  })
  test('sequences, deferred strings and matrices; lists and complex numbers are left out', async () => {
    const file = await open('shapes.rds')
    await expectTable(file, expected('shapes'))
    expect(file.dictionary.remarks).toEqual([
      { code: 'binary-left-out', count: 1 },
      { code: 'binary-left-out', count: 1 },
    ])
  })
  test('latin1, and no rows', async () => {
    await expectTable(await open('latin1.rds'), expected('latin1'))
    await expectTable(await open('no-rows.rds'), expected('no-rows'))
  })
  test('a file of save() offers its tables', async () => {
    const file = await open('several.RData')
    expect(await file.tables?.()).toEqual(['notes', 'other', 'd'])
    await expect(open('several.RData', { table: 'e' })).rejects.toMatchObject({ code: 'unknown-table' })
    await expectTable(await open('several.RData', { table: 'd' }), expected('all'))
    await expectTable(await open('ascii.RData'), expected('other'))
    expect(await (await open('list.rds')).tables?.()).toEqual(['table'])
  })
  test('a vector is a column', async () => {
    const { rows, columns } = await (await open('vector.rds')).read({}, {})
    expect([rows, columns]).toEqual([2, [{ values: Float64Array.of(1.5, Number.NaN) }]])
  })
  test.each([
    ['empty.rds', 'no-columns'],
    ['function.rds', 'no-columns'],
  ])('%s: %s', async (file, code) => {
    await expect(open(file)).rejects.toMatchObject({ code })
  })
})

test('some rows and columns', async () => {
  const read = await (await open('shapes.rds')).read({ rows: 3, columns: new Set([0, 2]) }, {})
  expect(read.columns.map((cells) => cells && ('codes' in cells ? cells.codes.length : cells.values.length))).toEqual([
    3,
    null,
    3,
    null,
    null,
  ])
})

/** A table or a clear error; anything else is a defect. */
async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const file = await openRdata(new Blob([bytes]), {}, {})
    await file.read({}, {})
    return 'table'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

test.each(['all-v3-none.rds', 'all-v2-ascii.rds', 'all-v3-gzip.rds'])('%s, cut anywhere', async (file) => {
  const bytes = bytesOf(file)
  const found = new Set<string>()
  // a number at the end of the text form is whole however few digits of it there are
  const last = file.includes('ascii') ? bytes.length - 4 : bytes.length
  for (let end = 0; end < last; end += 1) found.add(await outcomeOf(bytes.slice(0, end)))
  expect([...found].filter((code) => code !== 'damaged-data-file')).toEqual([])
})

test.each(['xz.rds', 'bzip2.rds'])('%s, cut anywhere and changed anywhere', async (file) => {
  const bytes = bytesOf(file)
  const found = new Set<string>()
  for (let end = 6; end < bytes.length; end += 3) found.add(await outcomeOf(bytes.slice(0, end)))
  expect([...found]).toEqual(['damaged-data-file'])
  const random = createRandom(27)
  for (let k = 0; k < 100; k++) {
    const changed = bytes.slice()
    changed[random.below(changed.length)] = random.below(256)
    await outcomeOf(changed)
  }
})

test('200 changes of bytes', async () => {
  const random = createRandom(26)
  for (const file of ['all-v3-none.rds', 'all-v2-ascii.rds', 'shapes.rds', 'several.RData'])
    for (let k = 0; k < 50; k++) {
      const bytes = bytesOf(file)
      for (let changes = 0; changes < 1 + (k % 4); changes++) bytes[random.below(bytes.length)] = random.below(256)
      await outcomeOf(bytes)
    }
})

test('a small file that describes a long sequence, or is compressed beyond reason, is refused', async () => {
  const zeros = new Blob([new Uint8Array(80 << 20)]).stream().pipeThrough(new CompressionStream('gzip'))
  const packed = new Uint8Array(await new Response(zeros).arrayBuffer())
  expect(await outcomeOf(packed)).toBe('suspicious-compression')
})

test('Stop ends the reading', async () => {
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(openRdata(new Blob([bytesOf('all-v3-gzip.rds')]), {}, { signal })).rejects.toThrow('stopped')
})

test('an instant beyond all dates, in a time zone, is blank', async () => {
  const bytes = bytesOf('all-v3-none.rds')
  const view = new DataView(bytes.buffer)
  let changed = 0
  for (let place = 0; place < bytes.length - 8; place++) {
    const seconds = view.getFloat64(place)
    if (!(seconds > 1e9 && seconds < 2e9 && Number.isInteger(seconds))) continue
    view.setFloat64(place, 1e300)
    changed += 1
  }
  expect(changed).toBeGreaterThan(1)
  const file = await openRdata(new Blob([bytes]), {}, {})
  const read = await file.read({}, {})
  const times = read.columns.filter((_, place) => file.dictionary.columns[place]?.type === 'datetime')
  expect(times.some((cells) => cells && 'values' in cells && Number.isNaN(cells.values[0]))).toBe(true)
})
