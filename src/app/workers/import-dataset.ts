import type { Frame } from '#engine/frame/frame.ts'
import type { Finding } from '#formats/table/findings.ts'
import type { Question } from '#formats/table/questions.ts'
import type { CellRules, ImportSchema } from '#formats/table/schema.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { storable } from '../data/database/stored-blobs.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { editTables, recordEdit } from '../data/history/edit.ts'
import { change } from '../data/outbox/change.ts'
import { columnRows, sourceKeys } from './column-cache.ts'
import { forgetReading, readFirst } from './first-reading.ts'
import type { JobContext } from './jobs.ts'
import { type KeptSource, sourceToKeep } from './kept-source.ts'
import { holdSource } from './source-frame.ts'

export interface ImportRequest {
  /** The id of the new dataset, made by the caller: a request repeated after a worker was lost stores nothing twice. */
  readonly dataset: string
  readonly user: string
  readonly device: string
  readonly deviceName: string
  readonly project: string
  /** The name of the project if it is created with the dataset: only on this device, as a new project is. */
  readonly newProject?: string | undefined
  readonly name: string
  readonly file: File
  readonly choices: FileChoices
}

/** The result of a first reading: proposed types and rules, for the reader's review before anything is stored. */
export interface Proposal {
  readonly rows: number
  readonly schema: ImportSchema
  readonly cellRules: CellRules
  readonly findings: readonly Finding[]
  readonly questions: readonly Question[]
}

/** Reads every cell and proposes types and rules. Stores nothing. */
export async function proposeDataset(file: File, choices: FileChoices, context: JobContext): Promise<Proposal> {
  const { frame, schema, cellRules, findings, questions } = (await readFirst(file, choices, context)).result
  return { rows: frame.rows, schema, cellRules, findings, questions }
}

/**
 * Stores source, columns, record and outbox row in ONE transaction: if the process is killed at any moment, or out of space, nothing of it
 * remains. Keeps the frame in memory for opening the dataset.
 */
export async function importDataset(
  database: UserDatabase,
  request: ImportRequest,
  context: JobContext,
): Promise<void> {
  const { dataset, file } = request
  const watched = { signal: context.signal, onProgress: (fraction: number) => context.onProgress(0.9 * fraction) }
  const { result, hash } = await readFirst(file, request.choices, watched)
  const { frame, cellRules } = result
  const source = await sourceToKeep(file, hash, result.schema, { signal: context.signal })
  context.signal.throwIfAborted()
  const keys = sourceKeys({ sourceSha256: source.sha256, schema: source.schema, cellRules })
  await keep(database, request, { source, keys, frame, cellRules }, context.signal)
  holdSource(dataset, keys, frame)
  forgetReading()
  context.onProgress(1)
}

interface Kept {
  readonly source: KeptSource
  /** Metadata of the frame's columns, in order. */
  readonly keys: readonly string[]
  readonly frame: Frame
  readonly cellRules: CellRules
}

async function keep(
  database: UserDatabase,
  { dataset, file, device, deviceName, project, newProject, name }: ImportRequest,
  { source: { blob, schema, sha256 }, keys, frame, cellRules }: Kept,
  signal: AbortSignal,
): Promise<void> {
  const now = Date.now()
  const columns = await storable(database, columnRows(keys, frame, now))
  const sources = await storable(database, [{ sha256, name: file.name, size: blob.size, blob, importedAt: now }])
  await database.transaction('rw', [...editTables(database), database.sources, database.columns], async () => {
    if (await database.records.get(dataset)) return
    await database.sources.bulkPut(sources)
    await database.columns.bulkPut(columns)
    const writer = { database, device, now: () => now }
    if (newProject !== undefined) {
      const fields = { name: newProject, description: '', storage: 'device', createdAt: now, deleted: false }
      await change(writer, [{ kind: 'project', record: project, fields }])
    }
    await recordEdit(writer, [
      {
        kind: 'dataset',
        record: dataset,
        fields: {
          project,
          name,
          sourceName: file.name,
          sourceSha256: sha256,
          sourceSize: blob.size,
          sourceDevice: deviceName,
          importSchema: schema,
          'data.cellRules': cellRules,
          createdAt: now,
          deleted: false,
        },
      },
    ])
    signal.throwIfAborted() // nothing of the transaction is stored
  })
}
