import type { Column, NumericColumn, TextColumn, ValueLabel } from './frame.ts'
import { missingNumbers, missingTexts } from './missing-values.ts'

export interface Level {
  readonly value: number | string
  readonly label: string
}

/**
 * Levels of a text variable: its value labels and the texts of its dictionary, occurring or not. Order: that of the value labels; unlabelled
 * values follow, numbers ascending (also texts, if each of them is a number), other texts in order of first appearance in the source.
 * User-missing values are not levels, nor are infinite numbers.
 */
export function textLevels(column: TextColumn): readonly Level[] {
  const { dictionary, valueLabels } = column
  const isMissing = missingTexts(column)
  const present = dictionary.filter((text) => !isMissing(text))
  const numeric = present.every((text) => text.trim() !== '' && Number.isFinite(Number(text)))
  const rest = numeric ? present.toSorted((a, b) => Number(a) - Number(b)) : present
  const labelled = valueLabels.map((l) => ({ value: String(l.value), label: l.label }))
  return ordered(
    labelled.filter(({ value }) => !isMissing(value)),
    rest,
  )
}

/** Levels of a numeric variable: its value labels and the `distinct` numbers, in the order of `textLevels`. User-missing labels are omitted. */
export function numberLevels(column: NumericColumn, distinct: ReadonlySet<number>): readonly Level[] {
  const isMissing = missingNumbers(column)
  const labelled = column.valueLabels
    .map((l) => ({ value: Number(l.value), label: l.label }))
    .filter(({ value }) => Number.isFinite(value) && !isMissing(value))
  const ascending = Array.from(distinct).toSorted((a, b) => a - b)
  return ordered(labelled, ascending)
}

function ordered(labels: readonly ValueLabel[], rest: readonly (number | string)[]): readonly Level[] {
  const levels = new Map<string, Level>()
  for (const l of labels) {
    const key = String(l.value)
    if (!levels.has(key)) levels.set(key, { value: l.value, label: l.label })
  }
  for (const value of rest) {
    const key = String(value)
    if (!levels.has(key)) levels.set(key, { value, label: key })
  }
  return Array.from(levels.values())
}

/** Distinct finite numbers. Stops as soon as there are more than `most`, and returns those found so far. */
export function distinctNumbers(values: Float64Array, most = Number.POSITIVE_INFINITY): ReadonlySet<number> {
  const distinct = new Set<number>()
  // recent values by their last bits: most cells need no set lookup
  const recent = new Float64Array(256).fill(Number.NaN)
  for (let i = 0; i < values.length && distinct.size <= most; i++) {
    const value = values[i] as number
    if (!Number.isFinite(value) || recent[value & 255] === value) continue
    recent[value & 255] = value
    distinct.add(value)
  }
  return distinct
}

/**
 * The levels of `factor(column)`, without coding the rows; undefined if there are more than `most`, or a text column has more than ten times
 * as many texts.
 */
export function usedLevels(column: Column, most: number): readonly Level[] | undefined {
  const levels = column.type === 'text' ? usedTextLevels(column, most) : usedNumberLevels(column, most)
  return levels && levels.length <= most ? levels : undefined
}

function usedTextLevels(column: TextColumn, most: number): readonly Level[] | undefined {
  const { codes, dictionary } = column
  if (dictionary.length > 10 * most) return undefined
  const occurs = new Uint8Array(dictionary.length)
  for (let i = 0; i < codes.length; i++) if ((codes[i] as number) >= 0) occurs[codes[i] as number] = 1
  const used = new Set(dictionary.filter((_, code) => occurs[code] === 1))
  return textLevels(column).filter((level) => used.has(String(level.value)))
}

function usedNumberLevels(column: NumericColumn, most: number): readonly Level[] | undefined {
  const distinct = distinctNumbers(column.values, most)
  if (distinct.size > most) return undefined
  const isMissing = missingNumbers(column)
  const used = new Set([...distinct].filter((value) => !isMissing(value)))
  return numberLevels(column, used).filter((level) => used.has(level.value as number))
}
