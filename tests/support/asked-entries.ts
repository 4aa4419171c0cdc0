import { readFileSync } from 'node:fs'
import { type EntryKind, entryIds } from '#cli/entries.ts'

/** The keys, `<kind>/<id>`, of the entries that a test run covers: the changed ones and a sample of the others. */
export interface EntryChoice {
  readonly full: readonly string[]
  readonly drawn: readonly string[]
  /** Number of entries in the catalogue. */
  readonly of: number
}

/**
 * The entries that a per-entry test covers: all of them, unless `ENTRIES` names a file with a choice (tests/tools/choose-entries.ts). Tests of
 * the catalogue as a whole use `entryIds`. Callers write the kinds as literals, because entry-files.ts reads there which tests cover which
 * kind.
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
