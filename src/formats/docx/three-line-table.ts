import {
  AlignmentType,
  BorderStyle,
  type ITableCellBorders,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { Alignment, PresentedRow, PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { TextRun as StyledText } from '#catalog/kit/present/text-run.ts'
import { columnWidths } from './column-widths.ts'
import { tableFont, tableSize } from './docx-styles.ts'

/** Font and size (half points) of a table. */
export interface TableLook {
  readonly font: typeof tableFont
  readonly size: number
}

const usualLook: TableLook = { font: tableFont, size: tableSize }
/** A table of more columns makes its page landscape. */
const columnsUpright = 8

/** Eighths of a point: 1.5 pt above and below the table, 0.75 pt under its head. */
const thick = { style: BorderStyle.SINGLE, size: 12, color: '000000' }
const thin = { style: BorderStyle.SINGLE, size: 6, color: '000000' }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const twipsPerDepth = 210

const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const

/** Whether the table needs a landscape page. */
export function isWide({ head }: Pick<PresentedTable, 'head'>): boolean {
  return (head[0] ?? []).reduce((sum, cell) => sum + cell.colSpan, 0) > columnsUpright
}

/** A table with exactly three horizontal lines; its head is repeated on each page and no row is split. `width` in twips. */
export function threeLineTable(table: PresentedTable, width: number, look = usualLook): Table {
  const lastHead = table.head.length - 1
  const lastRow = table.body.length - 1
  const head = table.head.map(
    (row, r) =>
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: row.map((cell) =>
          tableCell(styled(cell.runs, look, true), cell.align, {
            colSpan: cell.colSpan,
            rowSpan: cell.rowSpan,
            top: r === 0,
            // A cell over several rows reaches down to the line under the head; a title over columns has its own line.
            under: r + cell.rowSpan - 1 === lastHead || cell.colSpan > 1,
            bottom: false,
            depth: 0,
          }),
        ),
      }),
  )
  const body = table.body.map(
    (row, r) => new TableRow({ cantSplit: true, children: bodyCells(row, r === lastRow, look) }),
  )
  return tableOf([...head, ...body], width, columnWidths(table, width))
}

/** A table of given cells in the same look. The first `headRows` rows are its head; short rows are filled up. `width` in twips. */
export function plainThreeLineTable(
  rows: readonly (readonly (readonly ParagraphChild[])[])[],
  headRows: number,
  width: number,
): Table {
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const made = rows.map(
    (row, r) =>
      new TableRow({
        tableHeader: r < headRows,
        cantSplit: true,
        children: Array.from({ length: columns }, (_, c) =>
          tableCell(row[c] ?? [], 'left', {
            colSpan: 1,
            rowSpan: 1,
            top: r === 0,
            under: r === headRows - 1,
            bottom: r === rows.length - 1,
            depth: 0,
          }),
        ),
      }),
  )
  const each = Math.floor(width / columns)
  return tableOf(made, width, [width - each * (columns - 1), ...Array.from({ length: columns - 1 }, () => each)])
}

function tableOf(rows: readonly TableRow[], width: number, columns: readonly number[]): Table {
  return new Table({
    rows: [...rows],
    width: { size: width, type: WidthType.DXA },
    columnWidths: [...columns],
    layout: TableLayoutType.AUTOFIT,
    alignment: AlignmentType.CENTER,
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
  })
}

function bodyCells(row: PresentedRow, last: boolean, look: TableLook): TableCell[] {
  return row.cells.map((cell, c) =>
    tableCell(styled(cell.runs, look, false), cell.align, {
      colSpan: 1,
      rowSpan: 1,
      top: false,
      under: false,
      bottom: last,
      depth: c === 0 ? row.depth : 0,
    }),
  )
}

interface CellShape {
  readonly colSpan: number
  readonly rowSpan: number
  readonly top: boolean
  readonly under: boolean
  readonly bottom: boolean
  readonly depth: number
}

function tableCell(children: readonly ParagraphChild[], align: Alignment, shape: CellShape): TableCell {
  const borders: ITableCellBorders = {
    top: shape.top ? thick : none,
    bottom: shape.bottom ? thick : shape.under ? thin : none,
    left: none,
    right: none,
  }
  return new TableCell({
    columnSpan: shape.colSpan,
    rowSpan: shape.rowSpan,
    borders,
    verticalAlign: VerticalAlignTable.CENTER,
    margins: { left: 60, right: 60, top: 20, bottom: 20 },
    children: [
      new Paragraph({
        alignment: alignments[align],
        indent: { left: shape.depth * twipsPerDepth },
        spacing: { before: 0, after: 0, line: 240, lineRule: 'auto' },
        children: [...children],
      }),
    ],
  })
}

function styled(runs: readonly StyledText[], { font, size }: TableLook, bold: boolean): TextRun[] {
  return runs.map(
    ({ text, italic, script }) =>
      new TextRun({
        text,
        font,
        size,
        bold,
        ...(italic === true && { italics: true }),
        ...(script === 'sub' && { subScript: true }),
        ...(script === 'super' && { superScript: true }),
      }),
  )
}
