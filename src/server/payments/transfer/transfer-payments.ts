import { DeliveryError } from '../../providers/delivery-error.ts'
import type { PaymentFact, RefundFact } from '../fact.ts'
import type { Payments } from '../payments.ts'
import { transferReference } from './reference.ts'

/** The bank account of the site, as payers need it. */
export interface TransferSettings {
  readonly holder: string
  /** The bank with its branch. */
  readonly bank: string
  readonly account: string
}

const ours = { channel: 'transfer', merchant: 'transfer', app: undefined } as const

/** The fact of a bank transfer that the operator has not confirmed: it is not paid yet. */
const unseen = (number: string): PaymentFact => ({
  kind: 'payment',
  ...ours,
  number,
  provider_id: undefined,
  state: 'absent',
  total: undefined,
  currency: undefined,
  payer_total: undefined,
  paid_at: undefined,
  refunded: undefined,
  attach: undefined,
})

/** Money that the operator saw on the statement of the bank. Amounts are fen, times ms. @param serial tells two payments under one number apart */
export const seenTransfer = (
  number: string,
  { total, paid_at, serial }: { readonly total: number; readonly paid_at: number; readonly serial: string },
): PaymentFact => ({
  ...unseen(number),
  provider_id: serial,
  state: 'paid',
  total,
  currency: 'CNY',
  payer_total: total,
  paid_at,
})

/** The fact of a refund by bank transfer. @param done_at when the operator paid it at the bank, ms; undefined: not yet */
export const transferRefund = (
  { number, payment_number, amount }: { readonly number: string; readonly payment_number: string; amount: number },
  done_at?: number,
): RefundFact => ({
  kind: 'refund',
  ...ours,
  number,
  payment_number,
  provider_id: undefined,
  state: done_at === undefined ? 'processing' : 'done',
  amount,
  currency: 'CNY',
  done_at,
})

/**
 * Payments by bank transfer (SPEC M30). No bank is asked: the payer reads where to send the money, and the operator confirms what came and what was paid
 * back. Until then a payment is `absent`, and closing it means that it is waited for no longer: money that comes later still counts (SPEC M10).
 */
export function transferPayments(settings: TransferSettings): Payments {
  return {
    channel: 'transfer',
    isManual: true,
    channels: () => ['transfer'],
    clockSkew: () => undefined,
    prepare: ({ number }) =>
      Promise.resolve({ kind: 'transfer', ...settings, reference: transferReference(number) } as const),
    query: (number) => Promise.resolve(unseen(number)),
    close: (number) => Promise.resolve({ ...unseen(number), state: 'closed' }),
    refund: (refund) => Promise.resolve(transferRefund(refund)),
    queryRefund: ({ number, payment_number }) =>
      Promise.resolve({ ...transferRefund({ number, payment_number, amount: 0 }), amount: undefined }),
    bill: () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new DeliveryError('no-bill')) }),
    }),
    readNotice: () => Promise.reject(new DeliveryError('no-notices')),
    noticeReply: () => ({ status: 404, type: 'text/plain', body: 'fail' }),
  }
}
