import { nonTextReason } from '../file-kind.ts'
import { FormatError } from '../format-error.ts'
import { bytesOf, type Source, toBlob } from '../source.ts'
import { findHeader, type HeaderChoices } from '../table/header.ts'
import type { TableSettings } from '../table/import-table.ts'
import type { Question } from '../table/questions.ts'
import type { CsvLayout } from '../table/schema.ts'
import { firstRecords, guessDecimal, guessDelimiter } from './delimiter.ts'
import { type EncodingGuess, encodingOf, guessEncoding, utf8Chunks } from './encoding.ts'

const headBytes = 256 << 10

/** Settings chosen by the user; all others are guessed. */
export interface CsvChoices extends HeaderChoices {
  readonly encoding?: string
  readonly delimiter?: string
  readonly decimal?: '.' | ','
}

interface CsvSettings extends TableSettings {
  readonly layout: CsvLayout
}

export interface CsvPreview {
  readonly settings: CsvSettings
  /** To be answered before the rows are read. */
  readonly question: Question<'header'> | null
  /** How the encoding was recognised; null if the user chose it. */
  readonly guess: EncodingGuess | null
  /** The first rows as in the file, header included, without blank lines. */
  readonly rows: readonly (readonly string[])[]
  readonly size: number
}

/** The first rows and the settings under which they were read. Reads only as much of the file as recognising the encoding needs. */
export async function previewCsv(source: Source, choices: CsvChoices = {}, most = 50): Promise<CsvPreview> {
  const blob = await toBlob(source)
  await refuseOtherFiles(blob)
  const guess = choices.encoding === undefined ? await guessEncoding(blob) : null
  const encoding = choices.encoding ?? guess?.encoding ?? 'utf-8'
  const { settings, question, rows } = await settingsAndRows(blob, encoding, choices)
  return { settings, question, guess, rows: rows.slice(0, most), size: blob.size }
}

/** The settings and the question of a preview. */
export async function csvSettings(blob: Blob, choices: CsvChoices): Promise<Pick<CsvPreview, 'settings' | 'question'>> {
  await refuseOtherFiles(blob)
  return settingsAndRows(blob, choices.encoding ?? (await encodingOf(blob)), choices)
}

async function refuseOtherFiles(blob: Blob): Promise<void> {
  if (blob.size === 0) throw new FormatError('empty-file')
  const refused = nonTextReason(await bytesOf(blob, 0, 4096))
  if (refused !== null) throw new FormatError(refused)
}

async function settingsAndRows(
  blob: Blob,
  label: string,
  choices: CsvChoices,
): Promise<Pick<CsvPreview, 'settings' | 'question' | 'rows'>> {
  const encoding = label.toLowerCase()
  const { delimiter, rows } = await firstRows(blob, encoding, choices.delimiter)
  const { question, ...header } = findHeader(rows.slice(0, 50), choices)
  return {
    settings: {
      layout: { format: 'csv', encoding, delimiter },
      ...header,
      decimal: choices.decimal ?? guessDecimal(rows, delimiter),
    },
    question,
    rows,
  }
}

/** The first rows. Reads a longer part of the file until it holds one whole row; the scanner refuses a row that is too long. */
async function firstRows(blob: Blob, encoding: string, chosen: string | undefined) {
  for (let size = headBytes; ; size *= 8) {
    const whole = blob.size <= size
    const head = await utf8Head(blob, encoding, size)
    const delimiter = chosen ?? guessDelimiter(head, whole)
    const rows = firstRecords(head, delimiter, 300, whole)
    if (rows.length > 0) return { delimiter, rows }
    if (whole) throw new FormatError('empty-file')
  }
}

/** The beginning as UTF-8, without a truncated last character. */
async function utf8Head(blob: Blob, encoding: string, size: number): Promise<Uint8Array> {
  if (blob.size > size) {
    const bytes = await bytesOf(blob, 0, size)
    const text = lenientDecoder(encoding).decode(bytes, { stream: true })
    return new TextEncoder().encode(text)
  }
  const parts: Uint8Array[] = []
  for await (const chunk of utf8Chunks(blob, encoding, {})) parts.push(chunk)
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}

function lenientDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new FormatError('unsupported-encoding', { encoding })
  }
}
