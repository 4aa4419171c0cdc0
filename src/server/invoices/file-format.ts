import { unzipSync } from 'fflate'
import type { StoredFile } from './store.ts'

export type FileFormat = StoredFile['format']

/** Most bytes of a file of an invoice. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
}

/** The object with the bytes: a file's id is used once, so names are never reused. */
export function invoiceObject(id: string): string {
  return `invoices/${id}`
}

/** Whether bytes are a ZIP file with `OFD.xml` at its root, as GB/T 33190 says; nothing is unpacked. */
function isOfd(bytes: Buffer): boolean {
  if (bytes.readUInt32BE(0) !== 0x504b0304) return false
  let found = false
  try {
    unzipSync(bytes, {
      filter({ name }) {
        found ||= name === 'OFD.xml'
        return false
      },
    })
  } catch {
    return false
  }
  return found
}

function isXml(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /^\s*<(\?xml\s|[A-Za-z_])/.test(text) && /<\/?[\w:.-]+[^<]*>\s*$/.test(text)
  } catch {
    return false
  }
}

/** The format of a file by its content; undefined for any other content. */
export function formatOf(bytes: Buffer): FileFormat | undefined {
  if (bytes.length < 5) return undefined
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (isOfd(bytes)) return 'ofd'
  return isXml(bytes) ? 'xml' : undefined
}
