import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import type { ColumnType } from '#engine/frame/frame.ts'
import { shortNumber } from './short-number.ts'

/** A value as in a cell of the grid; dates are ms since 1970-01-01. */
export function valueText(type: ColumnType, value: number | string): string {
  if (typeof value === 'string') return value
  if (type === 'number' || !Number.isFinite(value)) return shortNumber(String(value))
  const iso = new Date(value).toISOString()
  return type === 'date' ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ')
}

/** A value with its label, if it has one. */
export function labelled({ valueLabels, type }: ColumnInfo, value: number | string): string {
  const label = valueLabels.find((entry) => String(entry.value) === String(value))?.label
  return label === undefined ? valueText(type, value) : `${valueText(type, value)} ${label}`
}
