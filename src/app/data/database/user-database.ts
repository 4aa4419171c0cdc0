import Dexie, { type EntityTable, type Table } from 'dexie'
import type { Mutation, SyncedRecord } from '#contract/calls/sync.ts'
import type { KindName } from '#contract/records/kinds.ts'
import { databaseName, GUEST } from '../../device/database-name.ts'
import { schemaVersions } from './schema-versions.ts'
import { readAsBlobs } from './stored-blobs.ts'

/** A synced record with its index keys. `deleted` is a number because IndexedDB does not index booleans. */
export interface RecordRow extends SyncedRecord {
  /** The parent record; '' at the top. */
  readonly parent: string
  readonly deleted: 0 | 1
  /** The engine version of an outcome. */
  readonly engine?: string
}

interface Queued {
  readonly order?: number
  readonly id: string
  readonly protocol: number
  readonly attempts: number
  /** Set aside after repeated server errors, together with its dependents (SPEC Q5). */
  readonly aside: 0 | 1
}

export interface QueuedMutation extends Queued {
  readonly type: 'mutation'
  readonly mutation: Mutation
  /** Only in a restoration: when the record had been deleted, ms (SPEC R4). Absent from rows that older versions queued. */
  readonly deletedAt?: number
}

export interface QueuedCall extends Queued {
  readonly type: 'call'
  readonly call: string
  readonly request: unknown
  /** Ids of pictures that are uploaded first; their paths become the request's `image`. Absent from rows that older versions queued. */
  readonly pictures?: readonly string[]
  /** The server had lost the uploaded pictures once, and they were uploaded again. */
  readonly renewed?: true
}

/** A picture of a draft, or of a queued call. */
export interface PictureRow {
  readonly id: string
  readonly blob: Blob
  /** Idempotency key of its upload. */
  readonly key: string
  /** Its path on the server; '' until it is uploaded. */
  readonly path: string
}

/** An entry of the outbox; `id` is the mutation's id or the call's idempotency key (SPEC Q2). */
export type OutboxRow = QueuedMutation | QueuedCall

/** A mutation that the server refused, with its reason: shown until the user has read it, never dropped silently (SPEC Q4). */
export interface RefusedRow {
  readonly id: string
  readonly at: number
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
  readonly row: OutboxRow
}

/** An imported file, byte for byte. */
export interface SourceRow {
  readonly sha256: string
  readonly name: string
  readonly size: number
  readonly blob: Blob
  readonly importedAt: number
}

/** A cached column: one Blob per column, keyed by the hash of its inputs (SPEC D3). */
export interface ColumnRow {
  readonly key: string
  readonly blob: Blob
  readonly size: number
  readonly usedAt: number
  /** In the first column of a source: the metadata of all its columns (`workers/column-cache.ts`). */
  readonly frame?: unknown
}

export interface KeyValueRow {
  readonly key: string
  readonly value: unknown
}

/** Uploads of sources, so that they resume after an interruption or a reload. */
export interface TransferRow {
  /** `project/sha256` */
  readonly key: string
  readonly project: string
  readonly sha256: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly code?: string
}

/** The fields of a record that an edit changed: each with its value before and after. */
export interface EditedRecord {
  readonly kind: KindName
  readonly record: string
  /** The edit made the record: undoing it deletes the record, or disables the step. */
  readonly isNew?: true
  readonly fields: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
  /** Fields whose value before was written by another device. */
  readonly overwrites?: readonly string[]
  /** Fields that another device wrote after this edit, although their latest stamp is this device's: undoing a later edit brought that value back. */
  readonly lost?: readonly string[]
}

/** One edit in the history of a project on this device (SPEC R4). Entries that are undone come after all others. */
export interface EditRow {
  readonly order?: number
  readonly project: string
  readonly at: number
  readonly undone: 0 | 1
  readonly records: readonly EditedRecord[]
}

/** A chart as it was when the reader, a download or a newer program kept it, on this device only: its picture shows rows (SPEC D13). */
export interface ChartVersionRow {
  readonly id: string
  readonly chart: string
  /** When it was kept, ms. */
  readonly at: number
  /** The reader's name for it; '' if the program kept it. */
  readonly name: string
  /** The version of the chart's entry whose form the options have, and the one that created the chart, if different. */
  readonly version: number
  readonly firstVersion?: number
  /** Those of the chart; for the figure of an analysis only its style. */
  readonly options: Readonly<Record<string, unknown>>
  /** The version of the data that it showed, if it had been drawn. */
  readonly dataVersion?: string
  /** The file that was downloaded: its size in mm, and the resolution of an image. */
  readonly file?: { readonly format: string; readonly width: number; readonly height: number; readonly dpi?: number }
  /** An SVG document without the words of the figure, in the colours of the light theme. */
  readonly picture: string | null
}

export class UserDatabase extends Dexie {
  declare records: EntityTable<RecordRow, 'id'>
  declare outbox: Table<OutboxRow, number>
  declare refused: EntityTable<RefusedRow, 'id'>
  declare sources: EntityTable<SourceRow, 'sha256'>
  declare columns: EntityTable<ColumnRow, 'key'>
  declare transfers: EntityTable<TransferRow, 'key'>
  declare history: Table<EditRow, number>
  declare pictures: EntityTable<PictureRow, 'id'>
  declare versions: EntityTable<ChartVersionRow, 'id'>
  declare kv: EntityTable<KeyValueRow, 'key'>
  /** Nothing in it is ever sent: it has no rows in its outbox. */
  readonly isGuest: boolean

  constructor(userId: string) {
    super(databaseName(userId))
    this.isGuest = userId === GUEST
    for (const { version, stores, upgrade } of schemaVersions) {
      const declared = this.version(version).stores(stores)
      if (upgrade) declared.upgrade(upgrade)
    }
    for (const table of [this.sources, this.columns, this.pictures]) readAsBlobs(table as never)
  }
}
