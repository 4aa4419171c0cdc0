import type { InvoiceKind, ReissueReason } from '#contract/money/invoice.ts'
import { ownData } from './own-data.ts'

/** What an invoice that is not asked for yet is to be, on this device only. */
export interface InvoiceDraft {
  /** Ids of the payments that are chosen. */
  readonly payments: readonly string[]
  /** Id of the title; empty for the default. */
  readonly title: string
  readonly kind: InvoiceKind
  /** As typed; null for that of the title. */
  readonly email: string | null
  readonly remark: string
}

/** The same for an invoice in place of another, whose payments it takes over. */
export interface ReissueDraft extends Omit<InvoiceDraft, 'payments'> {
  readonly reason: ReissueReason | ''
  readonly note: string
}

/** The key that the specification names. */
const NEW = 'personal.invoicingData'
const keyOf = (former: string) => `personal.reissueData:${former}`

const read = async (key: string) => (await ownData().database.kv.get(key))?.value
const keep = (key: string, value: object) => ownData().database.kv.put({ key, value })

export async function readInvoiceDraft(): Promise<InvoiceDraft | undefined> {
  return (await read(NEW)) as InvoiceDraft | undefined
}

export async function keepInvoiceDraft(draft: InvoiceDraft): Promise<void> {
  await keep(NEW, draft)
}

export async function forgetInvoiceDraft(): Promise<void> {
  await ownData().database.kv.delete(NEW)
}

/** @param former id of the invoice that is wrong */
export async function readReissueDraft(former: string): Promise<ReissueDraft | undefined> {
  return (await read(keyOf(former))) as ReissueDraft | undefined
}

/** @param former id of the invoice that is wrong */
export async function keepReissueDraft(former: string, draft: ReissueDraft): Promise<void> {
  await keep(keyOf(former), draft)
}

/** @param former id of the invoice that is wrong */
export async function forgetReissueDraft(former: string): Promise<void> {
  await ownData().database.kv.delete(keyOf(former))
}
