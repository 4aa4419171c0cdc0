import { FormatError } from '../format-error.ts'
import { type ByteView, damaged } from '../typed/byte-view.ts'

export const FORMAT = 'SPSS'

/** The layout is that of the PSPP developer's guide, 2023, "System File Format". Texts are bytes, as their encoding is known only at the end. */
export interface SavHead {
  readonly isLittle: boolean
  readonly compression: number
  /** 1-based place of the weight among the records; 0 if there is none. */
  readonly weightIndex: number
  /** -1 if the file does not say. */
  readonly cases: number
  readonly bias: number
  readonly label: Uint8Array
  /** With the continuations of strings: each is a slot of 8 bytes in a case. */
  readonly variables: readonly SavVariable[]
  readonly labelSets: readonly SavLabels[]
  readonly documents: readonly Uint8Array[]
  /** The last one of each subtype. */
  readonly extensions: ReadonlyMap<number, SavExtension>
  /** Offset of the first case. */
  readonly dataAt: number
}

export interface SavVariable {
  /** 0 for a number, 1 to 255 for a string of so many bytes, -1 for the continuation of one. */
  readonly width: number
  /** Type of the print format. */
  readonly format: number
  readonly name: Uint8Array
  readonly label: Uint8Array | null
  /** Number of missing values; -2 for a range, -3 for a range and a value. */
  readonly missing: number
  /** Each of 8 bytes. */
  readonly missingValues: readonly Uint8Array[]
}

export interface SavLabels {
  readonly labels: readonly { readonly value: Uint8Array; readonly label: Uint8Array }[]
  /** 1-based places among the records. */
  readonly variables: readonly number[]
}

export interface SavExtension {
  readonly size: number
  readonly count: number
  readonly bytes: Uint8Array
}

/** Slots of a case: 32 767 variables, and as many that are 255 bytes wide. */
const MOST_SLOTS = 1 << 22

/** Throws FormatError `encrypted-file`, `unsupported-data-file`, `damaged-data-file`. */
export function parseSavHead(view: ByteView): SavHead {
  const sign = view.latin1(4)
  checkSign(view, sign)
  view.seek(64)
  const layout = view.i32()
  // the layout code is 2, rarely 3, in the byte order of all numbers of the file
  if (layout !== 2 && layout !== 3) view.isLittle = false
  view.seek(64)
  const known = view.i32()
  if (known !== 2 && known !== 3) throw damaged(FORMAT, 64)
  view.skip(4)
  const compression = view.i32()
  const weightIndex = view.i32()
  const cases = view.i32()
  const bias = view.f64()
  view.skip(17)
  const label = view.take(64)
  view.skip(3)
  if (compression < 0 || compression > 2) throw damaged(FORMAT, 72)
  const records = parseRecords(view)
  checkNumbers(records.extensions.get(3), view.isLittle, bias)
  return { isLittle: view.isLittle, compression, weightIndex, cases, bias, label, ...records, dataAt: view.at }
}

function checkSign(view: ByteView, sign: string): void {
  if (sign === '$FL2' || sign === '$FL3') return
  // $FL2 in EBCDIC
  if (sign === '\x5b\xc6\xd3\xf2') throw new FormatError('unsupported-data-file', { format: FORMAT, what: 'EBCDIC' })
  view.seek(0)
  if (view.latin1(64).includes('ENCRYPTEDSAV')) throw new FormatError('encrypted-file')
  throw damaged(FORMAT, 0)
}

/** Numbers of IBM 370 and VAX computers are refused; the bias shows whether the file is right about its own. */
function checkNumbers(machine: SavExtension | undefined, isLittle: boolean, bias: number): void {
  if (!machine || machine.bytes.length < 16 || bias === 100) return
  const kind = new DataView(machine.bytes.buffer, machine.bytes.byteOffset).getInt32(12, isLittle)
  if (kind === 2 || kind === 3)
    throw new FormatError('unsupported-data-file', { format: FORMAT, what: kind === 2 ? 'IBM 370' : 'VAX' })
}

function parseRecords(view: ByteView) {
  const variables: SavVariable[] = []
  const labelSets: SavLabels[] = []
  const documents: Uint8Array[] = []
  const extensions = new Map<number, SavExtension>()
  for (;;) {
    const { at } = view
    const type = view.i32()
    if (type === 2) {
      if (variables.push(parseVariable(view)) > MOST_SLOTS) throw damaged(FORMAT, at)
    } else if (type === 3) labelSets.push(parseLabels(view))
    else if (type === 6) for (const line of parseDocuments(view, at)) documents.push(line)
    else if (type === 7) {
      const [subtype, extension] = parseExtension(view, at)
      extensions.set(subtype, extension)
    } else if (type === 999) {
      view.skip(4)
      return { variables, labelSets, documents, extensions }
    } else throw damaged(FORMAT, at)
  }
}

function parseVariable(view: ByteView): SavVariable {
  const { at } = view
  const width = view.i32()
  const hasLabel = view.i32()
  const missing = view.i32()
  const format = (view.i32() >> 16) & 0xff
  view.skip(4)
  const name = view.take(8)
  if (width < -1 || width > 255 || missing < -3 || missing > 3 || missing === -1) throw damaged(FORMAT, at)
  let label: Uint8Array | null = null
  if (hasLabel !== 0) {
    const length = view.i32()
    label = view.take(length)
    view.skip(-length & 3)
  }
  const missingValues = Array.from({ length: Math.abs(missing) }, () => view.take(8))
  return { width, format, name, label, missing, missingValues }
}

/** A set of labels, and at once the variables that have it. A set that is not followed by them belongs to none. */
function parseLabels(view: ByteView): SavLabels {
  const { at } = view
  const count = view.i32()
  if (count < 0) throw damaged(FORMAT, at)
  const labels: { value: Uint8Array; label: Uint8Array }[] = []
  for (let k = 0; k < count; k++) {
    const value = view.take(8)
    const length = view.u8()
    labels.push({ value, label: view.take(length) })
    view.skip(-(length + 1) & 7)
  }
  const next = view.at
  if (view.i32() !== 4) {
    view.seek(next)
    return { labels, variables: [] }
  }
  const places = view.i32()
  if (places < 0 || places > MOST_SLOTS) throw damaged(FORMAT, next)
  const variables: number[] = []
  for (let k = 0; k < places; k++) variables.push(view.i32())
  return { labels, variables }
}

const lineBytes = 80

function parseDocuments(view: ByteView, at: number): readonly Uint8Array[] {
  const lines = view.i32()
  if (lines < 0) throw damaged(FORMAT, at)
  const bytes = view.take(lines * lineBytes)
  return Array.from({ length: lines }, (_, k) => bytes.subarray(k * lineBytes, (k + 1) * lineBytes))
}

function parseExtension(view: ByteView, at: number): readonly [number, SavExtension] {
  const subtype = view.i32()
  const size = view.i32()
  const count = view.i32()
  if (size < 0 || count < 0) throw damaged(FORMAT, at)
  return [subtype, { size, count, bytes: view.take(size * count) }]
}
