import { contentHash } from '#engine/frame/content-hash.ts'
import type { Column } from '#engine/frame/frame.ts'
import { choicesOfImport } from '#formats/table/choices-of-import.ts'
import type { ImportResult } from '#formats/table/import-table.ts'
import { choicesInFile, inDataset, ownIdsOf } from '#formats/table/in-dataset.ts'
import { type ChosenMatches, type KnownColumn, type MatchedColumn, matchColumns } from '#formats/table/match-columns.ts'
import type { ImportColumn } from '#formats/table/schema.ts'
import type { FileChoices } from '#formats/table-file.ts'
import { storable } from '../data/database/stored-blobs.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { type Dataset, readDataset, readVariables } from '../data/datasets/dataset.ts'
import { editTables, recordEdit } from '../data/history/edit.ts'
import { columnRows, sourceKeys } from './column-cache.ts'
import { DatasetError } from './dataset-error.ts'
import { forgetReading, isSameFile, readFirst } from './first-reading.ts'
import type { Proposal } from './import-dataset.ts'
import type { JobContext } from './jobs.ts'
import { sourceToKeep } from './kept-source.ts'
import { switchOffPlaced } from './placed-corrections.ts'
import { holdSource, sourceFrame } from './source-frame.ts'

export interface NextFileRequest {
  readonly dataset: string
  readonly file: File
  /** Encoding, sheet and header of the file; answers and columns by ids of the dataset. */
  readonly choices: FileChoices
  readonly matches: ChosenMatches
}

/** What a file in place of a dataset's source would change. */
export interface NextProposal extends Proposal {
  readonly columns: readonly ComparedColumn[]
  /** Rows of the source that it replaces; undefined if they are not on this device. */
  readonly rowsBefore: number | undefined
  /** Columns of the file without their like in the dataset. */
  readonly added: readonly Pick<ImportColumn, 'id' | 'name'>[]
  /** The columns of the file, from which one is chosen by hand. */
  readonly inFile: readonly Pick<ImportColumn, 'id' | 'name'>[]
  /** Steps with corrections that name their row by its place alone: the file switches them off. */
  readonly switchedOff: number
}

export interface ComparedColumn extends MatchedColumn {
  readonly name: string
  /** The name in the file, if it differs. */
  readonly nameInFile?: string
  /** Type before and now, if they differ. */
  readonly types?: readonly [before: string, now: string]
  /** Value labels before that the file has otherwise or not at all, and new ones. */
  readonly labels?: number
  /** Texts that the column did not have before, of a column of categories. */
  readonly newLevels?: readonly string[]
}

/** Most new categories that are named. */
const NAMED = 8

/** Reads a file as the next one of a dataset: with its decisions about columns that match. Stores nothing. */
export async function proposeNext(
  database: UserDatabase,
  request: NextFileRequest,
  context: JobContext,
): Promise<NextProposal> {
  const { result, matches, before, named, inFile } = await readNext(database, request, context)
  const was = await sourceFrame(database, before).catch(() => undefined)
  const { frame, schema, cellRules, findings, questions } = result
  const known = new Set(before.schema.columns.map(({ id }) => id))
  const nameInFile = new Map(inFile.map(({ id, name }) => [id, name]))
  return {
    rows: frame.rows,
    schema,
    cellRules,
    findings,
    questions,
    rowsBefore: was?.rows,
    columns: matches.map((match) =>
      compared(match, named.get(match.id) ?? match.id, nameInFile.get(match.inFile ?? ''), [
        was?.columns.find(({ id }) => id === match.id),
        frame.columns.find(({ id }) => id === match.id),
      ]),
    ),
    added: schema.columns.filter(({ id, limitsOf }) => !known.has(id) && limitsOf === undefined),
    inFile: inFile.map(({ id, name }) => ({ id, name })),
    switchedOff: (await switchOffPlaced(database, request.dataset)).length,
  }
}

/**
 * Replaces the source of a dataset by a file, in ONE transaction. Steps, labels, analyses and charts stay; undo brings the former source back, which stays on
 * this device for it.
 */
export async function replaceSource(
  database: UserDatabase,
  request: NextFileRequest & { readonly device: string; readonly deviceName: string },
  context: JobContext,
): Promise<void> {
  const { dataset: id, file, device, deviceName } = request
  const { result, hash } = await readNext(database, request, context)
  const { frame, cellRules } = result
  const kept = await sourceToKeep(file, hash, withoutMissing(result), { signal: context.signal })
  const schema = { ...kept.schema, columns: result.schema.columns }
  context.signal.throwIfAborted()
  const keys = sourceKeys({ sourceSha256: kept.sha256, schema, cellRules })
  const now = Date.now()
  const columns = await storable(database, columnRows(keys, frame, now))
  const source = { sha256: kept.sha256, name: file.name, size: kept.blob.size, blob: kept.blob, importedAt: now }
  const sources = await storable(database, [source])
  const switchedOff = await switchOffPlaced(database, id)
  await database.transaction('rw', [...editTables(database), database.sources, database.columns], async () => {
    await database.sources.bulkPut(sources)
    await database.columns.bulkPut(columns)
    await recordEdit({ database, device, now: () => now }, [
      {
        kind: 'dataset',
        record: id,
        fields: {
          sourceName: file.name,
          sourceSha256: kept.sha256,
          sourceSize: kept.blob.size,
          sourceDevice: deviceName,
          importSchema: schema,
          'data.cellRules': cellRules,
        },
      },
      ...switchedOff,
    ])
    context.signal.throwIfAborted() // nothing of the transaction is stored
  })
  holdSource(id, keys, frame)
  forgetReading()
  context.onProgress(1)
}

/** A column that the file lacks has no cells to leave out. */
function withoutMissing({ schema }: ImportResult): ImportResult['schema'] {
  return { ...schema, columns: schema.columns.filter(({ at }) => at !== null) }
}

async function readNext(database: UserDatabase, request: NextFileRequest, context: JobContext) {
  const before = await readDataset(database, request.dataset)
  if (!before) throw new DatasetError('dataset-missing')
  const { file, choices } = request
  const { columns: own = {}, answers, ...ofFile } = choices
  const header = answers?.header
  const found = await foundColumns(
    file,
    { ...ofFile, ...(header && { answers: { header } }) },
    partOf(context, 0.45, 0),
  )
  const { known, named } = await knownColumns(database, before)
  const matches = matchColumns(known, found, request.matches)
  const ownIds = ownIdsOf(before.schema.columns, matches, found.length)
  const decided = decidedBefore(before, ofFile)
  const merged: FileChoices = {
    ...ofFile,
    answers: {
      ...decided.answers,
      ...answers,
      columns: { ...decided.answers?.columns, ...answers?.columns },
    },
    columns: { ...decided.columns, ...own },
  }
  const { result, hash } = await readFirst(file, choicesInFile(merged, ownIds), partOf(context, 0.45, 0.45))
  return { before, matches, named, inFile: found, hash, result: inDataset(result, before.schema.columns, ownIds) }
}

const partOf = ({ signal, onProgress }: JobContext, share: number, from: number): JobContext => ({
  signal,
  onProgress: (fraction) => onProgress(from + share * fraction),
})

/** What was decided about the columns of the former file; its encoding, sheet and header are those of that file only. */
function decidedBefore({ schema, cellRules = {} }: Dataset, ofFile: FileChoices): FileChoices {
  const { columns = {}, answers = {} } = choicesOfImport(schema, cellRules)
  // a footer is of the file; that a number of the former one was no code says nothing about this one
  const { footer: _, columns: ofColumns = {}, ...kept } = answers
  const given = Object.entries(ofColumns).map(([id, { code, ...others }]) => [
    id,
    { ...others, ...(code === 'missing' && { code }) },
  ])
  const own = Object.entries(columns).filter(([id]) => schema.columns.find((column) => column.id === id)?.at !== null)
  return { ...ofFile, answers: { ...kept, columns: Object.fromEntries(given) }, columns: Object.fromEntries(own) }
}

/** The columns of a dataset as the file named and labelled them, and as they are named now. */
async function knownColumns(database: UserDatabase, dataset: Dataset) {
  const variables = await readVariables(database, dataset.id)
  const labels = new Map(
    (await sourceFrame(database, dataset).catch(() => undefined))?.columns.map(({ id, label }) => [id, label]),
  )
  const columns = dataset.schema.columns.filter(({ limitsOf }) => limitsOf === undefined)
  const known = columns.map(({ id, name, header, type }): KnownColumn => {
    const label = labels.get(id) ?? variables.get(id)?.label ?? ''
    return { id, name, type, label, ...(header !== undefined && { header }) }
  })
  return { known, named: new Map(columns.map(({ id, name }) => [id, variables.get(id)?.name ?? name])) }
}

/** The columns of the file that was read last: while they are compared it is read with the decisions about them. */
let lastFound: { readonly file: File; readonly choices: string; readonly columns: readonly KnownColumn[] } | undefined

async function foundColumns(file: File, choices: FileChoices, context: JobContext): Promise<readonly KnownColumn[]> {
  const key = JSON.stringify(choices)
  if (lastFound && isSameFile(lastFound.file, file) && lastFound.choices === key) return lastFound.columns
  const { schema, frame } = (await readFirst(file, choices, context)).result
  const labels = new Map(frame.columns.map(({ id, label }) => [id, label]))
  const columns = schema.columns
    .filter(({ limitsOf }) => limitsOf === undefined)
    .map(({ id, name, type }) => ({ id, name, type, label: labels.get(id) ?? '' }))
  lastFound = { file, choices: key, columns }
  return columns
}

function compared(
  match: MatchedColumn,
  name: string,
  nameInFile: string | undefined,
  [before, now]: readonly [Column | undefined, Column | undefined],
): ComparedColumn {
  const other = nameInFile === undefined || nameInFile === name ? {} : { nameInFile }
  if (!before || !now) return { ...match, name, ...other }
  const newLevels = levelsOf(now).filter((level) => !levelsOf(before).includes(level))
  const labels = contentHash(before.valueLabels) === contentHash(now.valueLabels) ? 0 : changedLabels(before, now)
  return {
    ...match,
    name,
    ...other,
    ...(before.type !== now.type && { types: [before.type, now.type] }),
    ...(labels > 0 && { labels }),
    ...(newLevels.length > 0 && { newLevels: newLevels.slice(0, NAMED) }),
  }
}

function changedLabels({ valueLabels }: Column, now: Column): number {
  const was = new Map(valueLabels.map(({ value, label }) => [value, label]))
  const is = new Map(now.valueLabels.map(({ value, label }) => [value, label]))
  return [...new Set([...was.keys(), ...is.keys()])].filter((value) => was.get(value) !== is.get(value)).length
}

/** Few distinct texts are categories. */
function levelsOf(column: Column): readonly string[] {
  return column.type === 'text' && column.measure !== 'id' && column.dictionary.length <= 50 ? column.dictionary : []
}
