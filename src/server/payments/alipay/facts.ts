import { z } from 'zod'
import { fenOf } from '#contract/money/fen.ts'
import { msOfBeijingTime } from '../beijing-time.ts'
import type { PaymentFact, RefundFact } from '../fact.ts'
import { understood } from '../refusal.ts'
import type { AlipayAccount } from './account.ts'

type Ours = Pick<AlipayAccount, 'app' | 'seller'>

/** The parts that queries and notices of a trade have in common; their times have different names. */
export const trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string().optional(),
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  total_amount: z.string().optional(),
  trans_currency: z.string().optional(),
  buyer_pay_amount: z.string().optional(),
  passback_params: z.string().optional(),
  refund_fee: z.string().optional(),
})

const amountOf = (text: string | undefined) => (text === undefined || text === '' ? undefined : understood(fenOf(text)))

/** Milliseconds since 1970 of a time of Alipay. Throws a DeliveryError if it is not one. */
export const timeOf = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : understood(msOfBeijingTime(text))

/** The fact of a trade that Alipay does not know: it begins when the payer logs in. */
export function absentTrade({ app, seller }: Ours, number: string): PaymentFact {
  return {
    kind: 'payment',
    channel: 'alipay',
    merchant: seller,
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

/**
 * The fact of a trade. A closed one was refunded as a whole if it has been paid. Throws a DeliveryError if it is not understood.
 * @param paidAt when it was paid, in milliseconds since 1970
 */
export function tradeFact(ours: Ours, read: z.output<typeof trade>, paidAt: number | undefined): PaymentFact {
  const isPaid =
    read.trade_status === 'TRADE_SUCCESS' ||
    read.trade_status === 'TRADE_FINISHED' ||
    (read.trade_status === 'TRADE_CLOSED' && paidAt !== undefined)
  const total = amountOf(read.total_amount)
  const wholly = isPaid && read.trade_status === 'TRADE_CLOSED' ? total : undefined
  return {
    ...absentTrade(ours, read.out_trade_no),
    provider_id: isPaid ? understood(read.trade_no) : read.trade_no,
    state: isPaid ? 'paid' : read.trade_status === 'TRADE_CLOSED' ? 'closed' : 'waiting',
    total: isPaid ? understood(total) : total,
    currency: total === undefined ? undefined : (read.trans_currency ?? 'CNY'),
    payer_total: amountOf(read.buyer_pay_amount),
    paid_at: isPaid ? understood(paidAt) : undefined,
    refunded: amountOf(read.refund_fee) ?? wholly,
    attach: read.passback_params === undefined ? undefined : decoded(read.passback_params),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The fact of a refund that Alipay does not know, the beginning of all others. */
export function absentRefund({ app, seller }: Ours, number: string, payment: string): RefundFact {
  return {
    kind: 'refund',
    channel: 'alipay',
    merchant: seller,
    app,
    number,
    payment_number: payment,
    provider_id: undefined,
    state: 'absent',
    amount: undefined,
    currency: undefined,
    done_at: undefined,
  }
}
