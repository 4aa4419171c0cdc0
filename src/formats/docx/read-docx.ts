import { PROVENANCE_NAMESPACE, type Provenance, parseProvenance } from '../document/provenance.ts'
import { FormatError } from '../format-error.ts'
import { attribute, XmlScanner } from '../xml/xml-scanner.ts'
import { ZipFile } from '../zip/read-zip.ts'

/** Cells by row, as texts. */
export type ReadTable = readonly (readonly string[])[]

export interface ReadDocx {
  readonly paragraphs: readonly string[]
  readonly tables: readonly ReadTable[]
  /** Undefined if another program wrote the file, or an older version of this one. */
  readonly provenance: Provenance | undefined
}

const limits = { maxBytes: 64 << 20 }
const ITEM = /^customXml\/item\d+\.xml$/

/**
 * The text of a Word file as any program saved it. Deleted text of tracked changes is left out. Throws FormatError: `not-a-document`,
 * `damaged-provenance`, `newer-provenance`, and those of a zip.
 */
export async function readDocx(blob: Blob): Promise<ReadDocx> {
  const zip = await ZipFile.open(blob)
  const main = zip.entries.get('word/document.xml')
  if (!main) throw new FormatError('not-a-document')
  const textOf = async (entry: typeof main) => new TextDecoder().decode(await zip.readAll(entry, limits))
  const { paragraphs, tables } = readBody(await textOf(main))
  for (const [name, entry] of zip.entries) {
    const text = ITEM.test(name) ? provenanceIn(await textOf(entry)) : undefined
    if (text !== undefined) return { paragraphs, tables, provenance: parseProvenance(text) }
  }
  return { paragraphs, tables, provenance: undefined }
}

/** The text of the part, if it is the provenance. */
function provenanceIn(xml: string): string | undefined {
  let text: string | undefined
  const scanner = new XmlScanner({
    open: (name, attributes) => {
      if (name === 'provenance' && attribute(attributes, 'xmlns') === PROVENANCE_NAMESPACE) text = ''
      // a program may give the namespace a prefix of its own
      else if (name === 'provenance' && attributes.includes(PROVENANCE_NAMESPACE)) text = ''
    },
    text: (piece) => {
      if (text !== undefined) text += piece
    },
  })
  scanner.push(xml)
  return scanner.end() ? text : undefined
}

interface OpenTable {
  readonly rows: string[][]
  cell: string[]
}

/** Tables are listed when they begin; the text of a table within a cell belongs to its own table. */
function readBody(xml: string): Pick<ReadDocx, 'paragraphs' | 'tables'> {
  const paragraphs: string[] = []
  const tables: string[][][] = []
  const open: OpenTable[] = []
  let text = ''
  let isText = false
  const scanner = new XmlScanner({
    open: (name) => {
      if (name === 'tbl') {
        const rows: string[][] = []
        tables.push(rows)
        open.push({ rows, cell: [] })
      } else if (name === 'tr') open.at(-1)?.rows.push([])
      else if (name === 'tc') setCell(open)
      else if (name === 'p') text = ''
      else if (name === 't') isText = true
      else if (name === 'tab' || name === 'br' || name === 'cr') text += ' '
    },
    text: (piece) => {
      if (isText) text += piece
    },
    close: (name) => {
      const table = open.at(-1)
      if (name === 't') isText = false
      else if (name === 'p') {
        if (table) table.cell.push(text)
        else if (text.trim() !== '') paragraphs.push(text)
        text = ''
      } else if (name === 'tc') table?.rows.at(-1)?.push(table.cell.join(' ').trim())
      else if (name === 'tbl') open.pop()
    },
  })
  scanner.push(xml)
  if (!scanner.end()) throw new FormatError('damaged-zip', { entry: 'word/document.xml' })
  return { paragraphs, tables }
}

function setCell(open: readonly OpenTable[]): void {
  const table = open.at(-1)
  if (table) table.cell = []
}
