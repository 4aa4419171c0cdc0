import type { Margins } from '../frame/count-table.ts'
import type { Uniform } from './mersenne-twister.ts'
import { portableExp } from './portable-log.ts'

/**
 * Random tables of counts with the given margins, distributed as without association (algorithm AS 159, Patefield, Appl. Stat. 30 (1981) 91): row by
 * row each cell is hypergeometric given the cells before it, by inversion of one uniform. The stream of tables is that of R's `r2dtable`.
 * `logFactorials` reaches to the total. The array that comes back, row after row, is written again by the next call.
 */
export function fixedMargins({ rows, columns, total }: Margins, logFactorials: Float64Array, uniform: Uniform) {
  const [r, c] = [rows.length, columns.length]
  const cells = new Int32Array(r * c)
  const left = Int32Array.from(columns) // what the rows so far leave of each column
  return (): Int32Array => {
    left.set(columns)
    let below = total
    for (let i = 0; i < r - 1; i++) {
      let inRow = rows[i] ?? 0
      let among = below // what is left of the columns from j on
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
 * How many of `drawn` out of `total` are marked, of which there are `marked`: counts are tried from the expected one outwards, upwards first, until
 * their probabilities together reach `u`. Where rounding leaves their sum below `u` it is the expected one. The expected count is rounded as R
 * rounds it: where it lies between two counts the other one would begin another order.
 */
function hypergeometric(drawn: number, marked: number, total: number, log: Float64Array, u: number): number {
  const others = total - drawn - marked // of neither kind, less those of both
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
