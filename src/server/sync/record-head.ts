import type { Fields } from '#contract/records/merge.ts'

/** Fields without a narrow limit: rows and what is made of them, options, the schema of an import, a project's description, what is said in a chat, the members of a set. */
const HEAVY = /^(option|data)\.|^(importSchema|description|comment|members|reversed|body|words|reply|tools|usage)$/

export const isHeavy = (field: string): boolean => HEAVY.test(field)

const select = (fields: Fields, heavy: boolean): [string, Fields[string]][] =>
  Object.entries(fields).filter(([name]) => isHeavy(name) === heavy)

/** The short fields of a record: all that lists and the judgement of other records look at. */
export const headOf = (fields: Fields): Fields => Object.fromEntries(select(fields, false))

/** The fields that are not in the head; null where there are none. */
export function bodyOf(fields: Fields): Fields | null {
  const heavy = select(fields, true)
  return heavy.length > 0 ? Object.fromEntries(heavy) : null
}
