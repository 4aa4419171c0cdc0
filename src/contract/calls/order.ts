import * as z from 'zod/mini'
import { MAX_YUAN } from '../money/fen.ts'
import { defineCall, id, pageOf, pageRequest, seconds } from './call.ts'
import { CODE_LENGTH } from './money.ts'

const fen = z.int()
const words = z.object({ zh: z.string(), en: z.string() })

/** How to pay at a provider. `wechat-jsapi` is the only one inside WeChat; the phone's other browsers use `wechat-h5` and `alipay-wap`. */
const channel = z.enum(['wechat-native', 'wechat-h5', 'wechat-jsapi', 'alipay-page', 'alipay-wap', 'transfer', 'local'])
export type OrderChannel = z.output<typeof channel>

/** What the page does with a payment: draw a QR code, offer a link, pass the fields to WeChat's browser, or say where to send a bank transfer. */
const prepared = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('qr'), text: z.string() }),
  z.object({ kind: z.literal('link'), url: z.string(), until: seconds }),
  z.object({ kind: z.literal('bridge'), fields: z.record(z.string(), z.string()) }),
  z.object({
    kind: z.literal('transfer'),
    holder: z.string(),
    bank: z.string(),
    account: z.string(),
    /** Goes into the remark. */
    reference: z.string(),
  }),
])

const payment = z.object({
  id,
  channel,
  /** Our number, which the provider's receipt shows too. */
  number: z.string(),
  amount: fen,
  /** `asking`: the provider was asked for it. `waiting`: it can be paid. `odd`: the money came, but was not accepted for this order. */
  state: z.enum(['asking', 'waiting', 'paid', 'odd', 'closed']),
  /** Why it is odd: another amount, a second payment of the order (it is paid back), or the order could not be fulfilled any more. */
  reason: z.nullable(z.enum(['amount', 'second', 'late'])),
  prepared: z.nullable(prepared),
  expires_time: seconds,
})

const order = z.object({
  id,
  kind: z.enum(['recharge', 'member', 'tokens']),
  /** The plan; null for other kinds. */
  name: z.nullable(words),
  /** AI tokens; 0 for other kinds. */
  tokens: z.int(),
  /** To be paid, after the discount. */
  amount: fen,
  discount: fen,
  /** Added to the wallet as a gift. */
  gift: fen,
  state: z.enum(['open', 'paid', 'part-refunded', 'refunded', 'closed']),
  time: seconds,
  expires_time: seconds,
  paid_time: z.nullable(seconds),
  closed_time: z.nullable(seconds),
  /** Those that are not closed first, then the latest. */
  payments: z.array(payment),
})
export type Order = z.output<typeof order>

/** An order as it is now. */
const current = z.object({
  order,
  /** When membership ends with this order, paid or not; null for a recharge or tokens. */
  due_time: z.nullable(seconds),
  /** Fen in the wallet, cash and gift. */
  balance: fen,
  /** How it can be paid from this site now, besides the wallet. */
  channels: z.array(channel),
  /** The server's, for the clock of the QR code. */
  time: seconds,
})
export type CurrentOrder = z.output<typeof current>

export const orderCalls = {
  'Order/add': defineCall({
    summary: 'Order a membership, AI tokens or a recharge, at the price that the user saw',
    auth: 'token',
    effect: 'write',
    offline: 'never',
    request: z.object({
      product: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('member'), plan: z.string() }),
        z.object({ kind: z.literal('offer'), offer: z.string() }),
        z.object({ kind: z.literal('tokens'), offer: z.string() }),
        z.object({ kind: z.literal('recharge'), yuan: z.int().check(z.gte(1), z.lte(MAX_YUAN)) }),
      ]),
      /** Fen that the user saw as the price; another price now is refused. */
      price: fen,
      /** A promo code that lowers the price of a membership. */
      promo: z.optional(z.string().check(z.maxLength(CODE_LENGTH))),
    }),
    reply: current,
  }),
  'Order/detail': defineCall({
    summary: 'An order of the user with its payments',
    auth: 'token',
    effect: 'read',
    offline: 'never',
    request: z.object({ order: id }),
    reply: current,
  }),
  'Order/index': defineCall({
    summary: 'The orders of the user, the latest first',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: z.object({ ...pageRequest, kind: z.optional(z.enum(['recharge', 'member', 'tokens'])) }),
    reply: z.extend(pageOf(order), { time: seconds }),
  }),
  'Order/pay': defineCall({
    summary: 'Begin to pay an order; the same payment again is answered alike',
    auth: 'token',
    effect: 'exempt',
    offline: 'never',
    request: z.object({
      order: id,
      /** Chosen by the device. */
      payment: id,
      /** `wallet` pays a membership or tokens at once, without a provider. */
      channel: z.union([channel, z.literal('wallet')]),
    }),
    reply: current,
  }),
  'Order/sync': defineCall({
    summary: 'Ask the provider now whether an order has been paid',
    auth: 'token',
    effect: 'exempt',
    offline: 'never',
    request: z.object({ order: id }),
    reply: current,
  }),
  'Order/close': defineCall({
    summary: 'Give up an order that is not paid',
    auth: 'token',
    effect: 'exempt',
    offline: 'never',
    request: z.object({ order: id }),
    reply: current,
  }),
} as const
