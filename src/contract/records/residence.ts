import type { SyncedRecord } from '../calls/sync.ts'
import { isKind, isOptional, kinds } from './kinds.ts'

/** The parts of a record that `rowsMayLeave` needs. */
export type Placed = Pick<SyncedRecord, 'kind' | 'fields'>

/**
 * Whether row data of a record may leave the device: its references must reach a project, and every project they reach must keep its rows in
 * the cloud (SPEC R6). A dangling reference or an unknown kind keeps the rows on the device.
 * @param find another record of the same user
 */
export function rowsMayLeave(record: Placed, find: (id: string) => Placed | undefined): boolean {
  const places = placesOf(record, find)
  return places.length > 0 && places.every((place) => place === 'cloud')
}

function placesOf({ kind, fields }: Placed, find: (id: string) => Placed | undefined): readonly unknown[] {
  if (!isKind(kind)) return ['unknown']
  if (kind === 'project') return [fields.storage?.[0]]
  return Object.keys(kinds[kind].references).flatMap((field) => {
    const target = fields[field]?.[0] ?? null
    if (target === null && isOptional(kind, field)) return []
    const found = typeof target === 'string' ? find(target) : undefined
    return found === undefined ? ['unknown'] : placesOf(found, find)
  })
}
