import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Fields } from '#contract/records/merge.ts'

/**
 * Times are milliseconds since 1970 by the server's clock. `user_id` leads every key of what a user owns (SPEC R1). Documents are `json`
 * and not `jsonb`, which refuses strings that JavaScript and a spreadsheet's cells may hold (U+0000, lone surrogates).
 */
export interface Schema {
  site: SiteTable
  settings: { key: string; value: string }
  users: UserTable
  /** Which user a name belongs to, under which one gets in. */
  identities: IdentityTable
  sessions: SessionTable
  codes: CodeTable
  /** What its holder has proven, for one further step: the hash of the ticket, its purpose and its session. */
  tickets: { user_id: string; hash: Buffer; expires_at: number }
  scenes: SceneTable
  /** The access tokens that WeChat gave, shared by all processes. */
  wechat_tokens: { app: string; token: string; expires_at: number }
  /** Messages of WeChat that came, so that none is taken twice. */
  wechat_messages: { hash: Buffer; expires_at: number }
  /** What local mode would have sent. */
  inbox: InboxTable
  idempotency: IdempotencyTable
  records: RecordTable
  mutations: { user_id: string; id: string; applied_at: number }
  uploads: UploadTable
  /** Objects, or uploads under way, whose rows are gone and whose bytes are to go. */
  removals: { object: string; is_upload: boolean; asked_at: number }
  /** One row: whoever removes objects shares it, a backup locks it (SPEC S4). */
  sweeping: { id: number }
  pictures: { user_id: string; id: string; object: string; size: number; created_at: number }
  notices: NoticeTable
  notice_reads: { user_id: string; notice_id: string; read_at: number }
  tutorials: TutorialTable
  /** Of rate-limiter-flexible. */
  limits: { key: string; points: number; expire: number | null }
  captchas: { key: string; secret: string; answer: Buffer; expires_at: number }
}

/** One row. */
interface SiteTable {
  id: Generated<number>
  /** Who this site is (SPEC Q6). */
  instance: string
  /** Renewed by a restore (SPEC P2). */
  epoch: string
  /** The object store that belongs to this database (SPEC D5). */
  objects: string | null
  /** Raised by each change of the published notices. */
  notice_revision: Generated<number>
  created_at: number
}

interface UserTable {
  user_id: string
  username: string
  nickname: Generated<string>
  img: Generated<string>
  /** Fen. */
  balance: Generated<number>
  phone: Generated<string>
  email: Generated<string>
  /** The user's id at the site's official account; empty where none is bound. */
  wechat: Generated<string>
  company: Generated<string>
  qq: Generated<string>
  status: Generated<number>
  due_time: Generated<number>
  level: Generated<number>
  password_hash: string
  last_agreement_id: number
  /** The last revision given to one of the user's records (SPEC P1). */
  revision: Generated<number>
  /** How many records the user has, and the bytes of them. */
  records_kept: Generated<number>
  bytes_kept: Generated<number>
  /** How many rows of `mutations` and of `idempotency` the user has, or more: rows that grew old are not taken off. */
  mutations_kept: Generated<number>
  keys_kept: Generated<number>
  created_at: number
  /** When the account is removed; null unless its owner asked for that. */
  closes_at: number | null
}

interface IdentityTable {
  kind: 'account' | 'phone' | 'email' | 'wechat'
  name: string
  user_id: string
  /** What an account's name looks like. Null for one whose look another had before there were skeletons, and for what is no account name. */
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
  /** The name of the site's key that made `mac`. */
  secret: string
  /** Keyed hash of the code together with all that it is bound to. */
  mac: Buffer
  tries: Generated<number>
  expires_at: number
}

/** A QR code of the official account, from its showing to its use. */
interface SceneTable {
  scene: string
  purpose: 'login' | 'bind'
  /** The hash of what only the page that asked for it knows. */
  secret: Buffer
  /** Who binds; null for a login. */
  user_id: string | null
  /** Who scanned it; null before. */
  openid: string | null
  expires_at: number
}

/** A reply without its words and its request id, which are made anew for whoever reads it. */
export interface StoredReply {
  readonly status: number
  readonly code?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly data: unknown
}

interface InboxTable {
  id: string
  channel: 'sms' | 'mail' | 'wechat'
  /** Empty for a QR code of the official account, which is for whoever scans it. */
  recipient: string
  subject: string
  /** The code, the letter, or the address that the QR code shows. */
  body: string
  created_at: number
}

interface IdempotencyTable {
  user_id: string
  call: string
  key: string
  body_hash: Buffer
  /** Null while the first request with the key is under way, which nobody else ever sees. */
  reply: ColumnType<StoredReply | null, string | null, string | null>
  created_at: number
}

interface RecordTable {
  user_id: string
  id: string
  kind: string
  /** The records that it refers to. */
  refs: string[]
  /** The fields that are short, such as titles, references and times (`sync/record-head.ts`). */
  head: JSONColumnType<Fields>
  /** All other fields; null where there are none. */
  body: ColumnType<Fields | null, string | null, string | null>
  /** Bytes of `head` and `body`. */
  size: number
  revision: number
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
  /** Names below /media; null where there is none. */
  video: string | null
  captions_zh: string | null
  captions_en: string | null
  created_at: number
  withdrawn_at: number | null
}
