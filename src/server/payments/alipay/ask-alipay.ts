import { z } from 'zod'
import { askForReply } from '../../providers/ask-provider.ts'
import { DeliveryError, reasonOf } from '../../providers/delivery-error.ts'
import { beijingTime } from '../beijing-time.ts'
import type { ClockSkew } from '../clock-skew.ts'
import type { PaymentContext } from '../context.ts'
import { refusal } from '../refusal.ts'
import { isSignatureOf } from '../rsa.ts'
import type { AlipayAccount } from './account.ts'
import { rawMembers } from './raw-members.ts'
import { type Parameters, signParameters } from './sign.ts'

/** A signed answer: the members of a success, or the sub_code of a final refusal of the business. */
export type AlipayAnswer = { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly code: string }

export interface AlipayClient {
  ask(method: string, content: object): Promise<AlipayAnswer>
  /** The parameters of a request with their signature. */
  signed(method: string, content: object, further?: Parameters): Parameters
}

const answered = z.object({ code: z.string(), sub_code: z.string().optional() })

/** Codes that answer a question, such as whether there is a trade. */
const ANSWERS = /(TRADE_NOT_EXIST|BILL_NOT_EXIST|TRADE_STATUS_INVALID)$/i

/** The business refused; what is below `SYSTEM_ERROR` is not known. */
const REFUSED = '40004'

/** Asks Alipay's gateway. Each request is signed, each answer verified over its raw text. Rejects with a DeliveryError, unless the answer is final. */
export function alipayClient(account: AlipayAccount, skew: ClockSkew, context: PaymentContext): AlipayClient {
  const { certificates } = account

  const signed: AlipayClient['signed'] = (method, content, further = {}) =>
    signParameters(
      {
        app_id: account.app,
        method,
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: beijingTime(context.clock()),
        version: '1.0',
        ...(certificates && { app_cert_sn: certificates.app, alipay_root_cert_sn: certificates.root }),
        biz_content: JSON.stringify(content),
        ...further,
      },
      account.privateKey,
    )

  /** The answer in the reply, whose signature is good. */
  const verified = (method: string, text: string): { readonly raw: string; readonly problem?: DeliveryError } => {
    const members = rawMembers(text)
    const raw = members?.get(`${method.replaceAll('.', '_')}_response`) ?? members?.get('error_response')
    if (members === undefined || raw === undefined) throw new DeliveryError('not-understood')
    const unquoted = (name: string) => z.string().safeParse(parsed(members.get(name) ?? 'null')).data
    const signature = unquoted('sign')
    const serial = unquoted('alipay_cert_sn')
    if (signature === undefined) return { raw, problem: new DeliveryError('unsigned') }
    if (certificates && serial !== undefined && serial !== certificates.alipay)
      return { raw, problem: new DeliveryError('unknown-key') }
    return isSignatureOf(signature, Buffer.from(raw), account.publicKey)
      ? { raw }
      : { raw, problem: new DeliveryError('wrong-signature') }
  }

  return {
    signed,
    async ask(method, content) {
      const { biz_content = '', ...common } = signed(method, content)
      const address = new URL(account.url)
      address.search = String(new URLSearchParams(common))
      const reply = await askForReply(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
        body: String(new URLSearchParams({ biz_content })),
      })
      if (reply.status !== 200) throw new DeliveryError(`http-${reply.status}`)
      const { raw, problem } = verified(method, reply.body.toString('utf8'))
      const body = parsed(raw)
      const answer = answered.safeParse(body).data
      if (answer === undefined) throw problem ?? new DeliveryError('not-understood')
      const reason = answer.sub_code === undefined ? `alipay-${answer.code}` : reasonOf(answer.sub_code)
      if (answer.code !== '10000' && !ANSWERS.test(reason))
        context.report?.({ channel: 'alipay', reason: reasonOf(reason), provider_request: undefined })
      // an unsigned refusal, such as of an unknown app, is worth reading, and decides nothing
      const isRefused = problem?.reason === 'unsigned' && answer.code !== '10000'
      if (problem) throw isRefused ? new DeliveryError(reasonOf(reason)) : problem
      skew.note(Date.parse(reply.headers.get('date') ?? '') || context.clock())
      if (answer.code === '10000') return { ok: true, body }
      if (answer.code === REFUSED && !reason.endsWith('SYSTEM_ERROR')) return { ok: false, code: reason }
      throw /^(10003|20000|40004)$/.test(answer.code) ? new DeliveryError(reasonOf(reason)) : refusal(reason)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DeliveryError('not-understood')
  }
}
