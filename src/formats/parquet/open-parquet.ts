import type { ColumnChunk, FileMetaData } from 'hyparquet'
import { ColumnMaker } from '../columnar/column-maker.ts'
import { type Json, jsonText } from '../columnar/json-text.ts'
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
import { bytesOf } from '../source.ts'
import { damaged } from '../typed/byte-view.ts'
import type {
  TypedCells,
  TypedChoices,
  TypedColumn,
  TypedDictionary,
  TypedFile,
  TypedRemark,
  TypedRows,
  Wanted,
} from '../typed/typed-file.ts'
import { columnHints } from './arrow-categories.ts'
import { assembleRows, type LevelledValues } from './list-values.ts'
import { PageError } from './page-values.ts'
import { FORMAT, readFooter } from './parquet-footer.ts'
import { type Page, readPages } from './read-pages.ts'
import { type Field, fieldsOf, isUnsigned, type Leaf, type ListField, treeOf } from './schema-leaves.ts'
import { dictionaryIn, KEY, withDictionary } from './slipstick-dictionary.ts'

/** Bytes of a stored column that are read first if only some rows are wanted. */
const FIRST_BYTES = 1 << 20
/** Values of lists, and how many of them for each byte of the file. */
const MOST_LIST_VALUES = 8_000_000
const LIST_VALUES_PER_BYTE = 6
/** More are texts, no categories. */
const MOST_LEVELS = 32_767
/** Rows between two pauses. */
const STEP = 50_000

/** A column of the table. */
interface Source {
  readonly field: Field
  readonly column: TypedColumn
  readonly isText: boolean
  readonly levels: StoredValues | undefined
}

/**
 * Opens a Parquet file: its metadata are at its end. Groups become a column for each of their own, lists are JSON as text. Whether long integers and
 * decimals are numbers is in the statistics of the file; without them, these columns are read.
 * @throws FormatError
 */
export async function openParquet(blob: Blob, _: TypedChoices, context: ReadContext): Promise<TypedFile> {
  const file = new ParquetFile(blob, await readFooter(blob))
  const tree = treeOf(file.metadata.schema)
  if (!tree) throw damaged(FORMAT, blob.size - 8)
  const fields = fieldsOf(tree)
  checkTableSize(FORMAT, 0, fields.length, blob.size)
  const hints = columnHints(file.metadata.key_value_metadata)
  const remarks: TypedRemark[] = []
  const sources: Source[] = []
  let leftOut = 0
  for (const field of fields) {
    const name = hints.names.get(field.name) ?? field.name
    if ('list' in field) {
      remarks.push({ code: 'lists-as-text', column: sources.length })
      sources.push({ field, column: columnOf(name, { of: 'text' }, true), isText: true, levels: undefined })
      continue
    }
    const { type } = field.leaf
    if (!type || (type.of === 'bytes' && !(await file.isUtf8(field.leaf, context)))) {
      leftOut += 1
      continue
    }
    if (type.of === 'instant' && type.isUtc) remarks.push({ code: 'instants-in-utc', column: sources.length })
    const isText = isTextType(type) || (isDoubtful(type) && (await file.losesDigits(field.leaf, type, context)))
    const category = isText ? hints.categories.get(field.name) : undefined
    const stored = category && (await file.dictionaryOf(field.leaf, context))
    const levels = stored && lengthOf(stored) <= MOST_LEVELS ? stored : undefined
    const column = columnOf(name, type, isText)
    sources.push({
      field,
      isText,
      levels,
      column: levels && category ? withLevels(column, type, levels, category.isOrdered) : column,
    })
  }
  if (sources.length === 0) throw new FormatError('no-columns')
  if (leftOut > 0) remarks.push({ code: 'binary-left-out', count: leftOut })
  const own = dictionaryIn(file.metadata.key_value_metadata?.find(({ key }) => key === KEY)?.value)
  const plain: TypedDictionary = {
    columns: sources.map(({ column }) => column),
    rows: file.rows,
    label: '',
    notes: [],
    sets: [],
    weight: null,
    encoding: { encoding: 'utf-8', by: 'file', alternatives: [] },
    remarks,
  }
  return {
    dictionary: withDictionary(plain, own),
    read: (wanted, reading) => file.read(sources, wanted, reading),
  }
}

function withLevels(column: TypedColumn, type: StoredType, levels: StoredValues, isOrdered: boolean): TypedColumn {
  const texts = Array.from({ length: lengthOf(levels) }, (_, k) => String(jsonValue(type, levels, k)))
  return {
    ...column,
    measure: isOrdered ? 'ordinal' : 'nominal',
    valueLabels: texts.filter((text) => text !== '').map((text) => ({ value: text, label: text })),
  }
}

class ParquetFile {
  readonly metadata: FileMetaData
  readonly rows: number
  readonly #blob: Blob
  readonly #groupRows: readonly number[]

  constructor(blob: Blob, metadata: FileMetaData) {
    this.#blob = blob
    this.metadata = metadata
    this.#groupRows = metadata.row_groups.map(({ num_rows }) => Number(num_rows))
    if (this.#groupRows.some((rows) => !(rows >= 0))) throw damaged(FORMAT, blob.size - 8)
    this.rows = this.#groupRows.reduce((sum, rows) => sum + rows, 0)
    if (Number(metadata.num_rows) !== this.rows) throw damaged(FORMAT, blob.size - 8)
  }

  async read(
    sources: readonly Source[],
    { columns: wanted, rows: most = this.rows }: Wanted,
    context: ReadContext,
  ): Promise<TypedRows> {
    const rows = Math.min(this.rows, most)
    const taken = sources.filter((_, place) => !wanted || wanted.has(place)).length
    checkTableSize(FORMAT, rows, taken, this.#blob.size)
    const columns: (TypedCells | null)[] = []
    const remarks: TypedRemark[] = []
    const pace = new Pace(context)
    let done = 0
    for (const [place, source] of sources.entries()) {
      if (wanted && !wanted.has(place)) {
        columns.push(null)
        continue
      }
      const maker = await this.#readColumn(source, rows, context)
      const { cells, undecodable } = maker.finish()
      await pace.did(rows)
      columns.push(cells)
      if (maker.outOfRange > 0) remarks.push({ code: 'dates-out-of-range', column: place, count: maker.outOfRange })
      if (undecodable > 0) remarks.push({ code: 'texts-undecodable', column: place, count: undecodable })
      done += 1
      context.onProgress?.(done / taken)
    }
    return { rows, columns, remarks }
  }

  /** Reads only the beginning of the stored column if it has the few rows that are wanted. */
  async #readColumn(source: Source, rows: number, context: ReadContext): Promise<ColumnMaker> {
    const isPart = rows < (this.#groupRows.find((count) => count > 0) ?? 0)
    for (let bytes = isPart ? FIRST_BYTES : Number.POSITIVE_INFINITY; ; bytes *= 16) {
      const limit = { rows, bytes, isCut: false }
      try {
        return 'list' in source.field
          ? await this.#readLists(source.field, limit, context)
          : await this.#readFlat(source, source.field.leaf, limit, context)
      } catch (error) {
        if (error instanceof FormatError && error.code === 'damaged-data-file' && limit.isCut) continue
        throw error
      }
    }
  }

  async #readFlat({ isText, levels }: Source, leaf: Leaf, limit: Limit, context: ReadContext): Promise<ColumnMaker> {
    const maker = new ColumnMaker(leaf.type ?? { of: 'number' }, isText, limit.rows)
    if (levels) maker.addLevels(levels)
    const pace = new Pace(context)
    for (const [group, groupRows] of this.#groupRows.entries()) {
      if (maker.rows >= limit.rows) break
      const before = maker.rows
      let dictionary: ((code: number) => number) | undefined
      for await (const page of this.#pages(leaf, group, groupRows, limit, context)) {
        if ('dictionary' in page) {
          dictionary = translation(maker, page.dictionary, limit.rows)
          await pace.did(Math.min(limit.rows, lengthOf(page.dictionary)))
        } else await pushPage(page, dictionary, leaf, maker, limit.rows, pace)
        if (maker.rows >= limit.rows) break
      }
      if (maker.rows < Math.min(limit.rows, before + groupRows)) throw damaged(FORMAT, this.#start(leaf, group))
    }
    return maker
  }

  async #readLists(field: ListField, limit: Limit, context: ReadContext): Promise<ColumnMaker> {
    const maker = new ColumnMaker({ of: 'text' }, true, limit.rows)
    const pace = new Pace(context)
    const most = MOST_LIST_VALUES + LIST_VALUES_PER_BYTE * this.#blob.size
    for (const [group, groupRows] of this.#groupRows.entries()) {
      if (maker.rows >= limit.rows) break
      const stored: LevelledValues[] = []
      for (const leaf of field.leaves) {
        const all: LevelledValues = { definitions: [], repetitions: [], values: [] }
        let dictionary: StoredValues | undefined
        for await (const page of this.#pages(
          leaf,
          group,
          most,
          { ...limit, bytes: Number.POSITIVE_INFINITY },
          context,
        )) {
          if ('dictionary' in page) dictionary = page.dictionary
          else await addLevelled(page, dictionary, leaf, all, pace)
        }
        stored.push(all)
      }
      const before = maker.rows
      try {
        for (const row of assembleRows(field.list, field.leaves, stored)) {
          if (maker.rows - before === groupRows) throw new PageError()
          if (maker.rows >= limit.rows) break
          if (row === null) maker.pushNull()
          else maker.pushText(jsonText(row))
          await pace.did(100)
        }
      } catch (error) {
        if (error instanceof PageError) throw damaged(FORMAT, this.#start(field.leaves[0], group))
        throw error
      }
      if (maker.rows < Math.min(limit.rows, before + groupRows))
        throw damaged(FORMAT, this.#start(field.leaves[0], group))
    }
    return maker
  }

  /** Whether numbers would lose digits of this column. */
  async losesDigits(leaf: Leaf, type: StoredType, context: ReadContext): Promise<boolean> {
    const pace = new Pace(context)
    for (const [group, groupRows] of this.#groupRows.entries()) {
      if (isWithin(this.#chunk(leaf, group), leaf, type)) continue
      for await (const page of this.#pages(leaf, group, groupRows, everything(), context)) {
        const values = 'dictionary' in page ? page.dictionary : page.values
        if (values.form === 'codes') continue
        if (anyLosesDigits(type, values, () => false)) return true
        await pace.did(lengthOf(values))
      }
    }
    return false
  }

  /** Whether the first values of a column of bytes are texts. */
  async isUtf8(leaf: Leaf, context: ReadContext): Promise<boolean> {
    const [rows] = this.#groupRows
    if (rows === undefined) return true
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for await (const page of this.#pages(leaf, 0, rows, everything(), context)) {
      const values = 'dictionary' in page ? page.dictionary : page.values
      if (values.form !== 'bytes') continue
      try {
        for (let k = 0; k < Math.min(1000, lengthOf(values)); k++)
          decoder.decode(values.bytes.subarray(values.starts[k], values.ends[k]))
      } catch {
        return false
      }
      break
    }
    return true
  }

  /** The texts of a column of categories, in their order. */
  async dictionaryOf(leaf: Leaf, context: ReadContext): Promise<StoredValues | undefined> {
    const [rows] = this.#groupRows
    if (rows === undefined) return undefined
    for await (const page of this.#pages(leaf, 0, rows, everything(), context))
      return 'dictionary' in page ? page.dictionary : undefined
    return undefined
  }

  #chunk(leaf: Leaf, group: number): ColumnChunk | undefined {
    return this.metadata.row_groups[group]?.columns[leaf.place]
  }

  #start(leaf: Leaf | undefined, group: number): number {
    const meta = leaf && this.#chunk(leaf, group)?.meta_data
    const [data, dictionary] = [Number(meta?.data_page_offset), Number(meta?.dictionary_page_offset ?? 0)]
    const start = dictionary > 0 && dictionary < data ? dictionary : data
    return start >= 0 && start <= this.#blob.size ? start : this.#blob.size
  }

  /** The pages of a stored column of a row group; damage in them is named by where the column begins. */
  async *#pages(
    leaf: Leaf,
    group: number,
    most: number,
    limit: Limit,
    context: ReadContext,
  ): ReturnType<typeof readPages> {
    const chunk = this.#chunk(leaf, group)
    const start = this.#start(leaf, group)
    const meta = chunk?.meta_data
    const size = Number(meta?.total_compressed_size)
    if (!meta || chunk.file_path || !(size >= 0 && start + size <= this.#blob.size)) throw damaged(FORMAT, start)
    context.signal?.throwIfAborted()
    limit.isCut = size > limit.bytes
    const bytes = await bytesOf(this.#blob, start, start + Math.min(size, limit.bytes))
    context.onUnpacked?.(Math.max(bytes.length, Math.min(Number(meta.total_uncompressed_size), bytes.length * 400)))
    const refused = (what: string) => new FormatError('unsupported-data-file', { format: FORMAT, what })
    const pages = readPages(bytes, meta, leaf, most, refused)
    for (;;) {
      let next: Awaited<ReturnType<typeof pages.next>>
      try {
        next = await pages.next()
      } catch (error) {
        // decoders throw errors of any kind at damage
        throw error instanceof FormatError ? error : damaged(FORMAT, start)
      }
      if (next.done) return
      yield next.value
    }
  }
}

/** How much of a column is read; `isCut` is set if not all its bytes were. */
interface Limit {
  readonly rows: number
  readonly bytes: number
  isCut: boolean
}

const everything = (): Limit => ({ rows: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY, isCut: false })

/** What the codes of a dictionary mean. If few rows are wanted from a large one, only their values are translated. */
function translation(maker: ColumnMaker, values: StoredValues, rows: number): (code: number) => number {
  if (rows < lengthOf(values)) return (code) => maker.translate(values, code, code + 1)[0] ?? Number.NaN
  const all = maker.translate(values, 0, lengthOf(values))
  return (code) => all[code] as number
}

async function pushPage(
  page: Page,
  dictionary: ((code: number) => number) | undefined,
  leaf: Leaf,
  maker: ColumnMaker,
  rows: number,
  pace: Pace,
) {
  const { definitions, values } = page
  const count = Math.min(page.count, rows - maker.rows)
  let value = 0
  for (let from = 0; from < count; from += STEP) {
    const to = Math.min(count, from + STEP)
    if (!definitions && values.form !== 'codes') maker.pushAll(values, from, to, null)
    else {
      const numbers =
        values.form === 'codes'
          ? undefined
          : maker.translate(values, value, value + present(definitions, leaf, from, to))
      for (let k = from, next = 0; k < to; k++) {
        if (definitions && definitions[k] !== leaf.definition) maker.pushNull()
        else {
          maker.push(
            values.form === 'codes'
              ? (dictionary?.(values.codes[value] as number) ?? Number.NaN)
              : (numbers?.[next++] as number),
          )
          value += 1
        }
      }
    }
    await pace.did(2 * (to - from))
  }
}

function present(definitions: Int32Array | null, { definition }: Leaf, from: number, to: number): number {
  if (!definitions) return to - from
  let count = 0
  for (let k = from; k < to; k++) if (definitions[k] === definition) count += 1
  return count
}

async function addLevelled(
  page: Page,
  dictionary: StoredValues | undefined,
  leaf: Leaf,
  to: LevelledValues,
  pace: Pace,
) {
  const { definitions, repetitions, values, count } = page
  let next = 0
  for (let k = 0; k < count; k++) {
    const level = definitions?.[k] ?? leaf.definition
    to.definitions.push(level)
    to.repetitions.push(repetitions?.[k] ?? 0)
    let value: Json = null
    if (level === leaf.definition && leaf.type) {
      if (values.form !== 'codes') value = jsonValue(leaf.type, values, next)
      else if (dictionary) value = jsonValue(leaf.type, dictionary, values.codes[next] ?? 0)
      next += 1
    }
    to.values.push(value)
    if (k % 10_000 === 0) await pace.did(100_000)
  }
}

/** Whether the statistics of a row group say that all its values are exact as numbers. */
function isWithin(chunk: ColumnChunk | undefined, leaf: Leaf, type: StoredType): boolean {
  const element = leaf.path.at(-1)?.element
  const statistics = chunk?.meta_data?.statistics
  const ends = [statistics?.min_value ?? statistics?.min, statistics?.max_value ?? statistics?.max]
  return ends.every((end) => {
    if (typeof end !== 'bigint' && typeof end !== 'number') return false
    // the library reads the largest integers without a sign as negative
    if (end < 0 && element && isUnsigned(element)) return false
    if (type.of === 'integer') return end <= 2n ** 53n && end >= -(2n ** 53n)
    return type.of === 'decimal' && Math.abs(Number(end)) * 10 ** type.scale < 9e14
  })
}
