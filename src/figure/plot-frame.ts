import type { Box } from './layout-panel.ts'
import type { Axis, Panel } from './scene.ts'

/** A plot with its place on the page: converts between units of its axes and points of the layout. */
export interface PlotFrame {
  readonly plot: Box
  /** From units of the axes to points of the layout. */
  readonly place: (at: readonly [number, number]) => readonly [number, number]
  /** From points of the layout to units of the axes; the inverse of `place`. */
  readonly valueAt: (at: readonly [number, number]) => readonly [number, number]
}

/**
 * @param atX from a value of x to points of the layout
 * @param atY from a value of y to points of the layout
 */
export function plotFrame(
  { x, y }: Pick<Panel, 'x' | 'y'>,
  plot: Box,
  atX: (value: number) => number,
  atY: (value: number) => number,
): PlotFrame {
  const [fromX, fromY] = [inverse(x, atX), inverse(y, atY)]
  return {
    plot,
    place: ([one, other]) => [atX(one), atY(other)],
    valueAt: ([left, top]) => [fromX(left), fromY(top)],
  }
}

/** Axes are linear in a value or in its logarithm, or in parts; gaps between categories are not undone, which are narrower than a pointer. */
function inverse(axis: Axis, place: (value: number) => number): (points: number) => number {
  if (axis.kind === 'linear' && (axis.breaks !== undefined || axis.spacing !== undefined))
    return bisected(axis.domain, place)
  const isLog = axis.kind === 'log'
  const [low, high] = axis.kind === 'band' ? [-0.5, axis.categories.length - 0.5] : axis.domain
  const [from, to] = [place(low), place(high)]
  const [a, b] = isLog ? [Math.log(low), Math.log(high)] : [low, high]
  return (points) => {
    const value = to === from ? a : a + ((points - from) / (to - from)) * (b - a)
    return isLog ? Math.exp(value) : value
  }
}

/** The value at a place on an axis that only rises or only falls: 60 halvings leave less than a millionth of a millionth of its range. */
function bisected(
  [low, high]: readonly [number, number],
  place: (value: number) => number,
): (points: number) => number {
  const margin = (high - low) / 4
  return (points) => {
    let [from, to] = [low - margin, high + margin]
    const rises = place(to) > place(from)
    for (let k = 0; k < 60; k++) {
      const middle = (from + to) / 2
      if (place(middle) < points === rises) from = middle
      else to = middle
    }
    return (from + to) / 2
  }
}
