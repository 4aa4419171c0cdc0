import type { ColumnType } from './frame.ts'
import { textFromNumber } from './number-text.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** A number, day or instant as a text, for columns that become texts: `12.5`, `2023-05-01`, `2023-05-01 08:30:00`. */
export function textOfCell(type: Exclude<ColumnType, 'text'>): (value: number) => string {
  if (type === 'number') return textFromNumber
  return type === 'date' ? (ms) => iso(ms).slice(0, 10) : (ms) => iso(ms).slice(0, 19).replace('T', ' ')
}
