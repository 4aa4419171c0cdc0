import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { DeliveryError } from '../../providers/delivery-error.ts'
import { SIGNATURE_AGE_MS } from '../clock-skew.ts'
import type { Fact } from '../fact.ts'
import type { NoticeReply } from '../payments.ts'
import { understood } from '../refusal.ts'
import type { WechatPayAccount } from './account.ts'
import { paymentFact, refundFact } from './facts.ts'
import type { WechatKeys } from './keys.ts'
import { sealed, unseal } from './sealed.ts'
import { verifySigned } from './signature.ts'

const LARGEST_NOTICE = 64 * 1024

const notice = z.object({ event_type: z.string(), resource: sealed })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DeliveryError('not-understood')
  }
}

/** The fact of a notice: verified first, then decrypted. Rejects with a DeliveryError; a probe has the reason `sign-test`. */
export async function readWechatNotice(
  account: WechatPayAccount,
  { keyOf }: WechatKeys,
  clock: () => number,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<Fact> {
  if (body.length > LARGEST_NOTICE) throw new DeliveryError('notice-too-large')
  const header = (name: string) => [headers[name]].flat()[0]
  const claimed = Number(header('wechatpay-timestamp')) * 1000
  const isOld = Math.abs(claimed - clock()) > SIGNATURE_AGE_MS
  // a key is fetched for nothing that is refused by its age; a probe is recognised whatever its age
  await verifySigned(header, body, isOld ? () => Promise.reject(new DeliveryError('old-timestamp')) : keyOf)
  const read = understood(notice.safeParse(parse(body.toString('utf8'))).data)
  const content = parse(unseal(read.resource, account.v3Key))
  return read.event_type.startsWith('REFUND.') ? refundFact(account, content) : paymentFact(account, content)
}

/** 204, a refusal of what is not from WeChat Pay, or a failure of ours; it repeats the notice after either of the latter. */
export function wechatNoticeReply(refusal?: string): NoticeReply {
  if (refusal === undefined) return { status: 204, type: 'application/json', body: '' }
  const isUnverified = /^(sign-test|unsigned|unknown-key|wrong-signature|old-timestamp)$/.test(refusal)
  return {
    status: isUnverified ? 401 : 500,
    type: 'application/json',
    body: JSON.stringify({ code: 'FAIL', message: isUnverified ? 'not verified' : 'not taken' }),
  }
}
