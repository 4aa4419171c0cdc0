export interface XmlHandler {
  /** `name` has no prefix. `attributes` is the text between the name and the end of the tag. */
  open?(name: string, attributes: string): void
  /** Also called for `<a/>`, right after `open`. */
  close?(name: string): void
  /** Decoded; an element's text may come in several pieces. */
  text?(text: string): void
}

/** A longer tag is refused: its end would be searched for again with every piece. */
const longestTag = 1 << 20
/** `&#x10ffff;` */
const longestEntity = 10

/** Content that is skipped, or taken as text, up to its end mark. */
interface Section {
  readonly mark: string
  readonly isText: boolean
}

const comment: Section = { mark: '-->', isText: false }
const characters: Section = { mark: ']]>', isText: true }
const declared: Section = { mark: '>', isText: false }

/**
 * Reads XML in pieces of any size: tags, text and CDATA. Entities of a document type are not expanded, so none can explode, and only a tag
 * waits for its end, so time is linear. The only check is that the text ends outside a tag.
 */
export class XmlScanner {
  private rest = ''
  private within: Section | undefined
  private broken = false
  private readonly handler: XmlHandler

  constructor(handler: XmlHandler) {
    this.handler = handler
  }

  /** False after a tag without an end: stop reading. */
  push(piece: string): boolean {
    if (this.broken) return false
    const text = this.rest === '' ? piece : this.rest + piece
    let at = 0
    while (at >= 0 && at < text.length) {
      this.rest = ''
      at = this.within === undefined ? this.outside(text, at) : this.section(text, at, this.within)
    }
    if (this.rest.length > longestTag) this.broken = true
    return !this.broken
  }

  /** Whether the document is complete: it does not end within a tag, a comment or CDATA. */
  end(): boolean {
    return !this.broken && this.within === undefined && !this.rest.includes('<')
  }

  /** Handles text and the tag after it. Returns where to continue, or -1 if the next piece decides. */
  private outside(text: string, at: number): number {
    const tag = text.indexOf('<', at)
    if (tag < 0) return this.textWithoutTag(text, at)
    if (tag > at) this.handler.text?.(decoded(text.slice(at, tag)))
    if (text.charCodeAt(tag + 1) !== 0x21) return this.orWait(text, tag, this.tag(text, tag))
    if (text.startsWith('<!--', tag)) return this.enter(comment, tag + 4)
    if (text.startsWith('<![CDATA[', tag)) return this.enter(characters, tag + 9)
    return text.length - tag < 9 ? this.orWait(text, tag, -1) : this.enter(declared, tag + 2)
  }

  private orWait(text: string, from: number, end: number): number {
    if (end < 0) this.rest = text.slice(from)
    return end
  }

  private enter(section: Section, at: number): number {
    this.within = section
    return at
  }

  /** Emits the text up to its end, or up to an entity split by the end of the piece. */
  private textWithoutTag(text: string, at: number): number {
    const entity = text.lastIndexOf('&')
    const isCut = entity >= Math.max(at, text.length - longestEntity) && !text.includes(';', entity)
    const end = isCut ? entity : text.length
    if (end > at) this.handler.text?.(decoded(text.slice(at, end)))
    return this.orWait(text, end, -1)
  }

  private section(text: string, at: number, { mark, isText }: Section): number {
    const found = text.indexOf(mark, at)
    // the mark itself may be split
    const end = found < 0 ? Math.max(at, text.length - mark.length + 1) : found
    if (isText && end > at) this.handler.text?.(text.slice(at, end))
    if (found < 0) return this.orWait(text, end, -1)
    this.within = undefined
    return found + mark.length
  }

  private tag(text: string, start: number): number {
    let quote = 0
    let end = start + 1
    for (; end < text.length; end++) {
      const c = text.charCodeAt(end)
      if (quote === 0) {
        if (c === 0x3e) break
        if (c === 0x22 || c === 0x27) quote = c
      } else if (c === quote) quote = 0
    }
    if (end === text.length) return -1
    const first = text.charCodeAt(start + 1)
    if (first === 0x3f) return end + 1
    if (first === 0x2f) {
      this.handler.close?.(localName(text, start + 2, end))
      return end + 1
    }
    const empty = text.charCodeAt(end - 1) === 0x2f
    const nameEnd = this.nameEnd(text, start + 1, end)
    const name = localName(text, start + 1, nameEnd)
    this.handler.open?.(name, text.slice(nameEnd, empty ? end - 1 : end))
    if (empty) this.handler.close?.(name)
    return end + 1
  }

  private nameEnd(text: string, from: number, end: number): number {
    let i = from
    for (; i < end; i++) {
      const c = text.charCodeAt(i)
      if (c <= 0x20 || c === 0x2f) break
    }
    return i
  }
}

function localName(text: string, from: number, to: number): string {
  const name = text.slice(from, to).trimEnd()
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** The value of an attribute by its local name, or undefined. */
export function attribute(attributes: string, name: string): string | undefined {
  let from = 0
  for (;;) {
    const at = attributes.indexOf(name, from)
    if (at < 0) return undefined
    const before = attributes.charCodeAt(at - 1)
    let i = at + name.length
    while (attributes.charCodeAt(i) <= 0x20) i++
    if ((at === 0 || before <= 0x20 || before === 0x3a) && attributes.charCodeAt(i) === 0x3d) {
      i++
      while (attributes.charCodeAt(i) <= 0x20) i++
      const end = attributes.indexOf(attributes.charAt(i), i + 1)
      return end < 0 ? undefined : decoded(attributes.slice(i + 1, end))
    }
    from = at + name.length
  }
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Characters decoded at a time: replacing takes many times the memory of what it replaces. */
const atOnce = 1 << 16

function decoded(text: string): string {
  if (!text.includes('&')) return text
  let all = ''
  for (let from = 0; from < text.length; ) {
    const to = entityEnd(text, from + atOnce)
    all += decodedAtOnce(text.slice(from, to))
    from = to
  }
  return all
}

/** The first index from `place` on that is not inside an entity. */
function entityEnd(text: string, place: number): number {
  if (place >= text.length) return text.length
  const before = text.slice(place - longestEntity, place).lastIndexOf('&')
  if (before < 0) return place
  const entity = place - longestEntity + before
  const end = entity + text.slice(entity, entity + longestEntity).indexOf(';') + 1
  return Math.max(end, place)
}

function decodedAtOnce(text: string): string {
  return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/g, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return named[name] ?? whole
    const point = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}
