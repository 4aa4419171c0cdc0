import type { Invoice, InvoiceCandidate, InvoiceFile, InvoiceWithLines } from '#contract/calls/invoicing.ts'
import type { Queries } from '../db/database.ts'
import { findPlan } from '../money/plans.ts'
import { type InvoiceSettings, kindsOf } from './settings.ts'
import {
  type CandidateRow,
  listFiles,
  listPaidOn,
  type PaidRow,
  replacementsOf,
  type StoredFile,
  type StoredInvoice,
} from './store.ts'

const MS_PER_SECOND = 1000
export const toSeconds = (ms: number) => Math.floor(ms / MS_PER_SECOND)

/** Payments with the names of what was bought. */
function presentPaid(db: Queries, rows: readonly PaidRow[]): Promise<InvoiceWithLines['lines']> {
  return Promise.all(
    rows.map(async ({ payment, order, number, kind, product, amount, paid_at: paidAt }) => {
      const plan = product.kind === 'member' ? await findPlan(db, product.plan, product.revision) : undefined
      return { payment, order, number, kind, name: plan?.content.name ?? null, amount, paid_time: toSeconds(paidAt) }
    }),
  )
}

/** @param lifetime ms within which an invoice can be asked for */
export async function presentCandidates(
  db: Queries,
  rows: readonly CandidateRow[],
  settings: InvoiceSettings,
  lifetime: number,
): Promise<InvoiceCandidate[]> {
  const paid = await presentPaid(db, rows)
  return rows.map(({ invoice, state, paid_at: paidAt }, index) => {
    const shown = paid[index]
    if (!shown) throw new Error('a payment that was just read is missing')
    const living = invoice !== null && state !== null ? { id: invoice, state } : null
    return { ...shown, kinds: kindsOf(settings, [shown]), until: toSeconds(paidAt + lifetime), invoice: living }
  })
}

/** The name for saving a file. Numbers have only letters, digits and hyphens. */
export function fileName({ number }: Pick<StoredInvoice, 'number'>, { format }: Pick<StoredFile, 'format'>): string {
  return `invoice-${number ?? ''}.${format}`
}

function presentOne(
  invoice: StoredInvoice,
  files: readonly StoredFile[],
  replacements: ReadonlyMap<string, string>,
): Invoice {
  const { id, title, kind, email, remark, amount, state, asked_at, due_at, done_at, number } = invoice
  const presentFile = (file: StoredFile): InvoiceFile => ({
    id: file.id,
    format: file.format,
    name: fileName(invoice, file),
    size: file.size,
  })
  const { cancelled_by: by, reason, replaces, reissue_reason: why, reissue_note: note } = invoice
  return {
    id,
    title,
    kind,
    email,
    remark,
    amount,
    state,
    time: toSeconds(asked_at),
    due_time: toSeconds(due_at),
    done_time: done_at === null ? null : toSeconds(done_at),
    number,
    cancelled: by === null ? null : { by, reason },
    replaces: replaces === null || why === null ? null : { id: replaces, reason: why, note },
    replaced_by: replacements.get(id) ?? null,
    files: files.filter((file) => file.invoice_id === id).map(presentFile),
  }
}

/** Invoices of a user as the calls give them, in the same order. */
export async function presentInvoices(
  db: Queries,
  user: string,
  invoices: readonly StoredInvoice[],
): Promise<Invoice[]> {
  const ids = invoices.map(({ id }) => id)
  const [files, replacements] = [await listFiles(db, user, ids), await replacementsOf(db, user, ids)]
  return invoices.map((invoice) => presentOne(invoice, files, replacements))
}

export async function presentWithLines(db: Queries, invoice: StoredInvoice): Promise<InvoiceWithLines> {
  const [shown] = await presentInvoices(db, invoice.user_id, [invoice])
  if (!shown) throw new Error('an invoice that was just read is missing')
  return { ...shown, lines: await presentPaid(db, await listPaidOn(db, invoice)) }
}
