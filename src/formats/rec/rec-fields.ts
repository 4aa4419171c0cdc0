import { dayToMs } from '../table/cell-date.ts'
import { plainNumberOf } from '../table/cell-number.ts'
import type { CheckedReading } from '../typed/checked-cells.ts'

/** A field of a record, as a line of the head describes it. */
export interface RecField {
  readonly name: Uint8Array
  readonly question: Uint8Array
  readonly type: number
  readonly width: number
}

/** Places in the line of a field, from 0: a sign, the name, eight numbers of four digits, the question. */
const NAME = [1, 11] as const
const TYPE = [32, 36] as const
const WIDTH = [36, 40] as const
const QUESTION = 45

/** What is entered after the widest form, so that a line of text is not taken for one. */
const form = /^.{11} (?:[ \d]{3}\d){8}(?: |$)/s

const YES_NO = 5
const ID = 12
const ONLY_QUESTION = 15
/** 101 to 119: so many decimals. */
const isDecimal = (type: number) => type > 100 && type < 120
const isNumber = (type: number) => type === 0 || type === 6 || type === ID || isDecimal(type)

/** Whether a text is the line of a field. */
export const isField = (line: string) => form.test(line)

/** Null if the line does not describe a field. */
export function fieldOf(line: Uint8Array): RecField | null {
  const text = String.fromCharCode(...line.subarray(0, QUESTION))
  if (!isField(text)) return null
  const number = ([from, to]: readonly [number, number]) => Number(text.slice(from, to))
  return { name: line.subarray(...NAME), question: line.subarray(QUESTION), type: number(TYPE), width: number(WIDTH) }
}

/** Texts between the questions have no cells. */
export const hasCells = ({ type, width }: RecField) => type !== ONLY_QUESTION && width > 0

export const isYesNo = ({ type }: RecField) => type === YES_NO
export const isId = ({ type }: RecField) => type === ID

/** Dates without a year, or with two digits of it, stay text: the century is not in the file. */
export function readingOf({ type }: RecField): CheckedReading {
  if (isNumber(type)) return { type: 'number', toValue: (text) => plainNumberOf(text.replace(',', '.'), '.') }
  if (type === YES_NO) return { type: 'number', toValue: yesNo }
  if (type === 2 || type === 10) return { type: 'date', toValue: (text) => dayOf(text, false) }
  if (type === 11 || type === 16) return { type: 'date', toValue: (text) => dayOf(text, true) }
  return { type: 'text', toValue: null }
}

function yesNo(text: string): number {
  const first = text.toUpperCase()
  return first === 'Y' || first === '1' ? 1 : first === 'N' || first === '0' ? 0 : Number.NaN
}

function dayOf(text: string, isDayFirst: boolean): number {
  const [, first, second, year] = /^ *(\d{1,2})\/ *(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (year === undefined) return Number.NaN
  const [month, day] = isDayFirst ? [second, first] : [first, second]
  return dayToMs(Number(year), Number(month), Number(day))
}
