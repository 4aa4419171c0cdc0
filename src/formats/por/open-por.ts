import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { TableBound } from '../table/table-bound.ts'
import { parseHead } from '../typed/byte-view.ts'
import { NumberCells, TextCells } from '../typed/cells.ts'
import { msOfSpss, type SpssKind } from '../typed/spss-time.ts'
import { encodingOfTexts, TextsDecoder } from '../typed/text-encoding.ts'
import { TextSample } from '../typed/text-sample.ts'
import type { OpenTyped, TypedCells, TypedDictionary, TypedRemark, TypedRows, Wanted } from '../typed/typed-file.ts'
import { type PortableCase, readPortableCases } from './portable-cases.ts'
import { dictionaryTexts, kindOf, portableDictionary } from './portable-dictionary.ts'
import { type PortableHead, type PortableVariable, parsePortableHead } from './portable-head.ts'
import { PORTABLE } from './portable-scanner.ts'

/** Cases that are looked at for the encoding. */
const SAMPLE = 200
const FREE = 64e6
/** Memory of a column without rows. */
const COLUMN = 6000

/**
 * Opens an SPSS portable file (.por). Throws FormatError: `damaged-data-file`, `no-columns`, `too-many-columns`, `unknown-encoding`,
 * `unsupported-encoding`; reading also `too-many-rows`, `mostly-blank` and `repeated-texts`. As it has no number of cases, a file that was cut is
 * damaged at its end.
 */
export const openPor: OpenTyped = async (blob, { encoding: chosen }, context) => {
  const head = await parseHead(blob, PORTABLE, parsePortableHead)
  if (head.variables.length === 0) throw new FormatError('no-columns')
  const sample = chosen === undefined ? await sampleOf(blob, head, context) : new Uint8Array()
  const dictionary = portableDictionary(head, encodingOfTexts('', chosen, sample))
  return { dictionary, read: (wanted, reading) => readRows(blob, head, dictionary, wanted, reading) }
}

async function sampleOf(blob: Blob, head: PortableHead, { signal }: ReadContext): Promise<Uint8Array> {
  const sample = new TextSample()
  for (const text of dictionaryTexts(head)) sample.add(text)
  const take = ({ bytes, from, to }: PortableCase): void => {
    for (const [place, { width }] of head.variables.entries())
      if (width > 0 && !sample.isFull) sample.add(bytes.subarray(from[place], to[place]))
  }
  try {
    await readPortableCases(blob, head, SAMPLE, true, signal ? { signal } : {}, take, () => undefined)
  } catch (error) {
    // what is damaged is refused when the rows are read
    if (!(error instanceof FormatError)) throw error
  }
  return sample.bytes()
}

interface Taker {
  readonly take: (one: PortableCase) => void
  readonly textBytes: () => number
  readonly outOfRange: () => number
  readonly finish: (decoder: TextsDecoder) => TypedCells
}

async function readRows(
  blob: Blob,
  head: PortableHead,
  { encoding }: TypedDictionary,
  { columns: wanted, rows: most = Number.POSITIVE_INFINITY }: Wanted,
  context: ReadContext,
): Promise<TypedRows> {
  const takers = head.variables.map((variable, place) => (wanted && !wanted.has(place) ? null : taker(variable, place)))
  const used = takers.filter((one) => one !== null)
  const bound = new TableBound(FREE + used.length * COLUMN)
  const reading: ReadContext = {
    ...context,
    onUnpacked(bytes) {
      bound.took(bytes)
      context.onUnpacked?.(bytes)
    },
  }
  const take = (one: PortableCase): void => {
    for (const column of used) column.take(one)
  }
  const check = (rows: number): void =>
    bound.check(
      rows,
      used.length,
      used.reduce((sum, { textBytes }) => sum + textBytes(), 0),
    )
  const rows = await readPortableCases(blob, head, most, Number.isFinite(most), reading, take, check)
  context.signal?.throwIfAborted()
  const remarks: TypedRemark[] = []
  const columns = takers.map((one, column) => {
    if (!one) return null
    const decoder = new TextsDecoder(encoding.encoding)
    const cells = one.finish(decoder)
    if (decoder.undecodable > 0) remarks.push({ code: 'texts-undecodable', column, count: decoder.undecodable })
    if (one.outOfRange() > 0) remarks.push({ code: 'dates-out-of-range', column, count: one.outOfRange() })
    return cells
  })
  return { rows, columns, remarks }
}

function taker(variable: PortableVariable, place: number): Taker {
  const kind = kindOf(variable)
  return kind ? numberTaker(kind, place) : textTaker(place)
}

function numberTaker(kind: SpssKind, place: number): Taker {
  const cells = new NumberCells()
  const isTime = kind.type !== 'number'
  let outOfRange = 0
  return {
    take({ numbers }) {
      const value = numbers[place] as number
      const own = isTime ? msOfSpss(value, kind) : value
      if (isTime && Number.isNaN(own) && !Number.isNaN(value)) outOfRange += 1
      cells.push(own)
    },
    textBytes: () => 0,
    outOfRange: () => outOfRange,
    finish: () => cells.finish(),
  }
}

function textTaker(place: number): Taker {
  const cells = new TextCells()
  return {
    take({ bytes, from, to }) {
      cells.push(bytes, from[place], to[place])
    },
    textBytes: () => cells.textBytes,
    outOfRange: () => 0,
    finish: ({ decode }) => cells.finish(decode),
  }
}
