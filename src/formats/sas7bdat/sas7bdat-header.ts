import { FormatError } from '../format-error.ts'
import { type ByteView, damaged } from '../typed/byte-view.ts'

export const FORMAT = '.sas7bdat'
const smallest = 1024
const largest = 16 << 20

const magic = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xc2, 0xea, 0x81, 0x60, 0xb3, 0x14, 0x11, 0xcf, 0xbd, 0x92, 8, 0, 9, 0xc7, 0x31,
  0x8c, 0x18, 0x1f, 0x10, 0x11,
]
const kindAt = 15
const catalogue = 0x63

/** What the head of a file says about all of its pages. */
export interface SasHeader {
  readonly is64: boolean
  readonly isLittle: boolean
  /** SAS's number of the encoding. */
  readonly encoding: number
  readonly headerSize: number
  readonly pageSize: number
  readonly pages: number
  /** Stat/Transfer writes a version that SAS never had. */
  readonly isStatTransfer: boolean
}

/**
 * Parses the head of a SAS data set. Source: M. S. Shotwell and C. Cummins, "SAS7BDAT Database Binary Format" (2013), as all of this folder;
 * SAS has published nothing. Throws FormatError: `damaged-data-file`, `unsupported-data-file` for a catalogue.
 */
export function parseHeader(view: ByteView): SasHeader {
  const found = view.take(magic.length)
  if (magic.some((byte, place) => place !== kindAt && byte !== found[place])) throw damaged(FORMAT, 0)
  if (found[kindAt] === catalogue) throw new FormatError('unsupported-data-file', { format: FORMAT, what: '.sas7bcat' })
  if (found[kindAt] !== magic[kindAt]) throw damaged(FORMAT, kindAt)
  const is64 = view.u8() === 0x33
  view.skip(2)
  const shift = view.u8() === 0x33 ? 4 : 0
  view.skip(1)
  view.isLittle = view.u8() === 1
  view.seek(70)
  const encoding = view.u8()
  view.seek(196 + shift)
  const headerSize = view.u32()
  const pageSize = view.u32()
  const pages = is64 ? view.u64() : view.u32()
  view.skip(8)
  const isStatTransfer = view.latin1(8) === '9.0000M0'
  for (const size of [headerSize, pageSize]) if (size < smallest || size > largest) throw damaged(FORMAT, 196 + shift)
  return { is64, isLittle: view.isLittle, encoding, headerSize, pageSize, pages, isStatTransfer }
}
