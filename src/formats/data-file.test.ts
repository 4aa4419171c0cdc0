import { expect, test } from 'vitest'
import { beginningsOfDataFiles } from './data-file.fixture.ts'
import { dataFileKind, sheetFormat } from './data-file.ts'
import { importFile } from './table-file.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))

/** The format, or why it is not read. */
function kindOf(head: Uint8Array): string | null {
  const kind = dataFileKind(head)
  return kind === null ? null : 'format' in kind ? kind.format : kind.code
}

const formats: Readonly<Record<string, string>> = { RData: 'rdata', rds: 'rdata', zsav: 'sav' }

test.each(Object.entries(beginningsOfDataFiles))('the beginning of %s is recognised', async (name, base64) => {
  const ending = name.split('.')[1] ?? ''
  const bytes = bytesOf(base64)
  const isPacked = name === 'b.RData' || name === 'x.RData'
  expect(kindOf(bytes)).toBe(isPacked ? 'is-compressed' : (formats[ending] ?? ending))
  // of none there is enough for a table
  await expect(importFile(new File([bytes], 'patients.csv'))).rejects.toMatchObject({
    code: isPacked ? 'is-compressed' : expect.stringMatching(/^(damaged-data-file|cut-data-file|no-columns)$/),
  })
})

test('a portable file is recognised despite other line ends, trimmed blanks and its own character set', () => {
  const portable = atob(beginningsOfDataFiles['p.por'] ?? '')
  const lines = portable.split('\r\n').map((line) => line.trimEnd())
  expect(kindOf(latin1(lines.join('\n')))).toBe('por')
  const whole = portable.replace(/\r\n/g, '')
  const shifted = latin1(whole).map((byte, k) => (k < 200 ? byte : (byte + 96) & 255))
  expect(kindOf(shifted)).toBe('por')
})

test.each([
  ['SAS CPORT', '**COMPRESSED** **COMPRESSED**', 'is-cport'],
  ['SPSS with a password', `\x1c\0\0\0\0\0\0\0ENCRYPTEDSAV\x15\0\0`, 'sav'],
  ['SQLite', 'SQLite format 3\0', 'sqlite'],
  ['Parquet', 'PAR1\x15\x04', 'parquet'],
  ['Parquet with encrypted columns', 'PAR1*\0\0\0', 'parquet'],
  ['encrypted Parquet', 'PARE', 'parquet'],
  ['Feather', 'ARROW1\0\0', 'feather'],
  ['a stream of Arrow', '\xff\xff\xff\xff\x98\x01\0\0', 'feather'],
  ['Zstandard', '\x28\xb5\x2f\xfd', 'is-compressed'],
  ['a damaged gzip file', '\x1f\x8b\x08\x00junk', 'is-compressed'],
])('%s is told', (_, text, code) => {
  expect(kindOf(latin1(text))).toBe(code)
})

test.each([
  'A\n2\n3\n4\n',
  'A\n3\n262146\n5\n',
  'X\n2\n3\n',
  'RDA2\n1\n2\n',
  'RDX3,B\n1,2\n',
  'BZh1,x\n1,2\n',
  'HEADER RECORD,x\n1,2\n',
  'PAR1,x\n1,2\n',
  '$FL2,x\n1,2\n',
  'FEA1\n1\n',
  'note\nASCII SPSS PORT FILE\nSPSSPORT\n',
  'format,x\n<stata_dta>,1\n',
])('a table that begins with %j is a table', async (text) => {
  expect((await importFile(new Blob([text]), { headerRow: 0 })).frame.rows).toBeGreaterThan(0)
})

test('each signature is matched whole, never by a part', () => {
  const stata = Array.from({ length: 14 }, (_, k) => 102 + k)
  for (const version of stata)
    for (const order of [1, 2]) expect(kindOf(Uint8Array.of(version, order, 1, 0, 5))).toBe('dta')
  for (const bytes of [
    [101, 1, 1, 0],
    [116, 1, 1, 0],
    [110, 0, 1, 0],
    [110, 3, 1, 0],
    [110, 1, 0, 0],
    [110, 1, 1, 1],
  ])
    expect(kindOf(Uint8Array.from(bytes))).toBeNull()
  for (let digit = 1; digit <= 9; digit++) expect(kindOf(latin1(`BZh${digit}1AY&SY`))).toBe('is-compressed')
  expect(kindOf(latin1('BZh01AY&SY'))).toBeNull()
  expect(kindOf(latin1('\x1f\x8c'))).toBeNull()
  expect(kindOf(latin1('\x1e\x8b'))).toBeNull()
  expect(kindOf(new Uint8Array())).toBeNull()
})

test('the signature of an encrypted file is within its first 64 bytes', () => {
  const at = (place: number) => kindOf(latin1(`${'x'.repeat(place)}ENCRYPTEDSAV,`))
  expect([at(0), at(52), at(53)]).toEqual(['sav', 'sav', null])
})

test('a portable file with its own character set has the signature where the standard puts it, in five different codes', () => {
  const table = Array.from({ length: 256 }, (_, k) => String.fromCharCode(33 + (k % 90)))
  const of = (at: number, sign: string) => {
    const whole = Array.from({ length: 640 }, () => ' ')
    for (const [k, code] of table.entries()) whole[200 + k] = code
    for (const [k, letter] of Array.from(sign).entries()) whole[at + k] = letter
    return kindOf(latin1(whole.join('')))
  }
  const sign = Array.from('SPSSPORT', (letter) => table[74 + letter.charCodeAt(0) - 65]).join('')
  expect(of(456, sign)).toBe('por')
  expect(of(456, 'SPSSPORT')).toBe('por')
  expect(of(455, sign)).toBeNull()
  expect(of(457, 'SPSSPORT')).toBeNull()
  expect(of(456, sign.replace(/^./, '~'))).toBeNull()
  expect(of(456, `${sign.slice(0, 7)}~`)).toBeNull()
})

test.each([
  ['an old workbook', '\xd0\xcf\x11\xe0', 'xls'],
  ['an archive', 'PK\x03\x04', 'xlsx'],
  ['OpenDocument', `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK`, 'ods'],
  ['OpenDocument, of text', `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.textPK`, 'xlsx'],
  ['a text that names it', 'x,y\n<office:document,application/vnd.oasis.opendocument.spreadsheet', null],
  ['XML of another kind', '<?xml version="1.0"?><html>', null],
  [
    'OpenDocument as XML',
    '<?xml version="1.0"?>\n<office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet">',
    'ods',
  ],
])('%s is told as a file of sheets', (_, text, format) => {
  expect(sheetFormat(latin1(text))).toBe(format)
})
