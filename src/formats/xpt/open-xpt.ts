import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { typedColumn } from '../sas/sas-columns.ts'
import { TextSample } from '../sas/text-sample.ts'
import { bytesOf } from '../source.ts'
import { parseHead } from '../typed/byte-view.ts'
import { encodingOfTexts, TextsDecoder } from '../typed/text-encoding.ts'
import type { OpenTyped, TypedChoices } from '../typed/typed-file.ts'
import { FORMAT, parseTable, skipLibrary, type XptTable } from './xpt-head.ts'
import { memberOffsets } from './xpt-members.ts'
import { readRows } from './xpt-rows.ts'

/** Rows of so many bytes show the encoding of the texts. */
const sampledBytes = 512 << 10

interface Placed {
  readonly table: XptTable
  /** Of its first header in the file, in bytes. */
  readonly offset: number
}

/**
 * Opens a SAS transport file (XPORT engine and macros, versions 5 to 9), of which the rows of one table are read. It does not say its encoding
 * nor how many rows it has. Throws FormatError: `damaged-data-file`, `no-columns`, `too-many-columns`, `unsupported-encoding`.
 */
export const openXpt: OpenTyped = async (blob, choices, context) => {
  context.signal?.throwIfAborted()
  const { table, offset } = await chosenTable(blob, choices, context)
  const start = offset + table.rowsFrom
  const sample = new TextSample()
  sampleNames(sample, table)
  sampleRows(sample, table, await bytesOf(blob, start, Math.min(blob.size, start + sampledBytes)))
  const encoding = encodingOfTexts('', choices.encoding, sample.bytes)
  const { decode } = new TextsDecoder(encoding.encoding)
  return {
    dictionary: {
      columns: table.variables.map((variable) => typedColumn(variable, decode)),
      rows: null,
      label: decode(table.label),
      notes: [],
      sets: [],
      weight: null,
      encoding,
      remarks: [],
    },
    tables: () => tableNames(blob, choices, context),
    read: (wanted, reading) => readRows(blob, table, start, encoding.encoding, wanted, reading),
  }
}

/** Reads all of the file: nothing in it lists its tables. */
async function tableNames(blob: Blob, choices: TypedChoices, context: ReadContext): Promise<readonly string[]> {
  const { tables, decode } = await allTables(blob, choices, context)
  return tables.map(({ table }) => decode(table.name))
}

async function chosenTable(blob: Blob, choices: TypedChoices, context: ReadContext): Promise<Placed> {
  const { table: wanted } = choices
  if (wanted === undefined)
    return parseHead(blob, FORMAT, (view) => {
      skipLibrary(view)
      return { offset: view.at, table: parseTable(view, 0) }
    })
  const { tables, decode } = await allTables(blob, choices, context)
  const found = tables.find(({ table }) => decode(table.name) === wanted)
  if (!found) throw new FormatError('unknown-table', { table: wanted })
  return found
}

async function allTables(blob: Blob, { encoding }: TypedChoices, context: ReadContext) {
  await parseHead(blob, FORMAT, skipLibrary)
  const tables: Placed[] = []
  const sample = new TextSample()
  for (const offset of await memberOffsets(blob, context)) {
    context.signal?.throwIfAborted()
    const table = await parseHead(blob.slice(offset), FORMAT, (view) => parseTable(view, offset))
    tables.push({ offset, table })
    sampleNames(sample, table)
  }
  if (tables.length === 0) throw new FormatError('no-columns')
  const { decode } = new TextsDecoder(encodingOfTexts('', encoding, sample.bytes).encoding)
  return { tables, decode }
}

function sampleNames(sample: TextSample, { name, label, variables }: XptTable): void {
  sample.add(name)
  sample.add(label)
  for (const variable of variables) {
    sample.add(variable.name)
    sample.add(variable.label)
  }
}

function sampleRows(sample: TextSample, { variables, rowWidth }: XptTable, bytes: Uint8Array): void {
  const texts = variables.filter(({ isText }) => isText)
  for (let row = 0; row + rowWidth <= bytes.length && texts.length > 0 && !sample.isEnough; row += rowWidth)
    for (const { offset, width } of texts) sample.add(bytes, row + offset, row + offset + width)
}
