import { FormatError } from '../format-error.ts'
import { damaged } from '../typed/byte-view.ts'
import { type RawText, rawTrimmed, upperRaw } from './raw-text.ts'
import { longNames, longWidths } from './sav-extensions.ts'
import { FORMAT, type SavHead, type SavVariable } from './sav-head.ts'

export const maxColumns = 32_767

/** A variable and where a case has it. */
export interface SavColumn {
  readonly variable: SavVariable
  readonly shortName: RawText
  readonly name: RawText
  /** 0-based place of its record. */
  readonly record: number
  /** Its place among the records that are not continuations. */
  readonly ordinal: number
  /** 0 for a number, otherwise of the whole string in bytes. */
  readonly width: number
  /** Offsets in a case in bytes; a number has one of 8 bytes. */
  readonly segments: readonly { readonly from: number; readonly bytes: number }[]
}

export interface SavLayout {
  readonly columns: readonly SavColumn[]
  /** Records that are not continuations. */
  readonly ordinals: number
}

/** A very long string of w bytes is spread over ⌈w / 252⌉ string variables, all except the last of 255 bytes. */
const PER_SEGMENT = 252
const SEGMENT = 255

/** The columns of a case; the parts of a very long string are one. Throws FormatError. */
export function savLayout(head: SavHead): SavLayout {
  const { variables } = head
  const names = longNames(head)
  const widths = longWidths(head)
  const columns: SavColumn[] = []
  let ordinals = 0
  for (let record = 0; record < variables.length; ) {
    const variable = variables[record] as SavVariable
    if (variable.width < 0) throw damaged(FORMAT, 176)
    const shortName = rawTrimmed(variable.name)
    const longWidth = variable.width > 0 ? widths.get(upperRaw(shortName)) : undefined
    const segments = (longWidth && segmentsOf(variables, record, longWidth)) || [plainSegment(variables, record)]
    const width = segments.length > 1 && longWidth ? longWidth : variable.width
    const name = names.get(upperRaw(shortName)) || shortName
    columns.push({ variable, shortName, name, record, ordinal: ordinals, width, segments })
    ordinals += segments.length
    record += segments.reduce((sum, { bytes }) => sum + slotsOf(bytes), 0)
  }
  if (columns.length === 0) throw new FormatError('no-columns')
  if (columns.length > maxColumns)
    throw new FormatError('too-many-columns', { columns: columns.length, limit: maxColumns })
  return { columns, ordinals }
}

const slotsOf = (bytes: number) => (bytes + 7) >> 3

function plainSegment(variables: readonly SavVariable[], record: number) {
  const bytes = variables[record]?.width || 8
  if (!isWhole(variables, record, bytes)) throw damaged(FORMAT, 176)
  return { from: record * 8, bytes }
}

/** Each further 8 bytes of a string have a record. */
function isWhole(variables: readonly SavVariable[], record: number, bytes: number): boolean {
  for (let k = 1; k < slotsOf(bytes); k++) if (variables[record + k]?.width !== -1) return false
  return true
}

/** Null if the records that follow are not the parts of a string so long. */
function segmentsOf(variables: readonly SavVariable[], record: number, width: number) {
  const count = Math.ceil(width / PER_SEGMENT)
  const segments: { from: number; bytes: number }[] = []
  let at = record
  for (let k = 0; k < count; k++) {
    const bytes = variables[at]?.width ?? 0
    const isLast = k === count - 1
    if (bytes <= 0 || (!isLast && bytes !== SEGMENT) || !isWhole(variables, at, bytes)) return null
    segments.push({ from: at * 8, bytes })
    at += slotsOf(bytes)
  }
  return segments
}
