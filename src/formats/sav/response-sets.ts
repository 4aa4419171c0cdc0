import { type RawText, trimRaw } from './raw-text.ts'

/** A multiple response set, its texts not yet decoded. */
export interface RawResponseSet {
  readonly name: RawText
  readonly label: RawText
  /** Null if each variable contains a category. */
  readonly counted: RawText | null
  /** Short names, mostly in lower case. */
  readonly variables: readonly RawText[]
}

/**
 * Sets of subtypes 7 and 19, a line each: `$name=C 5 Label var var`, or `$name=D1 1 5 Label var var`, where the length of each text precedes it;
 * `E` has a further number before the label. Lines that are not of this form are left out.
 */
export function parseResponseSets(text: RawText): readonly RawResponseSet[] {
  const sets: RawResponseSet[] = []
  let at = 0
  while (at < text.length) {
    const line = new Line(text, at)
    const set = parseSet(line)
    if (set) sets.push(set)
    const end = text.indexOf('\n', Math.max(line.at, at))
    if (end < 0) break
    at = end + 1
  }
  return sets
}

function parseSet(line: Line): RawResponseSet | null {
  const name = line.before('=')
  if (name === null) return null
  const kind = line.sign()
  let counted: RawText | null = null
  if (kind === 'E') {
    // 1: the label is of the set; 11: that of its first variable
    if (!line.skip(' ') || line.before(' ') === null) return null
  }
  if (kind === 'D' || kind === 'E') {
    counted = line.counted()
    if (counted === null || !line.skip(' ')) return null
  } else if (kind !== 'C' || !line.skip(' ')) return null
  const label = line.counted()
  if (label === null) return null
  const variables = line
    .rest()
    .split(' ')
    .filter((one) => one !== '')
  return { name: trimRaw(name), label: trimRaw(label), counted: counted === null ? null : trimRaw(counted), variables }
}

class Line {
  at: number
  readonly #text: string

  constructor(text: string, at: number) {
    this.#text = text
    this.at = at
  }

  sign(): string {
    return this.#text[this.at++] ?? ''
  }

  skip(sign: string): boolean {
    if (this.#text[this.at] !== sign) return false
    this.at += 1
    return true
  }

  /** The text before a sign of this line, which is passed over. Never looks beyond the line, so that many lines take linear time. */
  before(sign: string): string | null {
    for (let end = this.at; end < this.#text.length && this.#text[end] !== '\n'; end++) {
      if (this.#text[end] !== sign) continue
      const found = this.#text.slice(this.at, end)
      this.at = end + 1
      return found
    }
    return null
  }

  /** A length, a blank, and a text so long, which may contain line ends. */
  counted(): string | null {
    const digits = this.before(' ')
    if (digits === null || !/^\d{1,6}$/.test(digits)) return null
    const end = this.at + Number(digits)
    if (end > this.#text.length) return null
    const found = this.#text.slice(this.at, end)
    this.at = end
    return found
  }

  rest(): string {
    const end = this.#text.indexOf('\n', this.at)
    return this.#text.slice(this.at, end < 0 ? undefined : end).replaceAll('\0', '')
  }
}
