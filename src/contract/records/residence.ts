import type { SyncedRecord } from '../calls/sync.ts'
import { isKind, isOptional, kinds } from './kinds.ts'

/** As much of a record as its place needs. */
export type Placed = Pick<SyncedRecord, 'kind' | 'fields'>

/**
 * Whether row data of a record may be away from the device: it reaches a project by its references, and every one that it reaches keeps its
 * rows in the cloud (SPEC R6). A reference that leads nowhere, and a kind that is not known, keep the rows at home.
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
