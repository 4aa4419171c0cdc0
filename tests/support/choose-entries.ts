import { createHash } from 'node:crypto'
import type { EntryChoice } from './asked-entries.ts'

/**
 * Those that changed, and of each kind a tenth of the others, rounded up. Which tenth the tree alone decides, so that a run can be had again; from one tree to
 * another it changes, so that each entry has its turn.
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

/** Those whose hash is not the one at which all tests passed, and those that nobody has tested yet. */
export function changedFrom(
  proven: Readonly<Record<string, string>>,
  hashes: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  return new Set(Object.keys(hashes).filter((key) => hashes[key] !== proven[key]))
}

/** Those that depend on one of these files; a file that is no more concerns the entry in whose folder it was. */
export function changedBy(
  paths: readonly string[],
  files: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const touched = new Set(paths)
  const concerns = ([key, own]: readonly [string, readonly string[]]) =>
    own.some((file) => touched.has(file)) || paths.some((path) => path.startsWith(`src/catalog/${key}/`))
  return new Set([...files].filter(concerns).map(([key]) => key))
}
