import { FormatError } from '../format-error.ts'
import { isPrecisionLost, serialText } from '../sheets/serial-text.ts'
import type { RowSink } from '../sheets/sheet-stream.ts'
import { maxColumns } from '../table/table-reader.ts'
import { attribute, XmlScanner } from '../xml/xml-scanner.ts'
import { type Area, areaOf, columnOf, rowOf } from './cell-reference.ts'
import type { Shown } from './number-format.ts'
import { longer, RichText, unescaped } from './rich-text.ts'

export interface SheetContext {
  readonly strings: readonly string[]
  readonly formats: readonly Shown[]
  readonly epoch: 1900 | 1904
}

/**
 * Reads the XML of a sheet as a stream and passes on the rows that have cells. Dates become ISO texts, numbers keep their spelling, so that
 * cells are read as in text files.
 */
export class SheetScanner {
  readonly merged: Area[] = []
  formulasWithoutValue = 0
  precisionLost = 0
  private readonly context: SheetContext
  private readonly sink: RowSink
  private readonly xml: XmlScanner
  private readonly rich = new RichText()
  private cells: string[] = []
  private row = 0
  private column = -1
  private type = ''
  private style = 0
  private value = ''
  private hasValue = false
  private inValue = false
  private hasFormula = false
  private whole = false

  constructor(context: SheetContext, sink: RowSink) {
    this.context = context
    this.sink = sink
    this.xml = new XmlScanner({
      open: (name, attributes) => this.open(name, attributes),
      close: (name) => this.close(name),
      text: (text) => {
        if (this.inValue) this.value = longer(this.value, text)
        else this.rich.add(text)
      },
    })
  }

  /** False if the XML is broken, so that reading must stop. */
  push(piece: string): boolean {
    return this.xml.push(piece)
  }

  /** Whether the sheet's XML was complete. */
  end(): boolean {
    return this.whole && this.xml.end()
  }

  private open(name: string, attributes: string): void {
    switch (name) {
      case 'row':
        this.cells = []
        this.row = rowOf(Number(attribute(attributes, 'r') ?? this.row + 1))
        this.column = -1
        return
      case 'c': {
        const reference = attribute(attributes, 'r')
        this.column = reference === undefined ? this.column + 1 : columnOf(reference)
        this.type = attribute(attributes, 't') ?? 'n'
        this.style = Number(attribute(attributes, 's') ?? 0)
        this.value = ''
        this.hasValue = false
        this.hasFormula = false
        this.rich.clear()
        return
      }
      case 'v':
        this.inValue = true
        this.hasValue = true
        return
      case 'f':
        this.hasFormula = true
        return
      case 'mergeCell':
        this.addMerged(areaOf(attribute(attributes, 'ref') ?? ''))
        return
      default:
        this.rich.open(name)
    }
  }

  private close(name: string): void {
    if (name === 'v') this.inValue = false
    else if (name === 'c') this.endCell()
    else if (name === 'row') this.endRow()
    else if (name === 'worksheet') this.whole = true
    else this.rich.close(name)
  }

  private addMerged(area: Area | null): void {
    if (area !== null) this.merged.push(area)
  }

  private endCell(): void {
    if (this.hasFormula && !this.hasValue) this.formulasWithoutValue++
    const text = this.cellText()
    if (text === '') return
    if (this.column >= maxColumns)
      throw new FormatError('too-many-columns', { columns: this.column + 1, limit: maxColumns })
    while (this.cells.length < this.column) this.cells.push('')
    this.cells[this.column] = text
  }

  private endRow(): void {
    if (this.cells.length > 0) this.sink(this.cells, this.row)
  }

  private cellText(): string {
    switch (this.type) {
      case 's':
        return this.hasValue ? (this.context.strings[Number(this.value)] ?? '') : ''
      case 'inlineStr':
        return this.rich.value
      case 'str':
        return unescaped(this.value)
      case 'b':
        return this.hasValue ? (this.value === '1' ? 'TRUE' : 'FALSE') : ''
      case 'd':
        return this.value.replace('T00:00:00', '')
      case 'e':
        return this.value
      default:
        return this.hasValue ? this.numberText(this.value) : ''
    }
  }

  private numberText(raw: string): string {
    const shown = this.context.formats[this.style] ?? 'number'
    const number = Number(raw)
    const moment = serialText(number, shown, this.context.epoch)
    const isPlain = shown === 'number' || !Number.isFinite(number) || number < 0
    if (isPlain && isPrecisionLost(number)) this.precisionLost++
    return moment ?? raw
  }
}
