import type { Mutation } from '../calls/sync.ts'
import type { Code } from '../codes.ts'
import { fieldSchema, isKind } from './kinds.ts'
import type { Fields } from './merge.ts'
import { mutationOf } from './stamp.ts'

export interface Problem {
  readonly code: Code
  readonly params: Readonly<Record<string, string | number>>
}

/** Cuts unknown field names, which may be of any length, in the error. */
const MAX_DETAIL_LENGTH = 120

/**
 * The fault of a mutation, judged without any record: an unknown kind, a field that clients may not write, an invalid value, or a stamp of
 * another mutation (SPEC R3, R5). Undefined if there is none.
 */
export function checkMutation(mutation: Mutation): Problem | undefined {
  const { kind } = mutation
  if (!isKind(kind)) return { code: 'unknown-field', params: { kind, field: '' } }
  if (mutationOf(mutation.stamp) !== mutation.id) return { code: 'invalid-field', params: { kind, field: 'stamp' } }
  for (const [field, value] of Object.entries(mutation.fields)) {
    const schema = fieldSchema(kind, field)
    if (!schema) return { code: 'unknown-field', params: { kind, field: field.slice(0, MAX_DETAIL_LENGTH) } }
    if (!schema.safeParse(value).success) return { code: 'invalid-field', params: { kind, field } }
  }
  return undefined
}

/**
 * Most characters in the JSON of a question's fields, since lists read them. An outcome stored among them by a client before protocol 3 does
 * not count.
 */
export const LONGEST_QUESTION = 256 * 1024

/** Checks the length of a record after a change (SPEC R5). A record that is already too long may stay so and may become shorter. */
export function checkLength(kind: string, before: Fields | undefined, after: Fields): Problem | undefined {
  if (kind !== 'analysis' && kind !== 'chart') return undefined
  const length = lengthOf(after)
  const isTooLong = length > LONGEST_QUESTION && (before === undefined || length > lengthOf(before))
  return isTooLong ? { code: 'body-too-large', params: { limit: LONGEST_QUESTION } } : undefined
}

function lengthOf(fields: Fields): number {
  return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'data.outcome'))).length
}
