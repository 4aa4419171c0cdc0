import * as z from 'zod/mini'
import { defineCall, id, pageOf, pageRequest, seconds } from './call.ts'

const fen = z.int()

const refund = z.object({
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
    reply: z.object({ amount: fen, gift_back: fen }),
  }),
  'Refund/add': defineCall({
    summary: 'Have the unspent rest of a recharge, or a membership of the last 24 hours, paid back the way it was paid',
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
    summary: 'The refunds of the user, the latest first',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: z.object(pageRequest),
    reply: z.extend(pageOf(refund), { time: seconds }),
  }),
} as const
