import { FormatError } from '../format-error.ts'

const HEAD = 4
const [BEGIN, END, FILE_PASS] = [0x09, 0x0a, 0x2f]
/** The highest numbers of records are those of charts, 0x10.. */
const HIGHEST = 0x1fff

/**
 * Walks over the records of a workbook: each is a number, a length and so many bytes, and each part of it has a first and a last record. The library passes over
 * what it does not know and reads on, so that a damaged file would be a table without some of its rows.
 * @throws FormatError `damaged-old-excel`, or `encrypted-file`
 */
export function checkRecords(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const damaged = () => new FormatError('damaged-old-excel')
  let depth = 0
  let parts = 0
  let at = 0
  while (at + HEAD <= bytes.length) {
    const type = view.getUint16(at, true)
    const length = view.getUint16(at + 2, true)
    // the number of the first record tells the version
    const isBegin = (type & 0xff) === BEGIN && type <= 0x0809
    if (depth === 0 && !isBegin) break
    at += HEAD + length
    if (at > bytes.length || type > HIGHEST) throw damaged()
    if (type === FILE_PASS) throw new FormatError('encrypted-file')
    if (isBegin) depth += 1
    else if (type === END) depth -= 1
    if (depth === 0) parts += 1
  }
  // the first part is that of the workbook, and what follows the last one is padding
  if (depth !== 0 || parts < 2) throw damaged()
}
