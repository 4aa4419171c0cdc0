import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'
import { shortNumber } from './short-number.ts'

interface ShownText {
  readonly text: string
  readonly isNumber: boolean
}

/** How the grid shows the texts of cells of a column: in place of a value its label, if labels are wanted and it has one. */
export function cellShower(
  { type, valueLabels }: Pick<ColumnInfo, 'type' | 'valueLabels'>,
  withLabels: boolean,
): (cell: string) => ShownText {
  const labels = new Map(withLabels ? valueLabels.map(({ value, label }) => [String(value), label]) : [])
  const isNumber = type === 'number'
  return (cell) => {
    const label = labels.get(cell)
    if (label) return { text: label, isNumber: false }
    return { text: isNumber ? shortNumber(cell) : cell, isNumber }
  }
}
