import type { Mutation, SyncedRecord } from '../calls/sync.ts'

export type Fields = SyncedRecord['fields']

/**
 * The later stamp wins, field by field. Commutative, associative and idempotent, so any order of arrival ends in the same record.
 * Returns `current` itself if nothing is newer.
 */
export function mergeFields(current: Fields, incoming: Fields): Fields {
  let merged: Fields | undefined
  for (const [name, entry] of Object.entries(incoming)) {
    const known = current[name]
    if (known && known[1] >= entry[1]) continue
    merged ??= { ...current }
    merged[name] = entry
  }
  return merged ?? current
}

export function fieldsOf(mutation: Pick<Mutation, 'fields' | 'stamp'>): Fields {
  return Object.fromEntries(Object.entries(mutation.fields).map(([name, value]) => [name, [value, mutation.stamp]]))
}
