import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRandom } from '#tests/support/random.ts'
import { FormatError } from '../format-error.ts'
import { ZipWriter } from '../zip/write-zip.ts'
import { contentOf, number, odsOf, row, text } from './ods.fixture.ts'
import { importOds } from './read-ods.ts'

const folder = new URL('../../../tests/fixtures/formats/sheets/', import.meta.url)
const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)))

/** `table`, or the code of the refusal; other exceptions are thrown on. */
async function outcome(blob: Blob): Promise<string> {
  try {
    await importOds(blob)
    return 'table'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

test.each(['libreoffice.ods', 'gnumeric.ods', 'made.fods'])(
  '%s: 200 copies with changed bytes are tables or refused',
  async (name) => {
    const random = createRandom(20261130)
    for (let k = 0; k < 200; k++) {
      const bytes = bytesOf(name)
      for (let times = 1 + random.below(3); times > 0; times--)
        bytes[random.below(bytes.length)] = random.pick([0, 0x3c, 0x3e, 0x22, 255, random.below(256)])
      await outcome(new Blob([bytes]))
    }
  },
)

test('a document that ends at any byte is refused', { timeout: 60_000 }, async () => {
  const whole = contentOf({ s: row(text('<text:p>age</text:p>')) + row(number(1)) })
  expect(await outcome(new Blob([whole]))).toBe('table')
  for (let length = 0; length < whole.length; length++)
    expect(await outcome(new Blob([whole.slice(0, length)])), String(length)).not.toBe('table')
  const archive = bytesOf('libreoffice.ods')
  for (let part = 0; part < 20; part++)
    expect(await outcome(new Blob([archive.slice(0, (archive.length * part) / 20)]))).not.toBe('table')
})

test('each bad document has its code', async () => {
  const zip = new ZipWriter()
  zip.add('mimetype', 'application/vnd.oasis.opendocument.text')
  zip.add('content.xml', '<x/>')
  const wide = row(number(1, 'table:number-columns-repeated="16384"'))
  const cell = (more = '') => number(1, more)
  const files: Record<string, Blob> = {
    'empty-file': new Blob([]),
    'not-a-spreadsheet': zip.finish(''),
    'not-a-spreadsheet too': new Blob(['<?xml version="1.0"?><office:document><office:text/></office:document>']),
    'not-a-spreadsheet also': new Blob(['a,b\n1,2\n']),
    'no-sheets': odsOf({}),
    'no-sheets too': odsOf({ a: row('<table:table-cell/>') }),
    'encrypted-file': odsOf(
      { a: row(cell()) },
      '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>',
    ),
    'too-many-columns': odsOf({ a: wide }),
    'too-many-rows': odsOf({ a: row(cell(), 'table:number-rows-repeated="1048577"') }),
  }
  for (const [code, blob] of Object.entries(files)) expect(await outcome(blob), code).toBe(code.split(' ')[0])
})

test('few bytes that describe a huge table are refused soon', async () => {
  const start = performance.now()
  const repeated = (cells: string, rows: number) => row(cells, `table:number-rows-repeated="${rows}"`)
  const header = row(text('<text:p>a</text:p>', 'table:number-columns-repeated="4000"'))
  expect(
    await outcome(odsOf({ s: header + repeated(number(1, 'table:number-columns-repeated="4000"'), 1_000_000) })),
  ).toMatch(/mostly-blank|repeated-texts/)
  const long = text(`<text:p>${'x'.repeat(30_000)}</text:p>`)
  expect(await outcome(odsOf({ s: row(text('<text:p>a</text:p>')) + repeated(long, 1_000_000) }))).toBe(
    'repeated-texts',
  )
  expect(performance.now() - start).toBeLessThan(20_000)
})

test('Stop ends the reading', async () => {
  const many = odsOf({ s: row(text('<text:p>age</text:p>')) + row(number(1.5)).repeat(80_000) })
  const controller = new AbortController()
  const reading = importOds(
    many,
    {},
    { signal: controller.signal, onProgress: () => controller.abort(new Error('stopped')) },
  )
  await expect(reading).rejects.toThrow('stopped')
})
