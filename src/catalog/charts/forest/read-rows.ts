import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { usable } from '#engine/frame/usable.ts'

/** The text of a cell: its value label if it has one, blank if it is missing. */
export function cellText(column: Column, row: number): string {
  const seen = usable(column)
  const value = seen.type === 'text' ? seen.dictionary[seen.codes[row] ?? -1] : seen.values[row]
  if (value === undefined || Number.isNaN(value)) return ''
  const label = seen.valueLabels.find((entry) => entry.value === value)?.label
  return label ?? String(value).replace('-', seen.type === 'text' ? '-' : '−')
}

/** The cells of a numeric column by row; null if one is missing or infinite. */
export function cellNumbers(frame: Frame, id: string | null): (row: number) => number | null {
  const column = id === null ? undefined : columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined || seen.type === 'text') return () => null
  return (row) => {
    const value = seen.values[row] ?? Number.NaN
    return Number.isFinite(value) ? value : null
  }
}
