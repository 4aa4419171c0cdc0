import { z } from 'zod'
import { askForReply, type RawReply } from '../../providers/ask-provider.ts'
import { DeliveryError, reasonOf } from '../../providers/delivery-error.ts'
import { type ClockSkew, SIGNATURE_AGE_MS } from '../clock-skew.ts'
import type { PaymentContext } from '../context.ts'
import type { WechatPayAccount } from './account.ts'
import { type WechatKeys, wechatKeys } from './keys.ts'
import { authorization, newNonce, verifySigned } from './signature.ts'

/** A signed answer: the JSON of a success, empty for 204, or the code of a final refusal. */
export type WechatAnswer = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly code: string }

export interface WechatClient {
  readonly keys: WechatKeys
  get(target: string): Promise<WechatAnswer>
  post(target: string, body: object): Promise<WechatAnswer>
  /** The headers of a request that is sent elsewhere. */
  headersOf(method: 'GET' | 'POST', target: string, body: string): Readonly<Record<string, string>>
}

/** Codes that are written in two ways. */
const spellings: Readonly<Record<string, string>> = {
  ORDERPAID: 'ORDER_PAID',
  ORDERCLOSED: 'ORDER_CLOSED',
  ORDERNOTEXIST: 'ORDER_NOT_EXIST',
  RESOURCE_NOT_EXIST: 'RESOURCE_NOT_EXISTS',
}

/** Codes that answer a question, such as whether there is a payment. */
const ANSWERS = /^(ORDER_?NOT_?EXIST|RESOURCE_NOT_EXISTS?|ORDER_?PAID|ORDER_?CLOSED|NO_STATEMENT_EXIST)$/

const failed = z.object({ code: z.string() })

function codeIn(body: Buffer): string | undefined {
  try {
    return failed.safeParse(JSON.parse(body.toString('utf8'))).data?.code
  } catch {
    return undefined
  }
}

/** The code of an error decides only if it is signed; one that is not may still be worth reading, such as that our signature is wrong. */
function problemOf({ status, body }: RawReply, because?: DeliveryError): DeliveryError {
  const isBare = because === undefined || because.reason === 'unsigned'
  const code = status >= 400 && (isBare || status === 401) ? codeIn(body) : undefined
  if (code !== undefined) return new DeliveryError(reasonOf(code))
  return because !== undefined && (!isBare || status < 400) ? because : new DeliveryError(`http-${status}`)
}

function parsed(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new DeliveryError('not-understood')
  }
}

/**
 * Asks WeChat Pay. Each request is signed, each answer verified: an unsigned one says nothing. Rejects with a DeliveryError, unless the answer is
 * final.
 */
export function wechatClient(account: WechatPayAccount, skew: ClockSkew, context: PaymentContext): WechatClient {
  const { clock } = context

  const headersOf: WechatClient['headersOf'] = (method, target, body) => ({
    accept: 'application/json',
    'user-agent': 'Slipstick',
    authorization: authorization(account, method, target, body, clock(), newNonce()),
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...(keys.preferred !== undefined && { 'wechatpay-serial': keys.preferred }),
  })
  const send = (method: 'GET' | 'POST', target: string, body = ''): Promise<RawReply> => {
    const headers = headersOf(method, target, body)
    return askForReply(new URL(target, account.url), { method, headers, ...(method === 'POST' && { body }) })
  }
  const keys: WechatKeys = wechatKeys(account, () => send('GET', '/v3/certificates'), clock)

  const failure = (reply: RawReply, because?: DeliveryError): DeliveryError => {
    const error = problemOf(reply, because)
    const request = reply.headers.get('request-id') ?? ''
    if (ANSWERS.test(error.reason)) return error
    context.report?.({
      channel: 'wechat',
      reason: error.reason,
      provider_request: /^[\w-]{1,100}$/.test(request) ? request : undefined,
    })
    return error
  }
  const ask = async (method: 'GET' | 'POST', target: string, body = ''): Promise<WechatAnswer> => {
    const reply = await send(method, target, body)
    try {
      const signedAt = await verifySigned((name) => reply.headers.get(name) ?? undefined, reply.body, keys.keyOf)
      skew.note(signedAt)
      if (Math.abs(signedAt - clock()) > SIGNATURE_AGE_MS) throw new DeliveryError('old-timestamp')
    } catch (error) {
      throw failure(reply, error as DeliveryError)
    }
    const { status } = reply
    if (status === 200 || status === 204) return { ok: true, body: parsed(reply.body) }
    const error = failure(reply)
    if (status < 400 || status === 401 || status === 429 || status >= 500) throw error
    return { ok: false, code: spellings[error.reason] ?? error.reason }
  }
  return {
    keys,
    headersOf,
    get: (target) => ask('GET', target),
    post: (target, body) => ask('POST', target, JSON.stringify(body)),
  }
}
