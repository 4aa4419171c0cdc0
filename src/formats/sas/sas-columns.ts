import type { TypedColumn } from '../typed/typed-file.ts'
import { formatName, isUserFormat, kindOfFormat, type SasKind } from './sas-format.ts'

/** A variable as SAS files describe it. Texts are bytes: the encoding is known only when all have been seen. */
export interface SasVariable {
  readonly name: Uint8Array
  readonly label: Uint8Array
  readonly format: string
  readonly isText: boolean
  /** Its place in the row, in bytes. */
  readonly offset: number
  readonly width: number
}

export const kindOf = ({ format, isText }: SasVariable): SasKind | 'text' =>
  isText ? 'text' : kindOfFormat(formatName(format))

/** Bytes without the blanks and zeros with which SAS fills fields. */
export function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] === 0x20 || bytes[end - 1] === 0)) end -= 1
  return bytes.subarray(0, end)
}

/**
 * The column of a variable. SAS has no measurement levels; labels of values are in catalogues, so the name of a user's format is kept as a note,
 * as SAS writes it: `FORMAT=SEXF.`
 */
export function typedColumn(variable: SasVariable, decode: (bytes: Uint8Array) => string): TypedColumn {
  const kind = kindOf(variable)
  const format = formatName(variable.format)
  return {
    name: decode(withoutPadding(variable.name)),
    label: decode(withoutPadding(variable.label)),
    type: kind === 'percent' || kind === 'time' ? 'number' : kind,
    measure: null,
    valueLabels: [],
    missingCodes: [],
    missingRanges: [],
    ...((kind === 'percent' || kind === 'time') && { format: kind }),
    ...(isUserFormat(format) && { note: `FORMAT=${format}.` }),
  }
}
