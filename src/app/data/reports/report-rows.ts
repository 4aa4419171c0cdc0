import Dexie, { type ObservabilitySet, RangeSet } from 'dexie'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'

export type Rows = ReadonlyMap<string, RecordRow>

/** If more records than this have changed, all blocks of the report are read again. */
const MANY = 200

/**
 * The records of a report's blocks on this device, also the deleted ones, by id. While someone listens only those are read again that this or another
 * tab, a sync or undo has written: with frozen results a report may be megabytes long. A record that has not changed stays the same object.
 */
export class ReportRows {
  readonly #database: UserDatabase
  readonly #report: string
  readonly #listeners = new Set<(rows: Rows) => void>()
  readonly #changed = new Set<string>()
  #rows: Rows | undefined
  #isAllChanged = false
  #told: Rows | undefined
  #reading: Promise<unknown> = Promise.resolve()

  constructor(database: UserDatabase, report: string) {
    this.#database = database
    this.#report = report
  }

  /** Calls `listener` with the present rows, and with all rows after each change. Returns what ends this. */
  subscribe(listener: (rows: Rows) => void): () => void {
    const first = this.#listeners.size === 0
    this.#listeners.add(listener)
    if (first) Dexie.on.storagemutated.subscribe(this.#hear)
    void this.#tryRead().then((rows) => rows && this.#listeners.has(listener) && listener(rows))
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      Dexie.on.storagemutated.unsubscribe(this.#hear)
      this.#rows = undefined // what is written from now on is not heard
    }
  }

  /** The rows as they are stored. */
  read(): Promise<Rows> {
    const reading = this.#reading.then(() => this.#readChanged())
    this.#reading = reading.catch(() => {
      this.#rows = undefined
    })
    return reading
  }

  async #readChanged(): Promise<Rows> {
    const { records } = this.#database
    const known = this.#isAllChanged ? undefined : this.#rows
    const ids = [...this.#changed]
    this.#isAllChanged = false
    this.#changed.clear()
    if (known && ids.length === 0) return known
    if (!known || ids.length > MANY) {
      const rows = await records.where('[kind+parent]').equals(['report-block', this.#report]).toArray()
      const all = new Map(rows.map((row) => [row.id, row]))
      if (this.#listeners.size > 0) this.#rows = all
      return all
    }
    const found = await records.bulkGet(ids)
    const ours = found.flatMap((row) => (row?.kind === 'report-block' && row.parent === this.#report ? [row] : []))
    const isGone = ids.some((id, k) => !found[k] && known.has(id))
    if (ours.length === 0 && !isGone) return known
    const next = new Map([...known, ...ours.map((row) => [row.id, row] as const)])
    for (const [k, id] of ids.entries()) if (!found[k]) next.delete(id)
    this.#rows = next
    return next
  }

  /** Undefined if the database is closed: the reader has signed out. */
  #tryRead(): Promise<Rows | undefined> {
    return this.read().catch((fault: unknown) => {
      if (fault instanceof Dexie.DatabaseClosedError) return undefined
      throw fault
    })
  }

  readonly #hear = (parts: ObservabilitySet): void => {
    const written = parts[`idb://${this.#database.name}/records/`]
    if (!written && !parts.all) return
    if (!written) this.#isAllChanged = true
    for (const { from, to } of written ? new RangeSet().add(written) : []) {
      if (typeof from === 'string' && from === to) this.#changed.add(from)
      else this.#isAllChanged = true
    }
    void this.#tell()
  }

  async #tell(): Promise<void> {
    const rows = await this.#tryRead()
    if (!rows || rows === this.#told) return
    this.#told = rows
    for (const listener of this.#listeners) listener(rows)
  }
}
