import { readFileSync } from 'node:fs'
import { type EntryKind, entryIds } from '#cli/entries.ts'

/** The keys, `<kind>/<id>`, of the entries that a run of the tests asks: those that changed, and some of the others. */
export interface EntryChoice {
  readonly full: readonly string[]
  readonly drawn: readonly string[]
  /** How many entries there are. */
  readonly of: number
}

/**
 * The entries that a test of each entry by itself asks: all of them, unless `ENTRIES` names a file with a choice (tests/tools/choose-entries.ts). What is of the
 * catalogue as a whole asks `entryIds`. The kinds are written down where this is called: which tests ask which kind is read there (entry-files.ts).
 */
export function entriesUnderTest<K extends EntryKind>(
  ...kinds: readonly K[]
): readonly { readonly kind: K; readonly id: string }[] {
  const all = kinds.flatMap((kind) => entryIds(kind).map((id) => ({ kind, id })))
  const chosen = choice()
  return chosen === undefined ? all : all.filter(({ kind, id }) => chosen.has(`${kind}/${id}`))
}

function choice(): ReadonlySet<string> | undefined {
  const file = process.env.ENTRIES
  if (!file) return undefined
  const { full, drawn }: EntryChoice = JSON.parse(readFileSync(file, 'utf8'))
  return new Set([...full, ...drawn])
}
