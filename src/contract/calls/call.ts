import * as z from 'zod/mini'

z.config({ jitless: true }) // the site's policy forbids eval

/**
 * What a call is, for everyone who handles it: the browser client, the service worker, the server and the OpenAPI document.
 */
export interface Call<Q extends z.ZodMiniType = z.ZodMiniType, R extends z.ZodMiniType = z.ZodMiniType> {
  readonly request: Q
  readonly reply: R
  /** `token`: a session is needed. `optional`: a session is used when there is one. */
  readonly auth: 'open' | 'optional' | 'token'
  /**
   * `read` changes nothing; `write` takes an Idempotency-Key;
   * `exempt` writes without one, because its reply must never be stored (login, captcha).
   */
  readonly effect: 'read' | 'write' | 'exempt'
  /** How the service worker answers: always ask; the stored answer first and refresh; the stored answer when there is no network. */
  readonly offline: 'never' | 'stale-while-revalidate' | 'fallback'
  /** Bytes of the longest body; `USUAL_BODY` unless the call says more. */
  readonly body?: number
  readonly summary: string
}

/** What the body of a call may be where it says nothing of it: 16 kB, since many can be held open before anybody is known. */
export const USUAL_BODY = 16 * 1024

export const longestBody = ({ body }: Call): number => body ?? USUAL_BODY

/** Keeps what the call says of itself as literal types: a handler knows whether it has a user and a transaction. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** Requests and replies of a table of calls, as types. */
export type RequestOf<C extends Call> = z.input<C['request']>
export type ReplyOf<C extends Call> = z.output<C['reply']>

export const pageRequest = {
  page: z._default(z.int().check(z.gte(1)), 1),
  limit: z._default(z.union([z.literal(10), z.literal(20), z.literal(30), z.literal(50)]), 20),
}

export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ data: z.array(item), total: z.int(), page: z.int(), limit: z.int() })
}

export const id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Ten-digit seconds. */
export const seconds = z.int()
export const nothing = z.object({})
/** Any JSON. Whoever asks has it from `JSON.parse`, so it is not walked again: rows may be megabytes. */
export const json = z.custom<z.core.util.JSONType>((value) => value !== undefined)
