import { expect, test } from 'vitest'
import { beginningsOfDataFiles } from './data-file.fixture.ts'
import { dataFileCode } from './data-file.ts'
import { importFile, previewFile } from './table-file.ts'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))

const codes: Readonly<Record<string, string>> = {
  RData: 'is-r',
  rds: 'is-r',
  sav: 'is-spss',
  zsav: 'is-spss',
  por: 'is-spss',
  dta: 'is-stata',
  xpt: 'is-sas',
  sas7bdat: 'is-sas',
}

test.each(Object.entries(beginningsOfDataFiles))(
  'the beginning of %s is told, under any name',
  async (name, base64) => {
    const packed = name === 'b.RData' || name === 'x.RData'
    const code = packed ? 'is-compressed' : codes[name.split('.')[1] ?? '']
    const file = new File([bytesOf(base64)], 'patients.csv')
    await expect(previewFile(file)).rejects.toMatchObject({ code })
    await expect(importFile(file)).rejects.toMatchObject({ code })
  },
)

test('a portable file keeps its sign through other line ends, cut blanks and a character set of its own', () => {
  const portable = atob(beginningsOfDataFiles['p.por'] ?? '')
  const lines = portable.split('\r\n').map((line) => line.trimEnd())
  expect(dataFileCode(latin1(lines.join('\n')))).toBe('is-spss')
  const whole = portable.replace(/\r\n/g, '')
  const shifted = latin1(whole).map((byte, k) => (k < 200 ? byte : (byte + 96) & 255))
  expect(dataFileCode(shifted)).toBe('is-spss')
})

test.each([
  ['SAS CPORT', '**COMPRESSED** **COMPRESSED**', 'is-sas'],
  ['SPSS with a password', `\x1c\0\0\0\0\0\0\0ENCRYPTEDSAV\x15\0\0`, 'is-spss'],
  ['SQLite', 'SQLite format 3\0', 'is-database'],
  ['Parquet', 'PAR1\x15\x04', 'is-database'],
  ['Feather', 'ARROW1\0\0', 'is-database'],
  ['Zstandard', '\x28\xb5\x2f\xfd', 'is-compressed'],
  ['a damaged gzip file', '\x1f\x8b\x08\x00junk', 'is-compressed'],
])('%s is told', (_, text, code) => {
  expect(dataFileCode(latin1(text))).toBe(code)
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
