import type { LineMark } from '#figure/scene.ts'
import { extentOf } from './value-range.ts'

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

/** The values along the axis of curves that rise above `floor` and of single values, with a margin; not below 0 if a curve is reflected there. */
export function curvesRange(
  groups: readonly {
    readonly curve: (Curve & { readonly reflected: boolean }) | null
    readonly marks: readonly number[] | null
  }[],
  floor: number,
): readonly [number, number] {
  const [low, high] = extentOf(
    groups.flatMap(({ curve, marks }) => [
      ...(curve === null ? [] : visiblePieces(curve, floor).map(({ x }) => x)),
      marks ?? [],
    ]),
  )
  const margin = (high - low) * 0.02
  const isReflected = groups.some(({ curve }) => curve?.reflected === true)
  return [isReflected ? Math.max(0, low - margin) : low - margin, high + margin]
}

/** A curve drawn only where its height can be seen. */
export function curveLines(
  curve: Curve,
  floor: number,
  style: Pick<LineMark, 'colour' | 'dash' | 'width'>,
): readonly LineMark[] {
  return visiblePieces(curve, floor).map((piece) => ({ kind: 'line', ...piece, ...style }))
}
