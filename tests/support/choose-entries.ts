import { createHash } from 'node:crypto'
import type { EntryChoice } from './asked-entries.ts'

/**
 * The changed entries, and of each kind a tenth of the others, rounded up. The tree hash alone selects the tenth, so a run can be repeated; it
 * differs between trees, so that each entry gets its turn.
 */
export function chooseEntries(keys: readonly string[], changed: ReadonlySet<string>, tree: string): EntryChoice {
  const others = Map.groupBy(
    keys.filter((key) => !changed.has(key)),
    (key) => key.slice(0, key.indexOf('/')),
  )
  const lot = (key: string) => createHash('sha256').update(`${tree} ${key}`).digest('hex')
  const drawn = [...others.values()].flatMap((kind) =>
    kind.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, Math.ceil(kind.length / 10)),
  )
  return { full: keys.filter((key) => changed.has(key)), drawn: drawn.toSorted(), of: keys.length }
}

/** Entries whose hash differs from the one at which all tests passed, and entries that were never tested. */
export function changedFrom(
  proven: Readonly<Record<string, string>>,
  hashes: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  return new Set(Object.keys(hashes).filter((key) => hashes[key] !== proven[key]))
}

/** Entries that depend on one of these files; a deleted file concerns the entry whose folder it was in. */
export function changedBy(
  paths: readonly string[],
  files: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const touched = new Set(paths)
  const concerns = ([key, own]: readonly [string, readonly string[]]) =>
    own.some((file) => touched.has(file)) || paths.some((path) => path.startsWith(`src/catalog/${key}/`))
  return new Set([...files].filter(concerns).map(([key]) => key))
}
