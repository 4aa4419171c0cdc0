import { breakGap, zeroOf } from './axis.ts'
import type { Box } from './layout-panel.ts'
import { lineFromTo, type Primitive, pathThrough } from './primitive.ts'
import type { Axis, Panel } from './scene.ts'
import { stroke } from './typography.ts'

/** Across the plot the paper shows through a gap, so that a bar is seen to be cut, between two slanted strokes on the axis. */
export function breakMarks(
  { x, y }: Panel,
  plot: Box,
  atX: (v: number) => number,
  atY: (v: number) => number,
): { readonly x: readonly Primitive[]; readonly y: readonly Primitive[] } {
  const [right, foot] = [plot.x + plot.width, plot.y + plot.height]
  const gapsOf = (axis: Axis, at: (v: number) => number) => {
    const zero = zeroOf(axis)
    const breaks = axis.kind === 'band' ? [] : (axis.breaks ?? [])
    const gaps = zero === undefined ? breaks : [...breaks, [zero.at, zero.from] as const]
    return gaps.map(([from, to]) => (at(from) + at(to)) / 2)
  }
  const cut = (corners: readonly (readonly [number, number])[]): Primitive => {
    const d = `${pathThrough(...corners)}Z`
    return { kind: 'path', d, stroke: null, width: 0, fill: 'paper', opacity: 1 }
  }
  const half = breakGap / 2 - 1
  const ofY = gapsOf(y, atY).flatMap((at) => [
    cut([
      [plot.x - 1, at - half],
      [right + 6, at - half],
      [right + 6, at + half],
      [plot.x - 1, at + half],
    ]),
    ...[-half, half].map((by) =>
      lineFromTo([plot.x - 3, at + by + 1.5], [plot.x + 3, at + by - 1.5], 'ink', stroke.axis),
    ),
  ])
  const ofX = gapsOf(x, atX).flatMap((at) => [
    cut([
      [at - half, plot.y - 6],
      [at + half, plot.y - 6],
      [at + half, foot + 1],
      [at - half, foot + 1],
    ]),
    ...[-half, half].map((by) => lineFromTo([at + by - 1.5, foot + 3], [at + by + 1.5, foot - 3], 'ink', stroke.axis)),
  ])
  return { x: ofX, y: ofY }
}
