import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { type ExpectedTable, expectTable } from '#tests/support/typed-table.ts'
import { FormatError } from '../format-error.ts'
import { openJasp } from '../jasp/open-jasp.ts'
import { importFile } from '../table-file.ts'
import type { OpenTyped } from '../typed/typed-file.ts'
import { ZipFile } from '../zip/read-zip.ts'
import { ZipWriter } from '../zip/write-zip.ts'
import { openOmv } from './open-omv.ts'

const folder = new URL('../../../tests/fixtures/formats/', import.meta.url)
const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, folder)))
const openers: Readonly<Record<string, OpenTyped>> = { omv: openOmv, jasp: openJasp }
const opener = (path: string) => openers[path.split('/')[0] ?? ''] as OpenTyped

/** Neither program runs here, so these files are made after the layout in their sources, by tests/tools/format-files/omv.py. */
const files = ['omv/made.omv', 'jasp/old.jasp', 'jasp/made.jasp']

describe('what a program wrote after the layout of jamovi and JASP', () => {
  test.each(files)('%s', async (path) => {
    const expected = JSON.parse(readFileSync(new URL(path.replace(/\.\w+$/, '.json'), folder), 'utf8')) as ExpectedTable
    await expectTable(await opener(path)(new Blob([bytesOf(path)]), {}, {}), expected)
  })

  test('weights, formulas, and tests for missing values that are neither codes nor ranges', async () => {
    const { dictionary } = await openOmv(new Blob([bytesOf('omv/made.omv')]), {}, {})
    expect(dictionary.weight).toBe(1)
    expect(dictionary.columns.map(({ note }) => note)).toEqual([
      undefined,
      '!= 5',
      undefined,
      undefined,
      undefined,
      'Filter age > 0',
    ])
  })

  test.each(files)('%s is recognised by its parts', async (path) => {
    const { schema } = await importFile(new File([bytesOf(path)], 'patients.xlsx'))
    expect([schema.layout.format, schema.readerVersion]).toEqual([path.split('/')[0], 4])
  })
})

/** The archive with one part changed. */
async function changed(path: string, part: string, change: (bytes: Uint8Array) => Uint8Array | null) {
  const zip = await ZipFile.open(new Blob([bytesOf(path)]))
  const writer = new ZipWriter()
  for (const entry of zip.entries.values()) {
    const bytes = await zip.readAll(entry, { maxBytes: 1 << 20 })
    const own = entry.name === part ? change(bytes) : bytes
    if (own) writer.add(entry.name, own)
  }
  return writer.finish('application/zip')
}

async function outcomeOf(path: string, blob: Blob): Promise<string> {
  try {
    const file = await opener(path)(blob, {}, {})
    await file.read({}, {})
    return 'table'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

const withText = (from: string, to: string) => (bytes: Uint8Array) =>
  new TextEncoder().encode(new TextDecoder().decode(bytes).replace(from, to))

test.each([
  ['omv/made.omv', 'metadata.json', () => null, 'damaged-zip'],
  ['omv/made.omv', 'data.bin', () => null, 'damaged-zip'],
  ['omv/made.omv', 'strings.bin', () => null, 'damaged-zip'],
  ['omv/made.omv', 'metadata.json', () => new TextEncoder().encode('{'), 'damaged-zip'],
  ['omv/made.omv', 'metadata.json', () => new TextEncoder().encode('['.repeat(1000)), 'damaged-zip'],
  ['omv/made.omv', 'metadata.json', withText('"rowCount": 4', '"rowCount": 5'), 'damaged-data-file'],
  ['omv/made.omv', 'metadata.json', withText('"rowCount": 4', '"rowCount": 1e9'), 'too-many-rows'],
  ['omv/made.omv', 'metadata.json', withText('"rowCount": 4', '"rowCount": "x"'), 'damaged-data-file'],
  ['omv/made.omv', 'metadata.json', withText('"fields"', '"others"'), 'no-columns'],
  ['omv/made.omv', 'data.bin', (bytes: Uint8Array) => bytes.subarray(1), 'damaged-data-file'],
  ['omv/made.omv', 'strings.bin', (bytes: Uint8Array) => bytes.subarray(0, 2), 'damaged-data-file'],
  ['jasp/made.jasp', 'internal.sqlite', (bytes: Uint8Array) => bytes.subarray(1), 'damaged-data-file'],
  ['jasp/made.jasp', 'internal.sqlite', () => new Uint8Array(), 'damaged-data-file'],
] as const)('%s with %s changed, case %#', async (path, part, change, code) => {
  expect(await outcomeOf(path, await changed(path, part, change))).toBe(code)
})

test('files cut anywhere are refused', async () => {
  for (const path of files) {
    const bytes = bytesOf(path)
    for (let end = 0; end < bytes.length; end += 11)
      expect(await outcomeOf(path, new Blob([bytes.slice(0, end)]))).toMatch(/^(?:not-a-zip|damaged-zip)$/)
  }
})

test('200 changes of bytes within the parts', async () => {
  const random = createRandom(16)
  const parts = [
    ['omv/made.omv', 'metadata.json'],
    ['omv/made.omv', 'xdata.json'],
    ['omv/made.omv', 'data.bin'],
    ['omv/made.omv', 'strings.bin'],
    ['jasp/made.jasp', 'internal.sqlite'],
    ['jasp/old.jasp', 'metadata.json'],
    ['jasp/old.jasp', 'xdata.json'],
    ['jasp/old.jasp', 'data.bin'],
  ] as const
  for (const [path, part] of parts)
    for (let k = 0; k < 25; k++) {
      const blob = await changed(path, part, (bytes) => {
        const copy = bytes.slice()
        for (let n = 0; n < 1 + (k % 4); n++) copy[random.below(copy.length)] = random.below(256)
        return copy
      })
      await outcomeOf(path, blob)
    }
})

test('Stop ends the reading, which can be begun again', async () => {
  const file = await openOmv(new Blob([bytesOf('omv/made.omv')]), {}, {})
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(file.read({}, { signal })).rejects.toThrow('stopped')
  expect((await file.read({ rows: 2, columns: new Set([0]) }, {})).rows).toBe(2)
})
