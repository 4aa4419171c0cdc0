/** Growing typed arrays for readers that do not know the number of rows in advance. */

/** Small, because a table may have thousands of columns and few rows. */
const initial = 16

/** Numbers; a blank is NaN. */
export class NumberBuilder {
  private cells = new Float64Array(initial)
  private used = 0

  get length(): number {
    return this.used
  }

  push(value: number): void {
    if (this.used === this.cells.length) this.cells = grown(this.cells, Float64Array)
    this.cells[this.used++] = value
  }

  /** The cells in an array of exact length. */
  finish(): Float64Array {
    return this.cells.slice(0, this.used)
  }
}

/** Integers such as dictionary codes; -1 is a blank. */
export class CodeBuilder {
  private cells = new Int32Array(initial)
  private used = 0

  get length(): number {
    return this.used
  }

  push(code: number): void {
    if (this.used === this.cells.length) this.cells = grown(this.cells, Int32Array)
    this.cells[this.used++] = code
  }

  /** Appends the same code `count` times. */
  fill(code: number, count: number): void {
    while (this.used + count > this.cells.length) this.cells = grown(this.cells, Int32Array)
    this.cells.fill(code, this.used, this.used + count)
    this.used += count
  }

  finish(): Int32Array {
    return this.cells.slice(0, this.used)
  }
}

/** Texts, dictionary-coded in order of first appearance; null and the empty text are blanks. */
export class TextBuilder {
  private readonly codes = new CodeBuilder()
  private readonly known = new Map<string, number>()

  get length(): number {
    return this.codes.length
  }

  push(text: string | null): void {
    if (text === null || text === '') {
      this.codes.push(-1)
      return
    }
    let code = this.known.get(text)
    if (code === undefined) {
      code = this.known.size
      this.known.set(text, code)
    }
    this.codes.push(code)
  }

  finish(): { codes: Int32Array; dictionary: string[] } {
    return { codes: this.codes.finish(), dictionary: Array.from(this.known.keys()) }
  }
}

function grown<T extends Float64Array | Int32Array>(cells: T, Kind: new (length: number) => T): T {
  const larger = new Kind(cells.length * 2)
  larger.set(cells)
  return larger
}
