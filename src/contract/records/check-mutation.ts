import type { Mutation } from '../calls/sync.ts'
import type { Code } from '../codes.ts'
import { fieldSchema, isKind } from './kinds.ts'
import type { Fields } from './merge.ts'
import { mutationOf } from './stamp.ts'

export interface Problem {
  readonly code: Code
  readonly params: Readonly<Record<string, string | number>>
}

/** A name that is none may be of any length. */
const LONGEST_TOLD = 120

/**
 * What is wrong with a mutation by itself, without looking at any record: an unknown kind, a field that a client may not
 * write, a value that does not fit, or a stamp of another mutation (SPEC R3, R5). Undefined when nothing is.
 */
export function checkMutation(mutation: Mutation): Problem | undefined {
  const { kind } = mutation
  if (!isKind(kind)) return { code: 'unknown-field', params: { kind, field: '' } }
  if (mutationOf(mutation.stamp) !== mutation.id) return { code: 'invalid-field', params: { kind, field: 'stamp' } }
  for (const [field, value] of Object.entries(mutation.fields)) {
    const schema = fieldSchema(kind, field)
    if (!schema) return { code: 'unknown-field', params: { kind, field: field.slice(0, LONGEST_TOLD) } }
    if (!schema.safeParse(value).success) return { code: 'invalid-field', params: { kind, field } }
  }
  return undefined
}

/** Characters of the JSON of a question's fields: lists read them. An outcome that a program before protocol 3 keeps among them is not counted. */
export const LONGEST_QUESTION = 256 * 1024

/** What is wrong with the length of a record after a change (SPEC R5). One that was longer before the bound was may stay, and become shorter. */
export function checkLength(kind: string, before: Fields | undefined, after: Fields): Problem | undefined {
  if (kind !== 'analysis' && kind !== 'chart') return undefined
  const length = lengthOf(after)
  const isTooLong = length > LONGEST_QUESTION && (before === undefined || length > lengthOf(before))
  return isTooLong ? { code: 'body-too-large', params: { limit: LONGEST_QUESTION } } : undefined
}

function lengthOf(fields: Fields): number {
  return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'data.outcome'))).length
}
