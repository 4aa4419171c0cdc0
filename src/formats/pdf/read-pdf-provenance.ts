import { PROVENANCE_NAMESPACE, type Provenance, parseProvenance } from '../document/provenance.ts'
import { FormatError } from '../format-error.ts'

/** Before the name of each font that `writeFigurePdf` embeds. */
const FONT_TAG = '/SLIPST+'
const OPEN = '<jspdf:metadata>'
const CLOSE = '</jspdf:metadata>'
const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * How the figure of a PDF was computed, from the metadata that `writeFigurePdf` writes: uncompressed, as XMP is meant to be found. Undefined if
 * the PDF has none. Throws FormatError: `not-a-document`, `damaged-provenance`, `newer-provenance`.
 */
export function readPdfProvenance(bytes: Uint8Array): Provenance | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  if (!text.slice(0, 1024).includes('%PDF-')) throw new FormatError('not-a-document')
  const space = text.lastIndexOf(`xmlns:jspdf="${PROVENANCE_NAMESPACE}`)
  if (space < 0) return undefined
  const from = text.indexOf(OPEN, space)
  const to = text.indexOf(CLOSE, from)
  if (from < 0 || to < 0) throw new FormatError('damaged-provenance')
  const escaped = text.slice(from + OPEN.length, to)
  return parseProvenance(
    escaped.replaceAll(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => names[name] ?? entity),
  )
}

/** Whether this software wrote the PDF, with a statement or without. */
export function isOwnPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(FONT_TAG)
}
