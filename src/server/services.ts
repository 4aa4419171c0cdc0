import type { Logger } from 'pino'
import type { AssistantSettings } from './assistant/settings.ts'
import type { Hint } from './db/bus.ts'
import type { Db } from './db/database.ts'
import type { Limits } from './http/limits.ts'
import type { OwnerKeys } from './identity/owner-keys.ts'
import type { InvoiceSettings } from './invoices/settings.ts'
import type { SiteKeys } from './keys/site-keys.ts'
import type { ObjectStore } from './objects/object-store.ts'
import type { Payments } from './payments/payments.ts'
import type { Mail } from './providers/mail.ts'
import type { Sms } from './providers/sms.ts'
import type { OfficialAccount } from './providers/wechat.ts'
import type { CaptchaMaker } from './site/captcha-maker.ts'
import type { Difficulty } from './site/proof-of-work.ts'

/** What the slices depend on. Tests pass a clock, a captcha and less work. */
export interface Services {
  readonly db: Db
  readonly objects: ObjectStore
  readonly keys: SiteKeys
  readonly limits: Limits
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly captcha: CaptchaMaker
  /** Difficulty of the captcha's proof of work. */
  readonly work: Difficulty
  /** Undefined if the site does not offer it. */
  readonly sms: Sms | undefined
  readonly mail: Mail | undefined
  readonly wechat: OfficialAccount | undefined
  /** The providers of payments; none if the site takes no payments. */
  readonly payments: readonly Payments[]
  /** The app id of the official account that binds users' WeChat; undefined without one. */
  readonly officialApp: string | undefined
  readonly invoices: InvoiceSettings
  /** The model of the assistant; undefined if the site has none: then no tokens are sold. */
  readonly model: AssistantSettings | undefined
  /** AI tokens that each user has in a month while no plan is on sale. */
  readonly tokensMonth: number
  /** On how many devices a user without a plan may be logged in: a number, what `QUOTAS` says while a plan is on sale, or null for any number. */
  readonly devicesLimit: number | 'while-selling' | null
  /** Scheme, host and port that browsers use for the site, without a trailing slash. */
  readonly origin: string
  /** Undefined in production, and if the server does not listen on loopback, where no browser of this machine could use them. */
  readonly ownerKeys: OwnerKeys | undefined
  /** After a commit: pages of other devices, in any process, should pull (SPEC P3). Never throws. */
  readonly hint: (hint: Hint) => void
  readonly log: Logger
  /** Identity of the site (SPEC Q6). */
  readonly instance: string
}
