import type { ReadContext } from '../read-context.ts'
import { typedColumn } from '../sas/sas-columns.ts'
import { TextSample } from '../sas/text-sample.ts'
import { parseHead, parseWhole } from '../typed/byte-view.ts'
import { encodingOfTexts, TextsDecoder } from '../typed/text-encoding.ts'
import type { OpenTyped } from '../typed/typed-file.ts'
import { PageRows } from './page-rows.ts'
import { pagesOf } from './read-pages.ts'
import { readRows } from './read-rows.ts'
import { encodingName } from './sas-encodings.ts'
import { type SasLayout, SasMetadata } from './sas-metadata.ts'
import { parsePage } from './sas-page.ts'
import { FORMAT, parseHeader, type SasHeader } from './sas7bdat-header.ts'

/** Rows of so many bytes show the encoding of the texts. */
const sampledBytes = 512 << 10

/**
 * Opens a SAS data set (.sas7bdat) of versions 7 to 9, 32 or 64 bit, of both byte orders, also compressed. Labels of values are in catalogues,
 * which are not read. Throws FormatError: `damaged-data-file`, `unsupported-data-file`, `no-columns`, `too-many-columns`, `unsupported-encoding`.
 */
export const openSas7bdat: OpenTyped = async (blob, choices, context) => {
  context.signal?.throwIfAborted()
  const header = await parseHead(blob, FORMAT, parseHeader, 512)
  const layout = await readLayout(blob, header, context)
  const sample = await sampleTexts(blob, header, layout, context)
  const encoding = encodingOfTexts(encodingName(header.encoding), choices.encoding, sample.bytes)
  const { decode } = new TextsDecoder(encoding.encoding)
  return {
    dictionary: {
      columns: layout.variables.map((variable) => typedColumn(variable, decode)),
      rows: layout.rows - layout.deleted,
      label: decode(layout.label).trim(),
      notes: [],
      sets: [],
      weight: null,
      encoding,
      remarks: [],
    },
    read: (wanted, reading) => readRows(blob, header, layout, encoding.encoding, wanted, reading),
  }
}

/** The description of the columns: on the first pages up to the first of rows, and else on the last pages. */
async function readLayout(blob: Blob, header: SasHeader, context: ReadContext): Promise<SasLayout> {
  const metadata = new SasMetadata(header)
  let first = 0
  for await (const { bytes, at } of pagesOf(blob, header, 0, context, 0)) {
    const hasRows = addMetadata(metadata, header, bytes, at)
    first += 1
    if (hasRows || metadata.isWhole) break
  }
  const whole = Math.min(header.pages, Math.floor((blob.size - header.headerSize) / header.pageSize))
  for (let last = whole - 1; last >= first && !metadata.isWhole; last--) {
    const one = { ...header, pages: last + 1 }
    let hasRows = false
    for await (const { bytes, at } of pagesOf(blob, one, last, context, 0))
      hasRows = addMetadata(metadata, header, bytes, at)
    if (hasRows) break
  }
  return metadata.finish()
}

/** Whether the page has rows, after which only the last pages describe columns. */
function addMetadata(metadata: SasMetadata, header: SasHeader, bytes: Uint8Array, at: number): boolean {
  return parseWhole(bytes, FORMAT, at, (view) => {
    const page = parsePage(view, header, at)
    metadata.addPage(view, page, at)
    return page.kind === 'data' || page.pointers.some(({ isPacked }) => isPacked)
  })
}

async function sampleTexts(blob: Blob, header: SasHeader, layout: SasLayout, context: ReadContext) {
  const { variables, rowLength } = layout
  const sample = new TextSample()
  sample.add(layout.label)
  for (const { name, label } of variables) {
    sample.add(name)
    sample.add(label)
  }
  const texts = variables.filter(({ isText }) => isText)
  let left = Math.ceil(sampledBytes / Math.max(1, rowLength))
  const rows = new PageRows(header, layout, (bytes, from, count) => {
    for (let row = 0; row < Math.min(count, left); row++)
      for (const { offset, width } of texts) {
        const at = from + row * rowLength + offset
        sample.add(bytes, at, at + width)
      }
    left -= count
    return left > 0 && !sample.isEnough
  })
  if (texts.length === 0) return sample
  for await (const { bytes, at } of pagesOf(blob, header, 0, context, 0))
    if (!parseWhole(bytes, FORMAT, at, (view) => rows.addPage(view, parsePage(view, header, at), at))) return sample
  rows.flush()
  return sample
}
