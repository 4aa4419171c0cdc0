import type { Frame } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import type { CellRules, ImportColumn, ImportSchema } from './schema.ts'

/** Place of a column in its file, from 0; null if the file does not have it. */
export function placeInFile({ id, at }: Pick<ImportColumn, 'id' | 'at'>): number | null {
  return at === undefined ? Number(id.slice(1)) - 1 : at
}

/** The columns that the source contains; others are derived. */
export function sourceColumns(columns: readonly ImportColumn[]): readonly ImportColumn[] {
  return columns.filter(({ limitsOf }) => limitsOf === undefined)
}

/** A column in a file, as a reader numbers it. */
export const fileId = (place: number) => `c${place + 1}`

interface InFileOrder {
  readonly schema: ImportSchema
  readonly cellRules: CellRules
  /** Ids of the dataset by those of the file. */
  readonly ownIds: ReadonlyMap<string, string>
}

/**
 * The schema as a reader needs it, with columns numbered by their places in the file; undefined if it is so already, as it is unless a file has taken the place
 * of another. Throws FormatError `schema-mismatch` if a place is named twice or by no column.
 */
export function inFileOrder(schema: ImportSchema, cellRules: CellRules): InFileOrder | undefined {
  if (schema.columns.every(({ at }) => at === undefined)) return undefined
  const own = sourceColumns(schema.columns)
    .filter(({ at }) => at !== null)
    .toSorted((a, b) => (placeInFile(a) ?? 0) - (placeInFile(b) ?? 0))
  const wrong = own.findIndex((column, place) => placeInFile(column) !== place)
  if (wrong >= 0) throw new FormatError('schema-mismatch', { found: own.length, expected: wrong })
  const derived = schema.columns.filter(({ limitsOf }) => limitsOf !== undefined)
  const ordered = [...own, ...derived]
  const fileIds = new Map(ordered.map(({ id }, place) => [id, fileId(place)]))
  const columns = ordered.map(({ at: _at, ...column }, place): ImportColumn => {
    const limitsOf = column.limitsOf === undefined ? undefined : fileIds.get(column.limitsOf)
    return { ...column, id: fileId(place), ...(limitsOf !== undefined && { limitsOf }) }
  })
  const rules = Object.entries(cellRules).flatMap(([id, rule]) => {
    const inFile = fileIds.get(id)
    return inFile === undefined ? [] : [[inFile, rule] as const]
  })
  return {
    schema: { ...schema, columns },
    cellRules: Object.fromEntries(rules),
    ownIds: new Map([...fileIds].map(([id, inFile]) => [inFile, id])),
  }
}

/** A frame of a file with the ids of the dataset, and its columns in the order of these. */
export function withOwnIds(
  { columns, sets, weight, ...rows }: Frame,
  ownIds: ReadonlyMap<string, string>,
  order: readonly Pick<ImportColumn, 'id'>[],
): Frame {
  const idOf = (inFile: string) => ownIds.get(inFile) ?? inFile
  const byId = new Map(columns.map((column) => [idOf(column.id), column]))
  return {
    ...rows,
    columns: order.flatMap(({ id }) => {
      const column = byId.get(id)
      return column ? [{ ...column, id }] : []
    }),
    ...(sets && { sets: sets.map((set) => ({ ...set, columns: set.columns.map(idOf), ...reversedOf(set, idOf) })) }),
    ...(weight !== undefined && { weight: idOf(weight) }),
  }
}

function reversedOf(set: NonNullable<Frame['sets']>[number], idOf: (id: string) => string) {
  return set.role === 'dimension' ? { reversed: set.reversed.map(idOf) } : {}
}
