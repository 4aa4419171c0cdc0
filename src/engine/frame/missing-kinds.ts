import type { Column, NumericColumn, TextColumn } from './frame.ts'
import { inRanges } from './missing-values.ts'

/** Why cells of a column have no value: numbers of rows, or sums of their weights. */
export interface MissingKinds {
  readonly blank: number
  /** One for each user-missing code of the column, in order, occurring or not. */
  readonly codes: readonly { readonly value: number | string; readonly count: number }[]
  /** Numbers in a range of missing values that are not codes. */
  readonly ranged: number
  /** Numbers that are neither codes nor in a range. */
  readonly infinite: number
}

/**
 * Missing values, user-missing codes, values in ranges of them and infinite numbers, each counted separately; the remaining rows have a level
 * in `factor(column)`. A row counts with its weight, or once.
 */
export function missingKinds(column: Column, weights?: Float64Array): MissingKinds {
  const weightOf = (i: number) => (weights === undefined ? 1 : (weights[i] as number))
  return column.type === 'text' ? ofTexts(column, weightOf) : ofNumbers(column, weightOf)
}

type WeightOf = (row: number) => number

function ofNumbers({ values, missingCodes, missingRanges }: NumericColumn, weightOf: WeightOf): MissingKinds {
  const codes = [...new Set(missingCodes.filter((code) => typeof code === 'number'))]
  const counts = codes.map(() => 0)
  let [blank, ranged, infinite] = [0, 0, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    const code = codes.length === 0 ? -1 : codes.indexOf(value)
    if (code >= 0) counts[code] = (counts[code] ?? 0) + weightOf(i)
    else if (Number.isNaN(value)) blank += weightOf(i)
    else if (inRanges(missingRanges, value)) ranged += weightOf(i)
    else if (!Number.isFinite(value)) infinite += weightOf(i)
  }
  return { blank, codes: codes.map((value, k) => ({ value, count: counts[k] ?? 0 })), ranged, infinite }
}

function ofTexts({ codes: cells, dictionary, missingCodes }: TextColumn, weightOf: WeightOf): MissingKinds {
  const counts = new Float64Array(dictionary.length + 1) // the last for missing values
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number
    const at = cell < 0 ? dictionary.length : cell
    counts[at] = (counts[at] ?? 0) + weightOf(i)
  }
  const codes = [...new Set(missingCodes.map(String))].map((value) => ({
    value,
    count: dictionary.reduce((sum, text, k) => sum + (text === value ? (counts[k] ?? 0) : 0), 0),
  }))
  return { blank: counts[dictionary.length] ?? 0, codes, ranged: 0, infinite: 0 }
}
