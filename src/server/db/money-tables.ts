import type { ColumnType } from 'kysely'
import type { InvoiceKind, InvoiceState, ReissueReason } from '#contract/money/invoice.ts'
import type { PaymentChannel, Prepared, Product } from '#contract/money/payment.ts'
import type { Title } from '#contract/money/title.ts'

/** Money that moved from one account of the ledger to another, for one user. Rows are only added (SPEC M2). */
export interface TransferTable {
  user_id: string
  id: string
  /** 1, 2, 3, ... of this user's. */
  entry: number
  /** An account of the ledger (`money/accounts.ts`). */
  debit: string
  credit: string
  /** Fen. */
  amount: number
  cause: string
  order_id: string | null
  /** Id of the transfer that this one undoes. */
  reverses: string | null
  note: string
  cash_after: number
  gift_after: number
  created_at: number
}

/** Membership that a user was given. */
export interface GrantTable {
  user_id: string
  id: string
  level: number
  plan: string
  plan_revision: number
  /** Null: for life. */
  seconds: number | null
  cause: string
  created_at: number
  revoked_at: number | null
}

/** AI tokens that a user was given or has spent. */
export interface TokenEntryTable {
  user_id: string
  id: string
  /** Above 0: given; below: spent. */
  delta: number
  /** The part of `delta` that is of the extra tokens; the rest was spent from the allowance of the month. */
  extra: number
  cause: string
  /** The model that spent them; null for tokens that were given or taken back. */
  model: string | null
  tokens_in: number
  tokens_out: number
  created_at: number
}

/** Tokens held back for an answer that is being written. */
export interface TokenHoldTable {
  user_id: string
  cause: string
  /** Most that the answer may be charged with. */
  tokens: number
  /** Tokens of the question, as estimated. */
  tokens_in: number
  model: string
  created_at: number
}

/** A revision of a plan or an offer. Sold revisions stay as they are. */
export interface PricedTable {
  id: string
  revision: number
  content: ColumnType<unknown, string, never>
  /** Null: not sold. */
  on_sale_from: number | null
  on_sale_to: number | null
  created_at: number
}

export interface PromoTable {
  id: string
  code_key: string
  kind: string
  value: ColumnType<unknown, string, never>
  limit_people: number
  used: number
  starts_at: number
  ends_at: number | null
  /** When the operator stopped it. */
  off_at: number | null
  created_at: number
}

export interface ActiveBatchTable {
  id: string
  plan: string
  plan_revision: number
  count: number
  expires_at: number | null
  note: string
  created_at: number
  revoked_at: number | null
}

/** Who changed what about money on the command line, and why. */
export interface AuditTable {
  id: string
  actor: string
  action: string
  /** An id, a number, or the id of a user. */
  subject: string
  detail: string
  reason: string
  created_at: number
}

/** Something that a user buys. The product is as it was sold then. Amounts are fen. */
export interface OrderTable {
  user_id: string
  id: string
  kind: 'recharge' | 'member' | 'tokens'
  product: ColumnType<Product, string, never>
  /** To be paid, after the discount. */
  amount: number
  /** Given to the wallet when it is paid. */
  gift: number
  discount: number
  promo_id: string | null
  state: 'open' | 'closed' | 'paid'
  expires_at: number
  created_at: number
  paid_at: number | null
  closed_at: number | null
}

/** One way of paying an order at a provider. */
export interface PaymentTable {
  user_id: string
  id: string
  order_id: string
  channel: PaymentChannel
  number: string
  amount: number
  /**
   * `asking`: the provider was or is being asked for it. `waiting`: it can be paid. `paid`: paid, and the order with it. `odd`: the money came, but
   * is not for this order (SPEC M12).
   */
  state: 'asking' | 'waiting' | 'paid' | 'odd' | 'closed'
  prepared: ColumnType<Prepared | null, string | null, string | null>
  provider_id: string | null
  /** What the provider says was to be paid. */
  total_seen: number | null
  payer_total: number | null
  reason: 'amount' | 'second' | 'late' | null
  expires_at: number
  created_at: number
  paid_at: number | null
}

/** Money on its way back to the payer. */
export interface RefundTable {
  user_id: string
  id: string
  payment_id: string
  number: string
  amount: number
  /** The account of the ledger that it is taken from. */
  from_account: string
  /** Taken back from the gift of a recharge. */
  gift_back: number
  /** `asked`: the provider has not answered yet. `sent`: it has begun. `odd`: the payer's account does not take it. */
  state: 'asked' | 'sent' | 'done' | 'refused' | 'odd'
  reason: string
  provider_id: string | null
  /** `user`, `operator`, or `server` for a second payment. */
  asked_by: string
  created_at: number
  done_at: number | null
}

/** Something on which the bill of a provider and our records do not agree. It belongs to no user. Amounts are fen. */
export interface DifferenceTable {
  id: string
  /** The day of the bill in Beijing, `2026-01-31`. */
  date: string
  channel: 'wechat' | 'alipay' | 'local' | 'transfer'
  /** `only-here`: paid by our records and not in the bill. `only-there`: a line of the bill that is nobody's. */
  kind: 'only-here' | 'only-there' | 'amount'
  /** The number of a payment or a refund. */
  number: string
  ours: number | null
  theirs: number | null
  /** `gone`: a later bill explained it. `closed`: the operator did, with a reason. */
  state: 'open' | 'closed' | 'gone'
  reason: string
  found_at: number
  ended_at: number | null
}

/** An invoice title. One of a user's titles is the default. */
export type TitleTable = Title & {
  readonly user_id: string
  readonly id: string
  readonly is_default: boolean
  readonly created_at: number
  readonly updated_at: number
}

/** An invoice that a user asked for. Amounts are fen. */
export interface InvoiceTable {
  user_id: string
  id: string
  /** The title as it was when the invoice was asked for. */
  title: ColumnType<Title, string, string>
  kind: InvoiceKind
  /** Where it is mailed. */
  email: string
  remark: string
  amount: number
  state: InvoiceState
  asked_at: number
  /** When it is promised. */
  due_at: number
  /** When the user was informed that it is overdue. */
  told_at: number | null
  done_at: number | null
  /** Null until it is issued. */
  number: string | null
  cancelled_by: 'user' | 'operator' | null
  /** Why the operator cancelled it. */
  reason: string
  /** The invoice that this one replaces. */
  replaces: string | null
  reissue_reason: ReissueReason | null
  /** What the user wrote about what is wrong with the replaced one. */
  reissue_note: string
  /** The operator's note of the invoice in red letters that made this one void. */
  red_letter: string
}

export interface InvoiceFileTable {
  user_id: string
  id: string
  invoice_id: string
  format: 'pdf' | 'ofd' | 'xml'
  object: string
  size: number
  created_at: number
}
