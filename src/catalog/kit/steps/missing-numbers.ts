import type { MissingRange } from '#engine/frame/frame.ts'
import type { Json, JsonObject } from '../json.ts'
import { isList, type OptionReader } from '../options/option-reader.ts'
import type { MissingNumbers } from './step-options.ts'

const mostNumbers = 200

/** Reads numbers and ranges of numbers that mean "missing"; none is an answer too. */
export function readMissingNumbers(reader: OptionReader): MissingNumbers {
  const { key, stored, problems } = reader
  const { codes = [], ranges = [] } = asObject(stored[key] ?? {}) ?? { codes: null }
  const read = { codes: numbersOf(codes), ranges: rangesOf(ranges) }
  if (read.codes === null || read.ranges === null) {
    problems.push({ option: key, code: 'wrong-form', params: {} })
    return { codes: [], ranges: [] }
  }
  if (read.ranges.some(isReversed)) problems.push({ option: key, code: 'range-reversed', params: {} })
  return { codes: read.codes, ranges: read.ranges }
}

/** A list of finite numbers; null if it is something else. */
function numbersOf(value: Json): readonly number[] | null {
  if (!isList(value) || value.length > mostNumbers) return null
  const numbers = value.filter((one) => typeof one === 'number').filter(Number.isFinite)
  return numbers.length === value.length ? numbers : null
}

/** A list of ranges, each with one end at least; null if it is something else. */
export function rangesOf(value: Json): readonly MissingRange[] | null {
  if (!isList(value) || value.length > mostNumbers) return null
  const ranges = value.map(asRange)
  return ranges.every((range) => range !== null) ? ranges : null
}

function asRange(value: Json): MissingRange | null {
  if (!isList(value) || value.length !== 2) return null
  const [low = null, high = null] = value
  if (low === null && high === null) return null
  return isEnd(low) && isEnd(high) ? [low, high] : null
}

const isEnd = (value: Json): value is number | null => value === null || typeof value === 'number'

/** Whether no number is in the range. */
export const isReversed = ([low, high]: MissingRange): boolean => low !== null && high !== null && low > high

const asObject = (value: Json): JsonObject | null =>
  typeof value === 'object' && value !== null && !isList(value) ? value : null
