import type { InvoiceFile } from '#contract/calls/invoicing.ts'
import { callForFile, NetworkError } from '../api/call.ts'
import { ownData } from './own-data.ts'

const PREFIX = 'invoice-file:'
/** As the server sends them. */
const types: Readonly<Record<InvoiceFile['format'], string>> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
  xml: 'application/xml',
}

/** The ids of the files of invoices that were opened on this device and are kept on it. */
export async function keptInvoiceFiles(): Promise<ReadonlySet<string>> {
  const keys = await ownData().database.kv.where('key').startsWith(PREFIX).primaryKeys()
  return new Set(keys.map((key) => key.slice(PREFIX.length)))
}

/**
 * A file of an invoice: the bytes that this device keeps, otherwise the server's, which are kept from now on. A file never changes.
 * Throws CallError or NetworkError.
 */
export async function readInvoiceFile(invoice: string, { id, format, size }: InvoiceFile): Promise<Blob> {
  const type = types[format]
  const { kv } = ownData().database
  const key = `${PREFIX}${id}`
  const kept = (await kv.get(key))?.value
  if (kept instanceof ArrayBuffer) return new Blob([kept], { type })
  const reply = await callForFile('Invoicing/file', { invoice, file: id }, type)
  const bytes = await reply.arrayBuffer().catch(() => undefined)
  // the connection broke before its end
  if (bytes?.byteLength !== size) throw new NetworkError('unreachable')
  // a full device still shows the file
  await kv.put({ key, value: bytes }).catch(() => undefined)
  return new Blob([bytes], { type })
}
