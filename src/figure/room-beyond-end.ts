import { placeAxis } from './axis.ts'
import type { Axis, Panel } from './scene.ts'
import { textWidth } from './text-width.ts'
import { type } from './typography.ts'

/** Around the panels of a figure, in points; a label may reach into it. */
export const pageMargin = 6

/**
 * The room that the labels and the numbers of a table at the end of x need to the right of the plot, in points.
 * @param width of the plot with this room
 * @param least of the room
 */
export function roomBeyondEnd({ x, table }: Panel, width: number, least: number): number {
  const { place, ticks } = placeAxis(x, width - least, 46)
  const beyond = (at: number, text: string, size: number) => place(at) + textWidth(text, size) / 2 - (width - least)
  const labels = hasLevelLabels(x) ? ticks.map(({ value, label }) => beyond(value, label, type.tick)) : []
  const numbers = (table?.rows ?? []).flatMap(({ values }) =>
    values.map((text, k) => beyond(table?.at[k] ?? 0, text, type.table)),
  )
  return Math.max(0, Math.max(0, ...labels) - pageMargin, Math.max(0, ...numbers) - pageMargin / 2)
}

function hasLevelLabels(axis: Axis): boolean {
  return axis.kind !== 'band' && axis.upright !== true && axis.bare !== true && axis.unlabelled !== true
}
