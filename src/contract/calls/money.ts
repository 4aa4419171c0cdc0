import * as z from 'zod/mini'
import { MONEY_NOTES } from '../money/notes.ts'
import { defineCall, id, nothing, pageOf, pageRequest, seconds } from './call.ts'
import { captcha } from './user.ts'

/** What membership was given by. */
export const GRANT_SOURCES = ['order', 'promo', 'active', 'operator'] as const
export type GrantSource = (typeof GRANT_SOURCES)[number]
/** Most characters of a code as it is typed, with spaces and hyphens. */
export const CODE_LENGTH = 60

const code = z.string().check(z.minLength(1), z.maxLength(CODE_LENGTH))
/** When this was read. */
const time = seconds

/** Fen of the two parts of a wallet: presents are spent first, and only cash can be paid back. */
const balances = { cash: z.int(), gift: z.int() }

const entry = z.object({
  id,
  time: seconds,
  note: z.enum(MONEY_NOTES),
  part: z.enum(['cash', 'gift']),
  /** Fen; below zero: taken out. */
  amount: z.int(),
  /** Fen in the whole wallet afterwards. */
  balance_after: z.int(),
})
export type WalletEntry = z.output<typeof entry>

const plan = z.object({
  id: z.string(),
  /** In the reader's language. */
  name: z.string(),
  level: z.int(),
  /** Null: for life. */
  seconds: z.nullable(z.int()),
  /** Fen. */
  price: z.int(),
  /** What it gives: GiB in the cloud, AI tokens a month (0: none, or the site has no model), devices that sync (null: any number), answers before others. */
  gib: z.int(),
  tokens: z.int(),
  devices: z.nullable(z.int()),
  priority: z.boolean(),
})
export type SoldPlan = z.output<typeof plan>

/** Membership that runs. */
const membership = {
  level: z.int(),
  /** The end of the last stretch that is or was covered; 0 if there was none. */
  due_time: seconds,
}

const grant = z.object({
  id,
  time: seconds,
  plan: z.string(),
  name: z.string(),
  level: z.int(),
  /** Null: for life. */
  seconds: z.nullable(z.int()),
  by: z.enum(GRANT_SOURCES),
  /** When what was left of it was taken back; null if it was not. */
  revoked_time: z.nullable(seconds),
  /** `due_time` before it was given, and when it was. */
  due_before: seconds,
  due_after: seconds,
})
export type MembershipRecord = z.output<typeof grant>

const promoGift = z.discriminatedUnion('kind', [
  /** Fen for the wallet. */
  z.object({ kind: z.literal('gift'), amount: z.int() }),
  /** AI tokens. */
  z.object({ kind: z.literal('tokens'), tokens: z.int() }),
  /** Membership. */
  z.object({ kind: z.literal('days'), days: z.int(), plan: z.string(), name: z.string(), level: z.int() }),
  /** Less to pay for a plan, or for any: percent, or fen. It is used with an order. */
  z.object({
    kind: z.literal('discount'),
    percent: z.nullable(z.int()),
    amount: z.nullable(z.int()),
    plan: z.nullable(z.string()),
    name: z.nullable(z.string()),
  }),
])
export type PromoGift = z.output<typeof promoGift>

const read = { auth: 'token', effect: 'read', offline: 'fallback' } as const
const live = { auth: 'token', offline: 'never' } as const

/** Money and membership (SPEC M13): nothing of it is queued, and what is read offline says when it was true. */
export const moneyCalls = {
  'Wallet/detail': defineCall({
    ...read,
    summary: 'What is in the user’s wallet, in fen',
    request: nothing,
    reply: z.object({
      ...balances,
      currency: z.literal('CNY'),
      /** The revision of the money and membership, for the push channel (SPEC P3). */
      revision: z.int(),
      time,
    }),
  }),
  'Wallet/runningWater': defineCall({
    ...read,
    summary: 'The statement of the user’s wallet, newest first; of one month (+08:00) or one kind',
    request: z.object({
      ...pageRequest,
      month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
      note: z.optional(z.enum(MONEY_NOTES)),
    }),
    reply: z.object({ ...pageOf(entry).shape, time }),
  }),
  'Offer/index': defineCall({
    ...read,
    summary:
      'What is offered besides membership, in fen: pay `amount` into the wallet, and get `gift` more; or buy AI tokens',
    request: nothing,
    reply: z.object({
      offers: z.array(z.object({ id: z.string(), amount: z.int(), gift: z.int() })),
      /** AI tokens for `amount`; none on a site without a model. */
      tokens: z.array(z.object({ id: z.string(), amount: z.int(), tokens: z.int() })),
      time,
    }),
  }),
  'Member/index': defineCall({
    ...read,
    summary: 'The plans on sale, cheapest first, and the user’s membership',
    request: nothing,
    reply: z.object({
      plans: z.array(plan),
      ...membership,
      /** The plan that runs; null if none does. */
      plan: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** Whether the user hears 7 days and 1 day before membership ends. Absent in replies kept from older servers. */
      notices: z.optional(z.boolean()),
      /** What is left of each level, highest first; `seconds` null: for life. */
      left: z.array(z.object({ level: z.int(), seconds: z.nullable(z.int()) })),
      time,
    }),
  }),
  'Member/rechargeRecord': defineCall({
    ...read,
    summary: 'The membership that the user was given, newest first',
    request: z.object(pageRequest),
    reply: z.object({ ...pageOf(grant).shape, time }),
  }),
  'Member/notices': defineCall({
    ...live,
    effect: 'write',
    summary: 'Turn on or off the messages 7 days and 1 day before membership ends',
    request: z.object({ on: z.boolean() }),
    reply: z.object({ on: z.boolean() }),
  }),
  'Promo/check': defineCall({
    ...live,
    effect: 'read',
    summary: 'What a promo code would give the user: `promo-unknown`, `promo-used` or `promo-gone` if nothing',
    request: z.object({ code }),
    reply: promoGift,
  }),
  'Promo/use': defineCall({
    ...live,
    effect: 'write',
    summary: 'Use a promo code, once for each user',
    request: z.object({ code }),
    reply: z.object({ gives: promoGift, ...balances, ...membership }),
  }),
  'Active/use': defineCall({
    ...live,
    effect: 'exempt',
    summary:
      'Use an activation code. Letters are case-sensitive; spaces and hyphens do not count. A captcha is asked for after five unknown codes (`captcha-required`)',
    request: z.object({ code, captcha: z.optional(captcha) }),
    reply: z.object({ plan: z.string(), name: z.string(), seconds: z.nullable(z.int()), ...membership }),
  }),
  'Active/index': defineCall({
    ...read,
    summary: 'The membership that the user’s activation codes gave, newest first',
    request: z.object(pageRequest),
    reply: z.object({ ...pageOf(grant).shape, time }),
  }),
} as const
