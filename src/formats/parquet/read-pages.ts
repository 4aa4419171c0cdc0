import type { ColumnMetaData } from 'hyparquet'
import { parquetHeader } from 'hyparquet/src/column.js'
import type { StoredValues } from '../columnar/stored-type.ts'
import { lengthOf } from '../columnar/stored-type.ts'
import { checkUnpacked } from '../columnar/table-size.ts'
import type { FormatError } from '../format-error.ts'
import { checkThrift } from './check-thrift.ts'
import { unpackerOf } from './decompress.ts'
import { bitsOf, readRuns } from './levels.ts'
import { PageError, type Physical, valuesOf } from './page-values.ts'
import { isUnsigned, type Leaf } from './schema-leaves.ts'

/** Values of a page. `codes` are places in the dictionary of the column. */
export interface Page {
  /** How much of the way to each value is there; null if all values are. */
  readonly definitions: Int32Array | null
  /** At which list each value continues; null if nothing is repeated. */
  readonly repetitions: Int32Array | null
  /** With the absent ones. */
  readonly count: number
  readonly values: StoredValues | { readonly form: 'codes'; readonly codes: Int32Array }
}

/** Pages of a stored column of a row group. The dictionary comes before its codes. */
export type PageOrDictionary = Page | { readonly dictionary: StoredValues }

type Given = (what: string) => FormatError

/**
 * Reads the bytes of a stored column page by page. Throws what the decoders throw at damage, which the caller names.
 * @param rows of values, with the absent ones, that it may have
 */
export async function* readPages(
  bytes: Uint8Array<ArrayBuffer>,
  { codec, num_values }: Pick<ColumnMetaData, 'codec' | 'num_values'>,
  leaf: Leaf,
  most: number,
  refused: Given,
): AsyncGenerator<PageOrDictionary> {
  const element = leaf.path.at(-1)?.element
  if (!element?.type) throw new PageError()
  const unpack = await unpackerOf(codec)
  if (!unpack) throw refused(codec)
  const physical: Physical = { type: element.type, width: element.type_length ?? 0, isUnsigned: isUnsigned(element) }
  const total = Number(num_values)
  if (!(total >= 0 && total <= most)) throw new PageError()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const reader = { view, offset: 0 }
  let dictionary: number | undefined
  for (let seen = 0; seen < total; ) {
    checkThrift(bytes, reader.offset)
    const header = parquetHeader(reader)
    const packedSize = header.compressed_page_size
    const size = header.uncompressed_page_size
    if (!(packedSize >= 0 && size >= 0 && reader.offset + packedSize <= bytes.length)) throw new PageError()
    const packed = bytes.subarray(reader.offset, reader.offset + packedSize)
    reader.offset += packedSize
    const claimed = header.data_page_header ?? header.data_page_header_v2 ?? header.dictionary_page_header
    if ((claimed?.num_values ?? 0) > most) throw new PageError()
    checkUnpacked('Parquet', size, packedSize, 16 * (claimed?.num_values ?? 0))
    const whole = (from: Uint8Array, length: number) => {
      const page = length === 0 ? new Uint8Array() : unpack(from, length)
      if (page.length !== length) throw new PageError()
      return page
    }
    if (header.type === 'DICTIONARY_PAGE') {
      const count = header.dictionary_page_header?.num_values ?? -1
      if (!(count >= 0 && count <= 8 * size)) throw new PageError()
      const values = valuesOf('PLAIN', physical, whole(packed, size), count)
      if (!values) throw new PageError()
      dictionary = lengthOf(values)
      yield { dictionary: values }
    } else if (header.type === 'DATA_PAGE' || header.type === 'DATA_PAGE_V2') {
      const count = header.data_page_header?.num_values ?? header.data_page_header_v2?.num_values ?? -1
      if (!(count >= 0 && count <= total - seen)) throw new PageError()
      seen += count
      yield dataPage(count)
    } else if (header.type !== 'INDEX_PAGE') throw new PageError()

    function dataPage(count: number): Page {
      const second = header.data_page_header_v2
      const encoding = header.data_page_header?.encoding ?? second?.encoding ?? ''
      let repetitions: Int32Array | null = null
      let definitions: Int32Array | null = null
      let body: Uint8Array
      if (second) {
        const [first, next] = [second.repetition_levels_byte_length, second.definition_levels_byte_length]
        if (!(first >= 0 && next >= 0 && first + next <= packed.length && first + next <= size)) throw new PageError()
        if (leaf.repetition > 0) repetitions = readRuns(packed, 0, first, bitsOf(leaf.repetition), count)
        if (leaf.definition > 0) definitions = readRuns(packed, first, first + next, bitsOf(leaf.definition), count)
        const rest = packed.subarray(first + next)
        body = second.is_compressed === false ? rest : whole(rest, size - first - next)
      } else {
        const page = whole(packed, size)
        let at = 0
        const levels = (most: number) => {
          if (at + 4 > page.length) throw new PageError()
          const end = at + 4 + new DataView(page.buffer, page.byteOffset + at, 4).getUint32(0, true)
          if (end > page.length) throw new PageError()
          const read = readRuns(page, at + 4, end, bitsOf(most), count)
          at = end
          return read
        }
        if (leaf.repetition > 0) repetitions = levels(leaf.repetition)
        if (leaf.definition > 0) definitions = levels(leaf.definition)
        body = page.subarray(at)
      }
      let present = count
      if (definitions) {
        present = 0
        for (const level of definitions) if (level === leaf.definition) present += 1
      }
      const found = { definitions, repetitions, count }
      if (encoding !== 'PLAIN_DICTIONARY' && encoding !== 'RLE_DICTIONARY') {
        const values = valuesOf(encoding, physical, body, present)
        if (!values) throw refused(encoding)
        return { ...found, values }
      }
      if (dictionary === undefined) throw new PageError()
      const codes = present === 0 ? new Int32Array() : readRuns(body, 1, body.length, body[0] ?? 0, present)
      for (const code of codes) if (code < 0 || code >= dictionary) throw new PageError()
      return { ...found, values: { form: 'codes', codes } }
    }
  }
}
