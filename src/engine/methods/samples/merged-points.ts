/** Smallest and largest value. */
export type Range = readonly [low: number, high: number]

/**
 * Points on a grid of `cells` by `cells`: each moves to the middle of its cell, by at most 1 / (2 cells) of the range, and points of one cell are
 * one. In the order of the first point of each cell. Values are finite and within their range.
 */
export function mergedPoints(
  x: Float64Array,
  y: Float64Array,
  ranges: { readonly x: Range; readonly y: Range },
  cells: number,
): { readonly x: readonly number[]; readonly y: readonly number[] } {
  const seen = new Uint8Array(cells * cells)
  const [cellX, cellY] = [gridOf(ranges.x, cells), gridOf(ranges.y, cells)]
  const [keptX, keptY]: [number[], number[]] = [[], []]
  for (let i = 0; i < x.length; i++) {
    const [column, row] = [cellX.of(x[i] as number), cellY.of(y[i] as number)]
    const at = row * cells + column
    if (seen[at] === 1) continue
    seen[at] = 1
    keptX.push(cellX.middle(column))
    keptY.push(cellY.middle(row))
  }
  return { x: keptX, y: keptY }
}

function gridOf([low, high]: Range, cells: number) {
  const width = (high - low) / cells
  return {
    of: (value: number) => (width > 0 ? Math.min(cells - 1, Math.floor((value - low) / width)) : 0),
    middle: (cell: number) => (width > 0 ? low + (cell + 0.5) * width : low),
  }
}
