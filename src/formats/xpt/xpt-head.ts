import { FormatError } from '../format-error.ts'
import type { SasVariable } from '../sas/sas-columns.ts'
import { withoutPadding } from '../sas/sas-columns.ts'
import { type ByteView, damaged } from '../typed/byte-view.ts'

export const FORMAT = '.xpt'
export const RECORD = 80
const maxColumns = 32_767
const asterisks = 'HEADER RECORD*******'

/** A table of a transport file. */
export interface XptTable {
  readonly name: Uint8Array
  readonly label: Uint8Array
  readonly variables: readonly SasVariable[]
  readonly rowWidth: number
  /** Where its rows begin, in bytes from its first header. */
  readonly rowsFrom: number
}

interface Described extends SasVariable {
  readonly number: number
}

/** Goes past the three records before the first table. Throws FormatError `damaged-data-file`. */
export function skipLibrary(view: ByteView): void {
  const word = headerWord(view.latin1(RECORD))
  if (word !== 'LIBRARY' && word !== 'LIBV8') throw damaged(FORMAT, 0)
  view.skip(2 * RECORD)
}

/**
 * Parses the headers of a table up to its rows. Source: SAS technical note TS-140 (1999) for versions 5 and 6, "Record layout of a SAS version 8
 * or 9 data set in SAS transport format" (2012) for versions 8 and 9.
 * @param offset of the view's first byte in the file
 * @throws FormatError `damaged-data-file`, `too-many-columns`, `no-columns` if the file has no table
 */
export function parseTable(view: ByteView, offset: number): XptTable {
  view.isLittle = false
  if (view.left === 0) throw new FormatError('no-columns')
  const start = view.at
  const expect = (word: string, ...others: readonly string[]): string => {
    const at = offset + view.at
    const record = view.latin1(RECORD)
    if (![word, ...others].includes(headerWord(record))) throw damaged(FORMAT, at)
    return record
  }
  const member = expect('MEMBER', 'MEMBV8')
  const isV8 = headerWord(member) === 'MEMBV8'
  const size = digits(member, 74, 78)
  // VAX/VMS leaves out the last four bytes
  if (size !== 140 && size !== 136) throw damaged(FORMAT, offset + start + 74)
  expect(isV8 ? 'DSCPTV8' : 'DSCRPTR')
  view.skip(8)
  const name = withoutPadding(view.take(isV8 ? 32 : 8))
  view.skip(RECORD - 8 - (isV8 ? 32 : 8) + 32)
  const label = withoutPadding(view.take(40))
  view.skip(8)
  const described = parseVariables(view, isV8, size, offset, digits(expect(isV8 ? 'NAMSTV8' : 'NAMESTR'), 53, 58))
  skipPadding(view, start)
  let record = isV8 ? expect('OBSV8', 'LABELV8', 'LABELV9') : expect('OBS')
  const word = headerWord(record)
  if (word !== 'OBS' && word !== 'OBSV8') {
    parseLongLabels(view, described, digits(record, 48, 53), word === 'LABELV9')
    skipPadding(view, start)
    record = expect('OBSV8')
  }
  const variables = placed(described)
  const rowWidth = variables.reduce((sum, { width }) => sum + width, 0)
  return { name, label, variables, rowWidth, rowsFrom: view.at - start }
}

/** The word of a header record, empty if it is not one. */
function headerWord(record: string): string {
  return record.startsWith(asterisks) ? record.slice(20, 28).trim() : ''
}

/** A number written in digits; 0 for blanks, NaN for other characters. */
function digits(record: string, from: number, to: number): number {
  const text = record.slice(from, to).trim()
  return /^\d*$/.test(text) ? Number(text) : Number.NaN
}

function skipPadding(view: ByteView, start: number): void {
  const over = (view.at - start) % RECORD
  if (over > 0) view.skip(RECORD - over)
}

function parseVariables(view: ByteView, isV8: boolean, size: number, offset: number, count: number): Described[] {
  if (Number.isNaN(count)) throw damaged(FORMAT, offset + view.at)
  if (count > maxColumns) throw new FormatError('too-many-columns', { columns: count, limit: maxColumns })
  const described: Described[] = []
  for (let i = 0; i < count; i++) described.push(parseVariable(view, size, isV8, offset))
  return described
}

function parseVariable(view: ByteView, size: number, isV8: boolean, offset: number): Described {
  const start = view.at
  const type = view.u16()
  view.skip(2)
  const width = view.u16()
  const number = view.u16()
  const short = view.take(8)
  const label = view.take(40)
  const format = view.latin1(8)
  view.seek(start + 84)
  const at = view.u32()
  const long = isV8 ? withoutPadding(view.take(32)) : short
  view.seek(start)
  view.skip(size)
  const isText = type === 2
  const isFit = isText ? width > 0 : type === 1 && width >= 2 && width <= 8
  if (!isFit) throw damaged(FORMAT, offset + start)
  return { name: long.length > 0 ? long : short, label, format, isText, offset: at, width, number }
}

/**
 * Labels of more than 40 bytes and, in LABELV9, formats of more than 8 follow the descriptions: the number of the variable, the lengths of name
 * and label (in V9 also of format and informat), then these texts.
 */
function parseLongLabels(view: ByteView, described: Described[], count: number, isV9: boolean): void {
  const placeOf = new Map(described.map(({ number }, place) => [number, place]))
  for (let i = 0; i < count; i++) {
    const place = placeOf.get(view.u16())
    const lengths = Array.from({ length: isV9 ? 4 : 2 }, () => view.u16())
    const [name = view.take(0), label = view.take(0), format] = lengths.map((length) => view.take(length))
    const known = place === undefined ? undefined : described[place]
    if (!known || place === undefined) continue
    described[place] = {
      ...known,
      ...(name.length > 0 && { name }),
      ...(label.length > 0 && { label }),
      ...(format && format.length > 0 && { format: String.fromCharCode(...format.subarray(0, 64)) }),
    }
  }
}

/** The variables with places in the row: as described if these leave no gaps, else one after the other. */
function placed(described: readonly Described[]): readonly SasVariable[] {
  const sorted = described.toSorted((a, b) => a.offset - b.offset)
  let end = 0
  const isWhole = sorted.every(({ offset, width }) => {
    const follows = offset === end
    end += width
    return follows
  })
  if (isWhole) return described
  let next = 0
  return described.map((variable) => {
    const offset = next
    next += variable.width
    return { ...variable, offset }
  })
}
