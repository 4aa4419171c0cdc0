import type { ImportColumn } from './schema.ts'

/** A column by what a person recognises it by. */
export interface KnownColumn extends Pick<ImportColumn, 'id' | 'name' | 'header' | 'type'> {
  /** Empty if it has none. */
  readonly label: string
}

/** Where the columns of a dataset are in another file; `by` is how each was found. */
export interface MatchedColumn {
  /** Id in the dataset. */
  readonly id: string
  /** Id in the file; null if it has no such column. */
  readonly inFile: string | null
  readonly by: 'name' | 'label' | 'hand' | null
}

/** By id in the dataset: the id in the file, or null for none. */
export type ChosenMatches = Readonly<Record<string, string | null>>

/**
 * Finds the columns of a dataset in another file of the same kind: as chosen by hand, then by name, then by label. Case, width and surrounding blanks of letters
 * do not count, and what two columns share matches neither. Places are never compared, because a questionnaire whose items have moved would be mixed up.
 */
export function matchColumns(
  known: readonly KnownColumn[],
  found: readonly KnownColumn[],
  chosen: ChosenMatches = {},
): readonly MatchedColumn[] {
  const open = new Set(found.map(({ id }) => id))
  const matches = new Map<string, MatchedColumn>()
  for (const { id } of known) {
    const inFile = chosen[id]
    if (inFile === undefined || (inFile !== null && !open.delete(inFile))) continue
    matches.set(id, { id, inFile, by: inFile === null ? null : 'hand' })
  }
  const match = (by: 'name' | 'label', keysOf: (column: KnownColumn) => readonly string[]) => {
    const free = unique(
      found.filter(({ id }) => open.has(id)),
      keysOf,
    )
    const wanted = unique(
      known.filter(({ id }) => !matches.has(id)),
      keysOf,
    )
    for (const [key, id] of wanted) {
      const inFile = free.get(key)
      if (inFile === undefined || matches.has(id) || !open.delete(inFile)) continue
      matches.set(id, { id, inFile, by })
    }
  }
  match('name', ({ header, name }) => [header ?? name])
  match('name', ({ name }) => [name])
  match('label', ({ label }) => [label])
  return known.map(({ id }) => matches.get(id) ?? { id, inFile: null, by: null })
}

/** The columns by their keys, without keys that several have. */
function unique(
  columns: readonly KnownColumn[],
  keysOf: (column: KnownColumn) => readonly string[],
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const shared = new Set<string>()
  for (const column of columns)
    for (const key of keysOf(column).map(folded)) {
      if (key === '') continue
      if (ids.has(key)) shared.add(key)
      ids.set(key, column.id)
    }
  for (const key of shared) ids.delete(key)
  return ids
}

const folded = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
