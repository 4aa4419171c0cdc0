import { fileId, placeInFile, sourceColumns, withOwnIds } from './file-order.ts'
import type { ImportResult } from './import-table.ts'
import type { MatchedColumn } from './match-columns.ts'
import type { GivenAnswers } from './questions.ts'
import { type CellRules, type ImportColumn, neededReader } from './schema.ts'

/**
 * The ids of the dataset by those of a file: of matched columns theirs, of others the next that the dataset has never had.
 * @param known all columns of the dataset so far, with those that are in no file any more
 * @param fileColumns number of source columns of the file
 */
export function ownIdsOf(
  known: readonly ImportColumn[],
  matches: readonly MatchedColumn[],
  fileColumns: number,
): ReadonlyMap<string, string> {
  const ids = new Map(matches.flatMap(({ id, inFile }) => (inFile === null ? [] : [[inFile, id] as const])))
  let last = Math.max(0, ...known.map(({ id }) => Number(id.slice(1))))
  for (let place = 0; place < fileColumns; place++) if (!ids.has(fileId(place))) ids.set(fileId(place), fileId(last++))
  return ids
}

/** How a file that took the place of another has its columns; undefined if none has. */
export function ownIdsOfSchema(columns: readonly ImportColumn[]): ReadonlyMap<string, string> | undefined {
  if (columns.every(({ at }) => at === undefined)) return undefined
  return new Map(
    sourceColumns(columns).flatMap((column) => {
      const place = placeInFile(column)
      return place === null ? [] : [[fileId(place), column.id] as const]
    }),
  )
}

/** Choices by ids of the dataset, by those of the file. */
export function choicesInFile<T extends { readonly columns?: object; readonly answers?: GivenAnswers }>(
  choices: T,
  ownIds: ReadonlyMap<string, string>,
): T {
  const inFile = <V>(given: Readonly<Record<string, V>>): Readonly<Record<string, V>> =>
    Object.fromEntries([...ownIds].flatMap(([file, own]) => (own in given ? [[file, given[own] as V] as const] : [])))
  const { columns, answers } = choices
  return {
    ...choices,
    ...(columns && { columns: inFile(columns as Readonly<Record<string, unknown>>) }),
    ...(answers?.columns && { answers: { ...answers, columns: inFile(answers.columns) } }),
  }
}

/** The import of a file with the ids of a dataset. Columns that the file lacks stay known, so that a later file can bring them back. */
export function inDataset(
  { frame, schema, cellRules, findings, questions }: ImportResult,
  known: readonly ImportColumn[],
  sourceIds: ReadonlyMap<string, string>,
): ImportResult {
  const ids = new Map(sourceIds)
  let last = Math.max(0, ...[...known, ...[...ids.values()].map((id) => ({ id }))].map(({ id }) => Number(id.slice(1))))
  const idOf = (inFile: string) => ids.get(inFile) ?? inFile
  for (const { id, limitsOf } of schema.columns) {
    if (limitsOf === undefined) continue
    const before = known.find((column) => column.limitsOf === idOf(limitsOf))
    ids.set(id, before?.id ?? fileId(last++))
  }
  const made = schema.columns.map((column): ImportColumn => {
    const { limitsOf } = column
    if (limitsOf !== undefined) return { ...column, id: idOf(column.id), limitsOf: idOf(limitsOf) }
    return { ...column, id: idOf(column.id), at: placeInFile(column) }
  })
  const byId = new Map(made.map((column) => [column.id, column]))
  const isDerived = (column: ImportColumn) => column.limitsOf !== undefined
  const before = known.flatMap(({ limitsOf: _limitsOf, ...column }) => {
    const now = byId.get(column.id)
    if (now) return isDerived(now) ? [] : [now]
    return [{ ...column, include: false, at: null }]
  })
  const added = sourceColumns(made).filter(({ id }) => !known.some((column) => column.id === id))
  const columns = [...before, ...added, ...made.filter(isDerived)]
  const rules: CellRules = Object.fromEntries(Object.entries(cellRules).map(([id, rule]) => [idOf(id), rule]))
  return {
    frame: withOwnIds(frame, ids, columns),
    schema: { ...schema, readerVersion: neededReader({ ...schema, columns }, rules), columns },
    cellRules: rules,
    findings: findings.map((one) => (one.column === undefined ? one : { ...one, column: idOf(one.column) })),
    questions: questions.map((one) => (one.column === undefined ? one : { ...one, column: idOf(one.column) })),
  }
}
