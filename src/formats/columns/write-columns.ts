import type { TypedCells, TypedColumn, TypedDictionary, TypedRows } from '../typed/typed-file.ts'
import { aligned, type ColumnCells, type ColumnFileHeader, HEADER_AT, MAGIC } from './column-file.ts'

/** The columns that were read, as a file of their own. The same columns give the same bytes. */
export function columnFile({ columns, label, notes, sets, weight }: TypedDictionary, read: TypedRows): Blob {
  const sections: Uint8Array<ArrayBuffer>[] = []
  const header: ColumnFileHeader = {
    rows: read.rows,
    label,
    notes,
    sets,
    weight,
    columns: columns.map((column, place) => {
      const cells = read.columns[place] ?? null
      return { ...(cells ? described(column) : nameOnly(column)), cells: cells && addCells(cells, sections) }
    }),
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const head = new Uint8Array(aligned(HEADER_AT + text.length))
  new TextEncoder().encodeInto(MAGIC, head)
  new DataView(head.buffer).setUint32(MAGIC.length, text.length, true)
  head.set(text, HEADER_AT)
  return new Blob([head, ...sections])
}

/** JSON has no infinity, which no label and no code of a survey needs. */
function described(column: TypedColumn): TypedColumn {
  const isWritable = (value: number | string) => typeof value === 'string' || Number.isFinite(value)
  return {
    ...column,
    valueLabels: column.valueLabels.filter(({ value }) => isWritable(value)),
    missingCodes: column.missingCodes.filter(isWritable),
  }
}

/** Labels of values may be values that were left out. */
function nameOnly({ name, type, measure }: TypedColumn): TypedColumn {
  return { name, type, measure, label: '', valueLabels: [], missingCodes: [], missingRanges: [] }
}

function addCells(cells: TypedCells, sections: Uint8Array<ArrayBuffer>[]): ColumnCells {
  const add = (view: ArrayBufferView) => {
    sections.push(new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength))
    sections.push(new Uint8Array(aligned(view.byteLength) - view.byteLength))
  }
  if ('codes' in cells) {
    const texts = new TextEncoder().encode(JSON.stringify(cells.dictionary))
    add(texts)
    add(cells.codes)
    return { texts: texts.length }
  }
  add(cells.values)
  if (cells.missingTags) add(cells.missingTags)
  return { tagged: cells.missingTags !== undefined }
}
