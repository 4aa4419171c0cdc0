import type { Column, ColumnMeta, ValueLabel } from './frame.ts'
import { missingNumbers, missingTexts } from './missing-values.ts'
import { widestType } from './stack-cells.ts'
import { textOfCell } from './text-of-cells.ts'

/** What is declared of the values of a column. */
type Declared = Pick<ColumnMeta, 'measure' | 'valueLabels' | 'missingCodes' | 'missingRanges'>

export interface OtherLabel {
  readonly value: number | string
  readonly kept: string
  /** The label in the column `at`. */
  readonly other: string
  readonly at: number
}

export interface CombinedMeta {
  readonly declared: Declared
  /** Values that have another label in a later column: the first is kept. */
  readonly otherLabels: readonly OtherLabel[]
  /** A value that one column declares as missing and that is data in the column `at`: together they would lose it. */
  readonly lost: { readonly value: number | string; readonly at: number } | undefined
}

/** What is declared of columns that become one: all their labels, codes and ranges, those of the first column first. */
export function combineMeta(columns: readonly Column[]): CombinedMeta {
  const isText = widestType(columns.map(({ type }) => type)) === 'text'
  const widenedValue = (column: Column, value: number | string) =>
    isText && column.type !== 'text' && typeof value === 'number' ? textOfCell(column.type)(value) : value
  const labels = new Map<number | string, ValueLabel>()
  const otherLabels: OtherLabel[] = []
  const codes = new Set<number | string>()
  for (const [at, column] of columns.entries()) {
    for (const { value: own, label } of column.valueLabels) {
      // the label of a kind of missing: texts have none
      if (isText && column.type !== 'text' && typeof own === 'string') continue
      const value = isText ? String(widenedValue(column, own)) : widenedValue(column, own)
      const kept = labels.get(value)
      if (kept === undefined) labels.set(value, { value, label })
      else if (kept.label !== label) otherLabels.push({ value, kept: kept.label, other: label, at })
    }
    for (const code of column.missingCodes)
      codes.add(isText ? String(widenedValue(column, code)) : widenedValue(column, code))
  }
  const ranges = new Map(isText ? [] : columns.flatMap((c) => c.missingRanges.map((r) => [JSON.stringify(r), r])))
  const measures = new Set(columns.map(({ measure }) => measure))
  const isWidened = isText && columns.some(({ type }) => type !== 'text')
  const declared: Declared = {
    measure: isWidened && measures.size > 1 ? 'nominal' : widened(columns[0]?.measure ?? 'continuous', isWidened),
    valueLabels: [...labels.values()],
    missingCodes: [...codes],
    missingRanges: [...ranges.values()],
  }
  return { declared, otherLabels, lost: lostValue(columns, declared, isText) }
}

const widened = (measure: ColumnMeta['measure'], isWidened: boolean) =>
  isWidened && measure === 'continuous' ? 'nominal' : measure

function lostValue(columns: readonly Column[], declared: Declared, isText: boolean): CombinedMeta['lost'] {
  for (const [at, column] of columns.entries()) {
    if (column.type === 'text') {
      const [own, all] = [missingTexts(column), missingTexts(declared)]
      const doubtful = column.dictionary.map((text) => all(text) && !own(text))
      const row = doubtful.includes(true) ? column.codes.findIndex((code) => doubtful[code] === true) : -1
      if (row >= 0) return { value: column.dictionary[column.codes[row] as number] as string, at }
      continue
    }
    const own = missingNumbers(column)
    const write = textOfCell(column.type)
    const texts = missingTexts(declared)
    const all = isText ? (value: number) => texts(write(value)) : missingNumbers(declared)
    if (declared.missingCodes.length === 0 && declared.missingRanges.length === 0) continue
    const value = column.values.find((cell) => !Number.isNaN(cell) && all(cell) && !own(cell))
    if (value !== undefined) return { value, at }
  }
  return undefined
}
