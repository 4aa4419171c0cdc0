import type { Alignment, PresentedCell, PresentedHeadCell, PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { ListedRows } from '#catalog/kit/tool/tool-list.ts'

/** A list as the sheets of a workbook: the rows, then the inputs that made them. */
export function listedTables(
  { columns, rows, about }: ListedRows,
  title: string,
  aboutTitle: string,
): readonly PresentedTable[] {
  const list = { id: 'list', title, head: [columns.map(heading)], body: rows.map(rowOf), notes: [] }
  const source = about.map(([name, value]) => [name, value])
  return about.length === 0
    ? [list]
    : [list, { id: 'about', title: aboutTitle, head: [], body: source.map(rowOf), notes: [] }]
}

const left: Alignment = 'left'

function heading(text: string): PresentedHeadCell {
  return { text, runs: [{ text }], align: left, colSpan: 1, rowSpan: 1 }
}

function rowOf(cells: readonly (string | number)[]) {
  return { depth: 0, cells: cells.map(cellOf) }
}

function cellOf(value: string | number): PresentedCell {
  const text = String(value)
  return { text, runs: [{ text }], align: left, raw: typeof value === 'number' ? value : null }
}
