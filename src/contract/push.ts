import * as z from 'zod/mini'

/** Where the WebSocket is. */
export const SOCKET_PATH = '/api/Push/socket'

/** Why the server closes a socket: the codes from 4000 on are for applications. */
export const socketEnds = {
  /** The first message did not come in time, or its ticket was not good. */
  unauthenticated: 4401,
  /** The session has ended: a call will hear 431. */
  sessionEnded: 4431,
  /** A message that does not fit, or too many of them. */
  invalid: 4422,
} as const

const ticket = z.string().check(z.maxLength(160))
/** How far the page has come: it is told of what is newer, and only of that. */
const known = {
  /** The store's epoch and the last revision that was pulled; null before the first pull. */
  cursor: z.nullable(z.object({ epoch: z.string().check(z.maxLength(40)), revision: z.int().check(z.gte(0)) })),
  /** The revision of the notices; null where they were never asked for. */
  notices: z.nullable(z.int().check(z.gte(0))),
}

/** What a page says. The first message is `hello`, or `watch` from a page where nobody is signed in. */
export const fromPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), ticket, ...known }),
  z.object({ type: z.literal('seen'), ...known }),
  /** Wait for the scan of the QR code that `User/sence` gave with this ticket. */
  z.object({ type: z.literal('watch'), ticket }),
])
export type FromPage = z.output<typeof fromPage>

/** What the server says: hints to look, and what became of a QR code. */
export const toPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('welcome') }),
  z.object({ type: z.literal('records'), epoch: z.string(), revision: z.int() }),
  z.object({ type: z.literal('notices'), revision: z.int() }),
  /** 200: scanned, and `openid` is what the next call is sent with; 300: `code` and `msg` say why not. */
  z.object({
    type: z.literal('wechat'),
    status: z.union([z.literal(200), z.literal(300)]),
    openid: z.string(),
    code: z.optional(z.string()),
    msg: z.optional(z.string()),
  }),
])
export type ToPage = z.output<typeof toPage>
