import { longer } from '../xlsx/rich-text.ts'
import { attribute } from '../xml/xml-scanner.ts'

const MOST_BLANKS = 10_000

/** Collects the paragraphs of a cell; comments and readings of characters are left out. */
export class CellText {
  #lines: string[] = []
  #line: string | undefined
  #skipped = 0
  /** Elements that are open within the paragraph, among them the paragraph. */
  #depth = 0

  clear(): void {
    this.#lines = []
    this.#line = undefined
    this.#skipped = 0
    this.#depth = 0
  }

  get value(): string {
    return this.#lines.length === 1 ? (this.#lines[0] ?? '') : this.#lines.join('\n')
  }

  open(name: string, attributes: string): void {
    if (this.#skipped > 0 || isSkipped(name)) {
      this.#skipped += 1
      return
    }
    if (this.#line === undefined) {
      if (name !== 'p' && name !== 'h') return
      this.#line = ''
      this.#depth = 1
      return
    }
    this.#depth += 1
    if (name === 's')
      this.#put(' '.repeat(Math.min(MOST_BLANKS, Math.max(1, Number(attribute(attributes, 'c') ?? 1) || 1))))
    else if (name === 'tab') this.#put('\t')
    else if (name === 'line-break') this.#put('\n')
  }

  close(): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1
      return
    }
    if (this.#line === undefined) return
    this.#depth -= 1
    if (this.#depth > 0) return
    this.#lines.push(this.#line)
    this.#line = undefined
  }

  /** Runs of blanks count as one; further ones are elements of their own. */
  add(text: string): void {
    if (this.#line === undefined || this.#skipped > 0) return
    const plain = text.replace(/[\t\n\r ]+/g, ' ')
    const isAfterBlank = this.#line === '' || this.#line.endsWith(' ')
    this.#put(isAfterBlank && plain.startsWith(' ') ? plain.slice(1) : plain)
  }

  #put(text: string): void {
    this.#line = longer(this.#line ?? '', text)
  }
}

const isSkipped = (name: string) => name === 'annotation' || name === 'ruby-text' || name === 'note'
