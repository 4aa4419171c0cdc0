import type { Frame } from '#engine/frame/frame.ts'
import { FormatError } from './format-error.ts'
import type { ReadContext } from './read-context.ts'
import { fileId } from './table/file-order.ts'
import type { Finding } from './table/findings.ts'
import { headerNames } from './table/header.ts'
import {
  type ColumnChoices,
  givenHeader,
  type ImportResult,
  type TableChoices,
  type TableSettings,
} from './table/import-table.ts'
import { findPersonalData } from './table/personal-data.ts'
import {
  type CellRules,
  type ImportColumn,
  type ImportSchema,
  isTyped,
  neededReader,
  readerVersion,
  type TypedFormat,
} from './table/schema.ts'
import { cellText } from './typed/cell-text.ts'
import type {
  FileEncoding,
  OpenTyped,
  TypedCells,
  TypedChoices,
  TypedColumn,
  TypedFile,
  TypedRemark,
  Wanted,
} from './typed/typed-file.ts'
import { cellsToSearch, typedFrame, typedMeasure } from './typed/typed-frame.ts'

/** The readers are large, and most people need one of them. */
const openers: Readonly<Record<TypedFormat, () => Promise<OpenTyped>>> = {
  sav: async () => (await import('./sav/open-sav.ts')).openSav,
  por: async () => (await import('./por/open-por.ts')).openPor,
  dta: async () => (await import('./dta/open-dta.ts')).openDta,
  xpt: async () => (await import('./xpt/open-xpt.ts')).openXpt,
  sas7bdat: async () => (await import('./sas7bdat/open-sas7bdat.ts')).openSas7bdat,
  rdata: async () => (await import('./rdata/open-rdata.ts')).openRdata,
  sqlite: async () => (await import('./sqlite/open-sqlite.ts')).openSqlite,
  parquet: async () => (await import('./parquet/open-parquet.ts')).openParquet,
  feather: async () => (await import('./feather/open-feather.ts')).openFeather,
  omv: async () => (await import('./omv/open-omv.ts')).openOmv,
  jasp: async () => (await import('./jasp/open-jasp.ts')).openJasp,
  redcap: async () => (await import('./redcap/open-redcap.ts')).openRedcap,
  rec: async () => (await import('./rec/open-rec.ts')).openRec,
  columns: async () => (await import('./columns/open-columns.ts')).openColumns,
}

export type TypedImportChoices = TypedChoices & TableChoices

export interface TypedPreview {
  /** Of more than one table, their names. */
  readonly tables: readonly string[]
  readonly encoding: FileEncoding
  /** The names and, if there are any, the labels of the variables stand above the rows. */
  readonly settings: TableSettings
  readonly question: null
  /** Names, labels and the first rows, with value labels in place of values. */
  readonly rows: readonly (readonly string[])[]
  readonly size: number
}

export async function openTyped(
  blob: Blob,
  format: TypedFormat,
  choices: TypedChoices = {},
  context: ReadContext = {},
): Promise<TypedFile> {
  const open = await openers[format]()
  const { encoding, table, wholeRows } = choices
  const file = await open(
    blob,
    {
      ...(encoding !== undefined && { encoding }),
      ...(table !== undefined && { table }),
      ...(wholeRows !== undefined && { wholeRows }),
    },
    context,
  )
  if (wholeRows === undefined) return file
  return {
    ...file,
    dictionary: { ...file.dictionary, rows: wholeRows },
    read: (wanted, reading) => file.read({ ...wanted, rows: Math.min(wholeRows, wanted.rows ?? wholeRows) }, reading),
  }
}

/** The dictionary and the first rows. Throws FormatError. */
export async function previewTyped(
  blob: Blob,
  format: TypedFormat,
  choices: TypedChoices,
  most: number,
): Promise<TypedPreview> {
  const file = await openTyped(blob, format, choices)
  const { columns, encoding } = file.dictionary
  const tables = (await file.tables?.()) ?? []
  const { rows, columns: cells } = await file.read({ rows: most }, {})
  const shown = columns.map((column, place) => cellTexts(column, cells[place] ?? null, rows))
  const labels = columns.map(({ label }) => label)
  const head = [columns.map(({ name }) => name), ...(labels.some(Boolean) ? [labels] : [])]
  return {
    tables: tables.length > 1 ? tables : [],
    encoding,
    settings: { layout: layoutOf(format, file, choices), headerRow: 0, headerRows: head.length, decimal: '.' },
    question: null,
    rows: [...head, ...Array.from({ length: rows }, (_, row) => shown.map((texts) => texts[row] ?? ''))],
    size: blob.size,
  }
}

function cellTexts(column: TypedColumn, cells: TypedCells | null, rows: number): readonly string[] {
  const labels = new Map(column.valueLabels.map(({ value, label }) => [String(value), label]))
  return Array.from({ length: rows }, (_, row) => {
    const text = cells ? cellText(column, cells, row) : ''
    return labels.get(text) ?? text
  })
}

function layoutOf(
  format: TypedFormat,
  { dictionary }: TypedFile,
  { table, wholeRows }: TypedChoices,
): TableSettings['layout'] {
  return {
    format,
    encoding: dictionary.encoding.encoding,
    ...(table !== undefined && { table }),
    ...(wholeRows !== undefined && { wholeRows }),
  }
}

/**
 * Imports a file with types and a dictionary; its types, labels and missing codes are taken as they are. Reading it with the result's `schema` gives the same
 * frame again. Throws FormatError, or the signal's reason.
 */
export async function importTyped(
  blob: Blob,
  format: TypedFormat,
  choices: TypedImportChoices,
  context: ReadContext,
): Promise<ImportResult> {
  const file = await openTyped(blob, format, choices, context)
  const { dictionary } = file
  const chosen: ColumnChoices = choices.columns ?? {}
  const isIn = (place: number) => chosen[fileId(place)]?.include !== false
  const read = await file.read(wantedOf(dictionary.columns.map((_, place) => isIn(place))), context)
  context.signal?.throwIfAborted()
  const header = headerNames([dictionary.columns.map(({ name }) => name)], dictionary.columns.length)
  const findings: Finding[] = [...header.findings, ...findingsOf([...dictionary.remarks, ...read.remarks])]
  const layout = layoutOf(format, file, choices)
  const columns = dictionary.columns.map((column, place): ImportColumn => {
    const id = fileId(place)
    const cells = read.columns[place] ?? null
    const given = header.names[place] ?? column.name
    const choice = chosen[id] ?? {}
    const { name = given, measure } = choice
    const likely = cells ? typedMeasure(column, name, cells, read.rows) : 'nominal'
    if (cells) findings.push(...columnFindings(id, name, cells, column.isPersonal === true))
    const about = { type: column.type, measure: measure ?? likely, include: isIn(place) }
    return { id, name, ...givenHeader(given, choice), ...about }
  })
  context.onProgress?.(1)
  return {
    frame: typedFrame(dictionary, read, columns),
    schema: {
      readerVersion: neededReader({ layout, columns }, {}),
      layout,
      headerRow: null,
      headerRows: 0,
      decimal: '.',
      columns,
    },
    cellRules: {},
    findings,
    questions: [],
  }
}

/** Reads an imported file again. Throws FormatError; `schema-mismatch` if its columns are not those of the schema. */
export async function readTyped(
  blob: Blob,
  { schema }: { readonly schema: ImportSchema; readonly cellRules: CellRules },
  context: ReadContext,
): Promise<Frame> {
  const { layout, columns } = schema
  if (schema.readerVersion > readerVersion) throw new FormatError('newer-reader')
  if (!isTyped(layout)) throw new TypeError('the schema is of another format')
  const file = await openTyped(blob, layout.format, layout, context)
  const found = file.dictionary.columns
  if (found.length !== columns.length || found.some(({ type }, place) => type !== columns[place]?.type))
    throw new FormatError('schema-mismatch', { found: found.length, expected: columns.length })
  const read = await file.read(wantedOf(columns.map(({ include }) => include)), context)
  return typedFrame(file.dictionary, read, columns)
}

/** All columns if none is left out. */
export function wantedOf(included: readonly boolean[]): Wanted {
  if (included.every(Boolean)) return {}
  return { columns: new Set(included.flatMap((isIn, place) => (isIn ? [place] : []))) }
}

/** Remarks of one kind about one column, or about none, are one finding. */
function findingsOf(remarks: readonly TypedRemark[]): readonly Finding[] {
  const found = new Map<string, Finding>()
  for (const { code, column, count = 1 } of remarks) {
    const key = `${code} ${column ?? ''}`
    const before = Number(found.get(key)?.params.count ?? 0)
    found.set(key, {
      code,
      ...(column !== undefined && { column: fileId(column) }),
      params: { count: before + count },
    })
  }
  return [...found.values()]
}

function columnFindings(column: string, name: string, cells: TypedCells, isPersonal: boolean): readonly Finding[] {
  const found = findPersonalData(name, cellsToSearch(cells))
  const personal = found ?? (isPersonal ? { kind: 'identifier', by: 'file' } : null)
  const isEmpty = 'codes' in cells ? cells.codes.every((code) => code < 0) : cells.values.every(Number.isNaN)
  return [
    ...(personal ? [{ code: 'personal-data', column, params: { kind: personal.kind, by: personal.by } } as const] : []),
    ...(isEmpty && !('missingTags' in cells) ? [{ code: 'empty-column', column, params: {} } as const] : []),
  ]
}
