import { msOfDay } from '../frame/calendar.ts'
import type { FunctionSpec } from './function-spec.ts'
import { asText, logicalFromText, numbersFromText, type Vector } from './vector.ts'

/** What a number of the resident identity card says: GB 11643-1999 with 18 characters, GB 11643-1989 with 15 digits. */
interface Identity {
  /** Ms since 1970-01-01. */
  readonly birth: number
  /** 1 male, 2 female, as GB/T 2261.1 codes them. */
  readonly sex: 1 | 2
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Null unless the day of birth exists and, of 18 characters, the last is the check digit of the others (ISO 7064 MOD 11-2). */
function identityOf(text: string): Identity | null {
  const number = text.trim().toUpperCase()
  const long = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{2}(\d)[\dX]$/.exec(number)
  const found = long ?? /^[1-9]\d{5}(\d{2})(\d{2})(\d{2})\d{2}(\d)$/.exec(number)
  if (found === null) return null
  if (long !== null) {
    const sum = weights.reduce((s, w, k) => s + w * Number(number[k]), 0)
    if ('10X98765432'[sum % 11] !== number[17]) return null
  }
  const year = Number(found[1]) + (long === null ? 1900 : 0)
  const birth = msOfDay(year, Number(found[2]), Number(found[3]))
  return Number.isNaN(birth) ? null : { birth, sex: Number(found[4]) % 2 === 1 ? 1 : 2 }
}

export const identityFunctions = {
  id_birth: {
    parameters: ['text'],
    result: 'date',
    evaluate: ([x]) => ({
      ...numbersFromText(asText(x as Vector), (text) => identityOf(text)?.birth ?? Number.NaN),
      type: 'date',
    }),
  },
  id_sex: {
    parameters: ['text'],
    result: 'number',
    evaluate: ([x]) => numbersFromText(asText(x as Vector), (text) => identityOf(text)?.sex ?? Number.NaN),
  },
  id_valid: {
    parameters: ['text'],
    result: 'logical',
    // the short form has no check digit and is no longer issued
    evaluate: ([x]) =>
      logicalFromText(asText(x as Vector), (text) => text.trim().length === 18 && identityOf(text) !== null),
  },
} satisfies Record<string, FunctionSpec>
