import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { parseHead } from '../typed/byte-view.ts'
import { encodingOfTexts } from '../typed/text-encoding.ts'
import { TextSample } from '../typed/text-sample.ts'
import type { OpenTyped, TypedDictionary, TypedRemark, TypedRows, Wanted } from '../typed/typed-file.ts'
import { readCases } from './read-cases.ts'
import { type CaseForm, SavCells } from './sav-cells.ts'
import { dictionaryTexts, savDictionary } from './sav-dictionary.ts'
import { declaredEncoding, longCases, systemMissing } from './sav-extensions.ts'
import { FORMAT, parseSavHead, type SavHead } from './sav-head.ts'
import { savLayout } from './sav-layout.ts'
import { TextField } from './text-field.ts'

const MOST_ROWS = 50e6
/** String cells, and cases, that are looked at for the encoding. */
const SAMPLE_TEXTS = 64 << 10
const SAMPLE_CASES = 512 << 10

/**
 * Opens an SPSS system file (.sav, .zsav) as SPSS, PSPP, R and others write it: uncompressed, bytecode or zlib blocks, of both byte orders. Throws
 * FormatError: `damaged-data-file`, `encrypted-file`, `unsupported-data-file` (EBCDIC, numbers of IBM 370 and VAX), `no-columns`,
 * `too-many-columns`, `too-many-rows`, `unknown-encoding`, `unsupported-encoding`; reading also `cut-data-file`, `mostly-blank` and `repeated-texts`.
 */
export const openSav: OpenTyped = async (blob, { encoding: chosen }, context) => {
  const head = await parseHead(blob, FORMAT, parseSavHead)
  const layout = savLayout(head)
  const form: CaseForm = {
    layout,
    isLittle: head.isLittle,
    width: head.variables.length * 8,
    systemMissing: systemMissing(head),
  }
  const rows = rowsOf(blob, head, form)
  if (rows !== null && rows > MOST_ROWS) throw new FormatError('too-many-rows', { limit: MOST_ROWS })
  const sample = chosen === undefined ? await sampleOf(blob, head, form, rows, context) : new Uint8Array()
  const dictionary = savDictionary(head, layout, encodingOfTexts(declaredEncoding(head), chosen, sample), rows)
  return { dictionary, read: (wanted, reading) => readRows(blob, head, form, dictionary, wanted, reading) }
}

/** Null if only the end of the data shows it. */
function rowsOf(blob: Blob, head: SavHead, { width }: CaseForm): number | null {
  const rows = head.cases >= 0 ? head.cases : (longCases(head) ?? -1)
  if (rows >= 0) return rows
  return head.compression === 0 ? Math.floor((blob.size - head.dataAt) / width) : null
}

async function sampleOf(
  blob: Blob,
  head: SavHead,
  form: CaseForm,
  rows: number | null,
  { signal }: ReadContext,
): Promise<Uint8Array> {
  const sample = new TextSample()
  for (const text of dictionaryTexts(head, form.layout)) sample.add(text)
  const texts = form.layout.columns.filter(({ width }) => width > 0)
  if (texts.length === 0) return sample.bytes()
  const textBytes = texts.reduce((sum, { width }) => sum + width, 0)
  const most = Math.ceil(
    Math.min(SAMPLE_TEXTS / textBytes, SAMPLE_CASES / form.width, rows ?? Number.POSITIVE_INFINITY),
  )
  const fields = texts.map((column) => new TextField(column))
  const take = (cases: Uint8Array, count: number): void => {
    for (let row = 0; row < count && !sample.isFull; row++)
      for (const field of fields) {
        field.find(cases, row * form.width)
        sample.add(field.bytes.subarray(field.from, field.to))
      }
  }
  try {
    await readCases(blob, head, form, most, true, signal ? { signal } : {}, take)
  } catch (error) {
    // what is damaged is refused when the rows are read
    if (!(error instanceof FormatError)) throw error
  }
  return sample.bytes()
}

async function readRows(
  blob: Blob,
  head: SavHead,
  form: CaseForm,
  dictionary: TypedDictionary,
  wanted: Wanted,
  context: ReadContext,
): Promise<TypedRows> {
  const { rows } = dictionary
  const most = Math.min(wanted.rows ?? Number.POSITIVE_INFINITY, rows ?? MOST_ROWS + 1)
  const expected = Math.min(most, mostRows(blob, head, form))
  if (head.compression === 0 && expected < most && rows !== null) throw cut(expected, rows)
  const cells = new SavCells(form, wanted.columns, expected)
  const reading: ReadContext = {
    ...context,
    onUnpacked(bytes) {
      cells.bound.took(bytes)
      context.onUnpacked?.(bytes)
    },
  }
  const isBeginning = wanted.rows !== undefined && (rows === null || wanted.rows < rows)
  const read = await readCases(blob, head, form, most, isBeginning, reading, cells.take)
  context.signal?.throwIfAborted()
  if (read.rows > MOST_ROWS) throw new FormatError('too-many-rows', { limit: MOST_ROWS })
  if (rows !== null && read.rows < most) throw cut(read.rows, rows)
  const table = cells.finish(dictionary.encoding.encoding)
  const isCut = read.isCut || (isPlainUnknown(head) && !isBeginning && (blob.size - head.dataAt) % form.width > 0)
  const remarks: readonly TypedRemark[] = isCut ? [{ code: 'rows-cut', count: 1 }] : []
  return { ...table, remarks: [...remarks, ...table.remarks] }
}

const isPlainUnknown = (head: SavHead) => head.compression === 0 && head.cases < 0 && (longCases(head) ?? -1) < 0

/** Cases for which the file has bytes: of compressed ones, each slot takes at least one, before zlib. */
function mostRows(blob: Blob, { compression, dataAt }: SavHead, { width }: CaseForm): number {
  const bytes = blob.size - dataAt
  const slots = width / 8
  return Math.floor(compression === 0 ? bytes / width : compression === 1 ? bytes / slots : (bytes * 2) / slots)
}

const cut = (read: number, rows: number) => new FormatError('cut-data-file', { format: FORMAT, row: read + 1, rows })
