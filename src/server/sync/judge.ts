import type { Mutation, SyncedRecord } from '#contract/calls/sync.ts'
import { checkMutation, type Problem } from '#contract/records/check-mutation.ts'
import { carriesRows, isKind, isOptional, kinds, ownerField } from '#contract/records/kinds.ts'
import { type Fields, fieldsOf, mergeFields } from '#contract/records/merge.ts'
import { isGone } from '#contract/records/recycle-bin.ts'
import { type Placed, rowsMayLeave } from '#contract/records/residence.ts'

/** Whether a mutation is accepted, and the resulting fields. */
export type Judgement = { readonly refused: Problem } | { readonly fields: Fields }

type Find = (id: string) => SyncedRecord | undefined

function refuse(code: Problem['code'], params: Problem['params']): Judgement {
  return { refused: { code, params } }
}

/** SPEC R5: the owner is named at creation and never changes, and every reference leads to a record of its kind. */
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
 * Whether the server may keep rows of a record: its projects keep theirs in the cloud (SPEC R6), and neither it nor a record above it was deleted
 * more than 30 days ago (SPEC R4).
 */
export const mayKeepRows = (record: Placed, find: Find, now: number): boolean =>
  rowsMayLeave(record, find) && !isGone(record, find, now)

/**
 * Checks one mutation by SPEC R3 to R6.
 * @param current the stored record; undefined if there is none
 * @param find another record of the same user
 */
export function judge(mutation: Mutation, current: SyncedRecord | undefined, find: Find, now: number): Judgement {
  const { kind } = mutation
  const problem = checkMutation(mutation)
  if (problem) return { refused: problem }
  if (current && current.kind !== kind) return refuse('invalid-field', { kind, field: 'kind' })
  const before = current?.fields ?? {}
  const merged = mergeFields(before, fieldsOf(mutation))
  const reference = checkReferences(mutation, before, merged, find)
  if (reference) return { refused: reference }
  const rows = Object.keys(mutation.fields).find(carriesRows)
  if (rows && !mayKeepRows({ kind, fields: merged }, find, now))
    return refuse('rows-stay-on-device', { kind, field: rows })
  return { fields: merged }
}

/** The fields without those that carry rows; the same object if there are none. */
export function withoutRows(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([name]) => !carriesRows(name))
  return kept.length === Object.keys(fields).length ? fields : Object.fromEntries(kept)
}

/** Ids of the records that a record refers to. */
export function referencesOf({ kind, fields }: Pick<SyncedRecord, 'kind' | 'fields'>): string[] {
  const names = isKind(kind) ? Object.keys(kinds[kind].references) : []
  return names.flatMap((name) => {
    const target = fields[name]?.[0]
    return typeof target === 'string' ? [target] : []
  })
}
