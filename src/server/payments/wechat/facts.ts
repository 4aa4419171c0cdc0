import { z } from 'zod'
import { DeliveryError } from '../../providers/delivery-error.ts'
import { msOfRfc3339 } from '../beijing-time.ts'
import type { PaymentFact, RefundFact } from '../fact.ts'
import { understood } from '../refusal.ts'
import type { WechatPayAccount } from './account.ts'

type Ours = Pick<WechatPayAccount, 'merchant' | 'app'>

const paymentStates = {
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
  PAYERROR: 'waiting',
  ACCEPT: 'waiting',
  SUCCESS: 'paid',
  REFUND: 'paid',
  CLOSED: 'closed',
  REVOKED: 'closed',
} as const

const refundStates = { PROCESSING: 'processing', SUCCESS: 'done', CLOSED: 'refused', ABNORMAL: 'odd' } as const

const fen = z.int().min(0)

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.enum(Object.keys(paymentStates) as (keyof typeof paymentStates)[]),
  attach: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: fen, payer_total: fen.optional(), currency: z.string().optional() }).optional(),
})

/** Queries have `status`, notices `refund_status` and the merchant. */
const refund = z.object({
  mchid: z.string().optional(),
  refund_id: z.string(),
  out_refund_no: z.string(),
  out_trade_no: z.string(),
  status: z.string().optional(),
  refund_status: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ refund: fen, total: fen, currency: z.string().optional() }),
})

function timeOf(text: string | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : understood(msOfRfc3339(text))
}

/** The fact of a payment that WeChat Pay does not know. */
export function absentPayment({ merchant, app }: Ours, number: string): PaymentFact {
  return {
    kind: 'payment',
    channel: 'wechat',
    merchant,
    app,
    number,
    provider_id: undefined,
    state: 'absent',
    total: undefined,
    currency: undefined,
    payer_total: undefined,
    paid_at: undefined,
    refunded: undefined,
    attach: undefined,
  }
}

/** The fact of a transaction, from a query or a decrypted notice. Throws a DeliveryError if it is not ours, or is not understood. */
export function paymentFact(ours: Ours, value: unknown): PaymentFact {
  const read = understood(transaction.safeParse(value).data)
  if (read.mchid !== ours.merchant) throw new DeliveryError('wrong-merchant')
  if (read.appid !== ours.app) throw new DeliveryError('wrong-app')
  const state = paymentStates[read.trade_state]
  return {
    ...absentPayment(ours, read.out_trade_no),
    state,
    provider_id: state === 'paid' ? understood(read.transaction_id) : read.transaction_id,
    total: state === 'paid' ? understood(read.amount).total : read.amount?.total,
    currency: read.amount && (read.amount.currency ?? 'CNY'),
    payer_total: read.amount?.payer_total,
    paid_at: state === 'paid' ? understood(timeOf(read.success_time)) : undefined,
    attach: read.attach,
  }
}

/** The fact of a refund that WeChat Pay does not know. */
export function absentRefund({ merchant }: Ours, number: string): RefundFact {
  return {
    kind: 'refund',
    channel: 'wechat',
    merchant,
    app: undefined,
    number,
    payment_number: undefined,
    provider_id: undefined,
    state: 'absent',
    amount: undefined,
    currency: undefined,
    done_at: undefined,
  }
}

/** The fact of a refund, from an answer or a decrypted notice. Throws a DeliveryError if it is not ours, or is not understood. */
export function refundFact(ours: Ours, value: unknown): RefundFact {
  const read = understood(refund.safeParse(value).data)
  if (read.mchid !== undefined && read.mchid !== ours.merchant) throw new DeliveryError('wrong-merchant')
  const written = read.status ?? read.refund_status ?? ''
  const state = understood(Object.entries(refundStates).find(([name]) => name === written)?.[1])
  return {
    ...absentRefund(ours, read.out_refund_no),
    payment_number: read.out_trade_no,
    provider_id: read.refund_id,
    state,
    amount: read.amount.refund,
    currency: read.amount.currency ?? 'CNY',
    done_at: state === 'done' ? timeOf(read.success_time) : undefined,
  }
}
