import { isKind, neededReferences } from './kinds.ts'
import type { Fields } from './merge.ts'
import type { Placed } from './residence.ts'
import { clockOf } from './stamp.ts'

/** How long what was deleted can be restored, ms. */
export const RESTORABLE_MS = 30 * 86_400_000

/** When a record was deleted, by its stamp, ms; undefined if it is not. */
export function deletedAt(fields: Fields): number | undefined {
  const entry = fields.deleted
  return entry?.[0] === true ? clockOf(entry[1]).ms : undefined
}

/**
 * Whether a record, or one above it, was deleted more than 30 days ago: nobody keeps its rows, or what is derived from them, any longer (SPEC R4).
 * Only references that are always present count.
 * @param find another record of the same user
 */
export function isGone({ kind, fields }: Placed, find: (id: string) => Placed | undefined, now: number): boolean {
  const at = deletedAt(fields)
  if (at !== undefined && now - at > RESTORABLE_MS) return true
  if (!isKind(kind)) return false
  return neededReferences(kind).some((field) => {
    const target = fields[field]?.[0]
    const above = typeof target === 'string' ? find(target) : undefined
    return above !== undefined && isGone(above, find, now)
  })
}
