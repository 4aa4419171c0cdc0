import * as z from 'zod/mini'

z.config({ jitless: true }) // the site's Content-Security-Policy forbids eval

/** The declaration of a call, shared by the browser client, the service worker, the server and the OpenAPI document. */
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
  /**
   * How the service worker answers: from the network only; from its cache, refreshing it in the background; from its cache when offline;
   * when offline computed from the files of the build and the records on the device.
   */
  readonly offline: 'never' | 'stale-while-revalidate' | 'fallback' | 'computed'
  /** Most bytes in the body; `USUAL_BODY` by default. */
  readonly body?: number
  readonly summary: string
}

/** Default limit of a body: 16 kB, because many bodies can be open at once before their senders are authenticated. */
export const USUAL_BODY = 16 * 1024

export const longestBody = ({ body }: Call): number => body ?? USUAL_BODY

/** Keeps literal types, so that a handler's type knows whether it has a user and a transaction. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** Request and reply types of a table of calls. */
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
/** Unix time in seconds. */
export const seconds = z.int()
export const nothing = z.object({})
/** Any JSON. The value has just come from `JSON.parse` and may hold megabytes of rows, so it is not validated again. */
export const json = z.custom<z.core.util.JSONType>((value) => value !== undefined)
