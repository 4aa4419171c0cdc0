import { csvStream } from '../csv/csv-stream.ts'
import { encodingOf } from '../csv/encoding.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { decodeUtf8 } from '../table/byte-dictionary.ts'
import { CheckedCells } from '../typed/checked-cells.ts'
import { partOfRows } from '../typed/part-of-rows.ts'
import type { OpenTyped, TypedColumn } from '../typed/typed-file.ts'
import { type ZipEntry, ZipFile } from '../zip/read-zip.ts'
import { redcapParts } from './redcap-archive.ts'
import { readingOf } from './redcap-cells.ts'
import { redcapColumns } from './redcap-columns.ts'
import { parseRedcapDictionary } from './redcap-dictionary.ts'

const MOST = { maxBytes: 512 << 20 }

/**
 * Opens an archive of a raw export of REDCap and its data dictionary, both CSV. All rows are read, because only they tell whether a field holds missing data
 * codes, which make it text. Throws FormatError.
 */
export const openRedcap: OpenTyped = async (blob, _, context) => {
  const zip = await ZipFile.open(blob)
  const parts = await redcapParts(zip)
  if (!parts) throw new FormatError('not-a-redcap-dictionary')
  const fields = parseRedcapDictionary(await zip.readAll(parts.dictionary, MOST, context))
  const { names, cells } = await readData(zip, parts.data, context, (header) =>
    redcapColumns(header, fields).columns.map(({ reading }) => new CheckedCells(readingOf(reading))),
  )
  const { columns, sets } = redcapColumns(names, fields)
  const made = cells.map((one) => one.finish())
  const described = columns.map(
    ({ column, isIdentifier }, place): TypedColumn => ({
      ...fitting(column, made[place]?.type ?? 'text'),
      ...(isIdentifier && { isPersonal: true }),
    }),
  )
  const rows = made[0] && ('codes' in made[0].cells ? made[0].cells.codes : made[0].cells.values).length
  const all = { rows: rows ?? 0, columns: made.map((one) => one.cells), remarks: [] }
  return {
    dictionary: {
      columns: described,
      rows: all.rows,
      label: '',
      notes: [],
      sets: sets.filter((set) => set.columns.every((id) => described[Number(id.slice(1)) - 1]?.type === 'number')),
      weight: null,
      encoding: { encoding: 'utf-8', by: 'file', alternatives: [] },
      remarks: [],
    },
    read: (wanted, { signal }) => {
      signal?.throwIfAborted()
      return Promise.resolve(partOfRows(all, wanted))
    },
  }
}

/** Values of labels are texts in a column that became text, whose level is no longer a measurement. */
function fitting(column: Omit<TypedColumn, 'type'>, type: TypedColumn['type']): TypedColumn {
  if (type !== 'text') return { ...column, type }
  const { format: _, ...rest } = column
  const valueLabels = column.valueLabels.map(({ value, label }) => ({ value: String(value), label }))
  return { ...rest, type, valueLabels, measure: column.measure === 'continuous' ? null : column.measure }
}

async function readData(
  zip: ZipFile,
  entry: ZipEntry,
  context: ReadContext,
  begin: (header: readonly string[]) => readonly CheckedCells[],
): Promise<{ readonly names: readonly string[]; readonly cells: readonly CheckedCells[] }> {
  const bytes = await zip.readAll(entry, MOST, context)
  const blob = new Blob([bytes])
  let names: readonly string[] | undefined
  let cells: readonly CheckedCells[] = []
  const stream = csvStream(blob, { format: 'csv', encoding: await encodingOf(blob), delimiter: ',' })
  await stream((record, starts, ends, count) => {
    if (!names) {
      names = Array.from({ length: count }, (_, k) => decodeUtf8(record.subarray(starts[k], ends[k])))
      cells = begin(names)
      return
    }
    for (let k = 0; k < cells.length; k++)
      cells[k]?.push(k < count ? decodeUtf8(record.subarray(starts[k], ends[k])) : '')
  }, context)
  if (!names) throw new FormatError('empty-file')
  return { names, cells }
}
