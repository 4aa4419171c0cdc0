import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import type { RowSink, SheetEnd } from '../sheets/sheet-stream.ts'
import { bytesOf, chunksOf } from '../source.ts'
import { ZipFile } from '../zip/read-zip.ts'
import { ContentScanner, type OdsSheet } from './content-scanner.ts'

/** As for a sheet of Excel; it is streamed, never held as a whole. */
const contentLimits = { maxBytes: 4 * 2 ** 30 }
const manifestLimits = { maxBytes: 16 << 20 }
const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet'

/** An OpenDocument spreadsheet: an archive (.ods), or one XML document (.fods). All sheets are in one part. */
export class OdsFile {
  readonly sheets: readonly OdsSheet[]
  readonly #pieces: (context: ReadContext) => AsyncGenerator<Uint8Array>

  private constructor(sheets: readonly OdsSheet[], pieces: (context: ReadContext) => AsyncGenerator<Uint8Array>) {
    this.sheets = sheets
    this.#pieces = pieces
  }

  /** Lists the sheets. Throws `empty-file`, `encrypted-file`, `not-a-spreadsheet`, `no-sheets`, or what damages an archive. */
  static async open(blob: Blob, context: ReadContext = {}): Promise<OdsFile> {
    if (blob.size === 0) throw new FormatError('empty-file')
    const pieces = await contentOf(blob)
    const scanner = new ContentScanner(null, () => undefined)
    const { signal } = context
    const isWhole = await scan(scanner, pieces(signal ? { signal } : {}))
    if (!scanner.isSpreadsheet) throw new FormatError('not-a-spreadsheet')
    if (!isWhole) throw new FormatError('damaged-sheet', { sheet: scanner.sheets.at(-1)?.name ?? '' })
    if (scanner.sheets.length === 0) throw new FormatError('no-sheets')
    return new OdsFile(firstOfEach(scanner.sheets), pieces)
  }

  /** Passes on the rows of a sheet that have cells. */
  async scan(sheet: string, sink: RowSink, context: ReadContext): Promise<SheetEnd> {
    const scanner = new ContentScanner(sheet, sink)
    if (!(await scan(scanner, this.#pieces(context)))) throw new FormatError('damaged-sheet', { sheet })
    return scanner
  }
}

async function scan(scanner: ContentScanner, pieces: AsyncGenerator<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder()
  for await (const piece of pieces) if (!scanner.push(decoder.decode(piece, { stream: true }))) return scanner.end()
  scanner.push(decoder.decode())
  return scanner.end()
}

/** A name is read once, since sheets are found by it. */
function firstOfEach(sheets: readonly OdsSheet[]): readonly OdsSheet[] {
  return [...new Map(sheets.toReversed().map((sheet) => [sheet.name, sheet])).values()].toReversed()
}

async function contentOf(blob: Blob): Promise<(context: ReadContext) => AsyncGenerator<Uint8Array>> {
  const [first, second] = await bytesOf(blob, 0, 2)
  if (first !== 0x50 || second !== 0x4b) return (context) => chunksOf(blob, context, 1 << 20)
  const zip = await ZipFile.open(blob)
  const manifest = zip.entries.get('META-INF/manifest.xml')
  if (manifest && (await textOf(zip, 'META-INF/manifest.xml')).includes('encryption-data'))
    throw new FormatError('encrypted-file')
  const type = zip.entries.has('mimetype') ? await textOf(zip, 'mimetype') : ''
  const content = zip.entries.get('content.xml')
  if (!type.startsWith(SPREADSHEET) || !content) throw new FormatError('not-a-spreadsheet')
  return (context) => zip.read(content, contentLimits, context)
}

async function textOf(zip: ZipFile, name: string): Promise<string> {
  const entry = zip.entries.get(name)
  return entry ? new TextDecoder().decode(await zip.readAll(entry, manifestLimits)) : ''
}
