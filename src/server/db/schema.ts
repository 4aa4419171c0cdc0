import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CLIENT_ARCHES, CLIENT_PLATFORMS } from '#contract/calls/client.ts'
import type { Fields } from '#contract/records/merge.ts'
import type {
  ActiveBatchTable,
  AuditTable,
  DifferenceTable,
  GrantTable,
  InvoiceFileTable,
  InvoiceTable,
  OrderTable,
  PaymentTable,
  PricedTable,
  PromoTable,
  RefundTable,
  TitleTable,
  TokenEntryTable,
  TokenHoldTable,
  TransferTable,
} from './money-tables.ts'

/**
 * Times are milliseconds since 1970 by the server's clock. `user_id` leads every key of a table that users own (SPEC R1). Documents are `json`
 * and not `jsonb`, which refuses strings that JavaScript and a spreadsheet's cells may hold (U+0000, lone surrogates).
 */
export interface Schema {
  site: SiteTable
  settings: { key: string; value: string }
  users: UserTable
  /** Maps sign-in names to users. */
  identities: IdentityTable
  sessions: SessionTable
  codes: CodeTable
  /** What the holder has proven, for one further step: the hash of the ticket, its purpose and its session. */
  tickets: { user_id: string; hash: Buffer; expires_at: number }
  scenes: SceneTable
  /** WeChat's access tokens, shared by all processes. */
  wechat_tokens: { app: string; token: string; expires_at: number }
  /** Messages received from WeChat, so that none is processed twice. */
  wechat_messages: { hash: Buffer; expires_at: number }
  /** Messages that local mode keeps instead of sending. */
  inbox: InboxTable
  idempotency: IdempotencyTable
  records: RecordTable
  mutations: { user_id: string; id: string; applied_at: number }
  uploads: UploadTable
  /** Objects, or uploads under way, whose rows are deleted and whose bytes are still to be removed. */
  removals: { object: string; is_upload: boolean; asked_at: number }
  /** One row: processes that remove objects lock it in share mode, a backup exclusively (SPEC S4). */
  sweeping: { id: number }
  pictures: { user_id: string; id: string; object: string; size: number; created_at: number }
  notices: NoticeTable
  own_notices: OwnNoticeTable
  notice_reads: { user_id: string; notice_id: string; read_at: number }
  tutorials: TutorialTable
  plot_ratings: PlotRatingTable
  /** Snapshots that devices have encrypted; their bytes are objects. */
  shares: { user_id: string; id: string; size: number; created_at: number; expires_at: number }
  feedback: FeedbackTable
  storage_requests: StorageRequestTable
  /** Storage beyond what everyone has: one row for a user. */
  storage_grants: { user_id: string; gib: number; ends_at: number | null; granted_at: number }
  titles: TitleTable
  /** Portable servers to download: one row for a platform. */
  client_builds: ClientBuildTable
  /** Downloads on a day, counted from 1970-01-01, without who made them. */
  client_downloads: {
    platform: ClientBuildTable['platform']
    arch: ClientBuildTable['arch']
    version: string
    day: number
    count: number
  }
  /** What a user has, in fen; `entries` is the number of their transfers. */
  wallets: { user_id: string; cash: number; gift: number; entries: number }
  transfers: TransferTable
  grants: GrantTable
  token_entries: TokenEntryTable
  token_holds: TokenHoldTable
  /** Tokens that all users together have spent in a month such as 2026-11. */
  assistant_months: { month: string; tokens: number }
  plans: PricedTable
  offers: PricedTable
  promos: PromoTable
  promo_uses: {
    user_id: string
    promo_id: string
    order_id: string | null
    state: 'held' | 'used' | 'released'
    created_at: number
  }
  active_batches: ActiveBatchTable
  /** Activation codes by the SHA-256 of their text. */
  active_codes: {
    hash: Buffer
    batch_id: string
    used_by: string | null
    used_at: number | null
    revoked_at: number | null
  }
  audit: AuditTable
  differences: DifferenceTable
  orders: OrderTable
  payments: PaymentTable
  refunds: RefundTable
  /** Whose a number is that we gave to a payment or a refund at a provider. */
  trade_numbers: { number: string; user_id: string; payment_id: string; refund_id: string | null }
  /** Payments and refunds to ask the provider about (SPEC M9). `asked` counts how often that was done. */
  due: { bucket: number; at: number; number: string; asked: number }
  invoices: InvoiceTable
  /** The payments on an invoice. `living`: the payment is on no other invoice, and is not paid back. Amounts are fen. */
  invoice_lines: { user_id: string; invoice_id: string; payment_id: string; amount: number; living: boolean }
  invoice_files: InvoiceFileTable
  /** Belongs to rate-limiter-flexible. */
  limits: { key: string; points: number; expire: number | null }
  captchas: { key: string; secret: string; answer: Buffer; expires_at: number }
}

/** One row. */
interface SiteTable {
  id: Generated<number>
  /** Identity of the site (SPEC Q6). */
  instance: string
  /** Renewed by a restore (SPEC P2). */
  epoch: string
  /** Id of the object store that belongs to this database (SPEC D5). */
  objects: string | null
  /** Incremented by each change of the published notices. */
  notice_revision: Generated<number>
  /** Null: payments are open (SPEC M19). */
  payments_closed_since: number | null
  created_at: number
}

interface UserTable {
  user_id: string
  username: string
  nickname: Generated<string>
  img: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  /** The user's openid at the site's official account; empty if none is bound. */
  wechat: Generated<string>
  company: Generated<string>
  qq: Generated<string>
  status: Generated<number>
  password_hash: string
  last_agreement_id: number
  /** The last revision assigned to one of the user's records (SPEC P1). */
  revision: Generated<number>
  /** Number of the user's records, and their bytes. */
  records_kept: Generated<number>
  bytes_kept: Generated<number>
  /** Upper bounds of the user's rows in `mutations` and `idempotency`: rows that expire are not subtracted. */
  mutations_kept: Generated<number>
  keys_kept: Generated<number>
  /** Incremented by each change of the user's money or membership. */
  account_revision: Generated<number>
  /** Whether the user hears before membership ends. */
  due_notices: Generated<boolean>
  created_at: number
  /** When the account is removed; null unless its owner requested it. */
  closes_at: number | null
}

interface IdentityTable {
  kind: 'account' | 'phone' | 'email' | 'wechat'
  name: string
  user_id: string
  /** Skeleton of an account name. Null for other kinds, and for an old name whose skeleton another account already had. */
  skeleton: Generated<string | null>
}

interface SessionTable {
  user_id: string
  token_hash: Buffer
  device: string
  created_at: number
  last_used: number
}

/** A code that was sent to a phone or an e-mail address. */
interface CodeTable {
  key: string
  /** Name of the site key that made `mac`. */
  secret: string
  /** Keyed hash of the code and everything that it is bound to. */
  mac: Buffer
  tries: Generated<number>
  expires_at: number
}

/** A QR code of the official account, from its creation to its use. */
interface SceneTable {
  scene: string
  purpose: 'login' | 'bind'
  /** Hash of the ticket, which only the page that requested the code has. */
  secret: Buffer
  /** The user who binds; null for a login. */
  user_id: string | null
  /** The WeChat identity that scanned; null before the scan. */
  openid: string | null
  expires_at: number
}

/** A reply without its `msg` and request id, which are generated for each reader. */
export interface StoredReply {
  readonly status: number
  readonly code?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly data: unknown
}

interface InboxTable {
  id: string
  channel: 'sms' | 'mail' | 'wechat'
  /** Empty for a QR code of the official account, which anybody may scan. */
  recipient: string
  subject: string
  /** The code, the letter, or the address in the QR code. */
  body: string
  created_at: number
}

interface IdempotencyTable {
  user_id: string
  call: string
  key: string
  body_hash: Buffer
  /** Null while the first request with the key is running, which no other transaction ever sees. */
  reply: ColumnType<StoredReply | null, string | null, string | null>
  created_at: number
}

interface RecordTable {
  user_id: string
  id: string
  kind: string
  /** Ids of the records that it refers to. */
  refs: string[]
  /** Short fields such as titles, references and times (`sync/record-head.ts`). */
  head: JSONColumnType<Fields>
  /** All other fields; null if there are none. */
  body: ColumnType<Fields | null, string | null, string | null>
  /** Bytes of `head` and `body`. */
  size: number
  revision: number
  /** When the record was deleted, ms by its stamp; null if it is not, or if its rows are already removed (SPEC R4). */
  binned_at: number | null
}

interface UploadTable {
  user_id: string
  id: string
  project: string
  sha256: string
  size: number
  received: number
  complete: boolean
  touched_at: number
}

interface NoticeTable {
  id: string
  position: number
  title_zh: string
  title_en: string
  content_zh: string
  content_en: string
  created_at: number
  withdrawn_at: number | null
}

interface ClientBuildTable {
  platform: (typeof CLIENT_PLATFORMS)[number]
  arch: (typeof CLIENT_ARCHES)[number]
  version: string
  size: number
  sha256: Buffer
  /** Name of the ZIP file, which is served below /media. */
  object: string
  tried: boolean
  published_at: number
}

/** A message of the site to one user. Its words are made for each reader (`notices/own-notice-words.ts`). */
interface OwnNoticeTable {
  user_id: string
  id: string
  kind: 'storage' | 'feedback' | 'security' | 'invoice' | 'membership' | 'payment'
  /**
   * The GiB that were granted, the answer to the feedback, what was changed in the account, what happened to an invoice, or how many days are left of a membership and the second
   * in which it ends, or what became of a bank transfer and its fen.
   */
  detail: string
  created_at: number
  read_at: number | null
}

interface TutorialTable {
  id: string
  kind: 'page' | 'video'
  title_zh: string
  title_en: string
  summary_zh: string
  summary_en: string
  /** Markdown; empty for a video. */
  body_zh: string
  body_en: string
  /** Names below /media; null if there is none. */
  video: string | null
  captions_zh: string | null
  captions_en: string | null
  created_at: number
  withdrawn_at: number | null
}

/** How a user rates a version of a chart: 0 to 5 for each criterion. */
interface PlotRatingTable {
  user_id: string
  plot_id: string
  version: number
  aesthetics: number
  richfont: number
  param_freedom: number
  general_param_freedom: number
  other_param_freedom: number
  overall: number
  suggest: string
  app_version: string
  rated_at: number
}

/** An object of the store with its length. */
export interface StoredObject {
  readonly object: string
  readonly size: number
}

/** What a user wrote to the operator. */
interface FeedbackTable {
  user_id: string
  id: string
  content: string
  /** None is below /media: only the operator sees them. */
  pictures: ColumnType<readonly StoredObject[], string, string>
  app_version: string
  route: string
  browser: string
  language: string
  written_at: number
  /** When it arrived. */
  created_at: number
  /** Empty until there is one. */
  answer: Generated<string>
  answered_at: number | null
}

/** A request for more storage. Of one user, one at most is not answered. */
interface StorageRequestTable {
  user_id: string
  id: string
  gib: number
  reason: string
  created_at: number
  /** GiB; null until there is an answer. */
  granted: number | null
  answered_at: number | null
}
