import type { Frame } from '#engine/frame/frame.ts'
import type { ColumnFileHeader } from '../columns/column-file.ts'
import { readHeader } from '../columns/read-header.ts'
import { FormatError } from '../format-error.ts'
import { fileId } from '../table/file-order.ts'
import type { TypedColumn, TypedDictionary } from '../typed/typed-file.ts'

/** The key of the metadata, in which other programs' readers do not look. */
export const KEY = 'slipstick'

/** What a Parquet file has no place for: labels, value labels, missing codes, measurement levels, formats, weight and sets of several answers. */
export function dictionaryText({ columns, rows, sets = [], weight }: Frame): string {
  const places = new Map(columns.map(({ id }, place) => [id, place]))
  const isWritable = (value: number | string) => typeof value === 'string' || Number.isFinite(value)
  const header: ColumnFileHeader = {
    rows,
    label: '',
    notes: [],
    weight: weight === undefined ? null : (places.get(weight) ?? null),
    sets: sets.flatMap((set) =>
      set.role === 'dimension'
        ? []
        : [{ ...set, columns: set.columns.flatMap((id) => (places.has(id) ? [fileId(places.get(id) ?? 0)] : [])) }],
    ),
    columns: columns.map((column) => {
      const { name, label, type, measure, missingRanges, format, note } = column
      return {
        name,
        label,
        type,
        measure,
        valueLabels: column.valueLabels.filter(({ value }) => isWritable(value)),
        missingCodes: column.missingCodes.filter(isWritable),
        missingRanges,
        ...(format && { format }),
        ...(note !== undefined && { note }),
        cells: null,
      }
    }),
  }
  return JSON.stringify(header)
}

/** Null if it is not what this program writes: anyone may write into the metadata of a file. */
export function dictionaryIn(text: string | undefined): ColumnFileHeader | null {
  if (text === undefined) return null
  try {
    return readHeader(new TextEncoder().encode(text))
  } catch (error) {
    if (error instanceof FormatError) return null
    throw error
  }
}

/** The dictionary of a file with what another program left of ours: a column is recognised by its name and type. */
export function withDictionary(file: TypedDictionary, own: ColumnFileHeader | null): TypedDictionary {
  if (!own) return file
  const byName = new Map(own.columns.map((column) => [column.name, column]))
  const columns = file.columns.map((column): TypedColumn => {
    const known = byName.get(column.name)
    if (!known || known.type !== column.type) return column
    const { cells: _, ...described } = known
    return { ...column, ...described }
  })
  const isWhole =
    columns.length === own.columns.length && columns.every(({ name }, place) => name === own.columns[place]?.name)
  return isWhole ? { ...file, columns, sets: own.sets, weight: own.weight } : { ...file, columns }
}
