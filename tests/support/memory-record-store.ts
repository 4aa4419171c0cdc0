import type { Cursor, Mutation, SyncedRecord } from '#contract/calls/sync.ts'
import { checkMutation, type Problem } from '#contract/records/check-mutation.ts'
import { isKind, kinds } from '#contract/records/kinds.ts'
import { clockOf } from '#contract/records/stamp.ts'
import type { MutationResult, Pulled, RecordStore } from '#tests/contract/record-store.ts'

/** Every value ever accepted for a field; the record is recomputed from them on each request. */
type History = { name: string; value: SyncedRecord['fields'][string][0]; stamp: string }[]

interface Kept {
  readonly kind: string
  history: History
  revision: number
}

interface Account {
  readonly records: Map<string, Kept>
  readonly applied: Set<string>
  revision: number
}

function newest({ history }: Pick<Kept, 'history'>): SyncedRecord['fields'] {
  const ordered = history.toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1))
  return Object.fromEntries(ordered.map(({ name, value, stamp }) => [name, [value, stamp]]))
}

/**
 * A second, naive implementation of the rules of records: it merges nothing and recomputes everything. The real stores are compared with
 * it.
 * @param epoch a different one means a different store, as after a restore from a backup (SPEC P2)
 * @param now wall time, ms
 */
export function createMemoryRecordStore(epoch = 'memory', now: () => number = Date.now): RecordStore {
  const accounts = new Map<string, Account>()
  const accountOf = (user: string): Account => {
    const account = accounts.get(user) ?? { records: new Map(), applied: new Set(), revision: 0 }
    accounts.set(user, account)
    return account
  }

  const value = (kept: Kept | undefined, field: string) => kept && newest(kept)[field]?.[0]
  /** Undefined if the id is not that of a record. */
  const lookUp = ({ records }: Account, id: unknown) => (typeof id === 'string' ? records.get(id) : undefined)
  const referenceFields = (kind: string) => (isKind(kind) ? Object.entries(kinds[kind].references) : [])

  const mayLack = (kind: string, field: string) => isKind(kind) && (kinds[kind].optional ?? []).includes(field)

  function projectsOf(account: Account, kept: Kept | undefined): (Kept | undefined)[] {
    if (!kept || kept.kind === 'project') return [kept]
    return referenceFields(kept.kind).flatMap(([field]) => {
      const target = value(kept, field) ?? null
      return target === null && mayLack(kept.kind, field) ? [] : projectsOf(account, lookUp(account, target))
    })
  }
  const isInCloud = (account: Account, kept: Kept) => {
    const projects = projectsOf(account, kept)
    return projects.length > 0 && projects.every((project) => value(project, 'storage') === 'cloud')
  }

  /** SPEC R4, from each record upwards. */
  function isGone(account: Account, kept: Kept | undefined): boolean {
    if (!kept) return false
    const [isDeleted, stamp = ''] = newest(kept).deleted ?? []
    if (isDeleted === true && now() - clockOf(stamp).ms > 30 * 24 * 60 * 60_000) return true
    const above = referenceFields(kept.kind).filter(([field]) => !mayLack(kept.kind, field))
    return above.some(([field]) => isGone(account, lookUp(account, value(kept, field))))
  }
  const keepsRows = (account: Account, kept: Kept) => isInCloud(account, kept) && !isGone(account, kept)

  function dropRows(account: Account): void {
    for (const kept of account.records.values()) {
      if (!keepsRows(account, kept)) kept.history = kept.history.filter(({ name }) => !name.startsWith('data.'))
    }
  }

  function problemOf(account: Account, mutation: Mutation): Problem | undefined {
    const { kind, record, fields } = mutation
    const problem = checkMutation(mutation)
    if (problem) return problem
    const current = account.records.get(record)
    if (current && current.kind !== kind) return { code: 'invalid-field', params: { kind, field: 'kind' } }
    for (const [index, [field, target]] of referenceFields(kind).entries()) {
      const known = value(current, field)
      const given = fields[field]
      if (mayLack(kind, field) && (given ?? null) === null) continue
      if (mayLack(kind, field)) {
        if (lookUp(account, given)?.kind !== target) return { code: 'reference-not-found', params: { kind, field } }
        continue
      }
      if (index === 0 && known === undefined && given === undefined)
        return { code: 'reference-not-found', params: { kind, field } }
      if (index === 0 && known !== undefined && given !== undefined && given !== known) {
        return { code: 'invalid-field', params: { kind, field } }
      }
      if (given !== undefined && lookUp(account, given)?.kind !== target) {
        return { code: 'reference-not-found', params: { kind, field } }
      }
    }
    const rows = Object.keys(fields).find((name) => name.startsWith('data.'))
    const after = { kind, history: [...(current?.history ?? []), ...entriesOf(mutation)], revision: 0 }
    if (rows && !keepsRows(account, after)) return { code: 'rows-stay-on-device', params: { kind, field: rows } }
    return undefined
  }

  const entriesOf = ({ fields, stamp }: Mutation): History =>
    Object.entries(fields).map(([name, written]) => ({ name, value: written, stamp }))

  function write(account: Account, mutation: Mutation): void {
    const kept = account.records.get(mutation.record) ?? { kind: mutation.kind, history: [], revision: 0 }
    const before = JSON.stringify(newest(kept))
    kept.history = [...kept.history, ...entriesOf(mutation)]
    account.records.set(mutation.record, kept)
    if (JSON.stringify(newest(kept)) !== before) {
      account.revision += 1
      kept.revision = account.revision
    }
    dropRows(account)
  }

  return {
    apply(user, mutations) {
      const account = accountOf(user)
      const refused = new Map<string, Problem>()
      for (const mutation of mutations) {
        if (account.applied.has(mutation.id)) continue
        const problem = problemOf(account, mutation)
        if (problem) refused.set(mutation.id, problem)
        else {
          account.applied.add(mutation.id)
          write(account, mutation)
        }
      }
      const told = new Set<string>()
      const results = mutations.map(({ id, record }): MutationResult => {
        const problem = refused.get(id)
        if (!problem) return { id, result: 'applied' }
        const refusal = { id, result: 'refused', code: problem.code, params: { ...problem.params } } as const
        if (told.has(record)) return refusal
        const kept = account.records.get(record)
        if (!kept) return { ...refusal, record: null }
        told.add(record)
        return { ...refusal, record: { id: record, kind: kept.kind, fields: newest(kept) } }
      })
      return Promise.resolve(results)
    },
    pull(user, cursor: Cursor | null, limit): Promise<Pulled> {
      const account = accountOf(user)
      dropRows(account)
      const { records, revision } = account
      const reset = cursor !== null && (cursor.epoch !== epoch || cursor.revision > revision)
      const after = cursor && !reset ? cursor.revision : 0
      const changed = [...records]
        .filter(([, kept]) => kept.revision > after)
        .sort(([, a], [, b]) => a.revision - b.revision)
      const page = changed.slice(0, limit)
      return Promise.resolve({
        cursor: { epoch, revision: page.at(-1)?.[1].revision ?? after },
        reset,
        records: page.map(([id, kept]) => ({ id, kind: kept.kind, fields: newest(kept) })),
        more: changed.length > page.length,
      })
    },
  }
}
