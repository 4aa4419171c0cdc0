import type { Column } from '../frame/frame.ts'
import { textFromNumber } from '../frame/number-text.ts'
import { usable } from '../frame/usable.ts'

/**
 * Reads the text of a row's cell, null if it is missing or user-missing: its label if these are wanted and it has one, a number with up to 15
 * digits, a day or an instant in the ISO form. Each distinct number is written once.
 */
export function cellTexts(column: Column, withLabels: boolean): (row: number) => string | null {
  const seen = usable(column)
  const labels = new Map<string | number, string>(
    withLabels ? seen.valueLabels.map(({ value, label }) => [value, label]) : [],
  )
  if (seen.type === 'text') {
    const texts = seen.dictionary.map((text) => labels.get(text) ?? text)
    return (row) => texts[seen.codes[row] as number] ?? null
  }
  const written = new Map<number, string>()
  return (row) => {
    const value = seen.values[row] as number
    if (Number.isNaN(value)) return null
    let text = written.get(value)
    if (text === undefined) {
      text = labels.get(value) ?? numberText(value, seen.type)
      written.set(value, text)
    }
    return text
  }
}

function numberText(value: number, type: 'number' | 'date' | 'datetime'): string {
  if (type === 'number') return textFromNumber(value)
  const iso = new Date(value).toISOString()
  return type === 'date' ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ')
}
