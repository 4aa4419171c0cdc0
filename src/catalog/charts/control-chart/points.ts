import { factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { Samples } from '#engine/methods/control/control-series.ts'
import { usableRows } from '#engine/methods/control/usable-rows.ts'
import { sortedOrder } from '#engine/methods/samples/sorted-order.ts'
import type { ComputeContext } from '../../kit/analysis.ts'
import { exclusion, exclusions, unusableValues } from '../../kit/outcome/exclusion.ts'
import type { Exclusion } from '../../kit/outcome/outcome.ts'

/** Points of rows, at most `most` of `count`, in the order of x; without a size or an x, their arrays are 1 and the numbers of the points. */
export interface Points {
  readonly x: Float64Array
  readonly y: Float64Array
  readonly size: Float64Array
  readonly count: number
  readonly excluded: readonly Exclusion[]
}

/** The rows with a usable number in each of the columns. Throws like `numericColumn`. */
export async function readPoints(
  frame: Frame,
  columns: { readonly y: string; readonly size: string | null; readonly x: string | null },
  most: number,
  { checkpoint }: ComputeContext,
): Promise<Points> {
  const ids = [columns.x, columns.y, columns.size].filter((id) => id !== null)
  const values = ids.map((id) => numericColumn(frame, id).values)
  const { rows, count, lost } = await usableRows(values, most, checkpoint)
  const of = (id: string | null) =>
    Float64Array.from(rows, (row, i) => (id === null ? i + 1 : (values[ids.indexOf(id)]?.[row] as number)))
  const places = of(columns.x)
  const order = await sortedOrder(places, checkpoint)
  const inOrder = (list: Float64Array) => Float64Array.from(order, (i) => list[i] as number)
  return {
    x: inOrder(places),
    y: inOrder(of(columns.y)),
    size: columns.size === null ? new Float64Array(rows.length).fill(1) : inOrder(of(columns.size)),
    count,
    excluded: exclusions(ids, lost),
  }
}

/** Samples of rows with one value of a column, in order of first appearance, with their spread; `used`: rows with a number. */
export async function readSamples(
  frame: Frame,
  { y, subgroup }: { readonly y: string; readonly subgroup: string },
  by: 'range' | 'sd',
  { checkpoint }: ComputeContext,
): Promise<{ readonly samples: Samples; readonly used: number; readonly excluded: readonly Exclusion[] }> {
  const column = columnById(frame, subgroup)
  if (column === undefined) throw new Error('Samples need a column')
  const { codes, levels } = factor(column)
  await checkpoint()
  const { values } = numericColumn(frame, y)
  const places = new Int32Array(levels.length).fill(-1)
  const [size, mean, squares] = [0, 0, 0].map(() => new Float64Array(levels.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const [low, high] = [mean.map(() => Number.POSITIVE_INFINITY), mean.map(() => Number.NEGATIVE_INFINITY)]
  let [samples, used, unnamed, missing, infinite] = [0, 0, 0, 0, 0]
  for (let row = 0; row < frame.rows; row++) {
    if (row % 8192 === 0) await checkpoint()
    const [code, value] = [codes[row] as number, values[row] as number]
    if (code < 0) unnamed++
    else if (Number.isNaN(value)) missing++
    else if (!Number.isFinite(value)) infinite++
    else {
      if (places[code] === -1) places[code] = samples++
      const k = places[code] as number
      used++
      // Welford's update
      const n = (size[k] as number) + 1
      const apart = value - (mean[k] as number)
      size[k] = n
      mean[k] = (mean[k] as number) + apart / n
      squares[k] = (squares[k] as number) + apart * (value - mean[k])
      low[k] = Math.min(low[k] as number, value)
      high[k] = Math.max(high[k] as number, value)
    }
  }
  const spread = (n: number, k: number) => {
    if (n < 2) return Number.NaN
    return by === 'range' ? (high[k] as number) - (low[k] as number) : Math.sqrt((squares[k] as number) / (n - 1))
  }
  const sizes = size.subarray(0, samples)
  return {
    samples: { size: sizes, mean: mean.subarray(0, samples), spread: sizes.map(spread) },
    used,
    excluded: [...exclusion(subgroup, 'missing', unnamed), ...unusableValues(y, { missing, infinite })],
  }
}
