import type { Corner } from '#figure/scene.ts'

interface Box {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
}

export interface CornerChoice {
  readonly corner: Corner
  /** Number of points under a text of that size in this corner. */
  readonly covered: number
}

/** The corner in which a text of this size, as a fraction of the plot, covers the fewest points. */
export function emptiestCorner(
  points: readonly { readonly x: readonly number[]; readonly y: readonly number[] }[],
  { x: [left, right], y: [bottom, top] }: Box,
  size: { readonly width: number; readonly height: number },
): CornerChoice {
  const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left']
  const counts = corners.map((corner) => {
    const low = corner.startsWith('bottom')
    const start = corner.endsWith('left')
    let covered = 0
    for (const { x, y } of points)
      for (const [i, value] of x.entries()) {
        const across = (value - left) / (right - left || 1)
        const up = ((y[i] ?? 0) - bottom) / (top - bottom || 1)
        const beside = start ? across < size.width : across > 1 - size.width
        if (beside && (low ? up < size.height : up > 1 - size.height)) covered++
      }
    return { corner, covered }
  })
  return counts.reduce((best, next) => (next.covered < best.covered ? next : best))
}
