import type { Fields } from '#contract/records/merge.ts'

/**
 * Fields without a narrow limit: rows and what is derived from them, options, import schemas, descriptions of projects, texts of chats,
 * members of sets.
 */
const HEAVY = /^(option|data)\.|^(importSchema|description|comment|members|reversed|body|words|reply|tools|usage)$/

export const isHeavy = (field: string): boolean => HEAVY.test(field)

const select = (fields: Fields, heavy: boolean): [string, Fields[string]][] =>
  Object.entries(fields).filter(([name]) => isHeavy(name) === heavy)

/** The short fields of a record: all that lists and the checks of other records need. */
export const headOf = (fields: Fields): Fields => Object.fromEntries(select(fields, false))

/** The fields that are not in the head; null if there are none. */
export function bodyOf(fields: Fields): Fields | null {
  const heavy = select(fields, true)
  return heavy.length > 0 ? Object.fromEntries(heavy) : null
}
