import { numberFromText } from '#engine/frame/number-text.ts'

/** The values of the time variable: numbers if each time is one and all differ, otherwise texts. */
export function timeValues(times: readonly string[]): readonly number[] | readonly string[] {
  const numbers = times.map(numberFromText)
  const areNumbers = !numbers.some(Number.isNaN) && new Set(numbers).size === numbers.length
  return areNumbers ? numbers : times.map((time) => time.trim())
}

/** Whether these are numbers. */
export function areNumbers(values: readonly number[] | readonly string[]): values is readonly number[] {
  return typeof values[0] === 'number'
}
