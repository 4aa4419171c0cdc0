import { FormatError } from '../format-error.ts'

/** The name of the format in messages. */
export const STATA = 'Stata'

export type StorageKind = 'i8' | 'i16' | 'i32' | 'f32' | 'f64' | 'text' | 'long-text'

export interface Storage {
  readonly kind: StorageKind
  /** Width of a cell in its row. */
  readonly bytes: number
}

/** Widths of the fields of one version of the format, in bytes with the final zero. */
export interface DtaLayout {
  readonly version: number
  /** Names of variables and of tables of value labels. */
  readonly name: number
  readonly format: number
  /** Labels of variables, and before version 117 that of the data set. */
  readonly label: number
}

/** Versions written by Stata 4 to 18, except that of aliases to other frames; there is no version 116. */
export function layoutOf(version: number): DtaLayout {
  if (version < 104 || version > 119 || version === 116)
    throw new FormatError('unsupported-data-file', { format: STATA, what: `version ${version}` })
  return {
    version,
    name: version < 110 ? 9 : version < 118 ? 33 : 129,
    format: version < 105 ? 7 : version < 114 ? 12 : version < 118 ? 49 : 57,
    label: version < 108 ? 32 : version < 118 ? 81 : 321,
  }
}

/** From this version on there are missing values `.a` to `.z` besides `.`. */
export const hasTags = ({ version }: DtaLayout) => version >= 113

const i8 = { kind: 'i8', bytes: 1 } as const
const i16 = { kind: 'i16', bytes: 2 } as const
const i32 = { kind: 'i32', bytes: 4 } as const
const f32 = { kind: 'f32', bytes: 4 } as const
const f64 = { kind: 'f64', bytes: 8 } as const

/** Before version 111 the type of a number is a letter. */
const letters: Readonly<Record<number, Storage>> = { 98: i8, 105: i16, 108: i32, 102: f32, 100: f64 }
const codes: Readonly<Record<number, Storage>> = { 251: i8, 252: i16, 253: i32, 254: f32, 255: f64 }
const wideCodes: Readonly<Record<number, Storage>> = {
  65530: i8,
  65529: i16,
  65528: i32,
  65527: f32,
  65526: f64,
  32768: { kind: 'long-text', bytes: 8 },
}

/** The storage of a variable by the code of its type; null for a code that does not exist. A text has at least one byte. */
export function storageOf(version: number, code: number): Storage | null {
  if (version < 111) return letters[code] ?? text(code - 127, 128)
  if (version < 117) return codes[code] ?? text(code, 244)
  return wideCodes[code] ?? text(code, 2045)
}

const text = (bytes: number, longest: number): Storage | null =>
  bytes >= 1 && bytes <= longest ? { kind: 'text', bytes } : null
