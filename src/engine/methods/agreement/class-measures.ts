import { type CountTable, margins } from '../../frame/count-table.ts'

export interface ClassMeasures {
  /** By class: the share of its actual cases that are predicted as such; NaN without actual cases. */
  readonly recall: readonly number[]
  /** By class: the share of the cases predicted as such that are of it; NaN if none is predicted. */
  readonly precision: readonly number[]
  /** By class: the harmonic mean of both, 2 n[i, i] / (row sum + column sum); NaN for a class that occurs nowhere. */
  readonly f1: readonly number[]
  /** The mean of F1 over the classes that occur. */
  readonly macroF1: number
}

/**
 * Measures of each class of a classification (Sokolova M, Lapalme G, Inf Process Manag 2009;45:427). `counts` is square with the same classes in
 * rows, the actual ones, and in columns, the predicted ones.
 */
export function classMeasures(counts: CountTable): ClassMeasures {
  const { rows, columns } = margins(counts)
  const right = counts.map((row, i) => row[i] ?? 0)
  const f1 = right.map((n, i) => (2 * n) / ((rows[i] ?? 0) + (columns[i] ?? 0)))
  const known = f1.filter((value) => !Number.isNaN(value))
  return {
    recall: right.map((n, i) => n / (rows[i] ?? 0)),
    precision: right.map((n, i) => n / (columns[i] ?? 0)),
    f1,
    macroF1: known.reduce((sum, value) => sum + value, 0) / known.length,
  }
}
