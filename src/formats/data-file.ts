import { Gunzip } from 'fflate'
import { MAGIC } from './columns/column-file.ts'
import type { FormatCode } from './messages.ts'
import type { SheetFormat, TypedFormat } from './table/schema.ts'

/** A format that is read, or why a file of a known one is not. */
type DataFileKind =
  | { readonly format: TypedFormat }
  | { readonly code: Extract<FormatCode, `is-${'cport' | 'compressed'}`> }

/**
 * Which program's data file begins with these bytes (some hundred are enough), or null. Decided by content, since such files are often renamed
 * to .csv. Signatures from the formats' documentation; R's from R Internals, 1.8 "Serialization Formats".
 */
export function dataFileKind(head: Uint8Array): DataFileKind | null {
  if (beginsWith(head, [0x1f, 0x8b])) {
    const inside = dataFileKind(unpackedBeginning(head))
    return inside !== null && 'format' in inside && inside.format === 'rdata' ? inside : { code: 'is-compressed' }
  }
  const text = latin1(head)
  const format = beginnings.find(([, first]) => first.some((beginning) => text.startsWith(beginning)))?.[0]
  if (format !== undefined) return { format }
  const code = refused.find(([, first]) => first.some((beginning) => text.startsWith(beginning)))?.[0]
  if (code !== undefined) return { code }
  if (isArrowStream(head)) return { format: 'feather' }
  // encrypted columns begin with their length
  if (text.startsWith('PAR1') && head[6] === 0 && head[7] === 0) return { format: 'parquet' }
  if (text.slice(0, 64).includes('ENCRYPTEDSAV')) return { format: 'sav' }
  if (isPortableSpss(text)) return { format: 'por' }
  if (epidata.test(text)) return { format: 'rec' }
  return isAsciiR(text) ? { format: 'rdata' } : null
}

/** A compression that only a look at more of the file sees through. */
export function packedBy(head: Uint8Array): 'bzip2' | 'xz' | null {
  if (beginsWith(head, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0])) return 'xz'
  return beginsWith(head, [0x42, 0x5a, 0x68]) && beginsWith(head.subarray(4), [0x31, 0x41, 0x59, 0x26, 0x53, 0x59])
    ? 'bzip2'
    : null
}

/** A stream of Arrow begins with the mark of a message and its length, a multiple of 8. */
function isArrowStream(head: Uint8Array): boolean {
  const length = (head[4] ?? 0) + 256 * (head[5] ?? 0) + 65_536 * (head[6] ?? 0)
  return beginsWith(head, [0xff, 0xff, 0xff, 0xff]) && head[7] === 0 && length > 0 && length % 8 === 0
}

const spreadsheet = 'application/vnd.oasis.opendocument.spreadsheet'

/**
 * Which file of sheets begins with these bytes, or null: an old workbook of Excel (or an encrypted one, as which it is refused), a spreadsheet of OpenDocument,
 * whose type is the first in its archive, or in one XML document; any other archive is taken for a workbook.
 */
export function sheetFormat(head: Uint8Array): SheetFormat | null {
  const text = latin1(head)
  if (text.startsWith('\xd0\xcf')) return 'xls'
  if (text.startsWith('PK'))
    return text.slice(30, 38 + spreadsheet.length) === `mimetype${spreadsheet}` ? 'ods' : 'xlsx'
  const isXml = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|office:document)/.test(text)
  return isXml && text.includes('<office:document') && text.includes(spreadsheet) ? 'ods' : null
}

const beginnings: readonly (readonly [TypedFormat, readonly string[]])[] = [
  // save(), with R's native and XDR forms, and saveRDS(), which lacks the first line
  ['rdata', ['RDX3\nX\n', 'RDX2\nX\n', 'RDX1\nX\n', 'RDB3\nB\n', 'RDB2\nB\n', 'RDA3\nA\n', 'RDA2\nA\n']],
  ['rdata', ['X\n\0\0\0\x02', 'X\n\0\0\0\x03', 'B\n\x02\0\0\0', 'B\n\x03\0\0\0', 'RDA3\r\nA\r\n', 'RDA2\r\nA\r\n']],
  ['sav', ['$FL2@(#)', '$FL3@(#)', '\x5b\xc6\xd3\xf2']],
  ['dta', ['<stata_dta>', ...oldStata()]],
  ['sas7bdat', [`${'\0'.repeat(12)}\xc2\xea\x81`]],
  ['xpt', ['HEADER RECORD*******LIB']],
  ['sqlite', ['SQLite format 3\0']],
  ['parquet', ['PAR1\x15', 'PARE']],
  ['feather', ['ARROW1\0', 'FEA1\0']],
  ['columns', [MAGIC]],
]

const refused: readonly (readonly [Extract<DataFileKind, { code: string }>['code'], readonly string[]])[] = [
  ['is-cport', ['**COMPRESSED** **COMPRESSED**']],
  // bzip2, xz, Zstandard, 7-Zip, RAR
  [
    'is-compressed',
    [...digits('BZh', '1AY&SY'), '\xfd7zXZ\0', '\x28\xb5\x2f\xfd', '7z\xbc\xaf\x27\x1c', 'Rar!\x1a\x07'],
  ],
]

function digits(before: string, after: string): readonly string[] {
  return Array.from('123456789', (digit) => before + digit + after)
}

/** Versions 102 to 115, in both byte orders. */
function oldStata(): readonly string[] {
  const versions = Array.from({ length: 14 }, (_, k) => String.fromCharCode(102 + k))
  return versions.flatMap((version) => [`${version}\x01\x01\0`, `${version}\x02\x01\0`])
}

/**
 * Checks for `A`, the format version (2 or 3), the version of R that wrote it, and the oldest that reads it: 2.3.0 or 3.5.0, as 65536 a + 256
 * b + c.
 */
function isAsciiR(text: string): boolean {
  return /^A\r?\n[23]\r?\n\d{6}\r?\n(?:131840|197888)\r?\n/.test(text)
}

/** The number of fields, then the first field: a sign, a name, and eight numbers of four digits (`rec/rec-fields.ts`). */
const epidata = /^ {0,3}\d{1,4} +\d[^\r\n]{0,200}\r?\n[^\r\n]{11} (?:[ \d]{3}\d){8}(?: |\r?\n)/

const lineLength = 80
const tableAt = 200
const signAt = 456
/** `SPSSPORT` as positions in the portable character set, where A is 74. */
const sign = Array.from('SPSSPORT', (letter) => 74 + letter.charCodeAt(0) - 65)

/** Lines of 80 characters: five of any text, then the file's code of each portable character, then the signature in these codes. */
function isPortableSpss(text: string): boolean {
  const lines = text.slice(0, 800).split(/\r?\n/)
  const whole = lines.map((line) => line.padEnd(lineLength)).join('')
  const found = whole.slice(signAt, signAt + sign.length)
  const letters = new Set(found).size
  return found === 'SPSSPORT' || (letters === 5 && sign.every((place, k) => whole[tableAt + place] === found[k]))
}

/** The unpacked beginning of a gzip file: some hundred bytes if it has so many, none if it is damaged. */
function unpackedBeginning(head: Uint8Array): Uint8Array {
  let unpacked = new Uint8Array()
  try {
    const gunzip = new Gunzip((chunk) => {
      if (unpacked.length === 0) unpacked = chunk.slice(0, 1024)
    })
    gunzip.push(head, false)
  } catch {
    // a damaged file is still recognised as compressed
  }
  return unpacked
}

const beginsWith = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, k) => head[k] === byte)

/** One character per byte. */
const latin1 = (head: Uint8Array) => String.fromCharCode(...head.subarray(0, 4096))
