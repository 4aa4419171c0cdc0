import type { Json } from '../json.ts'

/**
 * Options as stored and synced: flat, one JSON value for each leaf, so that two devices can change two options at once. The leaf of a simple
 * option is its key; a compound one has several: `outcome.time`, `outcome.status`, `outcome.events`; `rules.<column id>.summary`. They are in
 * the order of writing, the latest last.
 */
export type StoredOptions = Readonly<Record<string, Json>>

/** The leaf of a field of a `per-variable` option. */
export function perVariableLeaf(key: string, column: string, field: string): string {
  return `${key}.${column}.${field}`
}
