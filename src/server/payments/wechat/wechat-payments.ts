import { DeliveryError } from '../../providers/delivery-error.ts'
import { createClockSkew } from '../clock-skew.ts'
import type { PaymentContext } from '../context.ts'
import type { PaymentFact, RefundFact } from '../fact.ts'
import type { Payments } from '../payments.ts'
import { refusal } from '../refusal.ts'
import { withinBytes } from '../within-bytes.ts'
import type { WechatPayAccount } from './account.ts'
import { wechatClient } from './ask-wechat.ts'
import { wechatBill, wechatFundFlow } from './bill.ts'
import { absentPayment, absentRefund, paymentFact, refundFact } from './facts.ts'
import { readWechatNotice, wechatNoticeReply } from './notices.ts'
import { notifyUrl, prepareAtWechat } from './prepare.ts'

const REASON_BYTES = 80

/** WeChat Pay, API v3. https://pay.weixin.qq.com/doc/v3/merchant/4012062524 */
export function wechatPayments(account: WechatPayAccount, context: PaymentContext): Payments {
  const { clock, origin } = context
  const skew = createClockSkew(clock)
  const client = wechatClient(account, skew, context)
  const merchantQuery = `mchid=${encodeURIComponent(account.merchant)}`
  const pathOf = (number: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`

  const query = async (number: string): Promise<PaymentFact> => {
    const answer = await client.get(`${pathOf(number)}?${merchantQuery}`)
    if (answer.ok) return checkedNumber(paymentFact(account, answer.body), number)
    if (answer.code === 'ORDER_NOT_EXIST') return absentPayment(account, number)
    throw refusal(answer.code)
  }
  return {
    channel: 'wechat',
    app: account.app,
    channels: () => (skew.isTooFar() ? [] : account.products.map((product) => `wechat-${product}` as const)),
    clockSkew: skew.read,
    prepare: (payment) => prepareAtWechat(client, account, context, payment),
    query,
    async close(number) {
      const answer = await client.post(`${pathOf(number)}/close`, { mchid: account.merchant })
      if (answer.ok || answer.code === 'ORDER_CLOSED') return { ...absentPayment(account, number), state: 'closed' }
      if (answer.code === 'ORDER_NOT_EXIST') return absentPayment(account, number)
      if (answer.code === 'ORDER_PAID') return query(number)
      throw refusal(answer.code)
    },
    async refund({ number, payment_number, amount, total, reason }) {
      const answer = await client.post('/v3/refund/domestic/refunds', {
        out_trade_no: payment_number,
        out_refund_no: number,
        reason: withinBytes(reason, REASON_BYTES),
        notify_url: notifyUrl(origin),
        amount: { refund: amount, total, currency: 'CNY' },
      })
      if (!answer.ok) throw refusal(answer.code)
      return checkedNumber(refundFact(account, answer.body), number)
    },
    async queryRefund({ number, payment_number }) {
      const answer = await client.get(`/v3/refund/domestic/refunds/${encodeURIComponent(number)}`)
      if (answer.ok) return checkedNumber(refundFact(account, answer.body), number)
      if (answer.code === 'RESOURCE_NOT_EXISTS') return { ...absentRefund(account, number), payment_number }
      throw refusal(answer.code)
    },
    bill: (date) => wechatBill(client, account, date),
    fundFlow: (date) => wechatFundFlow(client, account, date),
    readNotice: (headers, body) => readWechatNotice(account, client.keys, clock, headers, body),
    noticeReply: wechatNoticeReply,
  }
}

/** An answer about another number is not the answer to our question. */
function checkedNumber<T extends PaymentFact | RefundFact>(fact: T, number: string): T {
  if (fact.number !== number) throw new DeliveryError('wrong-number')
  return fact
}
