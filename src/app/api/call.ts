import type { MessageDescriptor } from '@lingui/core'
import { createFetch } from 'ofetch'
import type { ReplyOf, RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { type CommonCode, codes } from '#contract/codes.ts'
import { classify, type Envelope, isEnvelope } from '#contract/envelope.ts'
import { currentLocale } from '../i18n/locale.ts'
import { session, sessionEnded } from '../state/session.ts'
import { serverFetch } from './server-fetch.ts'

export type CallName = keyof Calls
export const REQUEST_TIMEOUT_MS = 360_000

/** A reply whose envelope is a refusal. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
  /** In place of the message for the code. */
  declare words?: MessageDescriptor

  constructor(reply: Envelope) {
    super(reply.msg)
    this.name = 'CallError'
    this.status = reply.status
    this.code = reply.code ?? 'internal'
    this.params = reply.params ?? {}
  }
}

/** Problems that a caller detects before the request, with the server's code. */
export function refusal(code: CommonCode): CallError {
  return new CallError({ status: codes[code], code, msg: '', data: null, request_id: '' })
}

/** No reply of our server: no network, no server, a captive portal, or a timeout. */
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
  /** Only the server's own answer counts, not one that this device has kept. */
  isFresh?: boolean
  /** Sent instead of JSON when the request contains a file. */
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
 * ofetch serialises the request, JSON or a form, and parses the reply. Its other features are off: retries belong to queries and the outbox,
 * the body decides about success instead of the status, and its timeout ends where the body begins.
 */
const server = createFetch({ fetch: serverFetch, defaults: { method: 'POST', retry: 0, ignoreResponseError: true } })

/** Parses JSON of any content type; `undefined` if it is not JSON, such as the page of a captive portal. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The error of a refused request; if the session of `token` has ended, also opens the session dialog. */
function failure(body: unknown, status: number, token = session.token): CallError | NetworkError {
  if (!isEnvelope(body)) return new NetworkError('status', status)
  if (body.status === 431 && token === session.token) sessionEnded()
  return new CallError(body)
}

/** Calls the server. Throws CallError or NetworkError; status 431 also opens the session dialog. */
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
      ...(options.isFresh && { cache: 'no-store' as const }),
    })
    if (options.isFresh && response.headers.has('x-stored')) throw new NetworkError('unreachable')
    status = response.status
    body = response._data
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new NetworkError(timeout.aborted ? 'timeout' : 'unreachable')
  }
  if (classify(body) === 'done') return (body as Envelope).data as ReplyOf<Calls[N]>
  throw failure(body, status, options.token)
}

/**
 * Requests a file of this type; the caller then reads its body. Throws CallError or NetworkError, or the reason of `signal`; a reply of another
 * type is a refusal, or the page of a captive portal.
 */
export async function callForFile(
  name: string,
  request: object,
  type: string,
  signal?: AbortSignal,
): Promise<Response> {
  const { token } = session
  const asked = {
    body: request as Record<string, unknown>,
    headers: requestHeaders(),
    responseType: 'stream' as const,
    ...(signal && { signal }),
  }
  const response = await server.raw(`/api/${name}`, asked).catch(() => {
    signal?.throwIfAborted()
    throw new NetworkError('unreachable')
  })
  if (response.headers.get('content-type') === type) return response
  throw failure(await response.json().catch(() => undefined), response.status, token ?? undefined)
}
