import { ColumnMaker } from '../columnar/column-maker.ts'
import { jsonText } from '../columnar/json-text.ts'
import { Pace } from '../columnar/pace.ts'
import {
  columnOf,
  isDoubtful,
  isTextType,
  lengthOf,
  type StoredType,
  type StoredValues,
} from '../columnar/stored-type.ts'
import { anyLosesDigits, jsonValue } from '../columnar/stored-value.ts'
import { checkTableSize } from '../columnar/table-size.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { damaged } from '../typed/byte-view.ts'
import type {
  TypedCells,
  TypedChoices,
  TypedColumn,
  TypedFile,
  TypedRemark,
  TypedRows,
  Wanted,
} from '../typed/typed-file.ts'
import { type ArrowFile, type ArrowPart, FORMAT, readArrow } from './arrow-messages.ts'
import type { ArrowField } from './arrow-schema.ts'
import { FlatbufferError } from './flatbuffer.ts'
import { type ArrowArray, BatchReader, isList, isPassedOver } from './read-arrays.ts'

/** Items of lists that become texts, and how many more for each byte of the file. */
const MOST_ITEMS = 8_000_000
const ITEMS_PER_BYTE = 6
/** More are texts, no categories. */
const MOST_LEVELS = 32_767
/** Rows between two pauses. */
const STEP = 50_000

/** A column of the table: a field, or one within groups. */
interface Source {
  readonly name: string
  /** The field of the file, by its place, and the places of the groups' fields within it. */
  readonly top: number
  readonly way: readonly number[]
  readonly field: ArrowField
  readonly isList: boolean
}

interface Ready extends Source {
  readonly isText: boolean
  readonly levels: readonly StoredValues[]
}

/**
 * Opens a Feather file (version 2), which is an Arrow file, or an Arrow stream: LZ4, Zstandard or not packed. Categories keep their order; groups become
 * a column for each of their own, lists are JSON as text. Columns of long integers and decimals are read first, since only their values tell whether
 * they are numbers.
 * @throws FormatError
 */
export async function openFeather(blob: Blob, _: TypedChoices, context: ReadContext): Promise<TypedFile> {
  const file = new FeatherFile(blob, await readArrow(blob, context))
  const found = file.fields.flatMap((field, top) => sourcesOf(field, top, [], ''))
  checkTableSize(FORMAT, file.rows, 0, blob.size)
  checkTableSize(FORMAT, 0, found.length, blob.size)
  const remarks: TypedRemark[] = []
  const sources: Ready[] = []
  const columns: TypedColumn[] = []
  let leftOut = 0
  for (const source of found) {
    const { type, dictionary } = source.field
    const place = sources.length
    if (source.isList) {
      remarks.push({ code: 'lists-as-text', column: place })
      sources.push({ ...source, isText: true, levels: [] })
      columns.push(columnOf(source.name, { of: 'text' }, true))
      continue
    }
    if (!type || isPassedOver(source.field) || (type.of === 'bytes' && !(await file.isUtf8(source, context)))) {
      leftOut += 1
      continue
    }
    if (type.of === 'instant' && type.isUtc) remarks.push({ code: 'instants-in-utc', column: place })
    const isText = isTextType(type) || (isDoubtful(type) && (await file.losesDigits(source, type, context)))
    const all = isText && dictionary ? await file.levelsOf(source, context) : []
    const levels = all.reduce((sum, one) => sum + lengthOf(one), 0) <= MOST_LEVELS ? all : []
    sources.push({ ...source, isText, levels })
    const column = columnOf(source.name, type, isText)
    columns.push(levels.length > 0 ? withLevels(column, type, levels, dictionary?.isOrdered === true) : column)
  }
  if (sources.length === 0) throw new FormatError('no-columns')
  if (leftOut > 0) remarks.push({ code: 'binary-left-out', count: leftOut })
  return {
    dictionary: {
      columns,
      rows: file.rows,
      label: '',
      notes: [],
      sets: [],
      weight: null,
      encoding: { encoding: 'utf-8', by: 'file', alternatives: [] },
      remarks,
    },
    read: (wanted, reading) => file.read(sources, wanted, reading),
  }
}

/** A column for each field without fields of its own, named by its way. */
function sourcesOf(field: ArrowField, top: number, way: readonly number[], above: string): readonly Source[] {
  const name = above === '' ? field.name : `${above}.${field.name}`
  const isGroup = field.layout.of === 'struct' && !field.dictionary
  if (isGroup && !isPassedOver(field))
    return field.children.flatMap((child, k) => sourcesOf(child, top, [...way, k], name))
  return [{ name, top, way, field, isList: isList(field) && !isPassedOver(field) && !field.dictionary }]
}

function withLevels(
  column: TypedColumn,
  type: StoredType,
  levels: readonly StoredValues[],
  isOrdered: boolean,
): TypedColumn {
  const texts = new Set(
    levels.flatMap((one) => Array.from({ length: lengthOf(one) }, (_, k) => String(jsonValue(type, one, k)))),
  )
  texts.delete('')
  return {
    ...column,
    measure: isOrdered ? 'ordinal' : 'nominal',
    valueLabels: Array.from(texts, (text) => ({ value: text, label: text })),
  }
}

class FeatherFile {
  readonly fields: readonly ArrowField[]
  readonly rows: number
  readonly #blob: Blob
  readonly #parts: readonly ArrowPart[]

  constructor(blob: Blob, { schema, parts }: ArrowFile) {
    this.#blob = blob
    this.fields = schema.fields
    this.#parts = parts
    this.rows = parts.reduce((sum, { of, head }) => sum + (of === 'rows' ? head.length : 0), 0)
  }

  async read(
    sources: readonly Ready[],
    { columns: wanted, rows: most = this.rows }: Wanted,
    context: ReadContext,
  ): Promise<TypedRows> {
    const rows = Math.min(this.rows, most)
    const taken = sources.filter((_, place) => !wanted || wanted.has(place))
    checkTableSize(FORMAT, rows, taken.length, this.#blob.size)
    const pace = new Pace(context)
    const makers = new Map<Ready, ColumnMaker>()
    for (const source of taken) {
      makers.set(source, newMaker(source, rows))
      await pace.did(rows)
    }
    const translated = new Map<Ready, { readonly of: readonly ArrowArray[]; readonly codes: readonly Float64Array[] }>()
    for await (const { array, sources: own, head, dictionaries, place } of this.#arrays(taken, rows, context)) {
      for (const source of own) {
        const maker = makers.get(source)
        const one = alongWay(array, source.way)
        if (!maker || !one) continue
        const { id } = one.codes ?? {}
        const parts = id === undefined ? undefined : dictionaries.get(id)
        let known = translated.get(source)
        if (parts && known?.of !== parts) {
          known = { of: parts, codes: parts.map((part) => maker.translate(part.values ?? none, 0, part.length)) }
          translated.set(source, known)
        }
        await this.#push(source, one, maker, { known, rows, length: head.length, place, pace }, array)
      }
      context.onProgress?.(place / this.#blob.size)
    }
    const remarks: TypedRemark[] = []
    const columns: (TypedCells | null)[] = []
    for (const [place, source] of sources.entries()) {
      const maker = makers.get(source)
      if (!maker) {
        columns.push(null)
        continue
      }
      const { cells, undecodable } = maker.finish()
      await pace.did(rows)
      columns.push(cells)
      if (maker.outOfRange > 0) remarks.push({ code: 'dates-out-of-range', column: place, count: maker.outOfRange })
      if (undecodable > 0) remarks.push({ code: 'texts-undecodable', column: place, count: undecodable })
    }
    return { rows, columns, remarks }
  }

  async #push(
    source: Ready,
    array: ArrowArray,
    maker: ColumnMaker,
    { known, rows, length, place, pace }: Pushed,
    top: ArrowArray,
  ) {
    const isNull = wholeWay(top, source.way)
    const hasNulls = [top, ...source.way.map((_, k) => alongWay(top, source.way.slice(0, k + 1)))].some(
      (one) => one?.hasNulls,
    )
    if (array.length < length) throw damaged(FORMAT, place)
    const end = Math.min(length, rows - maker.rows)
    for (let from = 0; from < end; from += STEP) {
      const to = Math.min(end, from + STEP)
      if (array.values && !source.isList && source.field.layout.of !== 'null')
        maker.pushAll(array.values, from, to, hasNulls ? isNull : null)
      else
        for (let row = from; row < to; row++) {
          if (isNull(row)) maker.pushNull()
          else if (array.codes) pushLooked(maker, lookedUp(known, Number(array.codes.at[row] ?? -1), place))
          else if (source.isList) maker.pushText(jsonText(damageAt(place, () => array.json(row))))
          else maker.pushNull()
        }
      await pace.did(source.isList ? 20 * (to - from) : 2 * (to - from))
    }
  }

  /** Reads the fields of the sources, batch by batch, each field once. Damage is named by where the batch begins. */
  async *#arrays<T extends Source>(sources: readonly T[], rows: number, context: ReadContext) {
    const byTop = new Map<number, T[]>()
    for (const source of sources) byTop.set(source.top, [...(byTop.get(source.top) ?? []), source])
    const wantedIds = new Set(sources.flatMap(({ top }) => idsIn(this.fields[top])))
    const byId = new Map(
      this.fields.flatMap((field) => encodedIn(field).map((one) => [one.dictionary?.id ?? -1, one] as const)),
    )
    const dictionaries = new Map<number, readonly ArrowArray[]>()
    const budget = { items: MOST_ITEMS + ITEMS_PER_BYTE * this.#blob.size }
    let seen = 0
    for (const part of this.#parts) {
      context.signal?.throwIfAborted()
      const { head } = part
      const place = head.body
      const reader = new BatchReader(this.#blob, head, dictionaries, budget)
      if (part.of === 'dictionary') {
        const field = byId.get(part.id)
        if (!field || !wantedIds.has(part.id)) continue
        const array = await damageIn(place, () => reader.read({ ...field, dictionary: null }))
        context.onUnpacked?.(reader.unpacked)
        dictionaries.set(part.id, part.isDelta ? [...(dictionaries.get(part.id) ?? []), array] : [array])
        continue
      }
      if (seen >= rows) break
      seen += head.length
      for (const [top, field] of this.fields.entries()) {
        const own = byTop.get(top)
        if (!own) {
          await damageIn(place, () => Promise.resolve(reader.skip(field)))
          continue
        }
        const before = reader.unpacked
        const array = await damageIn(place, () => reader.read(field))
        context.onUnpacked?.(reader.unpacked - before)
        if (array.length !== head.length) throw damaged(FORMAT, place)
        yield { array, sources: own, head, dictionaries, place }
        context.signal?.throwIfAborted()
      }
    }
  }

  /** Whether numbers would lose digits of this column. */
  async losesDigits(source: Source, type: StoredType, context: ReadContext): Promise<boolean> {
    const pace = new Pace(context)
    for await (const { array, dictionaries } of this.#arrays([source], this.rows, context)) {
      const one = alongWay(array, source.way)
      const isNull = wholeWay(array, source.way)
      const parts = one?.codes ? (dictionaries.get(one.codes.id) ?? []) : one ? [one] : []
      for (const part of parts) {
        const { values } = part
        if (!values) continue
        if (anyLosesDigits(type, values, part === one ? isNull : part.isNull)) return true
        await pace.did(part.length)
      }
    }
    return false
  }

  /** Whether the first values of a column of bytes are texts. */
  async isUtf8(source: Source, context: ReadContext): Promise<boolean> {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for await (const { array, dictionaries } of this.#arrays([source], 1, context)) {
      const one = alongWay(array, source.way)
      const values = one?.codes ? dictionaries.get(one.codes.id)?.[0]?.values : one?.values
      if (values?.form !== 'bytes') return true
      const isNull = one?.codes ? () => false : wholeWay(array, source.way)
      try {
        for (let row = 0; row < Math.min(1000, lengthOf(values)); row++)
          if (!isNull(row)) decoder.decode(values.bytes.subarray(values.starts[row], values.ends[row]))
      } catch {
        return false
      }
    }
    return true
  }

  /** The texts of a column of categories, in their order, also those that come with later batches. */
  async levelsOf(source: Source, context: ReadContext): Promise<readonly StoredValues[]> {
    const id = source.field.dictionary?.id
    const field = encodedIn(this.fields[source.top] as ArrowField).find((one) => one.dictionary?.id === id)
    const levels: StoredValues[] = []
    for (const part of this.#parts) {
      if (part.of !== 'dictionary' || part.id !== id || !field) continue
      context.signal?.throwIfAborted()
      const reader = new BatchReader(this.#blob, part.head, new Map(), { items: MOST_ITEMS })
      const { values } = await damageIn(part.head.body, () => reader.read({ ...field, dictionary: null }))
      if (values) levels.push(values)
    }
    return levels
  }
}

interface Pushed {
  readonly known: { readonly of: readonly ArrowArray[]; readonly codes: readonly Float64Array[] } | undefined
  readonly rows: number
  readonly length: number
  readonly place: number
  readonly pace: Pace
}

const none: StoredValues = { form: 'numbers', values: [] }

function newMaker({ field, isText, isList: isNested, levels }: Ready, rows: number): ColumnMaker {
  const maker = new ColumnMaker(isNested ? { of: 'text' } : (field.type ?? { of: 'number' }), isText, rows)
  for (const one of levels) maker.addLevels(one)
  return maker
}

/** The number or code of a place in the batches of a dictionary; null for a missing value in it. */
function lookedUp(known: Pushed['known'], code: number, place: number): number | null {
  let at = code
  for (const [k, codes] of (known?.codes ?? []).entries()) {
    if (at >= 0 && at < codes.length) return known?.of[k]?.isNull(at) ? null : (codes[at] ?? null)
    at -= codes.length
  }
  throw damaged(FORMAT, place)
}

function pushLooked(maker: ColumnMaker, value: number | null): void {
  if (value === null) maker.pushNull()
  else maker.push(value)
}

function alongWay(array: ArrowArray, way: readonly number[]): ArrowArray | undefined {
  let one: ArrowArray | undefined = array
  for (const step of way) one = one?.children[step]
  return one
}

/** A value is missing if it or any group around it is. */
function wholeWay(array: ArrowArray, way: readonly number[]): (row: number) => boolean {
  const all = [array, ...way.map((_, k) => alongWay(array, way.slice(0, k + 1)))].flatMap((one) => (one ? [one] : []))
  const [only] = all
  if (all.length === 1 && only) return only.isNull
  return (row) => all.some((one) => one.isNull(row))
}

function encodedIn(field: ArrowField): readonly ArrowField[] {
  return [...(field.dictionary ? [field] : []), ...field.children.flatMap(encodedIn)]
}

const idsIn = (field: ArrowField | undefined) =>
  field ? encodedIn(field).flatMap(({ dictionary }) => (dictionary ? [dictionary.id] : [])) : []

function damageAt<T>(place: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof FlatbufferError ? damaged(FORMAT, place) : error
  }
}

async function damageIn<T>(place: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FlatbufferError ? damaged(FORMAT, place) : error
  }
}
