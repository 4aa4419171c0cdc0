import { OperatorError } from './operator-error.ts'

const DAY = 24 * 60 * 60_000

/** The start of a day such as 2027-06-30, UTC, ms. @param name the option's */
export function startOfDay(name: string, date: string): number {
  const start = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== date)
    throw new OperatorError(`--${name} is a date such as 2027-06-30.`)
  return start
}

/** The end of a day, UTC, ms. */
export function endOfDay(name: string, date: string): number {
  return startOfDay(name, date) + DAY
}

/** A whole number from 1 to `most`. */
export function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > most)
    throw new OperatorError(`--${name} is a whole number from 1 to ${most}.`)
  return value
}
