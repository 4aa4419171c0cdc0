import { CodeBuilder, NumberBuilder } from '#engine/frame/builder.ts'
import { ByteDictionary } from './byte-dictionary.ts'
import { plainNumber } from './cell-number.ts'

/** With more distinct texts than this, most of them numbers, a column is stored as numbers. */
const switchAt = 4096
const switchShare = 0.9

/**
 * The cells of one column while a source is read. Stored in one of two forms: as codes into a dictionary, or, once the column turns out to be
 * mostly distinct numbers, as numbers with a list of the other cells. The second form loses the spelling of the numbers; if the column then
 * turns out to be text, it is read again.
 */
export class ColumnCells {
  private codes: CodeBuilder | null = new CodeBuilder()
  private numbers: NumberBuilder | null = null
  private odd: { readonly rows: NumberBuilder; readonly codes: CodeBuilder } | null = null
  private dictionary = new ByteDictionary()
  private readonly point: number
  private readonly maySwitch: boolean
  /** Cells with spaces before or after. */
  trimmed = 0

  constructor(decimal: '.' | ',', form: 'auto' | 'numbers' | 'texts') {
    this.point = decimal.charCodeAt(0)
    this.maySwitch = form === 'auto'
    if (form === 'numbers') this.becomeNumbers()
  }

  /** Bytes of the distinct texts. */
  get textBytes(): number {
    return this.dictionary.textBytes
  }

  push(bytes: Uint8Array, from: number, to: number): void {
    let start = from
    let end = to
    while (end > start && isSpace(bytes[end - 1] as number)) end--
    while (end > start && isSpace(bytes[start] as number)) start++
    if (end - start !== to - from && end > start) this.trimmed++
    if (start === end) this.pushBlank()
    else if (this.numbers !== null) this.pushNumber(this.numbers, bytes, start, end)
    else if (this.codes !== null) {
      const code = this.dictionary.codeOf(bytes, start, end)
      this.codes.push(code)
      if (code === switchAt && this.maySwitch && this.mostlyNumbers()) this.becomeNumbers()
    }
  }

  pushBlank(): void {
    if (this.numbers !== null) this.numbers.push(Number.NaN)
    else this.codes?.push(-1)
  }

  pushBlanks(count: number): void {
    if (this.codes !== null) this.codes.fill(-1, count)
    else for (let i = 0; i < count; i++) this.numbers?.push(Number.NaN)
  }

  private pushNumber(numbers: NumberBuilder, bytes: Uint8Array, start: number, end: number): void {
    const value = plainNumber(bytes, start, end, this.point)
    if (Number.isNaN(value)) {
      this.pushOdd(numbers.length, this.dictionary.codeOf(bytes, start, end))
    }
    numbers.push(value)
  }

  private pushOdd(row: number, code: number): void {
    this.odd ??= { rows: new NumberBuilder(), codes: new CodeBuilder() }
    this.odd.rows.push(row)
    this.odd.codes.push(code)
  }

  private entryNumber(code: number): number {
    const { bytes, start, end } = this.dictionary.bytesOf(code)
    return plainNumber(bytes, start, end, this.point)
  }

  private mostlyNumbers(): boolean {
    let plain = 0
    for (let code = 0; code < this.dictionary.size; code++) if (!Number.isNaN(this.entryNumber(code))) plain++
    return plain >= switchShare * this.dictionary.size
  }

  private becomeNumbers(): void {
    const codes = this.codes?.finish() ?? new Int32Array()
    const values = Float64Array.from({ length: this.dictionary.size }, (_, code) => this.entryNumber(code))
    const numbers = new NumberBuilder()
    for (let row = 0; row < codes.length; row++) {
      const code = codes[row] as number
      const value = code < 0 ? Number.NaN : (values[code] as number)
      if (code >= 0 && Number.isNaN(value)) this.pushOdd(row, code)
      numbers.push(value)
    }
    this.numbers = numbers
    this.codes = null
  }

  /** Returns the cells, once, and releases the buffers, so that a table is never in memory twice. */
  finish(): FinishedCells {
    const { codes, numbers, odd, trimmed } = this
    const texts = this.dictionary.texts()
    this.dictionary = new ByteDictionary()
    this.codes = null
    this.numbers = null
    this.odd = null
    if (codes !== null) return { form: 'texts', texts, codes: codes.finish(), trimmed }
    return {
      form: 'numbers',
      texts,
      values: numbers?.finish() ?? new Float64Array(),
      oddRows: odd?.rows.finish() ?? new Float64Array(),
      oddCodes: odd?.codes.finish() ?? new Int32Array(),
      trimmed,
    }
  }
}

/** `codes`: index into `texts`, -1 for a blank. */
interface CellsAsTexts {
  readonly form: 'texts'
  readonly texts: readonly string[]
  readonly codes: Int32Array
  readonly trimmed: number
}

/** `values` is NaN for blanks and other cells; the rows and texts of the latter are listed separately. */
interface CellsAsNumbers {
  readonly form: 'numbers'
  readonly texts: readonly string[]
  readonly values: Float64Array
  readonly oddRows: Float64Array
  readonly oddCodes: Int32Array
  readonly trimmed: number
}

export type FinishedCells = CellsAsTexts | CellsAsNumbers

const isSpace = (byte: number) => byte === 0x20 || byte === 0x09
