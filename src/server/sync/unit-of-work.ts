import type { SyncedRecord } from '#contract/calls/sync.ts'
import type { Fields } from '#contract/records/merge.ts'
import type { Tx } from '../db/database.ts'
import { referencesOf } from './judge.ts'
import { bodyOf, headOf } from './record-head.ts'
import { findHeads, findRecord, type StoredHead, saveRecords, type Written } from './store.ts'

/** Records up to this many bytes are read whole: a batch names at most 500. */
const SMALL = 32 * 1024

/**
 * The records of a batch while it is processed: the head of each, and the body if it was requested, so that memory does not grow with what the
 * user keeps.
 */
export class UnitOfWork {
  readonly #tx: Tx
  readonly #user: string
  readonly #heads = new Map<string, StoredHead>()
  readonly #bodies = new Map<string, Fields | null>()
  /** In order of first change; the value says whether the body changed. */
  readonly #touched = new Map<string, boolean>()
  #revision: number
  #loaded = 0

  /** @param revision the last one assigned to the user's records */
  constructor(tx: Tx, user: string, revision: number) {
    this.#tx = tx
    this.#user = user
    this.#revision = revision
  }

  get revision(): number {
    return this.#revision
  }

  /** Bytes of the long records that were read whole. */
  get loaded(): number {
    return this.#loaded
  }

  /** Fetches the heads of records and of all that they refer to, directly or not. */
  async fetch(ids: Iterable<string>): Promise<void> {
    let missing = [...new Set(ids)].filter((id) => !this.#heads.has(id))
    let most = SMALL
    while (missing.length > 0) {
      const found = await findHeads(this.#tx, this.#user, missing, most)
      for (const { body, ...head } of found) {
        this.#heads.set(head.id, head)
        if (body !== undefined) this.#bodies.set(head.id, body)
      }
      missing = [...new Set(found.flatMap(({ kind, head }) => referencesOf({ kind, fields: head })))].filter(
        (id) => !this.#heads.has(id),
      )
      most = 0 // records that are only referred to are not changed
    }
  }

  /** A record without the fields that have no narrow limit. */
  readonly find = (id: string): SyncedRecord | undefined => {
    const found = this.#heads.get(id)
    return found && { id, kind: found.kind, fields: found.head }
  }

  sizeOf(id: string): number {
    return this.#heads.get(id)?.size ?? 0
  }

  /** How many bytes `load` would read. */
  costOf(id: string): number {
    return this.#bodies.has(id) ? 0 : this.sizeOf(id)
  }

  /** A whole record. */
  async load(id: string): Promise<SyncedRecord | undefined> {
    const found = this.#heads.get(id)
    if (!found) return undefined
    const known = this.#bodies.get(id)
    if (known !== undefined) return { id, kind: found.kind, fields: { ...found.head, ...known } }
    const record = await findRecord(this.#tx, this.#user, id)
    const body = bodyOf(record?.fields ?? {})
    this.#loaded += found.size
    this.#bodies.set(id, body)
    return { id, kind: found.kind, fields: { ...found.head, ...body } }
  }

  /** @param isWhole whether `fields` is the whole record; otherwise the stored body stays */
  put({ id, kind, fields }: SyncedRecord, size: number, isWhole: boolean): void {
    const revision = this.#heads.get(id)?.revision ?? 0
    this.#heads.set(id, { id, kind, head: headOf(fields), size, revision })
    if (isWhole) this.#bodies.set(id, bodyOf(fields))
    this.#touched.set(id, isWhole || (this.#touched.get(id) ?? false))
  }

  /** Writes the changed records, each with the next revision. */
  async save(): Promise<void> {
    const rows = [...this.#touched].flatMap(([id, isWhole]): Written[] => {
      const head = this.#heads.get(id)
      if (!head) return []
      this.#revision += 1
      const row = { ...head, revision: this.#revision }
      this.#heads.set(id, row)
      return [{ ...row, body: isWhole ? this.#bodies.get(id) : undefined }]
    })
    this.#touched.clear()
    await saveRecords(this.#tx, this.#user, rows)
  }

  /** Drops everything read, because the database was changed directly. */
  clear(): void {
    this.#heads.clear()
    this.#bodies.clear()
  }
}
