import * as z from 'zod/mini'

/** Path of the WebSocket. */
export const SOCKET_PATH = '/api/Push/socket'

/** Close codes of the socket: WebSocket leaves 4000 and above to applications. */
export const socketEnds = {
  /** The first message was late, or its ticket was invalid. */
  unauthenticated: 4401,
  /** The session has ended: the next call will be answered with 431. */
  sessionEnded: 4431,
  /** An invalid message, or too many messages. */
  invalid: 4422,
} as const

const ticket = z.string().check(z.maxLength(160))
/** What the page has already seen: the server sends hints only about later changes. */
const known = {
  /** The store's epoch and the last revision that was pulled; null before the first pull. */
  cursor: z.nullable(z.object({ epoch: z.string().check(z.maxLength(40)), revision: z.int().check(z.gte(0)) })),
  /** The revision of the notices; null if the page never requested them. */
  notices: z.nullable(z.int().check(z.gte(0))),
  /** The revision of the user's money and membership; null or absent if the page never requested it. */
  account: z.optional(z.nullable(z.int().check(z.gte(0)))),
}

/** Messages of a page. The first is `hello`, or `watch` on a page without a session. */
export const fromPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), ticket, ...known }),
  z.object({ type: z.literal('seen'), ...known }),
  /** Wait for the scan of the QR code that `User/sence` gave with this ticket. */
  z.object({ type: z.literal('watch'), ticket }),
])
export type FromPage = z.output<typeof fromPage>

/** Messages of the server: hints to pull, and what became of a QR code. */
export const toPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome') }),
  z.object({ type: z.literal('records'), epoch: z.string(), revision: z.int() }),
  z.object({ type: z.literal('notices'), revision: z.int() }),
  /** The user's money or membership has changed. */
  z.object({ type: z.literal('account'), revision: z.int() }),
  /** 200: scanned, and the next call must carry `openid`; 300: `code` and `msg` give the reason. */
  z.object({
    type: z.literal('wechat'),
    status: z.union([z.literal(200), z.literal(300)]),
    openid: z.string(),
    code: z.optional(z.string()),
    msg: z.optional(z.string()),
  }),
])
export type ToPage = z.output<typeof toPage>
