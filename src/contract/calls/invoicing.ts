import * as z from 'zod/mini'
import { INVOICE_KINDS, INVOICE_PAYMENTS, INVOICE_REMARK, INVOICE_STATES, REISSUE_REASONS } from '../money/invoice.ts'
import { problemOfText } from '../money/title.ts'
import { defineCall, id, nothing, pageOf, pageRequest, seconds } from './call.ts'
import { titleTexts, titleType } from './rise.ts'

const kind = z.enum(INVOICE_KINDS)
const state = z.enum(INVOICE_STATES)
const fen = z.int()
const words = z.object({ zh: z.string(), en: z.string() })

/** A payment on an invoice, or one that can be. */
const paid = {
  payment: id,
  order: id,
  /** Our number, which the provider's receipt shows too. */
  number: z.string(),
  kind: z.enum(['recharge', 'member', 'tokens']),
  /** The plan; null for a recharge. */
  name: z.nullable(words),
  /** What came in less what was paid back. */
  amount: fen,
  paid_time: seconds,
}

const candidate = z.object({
  ...paid,
  /** Until when an invoice can be asked for. */
  until: seconds,
  /** The kinds that this site issues for it: a prepayment is usually not taxed yet, and then has no special invoice. */
  kinds: z.array(kind),
  /** The living invoice that it is on; null if it can be chosen. */
  invoice: z.nullable(z.object({ id, state })),
})
export type InvoiceCandidate = z.output<typeof candidate>

const file = z.object({
  id,
  format: z.enum(['pdf', 'ofd', 'xml']),
  /** Name for saving it. */
  name: z.string(),
  size: z.int(),
})
export type InvoiceFile = z.output<typeof file>

const shown = {
  id,
  /** The title as it was when the invoice was asked for. */
  title: z.object({ type: titleType, ...titleTexts }),
  kind,
  /** Where it is mailed. */
  email: z.string(),
  remark: z.string(),
  amount: fen,
  state,
  time: seconds,
  /** When it is promised. */
  due_time: seconds,
  done_time: z.nullable(seconds),
  /** The number on the invoice. */
  number: z.nullable(z.string()),
  /** Who cancelled it, with the operator's reason. */
  cancelled: z.nullable(z.object({ by: z.enum(['user', 'operator']), reason: z.string() })),
  /** The invoice that this one replaces, why, and what the user wrote. */
  replaces: z.nullable(z.object({ id, reason: z.enum(REISSUE_REASONS), note: z.string() })),
  /** The invoice that replaces this one. */
  replaced_by: z.nullable(id),
  files: z.array(file),
}
const invoice = z.object(shown)
export type Invoice = z.output<typeof invoice>
const withLines = z.object({ ...shown, lines: z.array(z.object(paid)) })
export type InvoiceWithLines = z.output<typeof withLines>

const wanted = {
  /** A title of the user. */
  title: id,
  kind,
  /** Empty: that of the title. */
  email: z._default(z.string().check(z.refine((typed) => !problemOfText('email', typed, false))), ''),
}
const read = { auth: 'token', effect: 'read', offline: 'fallback' } as const
const write = { auth: 'token', effect: 'write', offline: 'never' } as const
const named = z.object({ id })

/** Invoices for money that came in (SPEC M25). */
export const invoicingCalls = {
  'Invoicing/candidates': defineCall({
    ...read,
    summary:
      'The payments of the last 180 days for which an invoice can be asked, and those that are on one, the latest first',
    request: z.object(pageRequest),
    reply: z.extend(pageOf(candidate), { time: seconds }),
  }),
  'Invoicing/add': defineCall({
    ...write,
    summary:
      'Ask for an invoice for payments, each whole. `invoice-taken` names the first that is on another, `payment-refunded` the first that has been or is being paid back',
    request: z.object({
      payments: z.array(id).check(z.minLength(1), z.maxLength(INVOICE_PAYMENTS)),
      /** Fen that the user saw as the sum; another sum now is `price-changed`. */
      amount: fen,
      ...wanted,
      remark: z._default(z.string().check(z.maxLength(INVOICE_REMARK)), ''),
    }),
    reply: named,
  }),
  'Invoicing/index': defineCall({
    ...read,
    summary: 'The invoices of the user, the latest first',
    request: z.object({ ...pageRequest, state: z.optional(state) }),
    reply: z.extend(pageOf(invoice), { time: seconds }),
  }),
  'Invoicing/detail': defineCall({
    ...read,
    summary: 'An invoice of the user with the payments on it',
    request: named,
    reply: z.object({
      invoice: withLines,
      /** In which another can be issued in its place. */
      kinds: z.array(kind),
      time: seconds,
    }),
  }),
  'Invoicing/cancel': defineCall({
    ...write,
    summary: 'Take back the request for an invoice that waits; its payments can be chosen again',
    request: named,
    reply: nothing,
  }),
  'Invoicing/reissue': defineCall({
    ...write,
    summary: 'Ask for another invoice in place of one that is wrong. It becomes void when the other is issued',
    request: z.object({
      id,
      reason: z.enum(REISSUE_REASONS),
      note: z._default(z.string().check(z.maxLength(INVOICE_REMARK)), ''),
      ...wanted,
      remark: z._default(z.string().check(z.maxLength(INVOICE_REMARK)), ''),
    }),
    reply: named,
  }),
  'Invoicing/file': defineCall({
    summary: 'The bytes of a file of an invoice of the user',
    auth: 'token',
    effect: 'read',
    offline: 'never',
    request: z.object({ invoice: id, file: id }),
    reply: z.object({}),
  }),
} as const
