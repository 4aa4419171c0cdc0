/** Hours within which an invoice is promised. */
export const INVOICE_HOURS = 48
/** Most payments on one invoice. */
export const INVOICE_PAYMENTS = 50
/** Most characters of a remark, and of what the user writes when an invoice is wrong. */
export const INVOICE_REMARK = 200

/** `special` is the invoice with which a company deducts value-added tax. */
export const INVOICE_KINDS = ['ordinary', 'special'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/**
 * `waiting` → `done`, or `cancelled` by the user or the operator. From `done`: `reissue` while another that replaces it is `waiting`, then
 * `reissued`: it is void. If the other is cancelled, it is `done` again. The operator may also make one that is `done` void: it is `cancelled`.
 */
export const INVOICE_STATES = ['waiting', 'done', 'cancelled', 'reissue', 'reissued'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** What was wrong with the former invoice. */
export const REISSUE_REASONS = ['title', 'amount', 'email', 'other'] as const
export type ReissueReason = (typeof REISSUE_REASONS)[number]
