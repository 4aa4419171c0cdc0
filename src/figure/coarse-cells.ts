import type { CellsMark } from './scene.ts'

/** A thumbnail shows so many colours. */
const COLOURS = 12

/**
 * A field as a thumbnail shows it: rectangles of few colours; of many cells the means in a coarse grid.
 * @param most cells along each side
 */
export function coarseCells(mark: CellsMark, most: number): CellsMark {
  const { texts: _, extent: __, ...rest } = mark
  const shape = mark.shape === 'text' ? 'text' : 'tile'
  const step = (at: number | null) => (at === null ? null : Math.round(at * COLOURS) / COLOURS)
  const [columns, rows] = [sideOf(mark.x, mark.width, most), sideOf(mark.y, mark.height, most)]
  if (mark.at.length <= most ** 2) return { ...rest, shape, at: mark.at.map(step) }
  const sums = new Map<number, { sum: number; count: number }>()
  for (const [i, at] of mark.at.entries()) {
    const key = rows.cellOf(mark.y[i] ?? 0) * most + columns.cellOf(mark.x[i] ?? 0)
    const cell = sums.get(key) ?? { sum: 0, count: 0 }
    sums.set(key, at === null ? cell : { sum: cell.sum + at, count: cell.count + 1 })
  }
  const cells = [...sums].sort(([a], [b]) => a - b)
  return {
    ...rest,
    shape,
    x: cells.map(([key]) => columns.centreOf(key % most)),
    y: cells.map(([key]) => rows.centreOf(Math.floor(key / most))),
    width: columns.size,
    height: rows.size,
    at: cells.map(([, { sum, count }]) => step(count === 0 ? null : sum / count)),
  }
}

/** At most so many equal parts along one side. */
function sideOf(centres: readonly number[], size: number, most: number) {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const centre of centres) {
    low = Math.min(low, centre)
    high = Math.max(high, centre)
  }
  const start = low - size / 2
  const parts = Math.max(1, Math.min(most, Math.round((high - low) / size) + 1))
  const part = (high - low + size) / parts
  return {
    size: part,
    cellOf: (at: number) => Math.min(parts - 1, Math.max(0, Math.floor((at - start) / part))),
    centreOf: (cell: number) => start + (cell + 0.5) * part,
  }
}
