import { z } from 'zod'
import type { PaymentFact, RefundFact } from '../fact.ts'
import type { SandboxPaid, SandboxRefund, SandboxTrade } from './trade.ts'

/** The merchant and the app of the sandbox. */
export const SANDBOX = 'sandbox'

const fen = z.int().min(0)
const known = <T extends z.ZodType>(type: T) => type.optional().transform((value) => value ?? undefined)

const paymentShape = z.object({
  kind: z.literal('payment'),
  channel: z.literal('local'),
  merchant: z.string(),
  app: z.string(),
  number: z.string(),
  provider_id: known(z.string()),
  state: z.enum(['absent', 'waiting', 'paid', 'closed']),
  total: known(fen),
  currency: known(z.string()),
  payer_total: known(fen),
  paid_at: known(z.int()),
  refunded: known(fen),
  attach: known(z.string()),
})
const refundShape = z.object({
  kind: z.literal('refund'),
  channel: z.literal('local'),
  merchant: z.string(),
  app: z.string(),
  number: z.string(),
  payment_number: known(z.string()),
  provider_id: known(z.string()),
  state: z.enum(['absent', 'processing', 'done', 'refused', 'odd']),
  amount: known(fen),
  currency: known(z.string()),
  done_at: known(z.int()),
})

/** The facts as they are in a notice. */
export const sandboxFacts = [paymentShape, refundShape] as const

export function absentTrade(number: string): PaymentFact {
  return {
    kind: 'payment',
    channel: 'local',
    merchant: SANDBOX,
    app: SANDBOX,
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
 * The fact of a payment.
 * @param paid the first payment, or the second of the same number; undefined if there is none
 */
export function tradeFact(trade: SandboxTrade, paid: SandboxPaid | undefined, now: number): PaymentFact {
  const isClosed = trade.closed_at !== undefined || trade.expires_at <= now
  const done = trade.refunds.filter(({ state }) => state === 'done')
  return {
    ...absentTrade(trade.number),
    provider_id: paid?.id,
    state: paid ? 'paid' : isClosed ? 'closed' : 'waiting',
    total: paid?.total ?? trade.total,
    currency: 'CNY',
    payer_total: paid?.total,
    paid_at: paid?.at,
    refunded: paid && done.reduce((sum, { amount }) => sum + amount, 0),
    attach: trade.attach,
  }
}

export function absentRefund(number: string, payment: string): RefundFact {
  return {
    kind: 'refund',
    channel: 'local',
    merchant: SANDBOX,
    app: SANDBOX,
    number,
    payment_number: payment,
    provider_id: undefined,
    state: 'absent',
    amount: undefined,
    currency: undefined,
    done_at: undefined,
  }
}

/** The fact of a refund. */
export function refundFact(payment: string, { number, id, amount, state, settled_at }: SandboxRefund): RefundFact {
  return {
    ...absentRefund(number, payment),
    provider_id: id,
    state,
    amount,
    currency: 'CNY',
    done_at: state === 'done' ? settled_at : undefined,
  }
}
