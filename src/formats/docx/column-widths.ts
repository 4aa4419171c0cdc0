import type { PresentedTable } from '#catalog/kit/present/present-table.ts'

/** Bounds of a column in characters; longer texts wrap. */
const least = 6
const most = 28
/** Margins of a cell, in characters. */
const margins = 2

/** Column widths in proportion to the columns' texts, as whole numbers that add up to `width`, in its unit. */
export function columnWidths({ head, body }: PresentedTable, width: number): readonly number[] {
  const columns = (head[0] ?? []).reduce((sum, { colSpan }) => sum + colSpan, 0)
  const lengths = Array.from({ length: columns }, () => least)
  const wants = (column: number, characters: number) => {
    lengths[column] = Math.max(lengths[column] ?? least, Math.min(most, characters))
  }
  for (const { cells, depth } of body)
    for (const [c, { text }] of cells.entries()) wants(c, characters(text) + (c === 0 ? depth * 2 : 0))
  const lowest = head.at(-1) ?? []
  if (lowest.length === columns) for (const [c, { text }] of lowest.entries()) wants(c, characters(text))
  const total = lengths.reduce((sum, length) => sum + length + margins, 0)
  const widths = lengths.map((length) => Math.floor((width * (length + margins)) / total))
  widths[0] = (widths[0] ?? 0) + width - widths.reduce((sum, one) => sum + one, 0)
  return widths
}

/** A Chinese character is as wide as two others. */
function characters(text: string): number {
  return Array.from(text).reduce((sum, c) => sum + (/[\u2e80-\uffef]/u.test(c) ? 2 : 1), 0)
}
