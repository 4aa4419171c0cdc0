export interface SideBySide {
  /** Positions of each cell on the band axis: the cells of a category one after the other. */
  readonly centres: readonly number[]
  /** Half of a cell's width, in units of the band axis. */
  readonly half: number
}

/** Cells of equal width within each category. `category` is its width and `widest` the maximum half-width of a cell, in mm. */
export function sideBySide(
  categories: number,
  cells: number,
  { category, widest }: { category: number; widest: number },
): SideBySide {
  const half = Math.min(cells === 1 ? 0.38 : 0.84 / cells / 2, widest / category)
  const centres = Array.from({ length: categories * cells }, (_, k) => {
    const [g, c] = [Math.floor(k / cells), k % cells]
    return g + (c - (cells - 1) / 2) * half * 2
  })
  return { centres, half }
}
