import type { PresentedCell, PresentedHeadCell, PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { TextRun } from '#catalog/kit/present/text-run.ts'
import { ZipWriter } from '../zip/write-zip.ts'
import { TableStyles } from './table-styles.ts'
import { addWorkbookParts, cellText, columnLetters, declaration, sheetNamespace, xlsxType } from './xlsx-package.ts'

/**
 * Result tables as a workbook, one sheet each: three lines, heads merged over their columns, and full precision behind each displayed number.
 */
export function tablesToXlsx(tables: readonly PresentedTable[]): Blob {
  const zip = new ZipWriter()
  const styles = new TableStyles()
  const sheets = tables.map((table) => sheetXml(table, styles))
  for (const [k, sheet] of sheets.entries()) zip.add(`xl/worksheets/sheet${k + 1}.xml`, sheet)
  addWorkbookParts(
    zip,
    tables.map((table) => table.title),
    styles.xml(),
    false,
  )
  return zip.finish(xlsxType)
}

/** Fits a printed table to the width of a page. The format needs both parts, in two places. */
const onePageWide = {
  asked: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
  set: '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
}

function sheetXml(table: PresentedTable, styles: TableStyles): string {
  const rows: string[] = []
  const merges: string[] = []
  const widths: number[] = []
  const title = styles.of({ bold: true })
  rows.push(`<row r="1">${textCell('A1', title, [{ text: table.title }])}</row>`)
  headRows(table.head, styles, rows, merges, widths)
  const first = rows.length + 1
  for (const [r, row] of table.body.entries()) {
    const bottom = r === table.body.length - 1
    const cells = row.cells.map((cell, c) => {
      widths[c] = Math.max(widths[c] ?? 0, displayWidth(cell.text))
      return bodyCell(`${columnLetters(c)}${first + r}`, cell, { bottom, indent: c === 0 ? row.depth : 0 }, styles)
    })
    rows.push(`<row r="${first + r}">${cells.join('')}</row>`)
  }
  for (const text of table.notes) {
    rows.push(`<row r="${rows.length + 1}">${textCell(`A${rows.length + 1}`, styles.of({}), [{ text }])}</row>`)
  }
  const columns = widths.map(
    (width, k) => `<col min="${k + 1}" max="${k + 1}" width="${Math.min(60, width + 3)}" customWidth="1"/>`,
  )
  const merged = merges.length === 0 ? '' : `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>`
  return `${declaration}<worksheet xmlns="${sheetNamespace}">${onePageWide.asked}<cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData>${merged}${onePageWide.set}</worksheet>`
}

/** Places each cell in the first column that no cell above extends into. */
function headRows(
  head: readonly (readonly PresentedHeadCell[])[],
  styles: TableStyles,
  rows: string[],
  merges: string[],
  widths: number[],
): void {
  const taken = head.map(() => new Map<number, string>())
  for (const [r, row] of head.entries()) {
    let column = 0
    for (const cell of row) {
      while (taken[r]?.has(column) === true) column++
      for (let dr = 0; dr < cell.rowSpan; dr++) {
        for (let dc = 0; dc < cell.colSpan; dc++) {
          const line = {
            top: r + dr === 0,
            under: r + dr === head.length - 1 || (cell.colSpan > 1 && dr === cell.rowSpan - 1),
          }
          const style = styles.of({ bold: true, align: cell.align, ...line })
          const at = `${columnLetters(column + dc)}${r + dr + 2}`
          taken[r + dr]?.set(
            column + dc,
            dr === 0 && dc === 0 ? textCell(at, style, cell.runs, true) : `<c r="${at}" s="${style}"/>`,
          )
        }
      }
      if (cell.colSpan === 1) widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell.text))
      if (cell.colSpan > 1 || cell.rowSpan > 1) {
        merges.push(
          `<mergeCell ref="${columnLetters(column)}${r + 2}:${columnLetters(column + cell.colSpan - 1)}${r + 1 + cell.rowSpan}"/>`,
        )
      }
      column += cell.colSpan
    }
  }
  for (const [r, cells] of taken.entries()) {
    const ordered = Array.from(cells).toSorted(([a], [b]) => a - b)
    rows.push(`<row r="${r + 2}">${ordered.map(([, xml]) => xml).join('')}</row>`)
  }
}

function bodyCell(
  at: string,
  cell: PresentedCell,
  look: { bottom: boolean; indent: number },
  styles: TableStyles,
): string {
  const base = { align: cell.align, bottom: look.bottom, indent: look.indent }
  if (typeof cell.raw !== 'number') return textCell(at, styles.of(base), cell.runs)
  return `<c r="${at}" s="${styles.of({ ...base, format: numberFormat(cell.text, cell.raw) })}"><v>${cell.raw}</v></c>`
}

/** A format with which Excel shows the number as the table does: a number of decimals, a percentage, or else the literal text. */
export function numberFormat(text: string, value: number): string {
  const plain = text.replace('−', '-')
  const decimals = /^-?\d+(?:\.(\d+))?$/.exec(plain)
  const places = decimals?.[1]?.length ?? 0
  const pattern = places === 0 ? '0' : `0.${'0'.repeat(places)}`
  if (decimals !== null && Math.abs(Number(plain) - value) <= 0.51 * 10 ** -places) return pattern
  return `"${text.replaceAll('"', '')}"`
}

function textCell(at: string, style: number, runs: readonly TextRun[], bold = false): string {
  if (runs.length === 0) return `<c r="${at}" s="${style}"/>`
  const plain = runs.every((run) => run.italic !== true && run.script === undefined)
  const text = (run: TextRun) => `<t xml:space="preserve">${cellText(run.text)}</t>`
  const inside = plain
    ? `<t xml:space="preserve">${runs.map((run) => cellText(run.text)).join('')}</t>`
    : runs.map((run) => `<r>${runProperties(run, bold)}${text(run)}</r>`).join('')
  return `<c r="${at}" s="${style}" t="inlineStr"><is>${inside}</is></c>`
}

/** Runs do not inherit the font of their cell. */
function runProperties({ italic, script }: TextRun, bold: boolean): string {
  const slant = italic === true ? '<i/>' : ''
  const raised = script === undefined ? '' : `<vertAlign val="${script === 'sub' ? 'subscript' : 'superscript'}"/>`
  return `<rPr>${bold ? '<b/>' : ''}${slant}${raised}<sz val="10.5"/><rFont val="Times New Roman"/></rPr>`
}

/** Chinese characters are twice as wide. */
function displayWidth(text: string): number {
  return Array.from(text).reduce((sum, c) => sum + (c > '\u2e80' ? 2 : 1), 0)
}
