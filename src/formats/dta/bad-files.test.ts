import { expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { FormatError } from '../format-error.ts'
import { type FixtureFile, writeDta } from './dta.fixture.ts'
import { openDta } from './open-dta.ts'

const small = (version: number, isLittle: boolean): FixtureFile => ({
  version,
  isLittle,
  label: '数据',
  columns: [
    { name: 'x', type: 'i8', table: 'yesno', cells: [0, 1, null] },
    { name: 'y', type: 'f64', label: '身高', cells: [1.5, -2, null] },
    { name: 'd', type: 'f32', format: '%td', cells: [1, 2, 3] },
    { name: 's', type: 'str4', cells: ['abcd', '', '中'] },
    ...(version >= 117 ? [{ name: 'l', type: 'strL', cells: ['long', null, 'another'] }] : []),
  ],
  characteristics: version > 104 ? [['_dta', 'note1', 'text']] : [],
  tables: {
    yesno: [
      [0, 'no'],
      [1, 'yes'],
    ],
  },
})

/** Opens and reads all; the code of the error, or null. Any other exception fails the test. */
async function codeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    const file = await openDta(new Blob([bytes]), {}, {})
    const read = await file.read({}, {})
    for (const cells of read.columns)
      expect(cells && ('codes' in cells ? cells.codes : cells.values).length).toBe(read.rows)
    return null
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

const versions = [104, 105, 108, 111, 115, 117, 118, 119]

test.each(versions)('version %i cut at any byte is refused, or ends before its labels', async (version) => {
  const bytes = writeDta(small(version, version % 2 === 0))
  expect(await codeOf(bytes)).toBeNull()
  const codes = new Set<string | null>()
  for (let size = 0; size < bytes.length; size++) {
    const code = await codeOf(bytes.slice(0, size))
    codes.add(code)
    // without labels an old file has no mark of its end; the last tag is not needed
    if (code === null)
      expect(version < 117 ? size : bytes.length - size).toBeLessThanOrEqual(version < 117 ? bytes.length - 1 : 12)
  }
  expect([...codes].filter((code) => code !== null).sort()).toEqual(['cut-data-file', 'damaged-data-file'])
})

test.each(versions)('version %i with changed bytes is read or refused', async (version) => {
  const bytes = writeDta(small(version, version % 2 === 1))
  const random = createRandom(version)
  for (let round = 0; round < 200; round++) {
    const changed = bytes.slice()
    for (let i = random.below(4); i >= 0; i--)
      changed[random.below(changed.length)] = random.pick([0, 1, 0x7f, 0xff, random.below(256)])
    await codeOf(changed)
  }
})

test('other files and versions are refused by their names', async () => {
  const plain = writeDta(small(115, true))
  const withVersion = (version: number) => {
    const bytes = plain.slice()
    bytes[0] = version
    return bytes
  }
  const tagged = (version: number) => new TextEncoder().encode(`<stata_dta><header><release>${version}</release>`)
  expect(await codeOf(withVersion(103))).toBe('unsupported-data-file')
  expect(await codeOf(withVersion(116))).toBe('unsupported-data-file')
  expect(await codeOf(tagged(120))).toBe('unsupported-data-file')
  expect(await codeOf(tagged(121))).toBe('unsupported-data-file')
  for (const text of ['', 'x', '<html>', 'name;age\n', '<stata_dta><header><release>abc']) {
    expect(await codeOf(new TextEncoder().encode(text)), text).toBe('damaged-data-file')
  }
})

test('counts beyond the file and the limits are refused', async () => {
  const plain = writeDta(small(115, true))
  const view = new DataView(plain.buffer)
  view.setUint32(6, 40_000_000, true)
  expect(await codeOf(plain)).toBe('cut-data-file')
  view.setUint32(6, 60_000_000, true)
  expect(await codeOf(plain)).toBe('too-many-rows')
  view.setUint16(4, 40_000, true)
  expect(await codeOf(plain)).toBe('too-many-columns')
})

test('rows without columns do not count', async () => {
  const bytes = writeDta({ version: 115, isLittle: true, columns: [] })
  new DataView(bytes.buffer).setUint32(6, 40_000_000, true)
  const file = await openDta(new Blob([bytes]), {}, {})
  expect(file.dictionary.rows).toBe(0)
  expect((await file.read({}, {})).rows).toBe(0)
})

test('labels that overlap many times are refused', async () => {
  const labels = Array.from({ length: 1000 }, (_, value) => [value, value === 0 ? 'x'.repeat(30_000) : ''] as const)
  const bytes = writeDta({
    version: 115,
    isLittle: true,
    columns: [{ name: 'x', type: 'i8', table: 't', cells: [] }],
    tables: { t: labels },
  })
  const view = new DataView(bytes.buffer)
  const places = bytes.length - 30_000 - 1000 - 8000
  for (let i = 0; i < 1000; i++) view.setUint32(places + 4 * i, 0, true)
  expect(await codeOf(bytes)).toBe('damaged-data-file')
})

test('a reference to a long text that is not there is damage', async () => {
  const bytes = writeDta(small(118, true))
  const text = new TextDecoder('latin1').decode(bytes)
  bytes[text.indexOf('GSO') + 3] = 9
  expect(await codeOf(bytes)).toBe('damaged-data-file')
})
