import * as z from 'zod/mini'
import { defineCall, id, pageOf, pageRequest, seconds } from './call.ts'

const fen = z.int()

const refund = z.object({
  /** Of what went back to the wallet, the order's. */
  id,
  order: id,
  amount: fen,
  /** Taken back from the gift of a recharge. */
  gift_back: fen,
  /** `asked`: the provider has not answered yet. `sent`: it has begun. `odd`: the payer's account does not take it, the operator decides. */
  state: z.enum(['asked', 'sent', 'done', 'refused', 'odd']),
  time: seconds,
  done_time: z.nullable(seconds),
})
export type Refund = z.output<typeof refund>

export const refundCalls = {
  'Refund/check': defineCall({
    summary: 'What of an order the user can have paid back now',
    auth: 'token',
    effect: 'read',
    offline: 'never',
    request: z.object({ order: id }),
    reply: z.object({
      /** `payer`: the way it was paid. `wallet`: it was paid from the wallet. */
      to: z.enum(['payer', 'wallet']),
      amount: fen,
      /** The part of the amount that goes back to the wallet as a gift. */
      gift: fen,
      /** Taken back from the gift of a recharge. */
      gift_back: fen,
    }),
  }),
  'Refund/add': defineCall({
    summary:
      'Have the unspent rest of a recharge, or a membership or tokens of the last 24 hours, paid back the way it was paid: to the wallet too',
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: z.object({
      order: id,
      /** Fen that the user saw; another amount now is refused. */
      amount: fen,
    }),
    reply: refund,
  }),
  'Refund/index': defineCall({
    summary: 'The refunds of the user by providers, the latest first',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: z.object(pageRequest),
    reply: z.extend(pageOf(refund), { time: seconds }),
  }),
} as const
