import { id as idSchema, type ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import type { Mutation, SyncedRecord } from '#contract/calls/sync.ts'
import { checkLength, type Problem } from '#contract/records/check-mutation.ts'
import type { Fields } from '#contract/records/merge.ts'
import { deletedAt, isGone } from '#contract/records/recycle-bin.ts'
import { rowsMayLeave } from '#contract/records/residence.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { forgetSources } from '../objects/store.ts'
import { QUOTAS } from '../quotas.ts'
import { judge, mayKeepRows, referencesOf, withoutRows } from './judge.ts'
import { isHeavy } from './record-head.ts'
import { findApplied, lockUser, saveAccount, saveApplied, trimMutations } from './store.ts'
import { recordsBelow, stripEach, stripRows } from './strip-rows.ts'
import { UnitOfWork } from './unit-of-work.ts'

type MutationResult = ReplyOf<Calls['Sync/push']>['results'][number]

export interface Applied {
  /** Results of the first mutations, or of all: those without a result were not processed and must be sent again (SPEC Q2). */
  readonly results: MutationResult[]
  /** Sources were removed from the database, and their bytes must be removed after the commit. */
  readonly removesObjects: boolean
}

const LARGEST_RECORD = 16 * 1024 * 1024
/**
 * Most bytes of long records that one batch may read, and that it may return for refused ones. The batch ends there, but after at least one
 * mutation.
 */
const MAX_READ_BYTES = LARGEST_RECORD
const MAX_REPLY_BYTES = 4 * 1024 * 1024
/** Bookkeeping is trimmed only at this excess, since each trimming scans all of it. */
const SLACK = 1.25

/** The user's number of records and their bytes, updated during a batch. */
interface Usage {
  records: number
  bytes: number
}

/** The result of a mutation: refused; applied without a change; or applied, with the changed record. */
type Decision =
  | { readonly refused: Problem }
  | { readonly next?: { readonly record: SyncedRecord; readonly size: number; readonly isWhole: boolean } }

/**
 * Applies a user's mutations in order, each once (SPEC Q2), within the caller's transaction. A refused mutation changes nothing and does not
 * stop the rest.
 */
export async function applyMutations(
  tx: Tx,
  user: string,
  mutations: readonly Mutation[],
  now: number,
): Promise<Applied> {
  const account = await lockUser(tx, user)
  if (!account) throw new Refusal('session-expired')
  const ids = mutations.map(({ id }) => id)
  const applied = await findApplied(tx, user, ids)
  const unit = new UnitOfWork(tx, user, account.revision)
  const usage = { records: account.records, bytes: account.bytes }
  const named = mutations.flatMap(({ record, kind, fields }) => [record, ...namedIn(kind, fields)])
  await unit.fetch(named)

  const fresh: string[] = []
  const refused = new Map<string, Problem>()
  const replyRecords = new ReplyRecords(unit)
  let answered = 0
  let removesObjects = false
  for (const mutation of mutations) {
    if (!applied.has(mutation.id)) {
      if (answered > 0 && !hasRoomFor(mutation, unit)) break
      const decision = await decide(mutation, unit, usage, now)
      if ('refused' in decision) {
        if (!replyRecords.hasRoomFor(mutation.record)) break
        refused.set(mutation.id, decision.refused)
      } else {
        applied.add(mutation.id)
        refused.delete(mutation.id)
        fresh.push(mutation.id)
        const { next } = decision
        if (next) {
          const before = unit.find(mutation.record)
          usage.records += before ? 0 : 1
          usage.bytes += next.size - unit.sizeOf(mutation.record)
          unit.put(next.record, next.size, next.isWhole)
          if (before && !rowsMayLeave(next.record, unit.find) && rowsMayLeave(before, unit.find)) {
            await unit.save()
            usage.bytes -= await stripRows(tx, user, mutation.record)
            unit.clear()
            await unit.fetch(named)
            if (mutation.kind === 'project')
              removesObjects = (await forgetSources(tx, user, mutation.record, now)) || removesObjects
          } else if (before && isMovedBelowGone(before, next.record, unit, now)) {
            await unit.save()
            usage.bytes -= await stripEach(tx, user, await recordsBelow(tx, user, mutation.record))
            unit.clear()
            await unit.fetch(named)
          }
        }
      }
    }
    answered += 1
  }
  await saveApplied(tx, user, fresh, now)
  await unit.save()
  if (fresh.length > 0) {
    const kept = account.mutations + fresh.length
    const isMuch = kept > QUOTAS.mutations * SLACK
    const count = isMuch ? await trimMutations(tx, user, QUOTAS.mutations) : kept
    await saveAccount(tx, user, { revision: unit.revision, ...usage, mutations: count })
  }
  const results: MutationResult[] = []
  for (const { id, record } of mutations.slice(0, answered)) {
    const problem = refused.get(id)
    if (!problem) results.push({ id, result: 'applied' })
    else results.push({ id, result: 'refused', ...problem, ...(await replyRecords.take(record)) })
  }
  return { results, removesObjects }
}

/** Whether a question was moved to a dataset deleted more than 30 days ago. What is itself deleted the housekeeping finds (SPEC R4). */
function isMovedBelowGone(before: SyncedRecord, after: SyncedRecord, { find }: UnitOfWork, now: number): boolean {
  return deletedAt(after.fields) === undefined && isGone(after, find, now) && !isGone(before, find, now)
}

const isLong = ({ fields }: Mutation) => Object.keys(fields).some(isHeavy)

function hasRoomFor(mutation: Mutation, unit: UnitOfWork): boolean {
  const cost = isLong(mutation) ? unit.costOf(mutation.record) : 0
  return cost === 0 || unit.loaded + cost <= MAX_READ_BYTES
}

/** The records that a reply contains: each once, and only few long ones. */
class ReplyRecords {
  readonly #unit: UnitOfWork
  readonly #reserved = new Set<string>()
  readonly #sent = new Set<string>()
  #bytes = 0

  constructor(unit: UnitOfWork) {
    this.#unit = unit
  }

  hasRoomFor(record: string): boolean {
    if (this.#reserved.has(record)) return true
    const bytes = this.#bytes + this.#unit.sizeOf(record)
    if (this.#bytes > 0 && bytes > MAX_REPLY_BYTES) return false
    this.#bytes = bytes
    this.#reserved.add(record)
    return true
  }

  /** Null if the record does not exist; empty if this reply has it already. */
  async take(id: string): Promise<Pick<MutationResult, 'record'>> {
    if (this.#sent.has(id)) return {}
    const record = await this.#unit.load(id)
    if (!record) return { record: null }
    this.#sent.add(id)
    return { record: { id, kind: record.kind, fields: record.fields } }
  }
}

async function decide(mutation: Mutation, unit: UnitOfWork, usage: Usage, now: number): Promise<Decision> {
  const { kind, record } = mutation
  const known = unit.find(record)
  const isWhole = isLong(mutation)
  const current = isWhole ? await unit.load(record) : known
  const judgement = judge(mutation, current, unit.find, now)
  if ('refused' in judgement) return judgement
  const { fields } = judgement
  if (fields === current?.fields) return {}
  const tooLong = isWhole ? checkLength(kind, current?.fields, fields) : undefined
  if (tooLong) return { refused: tooLong }
  const grown = growth(current?.fields, fields, mutation)
  const size = (known ? unit.sizeOf(record) : bytesOf({})) + grown
  const problem = problemOf(size, { grown, isNew: !known }, usage)
  if (problem) return { refused: problem }
  if (!mayKeepRows({ kind, fields }, unit.find, now)) {
    const whole = isWhole ? fields : { ...(await unit.load(record))?.fields, ...fields }
    const kept = withoutRows(whole)
    if (kept !== whole)
      return { next: { record: { id: record, kind, fields: kept }, size: bytesOf(kept), isWhole: true } }
  }
  return { next: { record: { id: record, kind, fields }, size, isWhole } }
}

/** Refuses a change that exceeds a length limit or a quota. */
function problemOf(
  size: number,
  { grown, isNew }: { readonly grown: number; readonly isNew: boolean },
  { records, bytes }: Usage,
): Problem | undefined {
  if (size > LARGEST_RECORD) return { code: 'body-too-large', params: { limit: LARGEST_RECORD } }
  if (grown > 0 && bytes + grown > QUOTAS.recordBytes)
    return { code: 'storage-full', params: { limit: QUOTAS.recordBytes, used: bytes } }
  if (isNew && records >= QUOTAS.records)
    return { code: 'storage-full', params: { limit: QUOTAS.records, used: records } }
  return undefined
}

function namedIn(kind: string, values: Mutation['fields']): string[] {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [value, ''] as [typeof value, string]]),
  )
  return referencesOf({ kind, fields }).filter((target) => idSchema.safeParse(target).success)
}

const bytesOf = (fields: Fields) => Buffer.byteLength(JSON.stringify(fields))

/** How many bytes a mutation adds to its record. Only its own fields are measured, because records are long and mutations many. */
function growth(current: Fields | undefined, merged: Fields, { fields }: Mutation): number {
  const length = (from: Fields | undefined, name: string) =>
    from?.[name] ? Buffer.byteLength(JSON.stringify({ [name]: from[name] })) - 1 : 0
  return Object.keys(fields).reduce((sum, name) => sum + length(merged, name) - length(current, name), 0)
}
