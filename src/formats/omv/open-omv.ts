import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { damaged } from '../typed/byte-view.ts'
import { partOfRows } from '../typed/part-of-rows.ts'
import type { OpenTyped, TypedCells, TypedFile, TypedRows } from '../typed/typed-file.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { ZipFile } from '../zip/read-zip.ts'
import { asObject, asText, type JsonObject, jsonPart, partOf } from './json-part.ts'
import { type Field, fieldsOf } from './omv-fields.ts'

const MOST_ROWS = 50e6
const MOST_BYTES = 512 << 20
const MISSING = -2_147_483_648

/** Opens a file of jamovi (.omv): its data, without the analyses. Throws FormatError. */
export const openOmv: OpenTyped = async (blob, _, context) => openArchive(await ZipFile.open(blob), 'jamovi', context)

/**
 * Opens an archive of jamovi, or of JASP before 0.18, which have the same parts: what the columns are (`metadata.json`), the labels of their values
 * (`xdata.json`), their cells column by column (`data.bin`), and the texts of identifiers (`strings.bin`).
 */
export async function openArchive(zip: ZipFile, format: string, context: ReadContext): Promise<TypedFile> {
  const dataSet = asObject((await jsonPart(zip, 'metadata.json', context)).dataSet)
  const rows = dataSet.rowCount
  if (typeof rows !== 'number' || !Number.isInteger(rows) || rows < 0) throw damaged(format, 0)
  if (rows > MOST_ROWS) throw new FormatError('too-many-rows', { limit: MOST_ROWS })
  const labels = zip.entries.has('xdata.json') ? await jsonPart(zip, 'xdata.json', context) : {}
  const fields = fieldsOf(dataSet, labels)
  let all: Promise<TypedRows> | undefined
  return {
    dictionary: {
      columns: fields.map(({ column }) => column),
      rows,
      label: '',
      notes: [],
      sets: [],
      weight: weightOf(dataSet, fields),
      encoding: { encoding: 'utf-8', by: 'file', alternatives: [] },
      remarks: [],
    },
    read: async (wanted, reading) => {
      all ??= readCells(zip, fields, rows, format, reading)
      try {
        return partOfRows(await all, wanted)
      } catch (error) {
        all = undefined // it may have been stopped
        throw error
      }
    },
  }
}

/** By name, or by the number of its field. */
function weightOf({ weights, fields }: JsonObject, columns: readonly Field[]): number | null {
  const place = Array.isArray(fields)
    ? fields.findIndex((field) => typeof weights === 'number' && weights > 0 && asObject(field).id === weights)
    : -1
  const named = columns.findIndex(({ column }) => column.name !== '' && column.name === asText(weights))
  const found = place >= 0 ? place : named
  return found < 0 ? null : found
}

async function readCells(
  zip: ZipFile,
  fields: readonly Field[],
  rows: number,
  format: string,
  context: ReadContext,
): Promise<TypedRows> {
  const bytes = rows === 0 ? new Uint8Array() : await partOf(zip, 'data.bin', context, MOST_BYTES)
  const expected = fields.reduce((sum, { storage }) => sum + (storage === 'double' ? 8 : 4) * rows, 0)
  if (bytes.length !== expected) throw damaged(format, Math.min(bytes.length, expected))
  const hasTexts = rows > 0 && fields.some(({ storage }) => storage === 'string')
  const strings = hasTexts ? await partOf(zip, 'strings.bin', context, MOST_BYTES) : new Uint8Array()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const columns: TypedCells[] = []
  let at = 0
  for (const field of fields) {
    context.signal?.throwIfAborted()
    columns.push(cellsOf(field, view, at, rows, strings, format))
    at += (field.storage === 'double' ? 8 : 4) * rows
    context.onProgress?.(at / Math.max(1, expected))
    if (rows * columns.length > 100_000) await yieldToMessages()
  }
  return { rows, columns, remarks: [] }
}

function cellsOf(
  { storage, texts }: Field,
  view: DataView,
  at: number,
  rows: number,
  strings: Uint8Array,
  format: string,
): TypedCells {
  if (storage === 'double')
    return { values: Float64Array.from({ length: rows }, (_, k) => view.getFloat64(at + 8 * k, true)) }
  const stored = Int32Array.from({ length: rows }, (_, k) => view.getInt32(at + 4 * k, true))
  if (storage === 'integer')
    return { values: Float64Array.from(stored, (value) => (value === MISSING ? Number.NaN : value)) }
  const textAt =
    storage === 'level'
      ? (value: number) => texts.get(value) ?? String(value)
      : (place: number) => textOf(strings, place, format)
  return textCells(stored, textAt, storage === 'level' ? [...texts.values()] : [])
}

/** @param first texts that come first in the dictionary */
function textCells(stored: Int32Array, textAt: (value: number) => string, first: readonly string[]): TypedCells {
  const dictionary = [...new Set(first)].filter((text) => text !== '')
  const places = new Map(dictionary.map((text, place) => [text, place]))
  const known = new Map<number, number>([[MISSING, -1]])
  const codes = stored.map((value) => {
    let code = known.get(value)
    if (code === undefined) {
      const text = textAt(value)
      code = text === '' ? -1 : (places.get(text) ?? dictionary.push(text) - 1)
      if (code >= 0) places.set(text, code)
      known.set(value, code)
    }
    return code
  })
  return { codes, dictionary }
}

/** Up to the next NUL. */
function textOf(strings: Uint8Array, place: number, format: string): string {
  const end = place < 0 ? -1 : strings.indexOf(0, place)
  if (end < 0) throw damaged(format, 0)
  return new TextDecoder().decode(strings.subarray(place, end))
}
