import type { Margins } from '../frame/count-table.ts'
import type { Uniform } from './mersenne-twister.ts'
import { portableExp } from './portable-log.ts'

/**
 * Random tables of counts with the given margins under independence (algorithm AS 159, Patefield, Appl. Stat. 30 (1981) 91): row by row,
 * each cell is hypergeometric given the earlier cells, by inversion of one uniform number. The stream of tables is that of R's `r2dtable`.
 * `logFactorials` has the values from 0 to the total. The returned function gives the cells row by row, in an array that its next call
 * overwrites.
 */
export function fixedMargins({ rows, columns, total }: Margins, logFactorials: Float64Array, uniform: Uniform) {
  const [r, c] = [rows.length, columns.length]
  const cells = new Int32Array(r * c)
  const left = Int32Array.from(columns) // the column sums of the remaining rows
  return (): Int32Array => {
    left.set(columns)
    let below = total
    for (let i = 0; i < r - 1; i++) {
      let inRow = rows[i] ?? 0
      let among = below // the sum of the remaining columns from j on
      for (let j = 0; j < c - 1; j++) {
        const inColumn = left[j] ?? 0
        const count = among === 0 ? 0 : hypergeometric(inRow, inColumn, among, logFactorials, uniform())
        cells[i * c + j] = count
        left[j] = inColumn - count
        inRow -= count
        among -= inColumn
      }
      cells[i * c + c - 1] = inRow
      left[c - 1] = (left[c - 1] ?? 0) - inRow
      below -= rows[i] ?? 0
    }
    cells.set(left, (r - 1) * c)
    return cells
  }
}

/**
 * A hypergeometric count: the marked ones among `drawn` from `total` objects, `marked` of them marked. Starting at the expected count,
 * counts are tried outwards, upwards first, until their cumulative probability reaches `u`; if rounding keeps it below `u`, the expected
 * count is returned. That is rounded as in R, because another start would mean another order.
 */
function hypergeometric(drawn: number, marked: number, total: number, log: Float64Array, u: number): number {
  const others = total - drawn - marked // the number neither drawn nor marked, minus the number both drawn and marked
  const middle = Math.floor(drawn * (marked / total) + 0.5)
  const at = (k: number): number => log[k] ?? 0
  const start = portableExp(
    at(drawn) +
      at(total - drawn) +
      at(marked) +
      at(total - marked) -
      (at(total) + at(middle) + at(marked - middle) + at(drawn - middle) + at(others + middle)),
  )
  let sum = start
  let [high, above] = [middle, start]
  let [low, below] = [middle, start]
  while (sum < u) {
    const up = (marked - high) * (drawn - high)
    const down = low * (others + low)
    if (up === 0 && down === 0) return middle
    if (up > 0) {
      high++
      above *= up / (high * (others + high))
      sum += above
      if (sum >= u) return high
    }
    if (down > 0) {
      low--
      below *= down / ((marked - low) * (drawn - low))
      sum += below
      if (sum >= u) return low
    }
  }
  return middle
}
