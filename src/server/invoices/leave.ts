import type { Title } from '#contract/money/title.ts'
import type { Queries, Tx } from '../db/database.ts'
import { type InvoiceLine, insertFiles } from './store.ts'

/** Everything about invoices that is stored of a user: for the export. */
export async function exportedInvoices(db: Queries, user: string) {
  const invoices = await db.selectFrom('invoices').selectAll().where('user_id', '=', user).orderBy('asked_at').execute()
  const lines = await db.selectFrom('invoice_lines').selectAll().where('user_id', '=', user).execute()
  const files = await db.selectFrom('invoice_files').selectAll().where('user_id', '=', user).execute()
  return {
    invoices: invoices.map(({ user_id: _user, ...invoice }) => invoice),
    invoice_lines: lines.map(({ user_id: _user, ...line }) => line),
    invoice_files: files.map(({ user_id: _user, ...file }) => file),
  }
}

/** A title without what is not on the invoice. */
const onTheInvoice = (title: Title): Title => ({ ...title, email: '', recipient: '', area: '', remark: '' })

/**
 * Leaves issued invoices under an id that is nobody's, as their vouchers have to be kept, without e-mail addresses and what the user wrote (SPEC M18). Those
 * that were never issued are deleted.
 * @param nobody the id under which the payments are
 */
export async function detachInvoices(tx: Tx, user: string, nobody: string): Promise<void> {
  const files = await tx.deleteFrom('invoice_files').where('user_id', '=', user).returningAll().execute()
  const lines = await tx.deleteFrom('invoice_lines').where('user_id', '=', user).returningAll().execute()
  const invoices = await tx.deleteFrom('invoices').where('user_id', '=', user).returningAll().execute()
  const issued = invoices.filter(({ number }) => number !== null)
  if (issued.length === 0) return
  const isIssued = ({ invoice_id: id }: InvoiceLine) => issued.some((invoice) => invoice.id === id)
  const kept = issued.map((invoice) => ({
    ...invoice,
    user_id: nobody,
    title: JSON.stringify(onTheInvoice(invoice.title)),
    email: '',
    remark: '',
    reissue_note: '',
  }))
  await tx.insertInto('invoices').values(kept).execute()
  const detached = lines.filter(isIssued).map((line) => ({ ...line, user_id: nobody }))
  await tx.insertInto('invoice_lines').values(detached).execute()
  // only issued invoices have files
  await insertFiles(
    tx,
    files.map((file) => ({ ...file, user_id: nobody })),
  )
}
