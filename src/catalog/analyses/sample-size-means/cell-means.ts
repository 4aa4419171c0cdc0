import { parseNumbers } from '../../kit/options/number-list.ts'
import type { Options } from './study.ts'

/**
 * Parses the means of a two-way table: rows separated by semicolons or line breaks, of equal length, at least two by two. Undefined if
 * invalid.
 */
export function parseCells(written: string): readonly (readonly number[])[] | undefined {
  const rows = written
    .trim()
    .split(/[;；\n]/u)
    .map(parseNumbers)
  const cells = rows.filter((row) => row !== undefined)
  const columns = cells[0]?.length ?? 0
  const isTable = cells.length === rows.length && cells.every((row) => row.length === columns)
  return isTable && cells.length > 1 && columns > 1 ? cells : undefined
}

/** The deviation of each cell mean that is due to one effect of a two-way design. */
export function cellEffects(cells: readonly (readonly number[])[], tested: Options['tested']): readonly number[] {
  const all = mean(cells.flat())
  const first = cells.map((row) => mean(row) - all)
  const second = (cells[0] ?? []).map((_, j) => mean(cells.map((row) => row[j] ?? Number.NaN)) - all)
  return cells.flatMap((row, i) =>
    row.map((cell, j) => {
      const [a = 0, b = 0] = [first[i], second[j]]
      return { first: a, second: b, interaction: cell - all - a - b }[tested]
    }),
  )
}

/**
 * Cohen's f of an effect with these deviations of the cell means, given the standard deviation within cells. Deviations that consist of
 * rounding errors
 * only give 0.
 */
export function cohenF(added: readonly number[], means: readonly number[], sd: number): number {
  const size = Math.sqrt(mean(added.map((one) => one * one)))
  const noise = 1e-13 * Math.max(...means.map(Math.abs))
  return size <= noise ? 0 : size / sd
}

export function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}
