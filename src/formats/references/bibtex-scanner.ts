import type { ReferenceCode } from './messages.ts'
import { maxField } from './reading.ts'

/** An entry that cannot be read. */
export class BibtexFault extends Error {
  readonly code: ReferenceCode
  readonly line: number
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: ReferenceCode, line: number, params: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.line = line
    this.params = params
  }
}

export interface BibtexEntry {
  readonly type: string
  /** Values in TeX, by their names in small letters. */
  readonly fields: ReadonlyMap<string, string>
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/**
 * Splits a BibTeX file into entries. A line that begins with `@word{` always begins an entry, so that an unclosed one ends there. The file is
 * read once, from its beginning to its end. Lines end with \n.
 */
export class BibtexScanner {
  readonly #text: string
  #at = 0
  #line = 1
  #counted = 0
  readonly #strings = new Map(months.map((name) => [name.slice(0, 3), name]))

  constructor(text: string) {
    this.#text = text
  }

  /** Goes to the next entry. Its line from 1, or undefined at the end. Text between entries is a comment. */
  nextEntry(): number | undefined {
    const entry = /@[^\S\n]*[A-Za-z]+\s*[{(]/g
    entry.lastIndex = this.#at
    const found = entry.exec(this.#text)
    if (!found) return undefined
    this.#at = found.index
    return this.#lineAt(this.#at)
  }

  /** The entry here; undefined for comments, preambles and `@string`. Throws a `BibtexFault`, and has then passed its beginning. */
  entry(): BibtexEntry | undefined {
    const start = this.#lineAt(this.#at)
    const [head = ''] = /^@\s*[A-Za-z]+\s*[{(]/.exec(this.#text.slice(this.#at, this.#at + 200)) ?? []
    const type = head.slice(1, -1).trim().toLowerCase()
    const close = head.endsWith('(') ? ')' : '}'
    this.#at += Math.max(1, head.length)
    if (head === '') return undefined
    if (type === 'comment' || type === 'preamble') {
      this.#at -= 1
      this.#closing(close)
      return undefined
    }
    if (type === 'string') {
      const fields = this.#fields(start, close)
      for (const [name, value] of fields) this.#strings.set(name, value)
      return undefined
    }
    const key = this.#run(close === ')' ? /[^,\s)]/ : /[^,\s{}]/)
    this.#blanks()
    if (this.#peek() === ',') this.#at += 1
    else if (this.#peek() !== close) this.#refuseField(start, key)
    return { type, fields: this.#fields(start, close) }
  }

  #fields(start: number, close: string): ReadonlyMap<string, string> {
    const fields = new Map<string, string>()
    for (;;) {
      this.#blanks()
      if (this.#peek() === ',') {
        this.#at += 1
        continue
      }
      if (this.#peek() === close) {
        this.#at += 1
        return fields
      }
      if (this.#isAtEnd() || this.#peek() === '@') throw new BibtexFault('bibtex-unclosed', start)
      const name = this.#run(/[^\s=,{}()"#%]/).toLowerCase()
      this.#blanks()
      if (name === '' || this.#peek() !== '=') this.#refuseField(start, name)
      this.#at += 1
      const value = this.#value(start)
      // the first one counts, as in BibTeX
      if (!fields.has(name)) fields.set(name, value)
    }
  }

  /** Values joined by #. */
  #value(start: number): string {
    const line = this.#lineAt(this.#at)
    let value = ''
    for (;;) {
      this.#blanks()
      value += this.#piece(start)
      if (value.length > maxField) throw new BibtexFault('record-too-long', line, { limit: maxField })
      this.#blanks()
      if (this.#peek() !== '#') return value
      this.#at += 1
    }
  }

  #piece(start: number): string {
    const sign = this.#peek()
    if (sign === '{' || sign === '"') return this.#group(start, sign)
    const word = this.#run(/[^\s,{}()"#=]/)
    if (word === '') return this.#refuseField(start, '=')
    if (/^\d+$/.test(word)) return word
    const known = this.#strings.get(word.toLowerCase())
    if (known === undefined)
      throw new BibtexFault('bibtex-unknown-string', this.#lineAt(this.#at), { name: word.slice(0, 40) })
    return known
  }

  /** A value in braces or quotation marks, without them. */
  #group(start: number, open: string): string {
    const from = this.#at + 1
    if (!this.#closing(open === '{' ? '}' : '"')) throw new BibtexFault('bibtex-unclosed', start)
    return this.#text.slice(from, this.#at - 1)
  }

  /** Goes from an opening sign behind its closing one, or else to where it can no longer be: the next entry, or the end. Never goes back. */
  #closing(close: string): boolean {
    let depth = 0
    for (this.#at += 1; !this.#isAtEnd(); this.#at += 1) {
      const sign = this.#peek()
      if (depth === 0 && sign === close) {
        this.#at += 1
        return true
      }
      if (sign === '\\') this.#at += 1
      else if (sign === '{') depth += 1
      else if (sign === '}') depth -= 1
      else if (sign === '\n' && this.#isEntryAt(this.#at + 1)) return false
      if (depth < 0) return false
    }
    return false
  }

  #isEntryAt(at: number): boolean {
    return /^[^\S\n]*@[A-Za-z]+\s*\{/.test(this.#text.slice(at, at + 60))
  }

  #refuseField(start: number, after: string): never {
    if (this.#isAtEnd()) throw new BibtexFault('bibtex-unclosed', start)
    throw new BibtexFault('bibtex-no-field', this.#lineAt(this.#at), { after: after.slice(0, 40) })
  }

  #isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  #peek(): string {
    return this.#text[this.#at] ?? ''
  }

  #run(pattern: RegExp): string {
    const from = this.#at
    while (!this.#isAtEnd() && pattern.test(this.#peek())) this.#at += 1
    return this.#text.slice(from, this.#at)
  }

  /** Blanks, and comments from a % to the end of the line. */
  #blanks(): void {
    for (;;) {
      this.#run(/\s/)
      if (this.#peek() !== '%') return
      this.#run(/[^\n]/)
    }
  }

  /** Counts on from the place counted to before. */
  #lineAt(at: number): number {
    for (; this.#counted < at; this.#counted += 1) if (this.#text[this.#counted] === '\n') this.#line += 1
    return this.#line
  }
}

/** Splits at a separator outside braces, which `separator` matches from its beginning, looking at 8 signs. */
export function splitOutside(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = []
  let [depth, from, at] = [0, 0, 0]
  while (at < text.length) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    else if (depth <= 0 && /[\s,]/.test(sign ?? '')) {
      const [found] = separator.exec(text.slice(at, at + 8)) ?? []
      if (found !== undefined) {
        parts.push(text.slice(from, at))
        at += found.length
        from = at
        continue
      }
    }
    at += 1
  }
  return [...parts, text.slice(from)]
}
