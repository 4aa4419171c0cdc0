import type { Column, NumericColumn, TextColumn } from './frame.ts'

/** Why cells of a column have no value: counts of rows. */
export interface MissingKinds {
  readonly blank: number
  /** One for each user-missing code of the column, in its order, whether it occurs or not. */
  readonly codes: readonly { readonly value: number | string; readonly count: number }[]
  /** Of numbers that are no code. */
  readonly infinite: number
}

/** Blanks, user-missing codes and infinite numbers, each counted by itself; what is left of the rows has a level in `factor(column)`. */
export function missingKinds(column: Column): MissingKinds {
  return column.type === 'text' ? ofTexts(column) : ofNumbers(column)
}

function ofNumbers({ values, missingCodes }: NumericColumn): MissingKinds {
  const codes = [...new Set(missingCodes.filter((code) => typeof code === 'number'))]
  const counts = codes.map(() => 0)
  let [blank, infinite] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    const code = codes.length === 0 ? -1 : codes.indexOf(value)
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1
    else if (Number.isNaN(value)) blank++
    else if (!Number.isFinite(value)) infinite++
  }
  return { blank, codes: codes.map((value, k) => ({ value, count: counts[k] ?? 0 })), infinite }
}

function ofTexts({ codes: cells, dictionary, missingCodes }: TextColumn): MissingKinds {
  const counts = new Int32Array(dictionary.length + 1) // the last for blanks
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number
    const at = cell < 0 ? dictionary.length : cell
    counts[at] = (counts[at] ?? 0) + 1
  }
  const codes = [...new Set(missingCodes.map(String))].map((value) => ({
    value,
    count: dictionary.reduce((sum, text, k) => sum + (text === value ? (counts[k] ?? 0) : 0), 0),
  }))
  return { blank: counts[dictionary.length] ?? 0, codes, infinite: 0 }
}
