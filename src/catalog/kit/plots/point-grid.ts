import type { PlacedPoints, PointGrid } from '#engine/methods/samples/point-grid.ts'
import type { Language } from '../words.ts'

/** The places of points: those of the list or, of a grid, the middles of its cells with a point. */
export function placesOf({ x, y, grid }: PlacedPoints): {
  readonly x: readonly number[]
  readonly y: readonly number[]
} {
  return grid === undefined ? { x, y } : middlesOf(grid)
}

function middlesOf({ cells, x: [left, right], y: [bottom, top], filled }: PointGrid) {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let k = 0; k < filled.length; k++) {
    const digit = Number.parseInt(filled.charAt(k), 32)
    for (let bit = 0; bit < 5; bit++) {
      if ((digit & (1 << bit)) === 0) continue
      const at = 5 * k + bit
      xs.push(left + (((at % cells) + 0.5) * (right - left)) / cells)
      ys.push(bottom + ((Math.floor(at / cells) + 0.5) * (top - bottom)) / cells)
    }
  }
  return { x: xs, y: ys }
}

/** Words for the caption of points on a grid of `cells` cells along each axis; none if each is where it is. */
export function gridWords(cells: number | undefined, language: Language): readonly string[] {
  if (cells === undefined) return []
  return language === 'zh'
    ? [`点位取 ${cells} × ${cells} 网格中最近的位置`]
    : [`each point at the nearest place of a grid of ${cells} × ${cells}`]
}
