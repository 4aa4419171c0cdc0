import { z } from 'zod'
import { fenOf, yuanOf } from '#contract/money/fen.ts'
import type { Prepared } from '#contract/money/payment.ts'
import { DeliveryError } from '../../providers/delivery-error.ts'
import { beijingTime } from '../beijing-time.ts'
import { createClockSkew } from '../clock-skew.ts'
import type { PaymentContext } from '../context.ts'
import type { PaymentFact } from '../fact.ts'
import type { NewPayment, Payments } from '../payments.ts'
import { refusal, understood } from '../refusal.ts'
import { withinBytes } from '../within-bytes.ts'
import type { AlipayAccount } from './account.ts'
import { alipayClient } from './ask-alipay.ts'
import { alipayBill } from './bill.ts'
import { absentRefund, absentTrade, timeOf, trade, tradeFact } from './facts.ts'
import { alipayNoticeReply, readAlipayNotice } from './notices.ts'

const NO_TRADE = 'ACQ.TRADE_NOT_EXIST'
/** The trade is not in a state that can be closed: it was closed before, or has been paid. */
const OTHER_STATE = /^ACQ\.(REASON_TRADE_STATUS_INVALID|TRADE_STATUS_ERROR|TRADE_HAS_CLOSE|TRADE_HAS_SUCCESS)$/
const SUBJECT_BYTES = 256

const productCodes = { page: 'FAST_INSTANT_TRADE_PAY', wap: 'QUICK_WAP_WAY' } as const

const queried = trade.extend({ send_pay_date: z.string().optional() })
const refunded = z.object({ out_trade_no: z.string(), trade_no: z.string(), fund_change: z.string().optional() })
/** Without `refund_amount` there is no such refund. */
const queriedRefund = z.object({
  out_request_no: z.string().optional(),
  trade_no: z.string().optional(),
  refund_amount: z.string().optional(),
  refund_status: z.string().optional(),
  gmt_refund_pay: z.string().optional(),
})

/** Alipay, by pages that the payer is led to. https://opendocs.alipay.com/open/270 */
export function alipayPayments(account: AlipayAccount, context: PaymentContext): Payments {
  const { clock, origin } = context
  const skew = createClockSkew(clock)
  const client = alipayClient(account, skew, context)

  const query = async (number: string): Promise<PaymentFact> => {
    const answer = await client.ask('alipay.trade.query', { out_trade_no: number })
    if (!answer.ok) {
      if (answer.code === NO_TRADE) return absentTrade(account, number)
      throw refusal(answer.code)
    }
    const read = understood(queried.safeParse(answer.body).data)
    if (read.out_trade_no !== number) throw new DeliveryError('wrong-number')
    return tradeFact(account, read, timeOf(read.send_pay_date))
  }

  /** The address of a page of Alipay; it asks for nothing until the payer opens it. */
  const pageOf = ({ channel, number, total, description, expires_at, attach, return_url }: NewPayment): Prepared => {
    const product = account.products.find((offered) => `alipay-${offered}` === channel)
    if (product === undefined) throw new DeliveryError('channel-off')
    const content = {
      out_trade_no: number,
      total_amount: yuanOf(total),
      subject: withinBytes(description.replaceAll(/[&=,"]/g, ' '), SUBJECT_BYTES),
      product_code: productCodes[product],
      time_expire: beijingTime(expires_at),
      passback_params: encodeURIComponent(attach),
      seller_id: account.seller,
    }
    const address = new URL(account.url)
    address.search = String(
      new URLSearchParams(
        client.signed(`alipay.trade.${product}.pay`, content, {
          notify_url: `${origin}/pay/notify/alipay`,
          return_url: return_url ?? '',
        }),
      ),
    )
    return { kind: 'link', url: address.href, until: expires_at }
  }
  return {
    channel: 'alipay',
    channels: () => (skew.isTooFar() ? [] : account.products.map((product) => `alipay-${product}` as const)),
    clockSkew: skew.read,
    prepare: async (payment) => pageOf(payment),
    query,
    async close(number) {
      const answer = await client.ask('alipay.trade.close', { out_trade_no: number })
      if (answer.ok) return { ...absentTrade(account, number), state: 'closed' }
      if (answer.code === NO_TRADE) return absentTrade(account, number)
      if (OTHER_STATE.test(answer.code)) return query(number)
      throw refusal(answer.code)
    },
    async refund({ number, payment_number, amount, reason }) {
      const answer = await client.ask('alipay.trade.refund', {
        out_trade_no: payment_number,
        refund_amount: yuanOf(amount),
        out_request_no: number,
        refund_reason: withinBytes(reason, SUBJECT_BYTES),
      })
      if (!answer.ok) throw refusal(answer.code)
      const read = understood(refunded.safeParse(answer.body).data)
      if (read.out_trade_no !== payment_number) throw new DeliveryError('wrong-number')
      // without a change of money it is done already, or not yet: the query says which
      return {
        ...absentRefund(account, number, payment_number),
        provider_id: read.trade_no,
        state: read.fund_change === 'Y' ? 'done' : 'processing',
        amount,
        currency: 'CNY',
        done_at: read.fund_change === 'Y' ? clock() : undefined,
      }
    },
    async queryRefund({ number, payment_number }) {
      const answer = await client.ask('alipay.trade.fastpay.refund.query', {
        out_trade_no: payment_number,
        out_request_no: number,
        query_options: ['gmt_refund_pay'],
      })
      const absent = absentRefund(account, number, payment_number)
      if (!answer.ok) {
        if (answer.code === NO_TRADE) return absent
        throw refusal(answer.code)
      }
      const read = understood(queriedRefund.safeParse(answer.body).data)
      if (read.refund_amount === undefined) return absent
      if (read.out_request_no !== number) throw new DeliveryError('wrong-number')
      const isDone = read.refund_status === undefined || read.refund_status === 'REFUND_SUCCESS'
      return {
        ...absent,
        provider_id: read.trade_no,
        state: isDone ? 'done' : 'processing',
        amount: understood(fenOf(read.refund_amount)),
        currency: 'CNY',
        done_at: isDone ? timeOf(read.gmt_refund_pay) : undefined,
      }
    },
    bill: (date) => alipayBill(client, account, date),
    readNotice: async (_headers, body) => readAlipayNotice(account, body),
    noticeReply: alipayNoticeReply,
  }
}
