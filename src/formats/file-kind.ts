import { dataFileKind } from './data-file.ts'
import type { FormatCode } from './messages.ts'

const signatures: readonly (readonly [FormatCode, readonly number[]])[] = [
  ['is-xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ['damaged-old-excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['is-pdf', [0x25, 0x50, 0x44, 0x46]],
  ['is-image', [0x89, 0x50, 0x4e, 0x47]],
  ['is-image', [0xff, 0xd8, 0xff]],
  ['is-image', [0x47, 0x49, 0x46, 0x38]],
  ['not-text', [0x7f, 0x45, 0x4c, 0x46]],
]

/** Why a file with these first bytes is no text table, or null. UTF-16, which contains NULs, is not judged here. */
export function nonTextReason(head: Uint8Array): FormatCode | null {
  const found = signatures.find(([, bytes]) => bytes.every((b, k) => head[k] === b))
  if (found !== undefined) return found[0]
  const dataFile = dataFileKind(head)
  if (dataFile !== null) return 'code' in dataFile ? dataFile.code : 'not-text'
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (utf16) return null
  let controls = 0
  for (const b of head)
    if ((b < 0x20 && b !== 0 && (b < 0x09 || b > 0x0d) && b !== 0x1a && b !== 0x1b) || b === 0x7f) controls++
  return controls > 0.02 * head.length ? 'not-text' : null
}
