import { FormatError } from '../format-error.ts'
import { bytesOf } from '../source.ts'
import { damaged, parseHead, parseWhole } from '../typed/byte-view.ts'
import type { OpenTyped } from '../typed/typed-file.ts'
import { dictionaryOf } from './dictionary.ts'
import { dtaEncoding } from './dta-encoding.ts'
import type { DtaHead } from './head.ts'
import { STATA } from './layout.ts'
import { readHead } from './read-head.ts'
import { type RowPlan, readRows } from './read-rows.ts'
import type { LongTextTable } from './scan-long-texts.ts'
import { textSample } from './text-sample.ts'
import { timeUnit } from './time.ts'
import { type LabelTables, readLabelTables } from './value-labels.ts'

/** Tables of value labels are read whole. */
const labelBytes = 64 << 20

/**
 * Opens a data set of Stata, versions 104 to 119 of its format (Stata 4 to 18), by the description in Stata's manual (help dta). Version 118 and
 * later are in UTF-8; before, files do not say in which encoding they are.
 * @throws FormatError `damaged-data-file`, `cut-data-file`, `unsupported-data-file`, `unsupported-encoding`, `unknown-encoding`,
 * `too-many-rows`, `too-many-columns`
 */
export const openDta: OpenTyped = async (blob, choices, context) => {
  context.signal?.throwIfAborted()
  const stated = await parseHead(blob, STATA, readHead)
  const most = choices.wholeRows ?? stated.rows
  // long texts and value labels come after the rows
  const isCut = most < stated.rows && stated.dataAt + stated.rows * stated.rowBytes > blob.size
  const head = isCut ? { ...stated, rows: most, labelsAt: null } : stated
  const { layout, isLittle, rows, rowBytes, dataAt } = head
  const dataEnd = dataAt + rows * rowBytes
  if (dataEnd > blob.size)
    throw new FormatError('cut-data-file', { format: STATA, row: wholeRows(head, blob.size) + 1, rows })
  const longTexts = head.labelsAt === null ? null : await longTextTable(blob, head, dataEnd, head.labelsAt)
  const tables: LabelTables = isCut ? new Map() : await labelTables(blob, head, head.labelsAt ?? dataEnd)
  context.signal?.throwIfAborted()
  const encoding = dtaEncoding(layout.version, choices.encoding, await textSample(blob, head, tables, longTexts))
  const columns = head.columns.map(({ storage, at, format }) => {
    const isText = storage.kind === 'text' || storage.kind === 'long-text'
    return { storage, at, unit: isText ? null : timeUnit(format) }
  })
  const plan: RowPlan = { layout, isLittle, rows, rowBytes, dataAt, columns, encoding: encoding.encoding, longTexts }
  return {
    dictionary: dictionaryOf(head, tables, encoding),
    read: (wanted, reading) => readRows(blob, plan, wanted, reading),
  }
}

const wholeRows = ({ dataAt, rowBytes }: DtaHead, size: number) => Math.max(0, Math.floor((size - dataAt) / rowBytes))

const beforeTexts = '</data><strls>'
const afterTexts = '</strls>'

async function longTextTable(
  blob: Blob,
  { layout, isLittle }: DtaHead,
  dataEnd: number,
  labelsAt: number,
): Promise<LongTextTable> {
  const from = dataEnd + beforeTexts.length
  const to = labelsAt - afterTexts.length
  const tag = new TextDecoder('iso-8859-1').decode(await bytesOf(blob, dataEnd, from))
  if (tag !== beforeTexts || to < from || to > blob.size) throw damaged(STATA, dataEnd)
  return { from, to, isLittle, version: layout.version }
}

async function labelTables(blob: Blob, head: DtaHead, at: number): Promise<LabelTables> {
  if (at > blob.size) throw damaged(STATA, at)
  if (blob.size - at > labelBytes)
    throw new FormatError('unsupported-data-file', { format: STATA, what: 'value labels > 64 MB' })
  return parseWhole(await bytesOf(blob, at), STATA, at, (view) => readLabelTables(view, head, at))
}
