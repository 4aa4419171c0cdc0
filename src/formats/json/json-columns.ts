import { FormatError } from '../format-error.ts'
import { maxColumns } from '../table/table-reader.ts'
import type { JsonScanner } from './json-scanner.ts'

/** Objects within objects become columns `a.b.c`; those still deeper stay JSON. */
const DEEPEST = 3

/** A key of the records, and the keys of the objects that it holds. */
interface Key {
  readonly name: string
  readonly inner: Map<string, Key>
  /** It holds something other than null and objects in some record. */
  hasCells: boolean
  place: number
}

/** The columns of records: every key in the order of its first appearance. */
export class JsonColumns {
  readonly #root: Key = newKey('')
  readonly #keys: Key[] = []

  /** Takes the keys of a record, which is passed over. */
  learn(scanner: JsonScanner): void {
    this.#walk(scanner, (key) => {
      if (scanner.kind() !== 'null') key.hasCells = true
      scanner.skip()
    })
  }

  /** A column to the left of those of the records, such as an index. */
  add(name: string): void {
    this.#keys.push({ ...newKey(name), hasCells: true })
  }

  /** After the last record: the names of the columns. */
  names(): readonly string[] {
    const columns = this.#keys.filter(({ hasCells, inner }) => hasCells || inner.size === 0)
    if (columns.length > maxColumns)
      throw new FormatError('too-many-columns', { columns: columns.length, limit: maxColumns })
    for (const [place, key] of columns.entries()) key.place = place
    return columns.map(({ name }) => name)
  }

  /** Puts the texts of a record into its row; of a repeated key the last counts. */
  read(scanner: JsonScanner, row: string[]): void {
    this.#walk(scanner, (key) => {
      const text = cellText(scanner)
      if (key.place >= 0) row[key.place] = text
    })
  }

  /** A value that is no object is the cell of a column of its own. */
  #walk(scanner: JsonScanner, take: (key: Key) => void): void {
    const kind = scanner.kind()
    if (kind === 'object') this.#walkObject(scanner, this.#root, 1, take)
    else if (kind === 'null') scanner.skip()
    else take(this.#inner(this.#root, 'value'))
  }

  #walkObject(scanner: JsonScanner, outer: Key, depth: number, take: (key: Key) => void): void {
    scanner.members((name) => {
      const key = this.#inner(outer, name)
      if (scanner.kind() === 'object' && depth < DEEPEST) this.#walkObject(scanner, key, depth + 1, take)
      else take(key)
    })
  }

  #inner(outer: Key, name: string): Key {
    const known = outer.inner.get(name)
    if (known) return known
    // far more keys than columns are allowed would only fill the memory
    if (this.#keys.length > 8 * maxColumns)
      throw new FormatError('too-many-columns', { columns: this.#keys.length, limit: maxColumns })
    const key = newKey(outer === this.#root ? name : `${outer.name}.${name}`)
    outer.inner.set(name, key)
    this.#keys.push(key)
    return key
  }
}

const newKey = (name: string): Key => ({ name, inner: new Map(), hasCells: false, place: -1 })

/** A value as the text of a cell: a list of single values with semicolons between them, anything deeper as JSON. */
export function cellText(scanner: JsonScanner): string {
  const kind = scanner.kind()
  if (kind === 'text') return scanner.text()
  if (kind === 'object') {
    const source = scanner.source()
    return /^\{\s*\}$/.test(source) ? '' : source
  }
  return kind === 'list' ? listText(scanner) : scanner.word()
}

function listText(scanner: JsonScanner): string {
  const { at } = scanner
  const texts: string[] = []
  let isFlat = true
  if (scanner.enter())
    do {
      const kind = scanner.kind()
      if (kind === 'object' || kind === 'list') {
        isFlat = false
        scanner.skip()
      } else texts.push(kind === 'text' ? scanner.text() : scanner.word())
    } while (scanner.next())
  if (isFlat) return texts.join(';')
  scanner.at = at
  return scanner.source()
}
