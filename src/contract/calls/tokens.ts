import * as z from 'zod/mini'
import { defineCall, id, nothing, pageOf, pageRequest, seconds } from './call.ts'

/** What tokens came from, or were spent on. `refund`: taken back, or given again because the refund failed. */
export const TOKEN_SOURCES = ['order', 'promo', 'operator', 'refund', 'use'] as const
export type TokenSource = (typeof TOKEN_SOURCES)[number]

const entry = z.object({
  id,
  time: seconds,
  by: z.enum(TOKEN_SOURCES),
  /** Above 0: given; below: spent or taken back. */
  tokens: z.int(),
  /** The model that spent them; null for tokens that were given or taken back. */
  model: z.nullable(z.string()),
})
export type TokenRecord = z.output<typeof entry>

/** AI tokens: read offline with the time at which it was true (SPEC M14, M27). */
export const tokenCalls = {
  'Tokens/detail': defineCall({
    summary: 'The user’s AI tokens: the allowance of this month (+08:00), and the extra ones, which do not expire',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: nothing,
    reply: z.object({
      /** Whether the site has a model; without one nothing can spend tokens, and none are sold. */
      model: z.boolean(),
      allowance: z.int(),
      used: z.int(),
      left: z.int(),
      extra: z.int(),
      /** When the next month begins. */
      resets_time: seconds,
      time: seconds,
    }),
  }),
  'Tokens/index': defineCall({
    summary: 'What gave and what spent the user’s AI tokens, newest first; of one month (+08:00)',
    auth: 'token',
    effect: 'read',
    offline: 'fallback',
    request: z.object({
      ...pageRequest,
      month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
    }),
    reply: z.object({ ...pageOf(entry).shape, time: seconds }),
  }),
} as const
