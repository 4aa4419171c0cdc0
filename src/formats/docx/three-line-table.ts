import {
  AlignmentType,
  BorderStyle,
  type ITableCellBorders,
  Paragraph,
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

/** Eighths of a point: 1.5 pt above and below the table, 0.75 pt under its head. */
const thick = { style: BorderStyle.SINGLE, size: 12, color: '000000' }
const thin = { style: BorderStyle.SINGLE, size: 6, color: '000000' }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const twipsPerDepth = 210

const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const

/** A table with exactly three horizontal lines; its head is repeated on each page and no row is split. `width` in twips. */
export function threeLineTable(table: PresentedTable, width: number): Table {
  const lastHead = table.head.length - 1
  const lastRow = table.body.length - 1
  const head = table.head.map(
    (row, r) =>
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: row.map((cell) =>
          tableCell(cell.runs, cell.align, {
            colSpan: cell.colSpan,
            rowSpan: cell.rowSpan,
            top: r === 0,
            // A cell over several rows reaches down to the line under the head; a title over columns has its own line.
            under: r + cell.rowSpan - 1 === lastHead || cell.colSpan > 1,
            bottom: false,
            depth: 0,
            bold: true,
          }),
        ),
      }),
  )
  const body = table.body.map((row, r) => new TableRow({ cantSplit: true, children: bodyCells(row, r === lastRow) }))
  return new Table({
    rows: [...head, ...body],
    width: { size: width, type: WidthType.DXA },
    columnWidths: [...columnWidths(table, width)],
    layout: TableLayoutType.AUTOFIT,
    alignment: AlignmentType.CENTER,
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
  })
}

function bodyCells(row: PresentedRow, last: boolean): TableCell[] {
  return row.cells.map((cell, c) =>
    tableCell(cell.runs, cell.align, {
      colSpan: 1,
      rowSpan: 1,
      top: false,
      under: false,
      bottom: last,
      depth: c === 0 ? row.depth : 0,
      bold: false,
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
  readonly bold: boolean
}

function tableCell(runs: readonly StyledText[], align: Alignment, shape: CellShape): TableCell {
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
        children: runs.map((run) => textRun(run, shape.bold)),
      }),
    ],
  })
}

function textRun({ text, italic, script }: StyledText, bold: boolean): TextRun {
  return new TextRun({
    text,
    font: tableFont,
    size: tableSize,
    bold,
    ...(italic === true && { italics: true }),
    ...(script === 'sub' && { subScript: true }),
    ...(script === 'super' && { superScript: true }),
  })
}
