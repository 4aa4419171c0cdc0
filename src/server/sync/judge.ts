import type { Mutation, SyncedRecord } from '#contract/calls/sync.ts'
import { checkMutation, type Problem } from '#contract/records/check-mutation.ts'
import { carriesRows, isKind, isOptional, kinds, ownerField } from '#contract/records/kinds.ts'
import { type Fields, fieldsOf, mergeFields } from '#contract/records/merge.ts'
import { rowsMayLeave } from '#contract/records/residence.ts'

/** Whether a mutation is accepted, and how its record looks then. */
export type Judgement = { readonly refused: Problem } | { readonly fields: Fields }

type Find = (id: string) => SyncedRecord | undefined

function refuse(code: Problem['code'], params: Problem['params']): Judgement {
  return { refused: { code, params } }
}

/** SPEC R5: the owner is named at once and stays, and every reference leads to a record of its kind. */
function checkReferences(mutation: Mutation, current: Fields, merged: Fields, find: Find): Problem | undefined {
  const { kind, fields } = mutation
  const references = isKind(kind) ? Object.entries(kinds[kind].references) : []
  for (const [field, targetKind] of references) {
    const target = fields[field]
    const known = current[field]?.[0]
    const mayLack = isKind(kind) && isOptional(kind, field)
    const isOwner = isKind(kind) && field === ownerField(kind)
    if (isOwner && !merged[field]) return { code: 'reference-not-found', params: { kind, field } }
    if (target === undefined || (mayLack && target === null)) continue
    if (isOwner && known !== undefined && known !== target) return { code: 'invalid-field', params: { kind, field } }
    const found = typeof target === 'string' ? find(target) : undefined
    if (found?.kind !== targetKind) return { code: 'reference-not-found', params: { kind, field } }
  }
  return undefined
}

/**
 * SPEC R3, R5, R6 for one mutation.
 * @param current the record as it is; undefined where there is none
 * @param find another record of the same user
 */
export function judge(mutation: Mutation, current: SyncedRecord | undefined, find: Find): Judgement {
  const { kind } = mutation
  const problem = checkMutation(mutation)
  if (problem) return { refused: problem }
  if (current && current.kind !== kind) return refuse('invalid-field', { kind, field: 'kind' })
  const before = current?.fields ?? {}
  const merged = mergeFields(before, fieldsOf(mutation))
  const reference = checkReferences(mutation, before, merged, find)
  if (reference) return { refused: reference }
  const rows = Object.keys(mutation.fields).find(carriesRows)
  if (rows && !rowsMayLeave({ kind, fields: merged }, find)) return refuse('rows-stay-on-device', { kind, field: rows })
  return { fields: merged }
}

/** The record without the fields that carry rows. Returns the same fields where there are none. */
export function withoutRows(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([name]) => !carriesRows(name))
  return kept.length === Object.keys(fields).length ? fields : Object.fromEntries(kept)
}

/** The records that a record refers to. */
export function referencesOf({ kind, fields }: Pick<SyncedRecord, 'kind' | 'fields'>): string[] {
  const names = isKind(kind) ? Object.keys(kinds[kind].references) : []
  return names.flatMap((name) => {
    const target = fields[name]?.[0]
    return typeof target === 'string' ? [target] : []
  })
}
