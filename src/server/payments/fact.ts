/** Whose money it is until it is paid out: the second part of the accounts `clearing:<channel>` and `refund:<channel>`. */
export type MoneyChannel = 'wechat' | 'alipay' | 'local' | 'transfer'

/** Which provider a fact is from, and for which account of ours there. Providers answer facts of their own account only. */
interface FromProvider {
  readonly channel: MoneyChannel
  /** The merchant at the provider: mchid of WeChat Pay, seller_id of Alipay. */
  readonly merchant: string
  /** The app at the provider; undefined where it names none, such as in a refund of WeChat Pay. */
  readonly app: string | undefined
}

/**
 * What a provider says about a payment (SPEC M6). Notices, queries and lines of a bill give the same type. It may come more than once, and in any
 * order. Amounts are integer fen, times are milliseconds since 1970.
 */
export interface PaymentFact extends FromProvider {
  readonly kind: 'payment'
  /** The number that we gave to the payment (`out_trade_no`). */
  readonly number: string
  /** The number that the provider gave to it. */
  readonly provider_id: string | undefined
  /**
   * `absent`: the provider knows no such payment, which is not yet closed: at Alipay a trade begins with the payer's login.
   * `waiting`: unpaid. `closed`: unpaid, and cannot be paid any more. `paid`: paid, also if it has been refunded since.
   */
  readonly state: 'absent' | 'waiting' | 'paid' | 'closed'
  /** What was to be paid; undefined where the provider does not say, never where `state` is `paid`. */
  readonly total: number | undefined
  /** `CNY`, unless something is wrong. Undefined with `total`. */
  readonly currency: string | undefined
  /** After coupons of the provider, which it pays to us: to show, not to compare. */
  readonly payer_total: number | undefined
  readonly paid_at: number | undefined
  /** Refunded so far, if the provider says so. A hint: only a RefundFact moves money. */
  readonly refunded: number | undefined
  /** What `NewPayment.attach` was, if the provider says so: the user's id. */
  readonly attach: string | undefined
}

/** What a provider says about a refund. */
export interface RefundFact extends FromProvider {
  readonly kind: 'refund'
  /** The number that we gave to the refund (`out_refund_no`, `out_request_no`). */
  readonly number: string
  /** Our number of the payment; undefined where the provider knows neither. */
  readonly payment_number: string | undefined
  readonly provider_id: string | undefined
  /**
   * `absent`: the provider knows no such refund; asking for it again, with the same number, is safe. `processing`: asked. `done`: the payer has it.
   * `refused`: nothing was paid back, and the number is used up. `odd`: the payer's account does not take it; the operator decides.
   */
  readonly state: 'absent' | 'processing' | 'done' | 'refused' | 'odd'
  /** Undefined where the provider does not say, never where `state` is `done`. */
  readonly amount: number | undefined
  readonly currency: string | undefined
  readonly done_at: number | undefined
}

export type Fact = PaymentFact | RefundFact

/** A line of a provider's bill of one day. */
export interface BillLine {
  readonly fact: Fact
  /** What the provider keeps, negative where it gives back, in thousandths of a fen, because it is written with five decimals of a yuan. */
  readonly fee: number
}
