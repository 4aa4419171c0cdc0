import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import type { TypedCells, TypedChoices, TypedFile } from '../typed/typed-file.ts'
import { columnsOf, isTable, type RColumns } from './frame-of.ts'
import type { RValue } from './r-value.ts'
import { prefixOf, readStream } from './read-stream.ts'
import { unpacked } from './unpack.ts'

const MOST_COLUMNS = 32_767

/**
 * Opens a file of saveRDS() or save(): a data frame, or a matrix or vector. All of it is read, because R stores names and labels after the
 * values. Lists, complex numbers and raw bytes are left out, and nothing is evaluated.
 * @throws FormatError
 */
export async function openRdata(blob: Blob, choices: TypedChoices, context: ReadContext): Promise<TypedFile> {
  const bytes = await unpacked(blob, context)
  const prefix = prefixOf(bytes)
  if (!prefix) throw new FormatError('damaged-data-file', { format: 'R', at: 0 })
  const value = readStream(bytes, prefix)
  const named = prefix.isNamed && value.kind === 'pairlist' ? value.items : [{ tag: '', value }]
  const tables = named.flatMap((one) => tablesIn(one.tag, one.value))
  const chosen = choices.table === undefined ? tables[0] : tables.find(({ name }) => name === choices.table)
  if (!chosen && choices.table !== undefined) throw new FormatError('unknown-table', { table: choices.table })
  if (!chosen) throw new FormatError('no-columns')
  const made = columnsOf(chosen.name, chosen.value)
  const { columns } = made
  if (columns.length === 0) throw new FormatError('no-columns')
  if (columns.length > MOST_COLUMNS)
    throw new FormatError('too-many-columns', { columns: columns.length, limit: MOST_COLUMNS })
  return {
    tables: () => Promise.resolve(tables.map(({ name }) => name)),
    dictionary: {
      columns,
      rows: made.rows,
      label: '',
      notes: [],
      sets: [],
      weight: null,
      encoding: { encoding: 'utf-8', by: 'file', alternatives: [] },
      remarks: made.remarks,
    },
    read: (wanted, { signal }) => {
      signal?.throwIfAborted()
      return Promise.resolve(rowsOf(made, wanted))
    },
  }
}

/** An object that is a table, or the tables of a list. */
function tablesIn(name: string, value: RValue): readonly { readonly name: string; readonly value: RValue }[] {
  if (isTable(value)) return [{ name, value }]
  if (value.kind !== 'list') return []
  const names = value.attributes.get('names')
  return value.items.flatMap((one, place) => {
    const own = names?.kind === 'string' ? (names.dictionary[names.codes[place] ?? -1] ?? '') : ''
    const isFrame = one.kind === 'list' && isTable(one)
    return isFrame ? [{ name: [name, own || String(place + 1)].filter(Boolean).join('$'), value: one }] : []
  })
}

function rowsOf(
  { rows, cells }: RColumns,
  wanted: Parameters<TypedFile['read']>[0],
): Awaited<ReturnType<TypedFile['read']>> {
  const most = Math.min(rows, wanted.rows ?? rows)
  const isCut = most < rows
  return {
    rows: most,
    columns: cells.map((one, place) => {
      if (wanted.columns && !wanted.columns.has(place)) return null
      return isCut ? firstRows(one, most) : one
    }),
    remarks: [],
  }
}

function firstRows(cells: TypedCells, most: number): TypedCells {
  if ('codes' in cells) return { codes: cells.codes.slice(0, most), dictionary: cells.dictionary }
  const { values, missingTags } = cells
  return { values: values.slice(0, most), ...(missingTags && { missingTags: missingTags.slice(0, most) }) }
}
