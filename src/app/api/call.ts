import { createFetch } from 'ofetch'
import type { ReplyOf, RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { type Code, codes } from '#contract/codes.ts'
import { classify, type Envelope, isEnvelope } from '#contract/envelope.ts'
import { currentLocale } from '../i18n/locale.ts'
import { session, sessionEnded } from '../state/session.ts'
import { serverFetch } from './server-fetch.ts'

export type CallName = keyof Calls
export const REQUEST_TIMEOUT_MS = 360_000

/** A handled reply that is not a success. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>

  constructor(reply: Envelope) {
    super(reply.msg)
    this.name = 'CallError'
    this.status = reply.status
    this.code = reply.code ?? 'internal'
    this.params = reply.params ?? {}
  }
}

/** What a caller finds out before it asks, in the words of the server. */
export function refusal(code: Code): CallError {
  return new CallError({ status: codes[code], code, msg: '', data: null, request_id: '' })
}

/** No reply of ours: no network, no server, a portal in between, or too late. */
export class NetworkError extends Error {
  readonly reason: 'unreachable' | 'timeout' | 'status'
  readonly status: number | undefined

  constructor(reason: NetworkError['reason'], status?: number) {
    super(reason)
    this.name = 'NetworkError'
    this.reason = reason
    this.status = status
  }
}

interface Options {
  signal?: AbortSignal
  idempotencyKey?: string
  token?: string
  /** Sent in place of JSON, where a file travels. */
  form?: FormData
}

export function requestHeaders({ token, idempotencyKey }: Options = {}): Record<string, string> {
  const bearer = token ?? session.token
  return {
    'accept-language': currentLocale() === 'zh' ? 'zh-CN' : 'en',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  }
}

/**
 * ofetch writes what is asked, JSON or a form, and has the reply read as it is told. What it offers besides stays off: queries and the outbox try again, not
 * a call; the body says what a reply means, not the status; and its own limit of time ends where the body begins.
 */
const server = createFetch({ fetch: serverFetch, defaults: { method: 'POST', retry: 0, ignoreResponseError: true } })

/** Whatever its type says; `undefined` for what is no JSON, as the page of a captive portal. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failure(body: unknown, status: number): CallError | NetworkError {
  return isEnvelope(body) ? new CallError(body) : new NetworkError('status', status)
}

/** Asks the server. Throws CallError or NetworkError; a 431 opens the one dialog besides. */
export async function call<N extends CallName>(
  name: N,
  request: RequestOf<Calls[N]>,
  options: Options = {},
): Promise<ReplyOf<Calls[N]>> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let status: number
  let body: unknown
  try {
    const response = await server.raw(`/api/${name}`, {
      body: options.form ?? (request as Record<string, unknown>),
      headers: requestHeaders(options),
      parseResponse: parsed,
      signal,
    })
    status = response.status
    body = response._data
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new NetworkError(timeout.aborted ? 'timeout' : 'unreachable')
  }
  if (classify(body) === 'done') return (body as Envelope).data as ReplyOf<Calls[N]>
  const error = failure(body, status)
  if (error.status === 431 && error instanceof CallError && (options.token ?? session.token) === session.token)
    sessionEnded()
  throw error
}

/**
 * Asks for a file of this type, whose body is then to be read. Throws CallError or NetworkError; what is of another type is a refusal, or the page of a
 * captive portal.
 */
export async function callForFile(name: string, request: object, type: string): Promise<Response> {
  const asked = { body: request as Record<string, unknown>, headers: requestHeaders(), responseType: 'stream' as const }
  const response = await server.raw(`/api/${name}`, asked).catch(() => {
    throw new NetworkError('unreachable')
  })
  if (response.headers.get('content-type') === type) return response
  throw failure(await response.json().catch(() => undefined), response.status)
}
