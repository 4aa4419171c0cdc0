import type { LineMark } from '#figure/scene.ts'

export interface Curve {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/**
 * The pieces of a curve that rise above `floor`, each with the point before and after it. Between them the curve would lie on the axis, such
 * as along the gap before an outlier.
 */
export function visiblePieces({ x, y }: Curve, floor: number): readonly Curve[] {
  const isVisible = (k: number) => (y[k] ?? 0) > floor
  const starts = [...y.keys()].filter((k) => isVisible(k) && !isVisible(k - 1))
  return starts.map((start) => {
    let end = start
    while (end < y.length && isVisible(end)) end++
    const [from, to] = [Math.max(0, start - 1), end + 1]
    return { x: x.slice(from, to), y: y.slice(from, to) }
  })
}

/** A curve drawn only where its height can be seen. */
export function curveLines(
  curve: Curve,
  floor: number,
  style: Pick<LineMark, 'colour' | 'dash' | 'width'>,
): readonly LineMark[] {
  return visiblePieces(curve, floor).map((piece) => ({ kind: 'line', ...piece, ...style }))
}
