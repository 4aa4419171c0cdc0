import type { Json } from '#catalog/kit/json.ts'
import { idOf } from '#contract/records/id-of.ts'
import {
  fieldSchema,
  isKind,
  type KindName,
  kinds,
  LONGEST_OUTCOME,
  neededReferences,
} from '#contract/records/kinds.ts'
import { FormatError } from '#formats/format-error.ts'
import type { ProjectRecord } from '#formats/project/project-contents.ts'
import { readProject } from '#formats/project/read-project.ts'
import { writeProject } from '#formats/project/write-project.ts'
import { belowProject } from '../data/database/below-project.ts'
import { newId } from '../data/database/identifiers.ts'
import { textOf } from '../data/database/records.ts'
import { storable } from '../data/database/stored-blobs.ts'
import type { RecordRow, UserDatabase } from '../data/database/user-database.ts'
import { PICTURE } from '../data/datasets/analysis.ts'
import { goneOf, graphOf } from '../data/datasets/dependencies.ts'
import { newestOutcome, outcomeIdOf } from '../data/datasets/kept-outcome.ts'
import { type Change, change, changeTables, InvalidChange, type Writer } from '../data/outbox/change.ts'
import { checkField } from './check-field.ts'
import { fileHash } from './file-hash.ts'
import type { JobContext } from './jobs.ts'

/** A project with all its records as one file; without data, only the recipe (SPEC D6). */
export async function saveProject(
  database: UserDatabase,
  id: string,
  withData: boolean,
  context: JobContext,
): Promise<Blob> {
  const project = await database.records.get(id)
  if (!project) throw new Error(`there is no project ${id}`)
  const below = await belowProject(database, id)
  const all = [project, ...below.filter(({ kind }) => isKind(kind) && isOfProject(kind))]
  const gone = goneOf(graphOf(all))
  const rows = all.filter((row) => !gone.has(row.id))
  const hashes = [...new Set(rows.filter(({ kind }) => kind === 'dataset').map((row) => textOf(row, 'sourceSha256')))]
  const sources = (await database.sources.bulkGet(hashes)).flatMap((source) => source ?? [])
  const contents = { records: recordsOf(rows), outcomes: [], sources }
  return writeProject(contents, { withData, program: 'slipstick', savedAt: Date.now() }, context)
}

/** As all versions read them: each question with its outcome. */
function recordsOf(rows: readonly RecordRow[]): ProjectRecord[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows
    .filter(({ kind }) => !isOutcome(kind))
    .map((row) => {
      const kept = Object.entries(row.fields).filter(([name]) => name !== PICTURE)
      const values = kept.map(([name, [value]]) => [name, value as Json] as const)
      const fields: Record<string, Json> = Object.fromEntries(values)
      const outcome = newestOutcome(row, byId.get(outcomeIdOf(row.id)))
      if (outcome !== undefined) fields['data.outcome'] = outcome as Json
      return { id: row.id, kind: row.kind, fields }
    })
}

const isOutcome = (kind: string) => kind === 'analysis-outcome' || kind === 'chart-outcome'

/**
 * Opens a saved project as a new one with the id `opened`: all ids are new, so that a file can be opened twice, and by other users. Stored in
 * ONE transaction, and once: a request repeated after a worker was lost stores nothing twice. Throws FormatError.
 */
export async function openProject(writer: Writer, opened: string, file: Blob, context: JobContext): Promise<void> {
  const { records, sources } = await readProject(file, { hash: fileHash }, context)
  const known = withinFile(records)
  const project = known.find(({ kind }) => kind === 'project')
  if (!project) throw new FormatError('damaged-project', { part: 'project' })
  const fresh = withNewIds(known, new Map([[project.id, opened]]))
  const { database } = writer
  const importedAt = writer.now()
  const kept = sources.map(({ sha256, name, blob }) => ({ sha256, name, size: blob.size, blob, importedAt }))
  const rows = await storable(database, kept)
  context.signal.throwIfAborted()
  await database.transaction('rw', [...changeTables(database), database.sources], async () => {
    if (await database.records.get(opened)) return
    await database.sources.bulkPut(rows)
    const order = Object.keys(kinds)
    const sorted = fresh.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    // the rows stay on this device, whatever the setting where the file was saved: the owner of this account decides
    const here = { storage: 'device', createdAt: importedAt }
    const changes = sorted.flatMap((record) => changesOf(record, record.kind === 'project' ? here : {}))
    await change(writer, changes).catch((error: unknown) => {
      throw error instanceof InvalidChange ? new FormatError('damaged-project', { part: error.code }) : error
    })
    context.signal.throwIfAborted()
  })
}

/** A record, and the outcome that a question contains. */
function changesOf({ id, kind, fields }: KnownRecord, here: ProjectRecord['fields']): Change[] {
  if (kind !== 'analysis' && kind !== 'chart' && !isOutcome(kind))
    return [{ kind, record: id, fields: { ...fields, ...here } }]
  // a thumbnail from a file could show a result that was never computed here
  const { 'data.outcome': kept, [PICTURE]: _picture, ...rest } = fields
  const outcome = computedElsewhere(kept)
  const answered = outcome === undefined ? {} : { 'data.outcome': outcome }
  if (kind !== 'analysis' && kind !== 'chart') return [{ kind, record: id, fields: { ...rest, ...answered } }]
  const asked: Change = { kind, record: id, fields: rest }
  if (outcome === undefined) return [asked]
  return [asked, { kind: `${kind}-outcome`, record: outcomeIdOf(id), fields: { [kind]: id, ...answered } }]
}

type KnownRecord = ProjectRecord & { readonly kind: KindName }

/**
 * The records and fields that this version knows, as far as they belong together: a reference out of the file would reach into the reader's
 * other projects.
 */
function withinFile(records: readonly ProjectRecord[]): KnownRecord[] {
  const known = records.flatMap(({ kind, id, fields }): KnownRecord[] =>
    isKind(kind) && isOfProject(kind) ? [{ kind, id, fields: knownFields(kind, fields) }] : [],
  )
  const kindOf = new Map(known.map(({ id, kind }) => [id, kind]))
  let inside = known
  for (;;) {
    const leadsInside = ({ kind, fields }: KnownRecord, field: string) =>
      kindOf.get(stringIn(fields, field)) === kinds[kind].references[field]
    const kept = inside.filter((record) => anchorsOf(record.kind).every((field) => leadsInside(record, field)))
    if (kept.length === inside.length)
      return kept.map((record) => {
        const outside = Object.keys(kinds[record.kind].references).filter((field) => !leadsInside(record, field))
        return {
          ...record,
          fields: Object.fromEntries(Object.entries(record.fields).filter(([name]) => !outside.includes(name))),
        }
      })
    const keptIds = new Set(kept.map(({ id }) => id))
    for (const { id } of inside) if (!keptIds.has(id)) kindOf.delete(id)
    inside = kept
  }
}

/** The project itself, or a record of one. A user's messages to the assistant are private, and are not exported. */
function isOfProject(kind: KindName): boolean {
  if (kind === 'chat' || kind === 'chat-message') return false
  return kind === 'project' || Object.keys(kinds[kind].references).length > 0
}

/** The references that must lead to a record of the file: the required ones, otherwise the one to its project. */
function anchorsOf(kind: KindName): readonly string[] {
  const needed = neededReferences(kind)
  return needed.length > 0 ? needed : Object.keys(kinds[kind].references).slice(0, 1)
}

function stringIn(fields: ProjectRecord['fields'], name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

function knownFields(kind: KindName, fields: ProjectRecord['fields']): ProjectRecord['fields'] {
  const known = Object.entries(fields).filter(([name]) => fieldSchema(kind, name))
  for (const [name, value] of known) {
    if (!fieldSchema(kind, name)?.safeParse(value).success) throw new FormatError('damaged-project', { part: name })
    checkField(name, value)
  }
  return Object.fromEntries(known)
}

/**
 * An outcome in a file was not computed here: it counts as another version's, which is checked before it is shown and computed again
 * (`is-showable.ts`). Otherwise a file could show fabricated numbers.
 */
function computedElsewhere(kept: Json | undefined): Json | undefined {
  if (typeof kept !== 'object' || kept === null || !('engineVersion' in kept)) return undefined
  const { engineVersion } = kept
  if (typeof engineVersion !== 'string') return undefined
  const elsewhere = engineVersion.startsWith('file') ? engineVersion : `file ${engineVersion}`
  const outcome = { ...kept, engineVersion: elsewhere }
  return JSON.stringify(outcome).length > LONGEST_OUTCOME ? undefined : outcome
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Ids occur in references, option keys and formulas: all occurrences are replaced, by the given ids or by new ones. */
function withNewIds<R extends ProjectRecord>(records: readonly R[], given: ReadonlyMap<string, string>): R[] {
  const isDerived = (kind: string) => kind === 'variable' || isOutcome(kind)
  const ids = new Map(records.flatMap(({ id, kind }) => (isDerived(kind) ? [] : [[id, given.get(id) ?? newId()]])))
  // in one pass: the text grows with the number of records
  const text = JSON.stringify(records).replace(uuid, (id) => ids.get(id) ?? id)
  const fresh: R[] = JSON.parse(text)
  return fresh.map((record, k) => {
    const { kind, fields } = record
    const original = records[k]
    if (kind === 'step' && original !== undefined)
      return { ...record, fields: { ...fields, origin: stringIn(original.fields, 'origin') || original.id } }
    if (kind === 'variable')
      return { ...record, id: idOf('variable', stringIn(fields, 'dataset'), stringIn(fields, 'column')) }
    if (isOutcome(kind)) return { ...record, id: outcomeIdOf(stringIn(fields, kind.replace('-outcome', ''))) }
    return record
  })
}
