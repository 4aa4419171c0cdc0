import type { JsonScanner } from './json-scanner.ts'

/**
 * How rows are in a document. `records`: a list of objects; `lines`: values one after another (NDJSON); `keyed`: an object of objects, whose keys name
 * the rows; `rows`: a list of lists; `columns`: an object of lists or of objects with numbered rows; `split`: names apart from rows, as pandas writes.
 */
export interface JsonTable {
  readonly name: string
  readonly form: 'records' | 'lines' | 'keyed' | 'rows' | 'columns' | 'split'
  /** Where its value begins. */
  readonly at: number
  /** Of `split`. */
  readonly names?: readonly string[]
}

interface Member {
  readonly key: string
  readonly kind: ReturnType<JsonScanner['kind']>
  readonly at: number
}

/** Lists of records are looked for to this depth. */
const DEEPEST = 3
const ROOT = 'table'

/** The tables of a document, in its order; the whole of it is walked over, so a damaged one throws. */
export function tablesOf(scanner: JsonScanner): readonly JsonTable[] {
  const kind = scanner.kind()
  const { at } = scanner
  if (kind === 'object' || kind === 'list') scanner.skip()
  const isAlone = scanner.kind() === 'end'
  if (!isAlone) return passLines(scanner) ? [{ name: ROOT, form: 'lines', at }] : []
  scanner.at = at
  if (kind === 'list') return [{ name: ROOT, form: formOfList(scanner, at), at }]
  return kind === 'object' ? tablesOfObject(scanner, at) : []
}

/** The other values up to the end. */
function passLines(scanner: JsonScanner): boolean {
  for (;;) {
    const kind = scanner.kind()
    if (kind === 'end') return true
    if (kind !== 'object' && kind !== 'list' && kind !== 'null') return false
    scanner.skip()
  }
}

function tablesOfObject(scanner: JsonScanner, at: number): readonly JsonTable[] {
  const members = membersAt(scanner, at)
  const named = (key: string) => members.find((member) => member.key === key)
  const data = named('data')
  const columns = named('columns')
  if (data?.kind === 'list' && columns?.kind === 'list' && members.length <= 3)
    return [{ name: ROOT, form: 'split', at: data.at, names: namesAt(scanner, columns.at) }]
  if (data?.kind === 'list' && named('schema')?.kind === 'object') return [{ name: ROOT, form: 'records', at: data.at }]
  if (areColumns(scanner, members)) return [{ name: ROOT, form: 'columns', at }]
  const lists = recordLists(scanner, members, '', 1)
  if (lists.length > 0) return lists
  const isKeyed = members.length > 1 && members.every((member) => member.kind === 'object')
  return [{ name: ROOT, form: isKeyed ? 'keyed' : 'lines', at }]
}

function membersAt(scanner: JsonScanner, at: number): readonly Member[] {
  const members: Member[] = []
  scanner.at = at
  scanner.members((key) => {
    const kind = scanner.kind()
    members.push({ key, kind, at: scanner.at })
    scanner.skip()
  })
  return members
}

/** A list is one of records unless its first value says otherwise. */
function formOfList(scanner: JsonScanner, at: number): 'records' | 'rows' {
  return firstKind(scanner, at) === 'list' ? 'rows' : 'records'
}

function firstKind(scanner: JsonScanner, at: number): Member['kind'] {
  scanner.at = at
  let kind: Member['kind'] = 'end'
  if (scanner.enter())
    do {
      kind = scanner.kind()
      if (kind !== 'null') break
      scanner.skip()
    } while (scanner.next())
  return kind
}

/** Lists of the same length, none of objects; or objects with the same numbered rows, as pandas writes by default. */
function areColumns(scanner: JsonScanner, members: readonly Member[]): boolean {
  const [first] = members
  if (!first || members.some(({ kind }) => kind !== first.kind)) return false
  if (first.kind === 'list') {
    const lengths = members.map(({ at }) => lengthAt(scanner, at))
    const isTable = lengths.every((length) => length === lengths[0]) && lengths[0] !== 0
    return isTable && members.every(({ at }) => firstKind(scanner, at) !== 'object')
  }
  if (first.kind !== 'object') return false
  const keys = membersAt(scanner, first.at).map(({ key }) => key)
  if (keys.length === 0 || !keys.every((key) => /^\d+$/.test(key))) return false
  const same = keys.join(',')
  return members.every(
    ({ at }) =>
      membersAt(scanner, at)
        .map(({ key }) => key)
        .join(',') === same,
  )
}

function lengthAt(scanner: JsonScanner, at: number): number {
  scanner.at = at
  let length = 0
  if (scanner.enter())
    do {
      scanner.skip()
      length += 1
    } while (scanner.next())
  return length
}

function recordLists(
  scanner: JsonScanner,
  members: readonly Member[],
  path: string,
  depth: number,
): readonly JsonTable[] {
  return members.flatMap(({ key, kind, at }) => {
    const name = path === '' ? key : `${path}.${key}`
    if (kind === 'list') return firstKind(scanner, at) === 'object' ? [{ name, form: 'records' as const, at }] : []
    if (kind !== 'object' || depth === DEEPEST) return []
    return recordLists(scanner, membersAt(scanner, at), name, depth + 1)
  })
}

/** The names of columns; those of several levels are joined. */
function namesAt(scanner: JsonScanner, at: number): readonly string[] {
  scanner.at = at
  const names: string[] = []
  if (scanner.enter())
    do names.push(nameOf(scanner))
    while (scanner.next())
  return names
}

function nameOf(scanner: JsonScanner): string {
  const kind = scanner.kind()
  if (kind === 'text') return scanner.text()
  if (kind !== 'list') return kind === 'object' ? scanner.source() : scanner.word()
  const parts: string[] = []
  if (scanner.enter())
    do parts.push(nameOf(scanner))
    while (scanner.next())
  return parts.filter(Boolean).join('.')
}
