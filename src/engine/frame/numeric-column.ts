import { columnById, type Frame, type NumericColumn } from './frame.ts'
import { usable } from './usable.ts'

/**
 * A column of numbers, days or instants for an analysis, with user-missing codes as missing. Throws an Error if it does not exist or is text:
 * options are validated before.
 */
export function numericColumn(frame: Frame, id: string): NumericColumn {
  const column = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined || seen.type === 'text') throw new Error(`${id} is not numeric`)
  return seen
}

/** Whether a usable column has no value at all, not even an infinite one. */
export function isBlank({ values }: NumericColumn): boolean {
  return values.every(Number.isNaN)
}
