import { FormatError } from '../format-error.ts'
import { isPrecisionLost } from '../sheets/serial-text.ts'
import type { RowSink } from '../sheets/sheet-stream.ts'
import { maxColumns } from '../table/table-reader.ts'
import type { Area } from '../xlsx/cell-reference.ts'
import { maxSheetRows } from '../xlsx/xlsx-package.ts'
import { attribute, XmlScanner } from '../xml/xml-scanner.ts'
import { CellText } from './cell-text.ts'
import { valueText } from './cell-value.ts'

export interface OdsSheet {
  readonly name: string
  readonly hidden: boolean
}

/** Parts of a document whose tables and texts are no cells of a sheet. */
const asides = new Set(['tracked-changes', 'dde-links', 'shapes', 'forms', 'content-validations', 'database-ranges'])

/**
 * Reads the content of an OpenDocument spreadsheet as a stream. Of the wanted sheet it passes on the rows that have cells, in the forms that text files
 * have; the others it only lists. A repeated row or cell is repeated only where it holds something: blank ones fill the sheet to its end.
 */
export class ContentScanner {
  readonly sheets: OdsSheet[] = []
  readonly merged: Area[] = []
  formulasWithoutValue = 0
  precisionLost = 0
  readonly #xml: XmlScanner
  readonly #wanted: string | null
  readonly #sink: RowSink
  readonly #hiddenStyles = new Set<string>()
  readonly #text = new CellText()
  #style = ''
  #aside = 0
  /** Open tables; a second one lies in a cell. */
  #tables = 0
  #isWanted = false
  #isFound = false
  #isWhole = false
  #isSpreadsheet = false
  #row = 0
  #rowRepeat = 1
  #column = 0
  #cells: string[] = []
  #cell: string | undefined

  /** @param wanted the name of a sheet, or null to list them */
  constructor(wanted: string | null, sink: RowSink) {
    this.#wanted = wanted
    this.#sink = sink
    this.#xml = new XmlScanner({
      open: (name, attributes) => this.#open(name, attributes),
      close: (name) => this.#close(name),
      text: (text) => {
        if (this.#cell !== undefined && this.#tables === 1) this.#text.add(text)
      },
    })
  }

  /** False when the rest need not be read: the XML is broken, or the wanted sheet has ended. */
  push(piece: string): boolean {
    return this.#xml.push(piece) && !(this.#isFound && !this.#isWanted)
  }

  /** Whether all that was wanted was there. */
  end(): boolean {
    if (this.#wanted !== null) return this.#isFound && !this.#isWanted
    return this.#isWhole && this.#isSpreadsheet && this.#xml.end()
  }

  get isSpreadsheet(): boolean {
    return this.#isSpreadsheet
  }

  #open(name: string, attributes: string): void {
    if (this.#aside > 0 || asides.has(name)) {
      this.#aside += 1
      return
    }
    if (name === 'table') this.#openTable(attributes)
    else if (this.#tables === 0) this.#openOutside(name, attributes)
    else if (this.#isWanted && this.#tables === 1) this.#openInside(name, attributes)
  }

  #openOutside(name: string, attributes: string): void {
    if (name === 'spreadsheet') this.#isSpreadsheet = true
    else if (name === 'style') this.#style = attribute(attributes, 'name') ?? ''
    else if (name === 'table-properties' && attribute(attributes, 'display') === 'false')
      this.#hiddenStyles.add(this.#style)
  }

  #openTable(attributes: string): void {
    this.#tables += 1
    if (this.#tables > 1 || !this.#isSpreadsheet) return
    const name = attribute(attributes, 'name') ?? `Sheet${this.sheets.length + 1}`
    this.sheets.push({ name, hidden: this.#hiddenStyles.has(attribute(attributes, 'style-name') ?? '') })
    this.#isWanted = !this.#isFound && name === this.#wanted
    if (this.#isWanted) this.#isFound = true
    this.#row = 0
  }

  #openInside(name: string, attributes: string): void {
    if (this.#cell !== undefined) this.#text.open(name, attributes)
    else if (name === 'table-row') {
      this.#cells = []
      this.#column = 0
      this.#rowRepeat = repeats(attributes, 'number-rows-repeated')
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.#cell = attributes
      this.#text.clear()
    }
  }

  #close(name: string): void {
    if (this.#aside > 0) {
      this.#aside -= 1
      return
    }
    if (name === 'table') {
      this.#tables -= 1
      if (this.#tables === 0) this.#isWanted = false
    } else if (name === 'document-content' || name === 'document') this.#isWhole = true
    else if (!this.#isWanted || this.#tables !== 1) return
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#endCell(name === 'covered-table-cell')
    else if (this.#cell !== undefined) this.#text.close()
    else if (name === 'table-row') this.#endRow()
  }

  #endCell(isCovered: boolean): void {
    const attributes = this.#cell ?? ''
    this.#cell = undefined
    const repeat = repeats(attributes, 'number-columns-repeated')
    const first = this.#column
    this.#column += repeat
    if (isCovered) return
    const value = valueText(attributes)
    const text = value === null || (value === '' && this.#text.value !== '') ? this.#text.value : value
    this.#countOddities(attributes, text, repeat)
    this.#addMerged(attributes, first)
    if (text === '') return
    if (this.#column > maxColumns)
      throw new FormatError('too-many-columns', { columns: this.#column, limit: maxColumns })
    while (this.#cells.length < first) this.#cells.push('')
    for (let k = 0; k < repeat; k++) this.#cells.push(text)
  }

  #countOddities(attributes: string, text: string, repeat: number): void {
    const type = attribute(attributes, 'value-type')
    if (type === undefined && text === '' && attribute(attributes, 'formula') !== undefined)
      this.formulasWithoutValue += repeat * this.#rowRepeat
    if (type === 'float' && isPrecisionLost(Number(text))) this.precisionLost += repeat * this.#rowRepeat
  }

  #addMerged(attributes: string, column: number): void {
    if (!attributes.includes('-spanned')) return
    const columns = repeats(attributes, 'number-columns-spanned')
    const rows = repeats(attributes, 'number-rows-spanned')
    if (columns * rows === 1) return
    this.merged.push({
      firstRow: this.#row + 1,
      lastRow: this.#row + rows,
      firstColumn: column,
      lastColumn: column + columns - 1,
    })
  }

  #endRow(): void {
    const first = this.#row + 1
    this.#row += this.#rowRepeat
    if (this.#cells.length === 0) return
    if (this.#row > maxSheetRows) throw new FormatError('too-many-rows', { limit: maxSheetRows })
    for (let row = first; row <= this.#row; row++) this.#sink(this.#cells, row)
  }
}

/** How often something is repeated; once if that is not said, or is no number. */
function repeats(attributes: string, name: string): number {
  const count = Number(attribute(attributes, name) ?? 1)
  return Number.isInteger(count) && count > 0 ? count : 1
}
