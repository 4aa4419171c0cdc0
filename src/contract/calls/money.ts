import * as z from 'zod/mini'

/** What a transfer was for: the words of a statement. */
export const MONEY_NOTES = [
  'promo',
  'operator',
  'reversal',
  'recharge',
  'offer',
  'member',
  'suspense',
  'refund',
] as const
export type MoneyNote = (typeof MONEY_NOTES)[number]

/** What a promo code gives. */
export const promoGift = z.discriminatedUnion('kind', [
  /** Fen for the wallet, as a gift. */
  z.object({ kind: z.literal('gift'), amount: z.int() }),
  /** Membership. */
  z.object({ kind: z.literal('days'), days: z.int(), plan: z.string(), level: z.int() }),
])
export type PromoGift = z.output<typeof promoGift>
