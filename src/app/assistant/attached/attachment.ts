import type { LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { Measure } from '#engine/frame/frame.ts'

/**
 * What may leave a project with a message (SPEC AI1, AI2). There is no kind for rows, cells, labels of values, examples, minima or maxima, so no
 * code can attach them.
 */
export type Attachment = NamesAttached | SizeAttached | QuestionAttached | ResultAttached | PageAttached

/** A variable as it may be described: never by its values. */
export interface AttachableVariable {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly measure: Measure
  readonly type: string
}

export interface NamesAttached {
  readonly kind: 'names'
  readonly variables: readonly AttachableVariable[]
}

export interface SizeAttached {
  readonly kind: 'size'
  readonly rows: number
  /** Otherwise rounded to two digits. */
  readonly isExact: boolean
}

/** A variable, or one of its values, to which a text refers by a mark (`mark`); neither the name nor the label is in the text. */
export type Ref =
  | { readonly variable: string }
  | { readonly variable: string; readonly level: LevelValue; readonly label: string }

export interface QuestionAttached {
  readonly kind: 'question'
  readonly of: 'analysis' | 'chart'
  readonly entry: string
  /** Choices and variables, as marks. */
  readonly options: Readonly<Record<string, Json>>
  readonly refs: readonly Ref[]
}

/** A table as the page shows it, with marks for variables and values. */
export interface AttachableTable {
  readonly id: string
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface ResultAttached {
  readonly kind: 'result'
  readonly entry: string
  readonly tables: readonly AttachableTable[]
  /** Codes. */
  readonly notices: readonly string[]
  /** Code and result. */
  readonly checks: readonly (readonly [string, string])[]
  /** Empty if it could reveal what the tables hide. */
  readonly reading: readonly string[]
  readonly refs: readonly Ref[]
}

export interface PageAttached {
  readonly kind: 'page'
  /** Without ids. */
  readonly path: string
}

/** Where a text names a ref: its place in `refs` between two signs that no text has. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']
const MARK = /\uE000(\d+)\uE001/gu

export const mark = (place: number) => `${OPEN}${place}${CLOSE}`

/** Fills in the refs of a text. Other signs of private use are dropped. */
export function fillMarks(text: string, nameOf: (place: number) => string): string {
  return text.replaceAll(MARK, (_, place: string) => nameOf(Number(place))).replaceAll(/[\uE000-\uF8FF]/gu, '')
}
