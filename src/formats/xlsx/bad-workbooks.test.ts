import { deflateSync } from 'fflate'
import { expect, test } from 'vitest'
import { crc32 } from '../zip/crc32.ts'
import { rawZip } from '../zip/raw-zip.fixture.ts'
import { ZipWriter } from '../zip/write-zip.ts'
import { importXlsx } from './read-xlsx.ts'
import { sheetData, workbookOf } from './xlsx.fixture.ts'

async function codeOf(blob: Blob): Promise<unknown> {
  return importXlsx(blob).then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
}

const good = workbookOf({ sheets: { s: sheetData([['a'], ...Array.from({ length: 3000 }, (_, k) => [k * 1.7])]) } })

test('each bad workbook has its code', async () => {
  const archive = new ZipWriter()
  archive.add('readme.txt', 'x')
  const ole = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
  const locked = new Blob([ole, Uint8Array.from(Array.from('..EncryptedPackage', (c) => [c.charCodeAt(0), 0]).flat())])
  const files: Record<string, Blob> = {
    'empty-file': new Blob([]),
    'not-a-zip': new Blob(['a,b\n1,2\n']),
    'not-a-zip too': new Blob([Uint8Array.of(0xd0, 0, 0, 0)]),
    'damaged-zip': good.slice(0, good.size - 100),
    'not-a-workbook': archive.finish(''),
    'damaged-old-excel': new Blob([ole]),
    'encrypted-file': locked,
    'no-sheets': workbookOf({ sheets: { s: '<sheetData/>' } }),
    'no-rows': workbookOf({ sheets: { s: sheetData([['a', 'b']]) } }),
    'damaged-sheet': workbookOf({ sheets: { s: '<sheetData><row><c><v>1</v></c></row><row><c' } }),
    'too-many-columns': workbookOf({
      sheets: { s: sheetData([Array.from({ length: 10_000 }, (_, k) => `x${k}`), [1]]) },
    }),
  }
  for (const [code, blob] of Object.entries(files)) expect(await codeOf(blob), code).toBe(code.split(' ')[0])
})

test('a workbook truncated anywhere is refused, never half read', async () => {
  for (let part = 1; part < 20; part++) {
    const cut = good.slice(0, Math.floor((good.size * part) / 20))
    expect(await codeOf(cut), `${part}/20`).toBe('damaged-zip')
  }
})

test('a changed byte of the sheet is detected', async () => {
  const bytes = new Uint8Array(await good.arrayBuffer())
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] as number) ^ 0x55
  expect(await codeOf(new Blob([bytes]))).toMatch(/^damaged-/)
})

/** A zip whose only sheet has a huge content of one repeated byte, and declares the given size. */
function bomb(declared: number): Blob {
  const name = new TextEncoder().encode('_rels/.rels')
  const header = (signature: number[], before: number[], after: number[]) => [
    ...signature,
    ...before,
    ...le(crc, 4),
    ...le(data.length, 4),
    ...le(declared, 4),
    ...le(name.length, 2),
    ...after,
  ]
  const local = header([0x50, 0x4b, 3, 4], [20, 0, 0, 0, 8, 0, 0, 0, 0, 0], [0, 0])
  const central = header([0x50, 0x4b, 1, 2], [20, 0, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0], [...le(0, 16)])
  const offset = local.length + name.length + data.length
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, ...le(central.length + name.length, 4), ...le(offset, 4), 0, 0]
  return new Blob([Uint8Array.from(local), name, data, Uint8Array.from(central), name, Uint8Array.from(end)])
}

const size = 100 << 20
const data = deflateSync(new Uint8Array(size), { level: 1 })
const crc = crc32(new Uint8Array(size))

const le = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, k) => Math.floor(value / 2 ** (8 * k)) % 256)

test('a zip bomb is refused, whether it declares its size or a false one', async () => {
  expect(await codeOf(bomb(size))).toBe('too-large-inflated')
  expect(await codeOf(bomb(1000))).toBe('damaged-zip')
  expect(await codeOf(bomb(60 << 20))).toBe('damaged-zip')
})

test('a sheet compressed better than any real one is refused', async () => {
  const blank = ' '.repeat(1 << 20)
  expect(await codeOf(workbookOf({ sheets: { s: `<sheetData>${blank.repeat(80)}</sheetData>` } }))).toBe(
    'suspicious-compression',
  )
})

const row = (cells: string, attributes = '') => `<row${attributes}>${cells}</row>`
const inSheet = (rows: string, more = '') =>
  workbookOf({ sheets: { s: `<sheetData>${row('<c><v>1</v></c>'.repeat(2))}${rows}</sheetData>${more}` } })

test('[D7] a reference beyond Excel’s sheet size is refused where it is read', async () => {
  const references = ['ZZZZZZ2', 'XFE2', 'A1048577', 'A0', '2', 'A', 'a2', 'A2:B2', 'A'.repeat(1e6)]
  for (const reference of references)
    expect(await codeOf(inSheet(row(`<c r="${reference}"><v>1</v></c>`))), reference.slice(0, 9)).toBe('bad-reference')
  for (const number of ['0', '1048577', '1e9', 'x'])
    expect(await codeOf(inSheet(row('<c><v>1</v></c>', ` r="${number}"`))), number).toBe('bad-reference')
  for (const area of ['A1:ZZZZZZ1', 'A1:B1048577'])
    expect(await codeOf(inSheet('', `<mergeCells><mergeCell ref="${area}"/></mergeCells>`)), area).toBe('bad-reference')
})

test('[D7] Excel’s last row and last column are accepted', async () => {
  const { frame } = await importXlsx(
    inSheet(
      row('<c r="A1048576"><v>5</v></c><c r="XFD1048576" s="1"/>', ' r="1048576"'),
      '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
    ),
  )
  expect(frame).toMatchObject({ rows: 2, columns: [{ values: Float64Array.of(1, 5) }, {}] })
})

test('[D7] a table is refused if nearly all its cells are blank and not in the file', async () => {
  const letters = (k: number) => String.fromCharCode(65 + (k % 26))
  const cell = (k: number) => `<c r="${letters(k / 676)}${letters(k / 26)}${letters(k)}${k + 2}"><v>1</v></c>`
  const far = Array.from({ length: 4000 }, (_, k) => row(cell(k).replace(/r="[B-Z]/, 'r="C')))
  expect(await codeOf(inSheet(far.join('')))).toBe('mostly-blank')
})

test('[D7] a long text in thousands of cells is refused, and one longer than any cell', async () => {
  const shared = (text: string, cells: number) =>
    workbookOf({
      sheets: { s: `<sheetData>${row('<c t="s"><v>0</v></c>'.repeat(9)).repeat(cells / 9)}</sheetData>` },
      strings: `<si><t>${text}</t></si>`,
    })
  expect(await codeOf(shared('x'.repeat(20_000), 9000))).toBe('repeated-texts')
  expect(await codeOf(shared('x'.repeat(3e6), 90))).toBe('row-too-long')
  expect(await codeOf(shared('x'.repeat(17 << 20), 9))).toBe('cell-too-long')
})

test('[D7] a number outside the dates keeps its spelling', async () => {
  const { frame } = await importXlsx(
    workbookOf({
      sheets: { s: `<sheetData>${row('<c s="1"><v>1e9</v></c>')}${row('<c s="1"><v>2</v></c>')}</sheetData>` },
      styles: '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>',
    }),
  )
  expect(frame.rows).toBeGreaterThan(0)
})

test('[D7] a long format in thousands of styles, and overlapping merged areas, take no time', async () => {
  const start = performance.now()
  const format = (code: string) => ({
    sheets: { s: sheetData([['x'], [1]]) },
    styles: `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs>${'<xf numFmtId="200"/>'.repeat(3000)}</cellXfs>`,
  })
  expect(await codeOf(workbookOf(format('['.repeat(100_000))))).toBe('accepted')
  const names = sheetData([Array.from({ length: 4000 }, (_, k) => `n${k}`), [1]])
  const areas = '<mergeCell ref="A1:XFD1"/>'.repeat(100_000)
  expect(await codeOf(workbookOf({ sheets: { s: `${names}<mergeCells>${areas}</mergeCells>` } }))).toBe('accepted')
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('[D7] entries over the same bytes, and many small bombs, are refused', async () => {
  const twice = rawZip([
    { name: 'a', data: 'x' },
    { name: 'b', data: 'x', offset: 0 },
  ])
  expect(await codeOf(new Blob([twice]))).toBe('damaged-zip')
  const blank = new Uint8Array(1 << 20)
  const many = rawZip(Array.from({ length: 70 }, (_, k) => ({ name: k === 0 ? '_rels/.rels' : `x${k}`, data: blank })))
  expect(await codeOf(new Blob([many]))).toBe('suspicious-compression')
})

test('[D7] names of parts are shortened in a refusal', async () => {
  const zip = rawZip([
    { name: '_rels/.rels', data: `<Relationship Type="x/officeDocument" Target="xl/${'w'.repeat(60_000)}"/>` },
    { name: `xl/${'w'.repeat(60_000)}`, data: 'x', crc: 1 },
  ])
  const refused = await importXlsx(new Blob([zip])).catch((error: unknown) => error)
  expect(String(refused).length).toBeLessThan(200)
})
