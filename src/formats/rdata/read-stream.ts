import { FormatError } from '../format-error.ts'
import { ByteDictionary } from '../table/byte-dictionary.ts'
import { damaged } from '../typed/byte-view.ts'
import { knownEncoding } from '../typed/text-encoding.ts'
import { asciiInput, binaryInput, type RInput } from './r-input.ts'
import { type Attributes, NA_INTEGER, type RValue, type RVector, textsOf } from './r-value.ts'

const FORMAT = 'R'
/** Lists within lists, and attributes of attributes. */
const DEEPEST = 64
/** Elements of all lists of a file. */
const MOST_ITEMS = 5_000_000
/** Cells of all sequences that a file describes by their ends. */
const MOST_EXPANDED = 6_000_000

/** Bits of an item's flags. */
const HAS_ATTRIBUTES = 0x200
const HAS_TAG = 0x400
/** Of `gp`, the encoding of a string. */
const [BYTES, LATIN1, UTF8] = [1 << 1, 1 << 2, 1 << 3]

const REFERENCE = 255
const NULL = 254
/** The global, base and empty environments, and marks of code. */
const singletons: ReadonlySet<number> = new Set([241, 242, 250, 251, 252, 253])

/** Where a stream begins, and how its numbers are written. */
interface Prefix {
  readonly from: number
  readonly sign: string
  /** Of save(): a list of named objects, otherwise one object. */
  readonly isNamed: boolean
}

/** The beginning of a file of saveRDS() or save(); undefined for anything else. */
export function prefixOf(bytes: Uint8Array): Prefix | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 9))
  const saved = /^RD([XAB])[23]\r?\n\1\r?\n/.exec(head)
  if (saved) return { from: saved[0].length, sign: saved[1] ?? 'X', isNamed: true }
  const own = /^([XAB])\r?\n/.exec(head)
  return own ? { from: own[0].length, sign: own[1] ?? 'X', isNamed: false } : undefined
}

/**
 * Reads one serialised object (R Internals, 1.8 "Serialization Formats", version 2 and 3). Code, environments and pointers are passed over, and
 * nothing is evaluated.
 * @throws FormatError `damaged-data-file`, or `unsupported-data-file` with what it is
 */
export function readStream(bytes: Uint8Array, { from, sign }: Prefix): RValue {
  const input = sign === 'A' ? asciiInput(bytes, from) : binaryInput(bytes, from, sign === 'B')
  const version = input.integer()
  if (version !== 2 && version !== 3)
    throw new FormatError('unsupported-data-file', { format: FORMAT, what: `version ${version}` })
  input.integer() // the version of R that wrote it
  input.integer() // the oldest that reads it
  const native = version === 3 ? String.fromCharCode(...input.bytes(input.integer())) : ''
  return new ItemReader(input, knownEncoding(native) ?? 'utf-8').item(0)
}

class ItemReader {
  readonly #input: RInput
  readonly #native: string
  /** Symbols and environments, which later items name by number. */
  readonly #references: RValue[] = []
  #items = 0
  #expandedCells = 0

  constructor(input: RInput, native: string) {
    this.#input = input
    this.#native = native
  }

  #fail(): never {
    throw damaged(FORMAT, this.#input.at())
  }

  #count(): void {
    this.#items += 1
    if (this.#items > MOST_ITEMS) this.#fail()
  }

  #length(): number {
    const short = this.#input.integer()
    if (short !== -1) return short < 0 ? this.#fail() : short
    return this.#input.integer() * 2 ** 32 + (this.#input.integer() >>> 0)
  }

  item(depth: number): RValue {
    return this.#withFlags(this.#input.integer(), depth)
  }

  #withFlags(flags: number, depth: number): RValue {
    if (depth > DEEPEST) this.#fail()
    this.#count()
    const type = flags & 255
    if (type === NULL) return { kind: 'null' }
    if (singletons.has(type)) return { kind: 'other' }
    switch (type) {
      case REFERENCE: {
        const place = flags >>> 8 || this.#input.integer()
        return this.#references[place - 1] ?? this.#fail()
      }
      case 1:
        return this.#remember({ kind: 'symbol', name: this.#charText() })
      case 2: // pairlist
      case 3: // closure
      case 5: // promise
      case 6: // call
        return this.#pairlist(flags, depth)
      case 4:
        return this.#environment(depth)
      case 7: // special and builtin functions
      case 8:
        this.#input.bytes(this.#input.integer())
        return { kind: 'other' }
      case 22: // external pointer
        this.#remember({ kind: 'other' })
        this.item(depth + 1)
        this.item(depth + 1)
        return this.#other(flags, depth)
      case 23: // weak reference
        return this.#remember(this.#other(flags, depth))
      case 25: // S4
        return this.#other(flags, depth)
      case 238:
        return this.#alternative(depth)
      case 247: // persistent name, package and namespace
      case 248:
      case 249: {
        this.#input.integer()
        const names = this.#input.integer()
        this.#input.expect(names)
        for (let k = 0; k < names; k++) this.#charText()
        return this.#remember({ kind: 'other' })
      }
      default:
        return this.#vector(type, flags, depth)
    }
  }

  #remember(value: RValue): RValue {
    this.#references.push(value)
    return value
  }

  #other(flags: number, depth: number): RValue {
    return flags & HAS_ATTRIBUTES ? { kind: 'other', attributes: this.#attributes(depth) } : { kind: 'other' }
  }

  #charText(): string {
    const length = this.#charHead()
    return length === -1 ? '' : this.#decoded(this.#input.bytes(length), this.#encoding)
  }

  /** Pairs up to the end of the list, one after the other. */
  #pairlist(firstFlags: number, depth: number): RValue {
    const items: { tag: string; value: RValue }[] = []
    let flags = firstFlags
    const isPair = (type: number) => type === 2 || type === 3 || type === 5 || type === 6
    for (;;) {
      if (!isPair(flags & 255)) {
        // a dotted pair ends with something that is no list
        this.#withFlags(flags, depth + 1)
        return { kind: 'pairlist', items }
      }
      this.#count()
      if (flags & HAS_ATTRIBUTES) this.item(depth + 1)
      const tag = flags & HAS_TAG ? this.item(depth + 1) : undefined
      const value = this.item(depth + 1)
      items.push({ tag: tag?.kind === 'symbol' ? tag.name : '', value })
      flags = this.#input.integer()
      if ((flags & 255) === NULL) return { kind: 'pairlist', items }
    }
  }

  #environment(depth: number): RValue {
    this.#input.integer() // locked
    const made = this.#remember({ kind: 'other' })
    for (let k = 0; k < 4; k++) this.item(depth + 1) // enclosure, frame, table, attributes
    return made
  }

  #attributes(depth: number): Attributes {
    const list = this.item(depth + 1)
    const items = list.kind === 'pairlist' ? list.items : []
    return new Map(items.map(({ tag, value }) => [tag, value]))
  }

  #vector(type: number, flags: number, depth: number): RValue {
    const vector = this.#cells(type, depth)
    if (flags & HAS_ATTRIBUTES) vector.attributes = this.#attributes(depth)
    return vector
  }

  #cells(type: number, depth: number): RVector {
    const attributes: Attributes = new Map()
    switch (type) {
      case 10:
        return { kind: 'logical', values: this.#input.integers(this.#length()), attributes }
      case 13:
        return { kind: 'integer', values: this.#input.integers(this.#length()), attributes }
      case 14:
        return { kind: 'double', values: this.#input.doubles(this.#length()), attributes }
      case 15: {
        const length = this.#length()
        this.#input.doubles(2 * length)
        return { kind: 'unread', length, attributes }
      }
      case 16:
        return this.#strings()
      case 19:
      case 20: {
        const length = this.#length()
        this.#input.expect(length)
        const items: RValue[] = []
        for (let k = 0; k < length; k++) items.push(this.item(depth + 1))
        return type === 19 ? { kind: 'list', items, attributes } : { kind: 'unread', length, attributes }
      }
      case 24: {
        const length = this.#length()
        this.#input.bytes(length)
        return { kind: 'unread', length, attributes }
      }
      case 21:
        throw new FormatError('unsupported-data-file', { format: FORMAT, what: 'compiled code (byte code)' })
      default:
        return this.#fail()
    }
  }

  /** The length of a string, and its encoding in `#encoding`; -1 for NA. */
  #charHead(): number {
    const flags = this.#input.integer()
    if ((flags & 255) !== 9) this.#fail()
    const length = this.#input.integer()
    const gp = flags >>> 12
    this.#encoding = gp & UTF8 ? 'utf-8' : gp & (LATIN1 | BYTES) ? 'iso-8859-1' : this.#native
    return length
  }

  #encoding = ''

  readonly #decoders = new Map<string, TextDecoder>()

  #decoded(bytes: Uint8Array, encoding: string): string {
    const decoder = this.#decoders.get(encoding) ?? new TextDecoder(encoding, { ignoreBOM: true })
    this.#decoders.set(encoding, decoder)
    return decoder.decode(bytes)
  }

  #strings(): RVector {
    const length = this.#length()
    this.#input.expect(length)
    const codes = new Int32Array(length)
    const texts: string[] = []
    /** By encoding the distinct strings of bytes, and the place of each in `texts`. */
    const known = new Map<string, { readonly bytes: ByteDictionary; readonly places: number[] }>()
    for (let k = 0; k < length; k++) {
      const size = this.#charHead()
      if (size === -1) {
        codes[k] = -1
        continue
      }
      const encoding = this.#encoding
      let own = known.get(encoding)
      if (!own) {
        own = { bytes: new ByteDictionary(), places: [] }
        known.set(encoding, own)
      }
      const from = this.#input.string(size)
      const { source } = this.#input
      const code = own.bytes.codeOf(source, from, from + size)
      codes[k] = own.places[code] ??= texts.push(this.#decoded(source.subarray(from, from + size), encoding)) - 1
    }
    return { kind: 'string', codes, dictionary: texts, attributes: new Map() }
  }

  /** ALTREP: class, state, attributes. Sequences are written out, wrappers opened. */
  #alternative(depth: number): RValue {
    const info = this.item(depth + 1)
    const state = this.item(depth + 1)
    const given = this.item(depth + 1)
    const name = info.kind === 'pairlist' && info.items[0]?.value.kind === 'symbol' ? info.items[0].value.name : ''
    const made = this.#expanded(name, state)
    if ('attributes' in made && given.kind === 'pairlist')
      (made as RVector).attributes = new Map(given.items.map(({ tag, value }) => [tag, value]))
    return made
  }

  #expanded(name: string, state: RValue): RValue {
    if (name === 'compact_intseq' || name === 'compact_realseq') {
      const [count = 0, first = 0, step = 1] = state.kind === 'double' ? state.values : []
      this.#expandedCells += count
      if (!(count >= 0 && this.#expandedCells <= MOST_EXPANDED)) this.#fail()
      const values = Float64Array.from({ length: count }, (_, k) => first + step * k)
      const attributes: Attributes = new Map()
      return name === 'compact_intseq'
        ? { kind: 'integer', values: Int32Array.from(values), attributes }
        : { kind: 'double', values, attributes }
    }
    const inner = state.kind === 'list' ? state.items[0] : state.kind === 'pairlist' ? state.items[0]?.value : undefined
    if (name.startsWith('wrap_') && inner) return inner
    if (name === 'deferred_string' && inner) return asTexts(inner)
    throw new FormatError('unsupported-data-file', { format: FORMAT, what: name.slice(0, 40) || 'ALTREP' })
  }
}

/** Numbers that R would write as texts when they are used. */
function asTexts(value: RValue): RValue {
  if (value.kind === 'string') return value
  const numbers = value.kind === 'integer' || value.kind === 'logical' ? value.values : undefined
  const texts = numbers
    ? Array.from(numbers, (one) => (one === NA_INTEGER ? null : String(one)))
    : value.kind === 'double'
      ? Array.from(value.values, (one) => (Number.isNaN(one) ? null : String(one)))
      : textsOf(value)
  const dictionary = [...new Set(texts.filter((text) => text !== null))]
  const place = new Map(dictionary.map((text, code) => [text, code]))
  return {
    kind: 'string',
    codes: Int32Array.from(texts, (text) => (text === null ? -1 : (place.get(text) ?? -1))),
    dictionary,
    attributes: new Map(),
  }
}
