import { z } from 'zod'
import { DeliveryError } from '../../providers/delivery-error.ts'
import type { Fact } from '../fact.ts'
import type { NoticeReply } from '../payments.ts'
import { understood } from '../refusal.ts'
import type { AlipayAccount } from './account.ts'
import { timeOf, trade, tradeFact } from './facts.ts'
import { isSignedNotice } from './sign.ts'

const LARGEST_NOTICE = 64 * 1024

const notice = trade.extend({
  app_id: z.string(),
  seller_id: z.string(),
  notify_type: z.literal('trade_status_sync'),
  total_amount: z.string(),
  gmt_payment: z.string().optional(),
})

/**
 * The fact of a notice. After a part was refunded, TRADE_SUCCESS comes again, with the sum of the refunds: the same payment, paid once. Throws a
 * DeliveryError.
 */
export function readAlipayNotice(account: AlipayAccount, body: Buffer): Fact {
  if (body.length > LARGEST_NOTICE) throw new DeliveryError('notice-too-large')
  const fields = [...new URLSearchParams(body.toString('utf8'))]
  const parameters = Object.fromEntries(fields)
  if (Object.keys(parameters).length !== fields.length) throw new DeliveryError('not-understood')
  if (!parameters.sign || parameters.sign_type !== 'RSA2') throw new DeliveryError('unsigned')
  if (!isSignedNotice(parameters, account.publicKey)) throw new DeliveryError('wrong-signature')
  const read = understood(notice.safeParse(parameters).data)
  if (read.app_id !== account.app) throw new DeliveryError('wrong-app')
  if (read.seller_id !== account.seller) throw new DeliveryError('wrong-merchant')
  return tradeFact(account, read, timeOf(read.gmt_payment))
}

/** The word that Alipay waits for; it repeats the notice after any other. */
export function alipayNoticeReply(refusal?: string): NoticeReply {
  return { status: 200, type: 'text/plain', body: refusal === undefined ? 'success' : 'fail' }
}
