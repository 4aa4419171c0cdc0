import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentChannel, Prepared } from '#contract/money/payment.ts'
import type { BillLine, Fact, MoneyChannel, PaymentFact, RefundFact } from './fact.ts'

/** A payment to ask a provider for. Asked for again, all of it must be the same. */
export interface NewPayment {
  readonly channel: PaymentChannel
  /** 32 hexadecimal digits, used once in the life of the site. */
  readonly number: string
  /** Integer fen, 1 or more. */
  readonly total: number
  /** What the payer reads. */
  readonly description: string
  /** Milliseconds since 1970. After it the provider takes no money. */
  readonly expires_at: number
  /** Comes back in facts: the user's id. */
  readonly attach: string
  /** Where a page of the provider sends the payer afterwards; `wechat-h5`, `alipay-page` and `alipay-wap`. */
  readonly return_url?: string
  /** The payer's own address; required by `wechat-h5`. */
  readonly payer_address?: string
  /** The payer at the official account; required by `wechat-jsapi`. */
  readonly openid?: string
}

/** A refund to ask a provider for. Asked for again, all of it must be the same: another number pays twice. */
export interface NewRefund {
  /** 32 hexadecimal digits. */
  readonly number: string
  readonly payment_number: string
  /** Integer fen to pay back, 1 or more. */
  readonly amount: number
  /** Integer fen of the whole payment. */
  readonly total: number
  /** What the payer reads. */
  readonly reason: string
}

/** The answer to a notice, as the provider wants it. */
export interface NoticeReply {
  readonly status: number
  readonly type: 'application/json' | 'text/plain'
  readonly body: string
}

/**
 * A provider of payments. Every promise gives facts whose signature was verified and whose merchant and app are ours, or rejects with a
 * DeliveryError, whose `reason` is a code without anything secret or personal. A rejection says nothing about the money: ask again.
 * No method may be called inside a database transaction (SPEC M7).
 */
export interface Payments {
  readonly channel: MoneyChannel
  /** Nobody can be asked, and there is no bill: the operator confirms what came and what was paid back (SPEC M30). */
  readonly isManual?: true
  /** The app whose users it knows as payers; undefined if it knows none. */
  readonly app?: string
  /** The ways on offer now; none while the clocks differ by more than four minutes, when signatures would soon be refused. */
  channels(): readonly PaymentChannel[]
  /** The provider's clock minus ours in milliseconds, at its last reply; undefined before the first. */
  clockSkew(): number | undefined
  prepare(payment: NewPayment): Promise<Prepared>
  query(number: string): Promise<PaymentFact>
  /** Closes an unpaid payment. The fact is what holds afterwards: `closed`, `paid` if the payer was faster, `absent` as in a query. */
  close(number: string): Promise<PaymentFact>
  refund(refund: NewRefund): Promise<RefundFact>
  queryRefund(refund: Pick<NewRefund, 'number' | 'payment_number'>): Promise<RefundFact>
  /**
   * The bill of a day in Beijing, `2026-01-31`; a day without trades is empty. Verified as a whole before its first line. Available from
   * 10:00 of the next day.
   */
  bill(date: string): AsyncIterable<BillLine>
  /** The file of what came to and left the merchant's account on a day, verified, as it is; nothing on a day without any. Not every provider has one. */
  fundFlow?(date: string): AsyncIterable<Buffer>
  /** Verifies a notice. `rawBody` is what arrived, unparsed. Rejects with the reason `sign-test` for a probe of the provider. */
  readNotice(headers: IncomingHttpHeaders, rawBody: Buffer): Promise<Fact>
  /** The answer to a notice: that its fact is stored (no argument), or why not, after which the provider sends it again. */
  noticeReply(refusal?: string): NoticeReply
}
