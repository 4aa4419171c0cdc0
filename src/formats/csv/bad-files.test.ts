import { expect, test } from 'vitest'
import { gb18030 } from './double-byte.fixture.ts'
import { previewCsv } from './preview-csv.ts'
import { type CsvImportChoices, importCsv } from './read-csv.ts'

type Part = string | Uint8Array<ArrayBuffer>
const importing = (part: Part, choices?: CsvImportChoices) => importCsv(new Blob([part]), choices)

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
}

let seed = 1
const junk = Uint8Array.from({ length: 5000 }, () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed & 255
})

test('each bad file has its code', async () => {
  const files: Record<string, Part> = {
    'empty-file': '',
    'no-rows': 'a,b,c\n',
    'too-many-columns': `${Array.from({ length: 10_000 }, (_, k) => `x${k}`).join(',')}\n${'1,'.repeat(9999)}1\n`,
    'unclosed-quote': 'a,b\n1,"2\n3,4\n',
    'is-xlsx': Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0),
    'damaged-old-excel': Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1),
    'is-pdf': '%PDF-1.7\n%',
    'is-image': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    'not-text': junk,
    'nul-bytes': `a,b\n1,2\n3,\0\n${'5,6\n'.repeat(40)}`,
  }
  for (const [code, part] of Object.entries(files)) expect(await codeOf(importing(part)), code).toBe(code)
})

test('only blank lines are an empty file', async () => {
  expect(await codeOf(importing('\n\n\r\n'))).toBe('empty-file')
})

test('a wrong encoding chosen by hand is refused, the right one found by itself', async () => {
  const file = gb18030('编号,诊断\n1,高血压\n2,糖尿病\n')
  expect(await codeOf(importing(file, { encoding: 'utf-8' }))).toBe('wrong-encoding')
  expect(await codeOf(importing('编号,诊断\n1,病\n', { encoding: 'gb18030' }))).toBe('wrong-encoding')
  expect(await codeOf(importing(file, { encoding: 'klingon' }))).toBe('unsupported-encoding')
  const { frame, schema } = await importing(file)
  expect(schema.layout).toMatchObject({ encoding: 'gb18030' })
  expect(frame.columns[1]).toMatchObject({ name: '诊断', dictionary: ['高血压', '糖尿病'] })
})

test('a file that is UTF-8 at first and something else later is refused', async () => {
  const beginning = new TextEncoder().encode(`诊断,x\n${'高血压,1\n'.repeat(10_000)}`)
  const rest = gb18030('糖尿病,2\n')
  const both = new Uint8Array([...beginning, ...rest])
  expect(await codeOf(importing(both))).toBe('wrong-encoding')
})

test('a header row beyond the file is refused', async () => {
  expect(await codeOf(importing('a,b\n1,2\n', { headerRow: 7 }))).toBe('header-out-of-range')
})

test('duplicate headers are accepted, made unique and reported', async () => {
  const { frame, findings } = await importing('x,x,y\n1,2,3\n')
  expect(frame.columns.map((c) => c.name)).toEqual(['x', 'x_2', 'y'])
  expect(findings.map((f) => f.code)).toEqual(['duplicate-names'])
})

test('an import can be cancelled between two chunks, and progress never decreases', async () => {
  const big = new Blob(Array.from({ length: 6 }, () => '1234567890123,2\n'.repeat(1 << 17)))
  const controller = new AbortController()
  const seen: number[] = []
  const work = importCsv(
    big,
    { headerRow: null },
    {
      signal: controller.signal,
      onProgress: (fraction) => {
        seen.push(fraction)
        if (fraction > 0.3) controller.abort(new Error('stopped'))
      },
    },
  )
  await expect(work).rejects.toThrow('stopped')
  expect(seen.at(-1)).toBeLessThan(0.9)
  const all: number[] = []
  await importCsv(big, { headerRow: null }, { onProgress: (fraction) => all.push(fraction) })
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect(all.at(-1)).toBe(1)
})

test('a preview shows rows as they are in the file and reads only its beginning', async () => {
  const preview = await previewCsv(new Blob(['编号,x\n', '001,"a,b"\n'.repeat(200_000)]), {}, 3)
  expect(preview.rows).toEqual([
    ['编号', 'x'],
    ['001', 'a,b'],
    ['001', 'a,b'],
  ])
  expect(preview.settings).toMatchObject({ headerRow: 0, headerRows: 1, layout: { delimiter: ',', encoding: 'utf-8' } })
  expect(preview.guess?.by).toBe('valid')
})

test('a stream is a source as well', async () => {
  const stream = new Blob(['a,b\n1,2\n']).stream()
  expect((await importCsv(stream)).frame.rows).toBe(1)
})

test('[D7] a wide row above or below many short ones is refused, however small the file is', async () => {
  const wide = Array.from({ length: 4000 }, (_, k) => `x${k}`).join(',')
  const short = '1,2\n'.repeat(20_000)
  expect(await codeOf(importing(`${wide}\n${short}`))).toBe('mostly-blank')
  expect(await codeOf(importing(`a,b\n${short}${wide}\n`))).toBe('mostly-blank')
  const full = `${wide}\n${`${'1,'.repeat(3999)}1\n`.repeat(900)}`
  expect(await codeOf(importing(full))).toBe('accepted')
  expect(await codeOf(importing(`${','.repeat(1_000_000)}\n${short}`))).toBe('too-many-columns')
})

test('[D7] a text full of possible separators stays a text', async () => {
  const { frame } = await importing(`a,b\n${`1,${'|'.repeat(9000)}\n`.repeat(3)}`)
  expect(frame).toMatchObject({ rows: 3, columns: [{ name: 'a' }, { name: 'b' }] })
})

test('[D7] a long text that is nearly an address, and thousands of columns with one name, take no time', async () => {
  const start = performance.now()
  expect(await codeOf(importing(`a\na@${'a.'.repeat(200_000)}@\n`))).toBe('accepted')
  const name = 'n'.repeat(200)
  expect(
    await codeOf(importing(`${Array.from({ length: 4000 }, () => name).join(',')}\n${'1,'.repeat(3999)}1\n`)),
  ).toBe('accepted')
  expect(performance.now() - start).toBeLessThan(5000)
})

test('a file that ends within its last row may be truncated, one that ends with a line end is not', async () => {
  const findings = async (text: string) => (await importing(text)).findings.map(({ code }) => code)
  for (const text of ['a,b\n1,2\n3', 'a,b\r\n1,2\r\n30'])
    expect(await findings(text)).toEqual(['short-rows', 'maybe-truncated'])
  for (const text of ['a,b\n1,2\n3\n', 'a,b\r1,2\r3\r', 'a,b\n1,2\n3\r\n'])
    expect(await findings(text)).toEqual(['short-rows'])
  expect(await findings('a,b\n1,2\n3,4')).toEqual([])
  const utf16 = (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, (c) => c.charCodeAt(0)).buffer)
  const codes = async (text: string) => (await importing(utf16(text))).findings.map(({ code }) => code)
  expect(await codes('a,b\n1,2\n3')).toEqual(['short-rows', 'maybe-truncated'])
  expect(await codes('a,b\n1,2\n3\n')).toEqual(['short-rows'])
  const bigEndian = utf16('a,b\n1,2\n3').map((_, i, all) => all[i ^ 1] as number)
  expect((await importing(bigEndian)).findings.map(({ code }) => code)).toEqual(['short-rows', 'maybe-truncated'])
  expect(await findings('a,b\n1,2\n3\n4,5')).toEqual(['short-rows'])
})

test('blank lines and stray quotation marks are reported from the first on', async () => {
  const { findings } = await importing('a,b\n\n1,"2"x\n')
  expect(findings.slice(0, 2)).toEqual([
    { code: 'blank-lines', params: { count: 1 } },
    { code: 'malformed-quotes', params: { count: 1 } },
  ])
})

test('a file of one letter is a header without rows', async () => {
  expect(await codeOf(importing('a'))).toBe('no-rows')
})

test('a first row longer than the sample is read whole', async () => {
  const long = 'x'.repeat(300_000)
  const { rows, settings } = await previewCsv(new Blob([`${long};b\n1;2,5\n`]))
  expect(rows).toEqual([
    [long, 'b'],
    ['1', '2,5'],
  ])
  expect(settings).toMatchObject({ layout: { delimiter: ';' }, decimal: ',', headerRow: 0 })
})
