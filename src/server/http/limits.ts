import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/database.ts'
import type { SiteKeys } from '../keys/site-keys.ts'
import { Refusal } from './refusal.ts'

/** Counted in the database, so that all processes of a site share the counts. A whole hospital may have one address. */
const RULES = {
  captchaByAddress: { points: 120, duration: 10 * 60 },
  loginByAddress: { points: 120, duration: 10 * 60 },
  registerByAddress: { points: 60, duration: 60 * 60 },
  /** The time that the user sees until another code can be sent. */
  codeByTarget: { points: 1, duration: 60 },
  codesByTarget: { points: 10, duration: 24 * 60 * 60 },
  codesByAddress: { points: 60, duration: 60 * 60 },
  /** Hourly budgets of SMS: of the whole site, of the 10 000 numbers with the same prefix, and of the caller's network. */
  smsBySite: { points: 600, duration: 60 * 60 },
  smsByPrefix: { points: 60, duration: 60 * 60 },
  smsByNetwork: { points: 120, duration: 60 * 60 },
  answersByAddress: { points: 120, duration: 10 * 60 },
  checksByAddress: { points: 30, duration: 10 * 60 },
  checksByUser: { points: 30, duration: 10 * 60 },
  scenesByAddress: { points: 60, duration: 10 * 60 },
  ticketsByUser: { points: 240, duration: 2 * 60 },
  ordersByUser: { points: 20, duration: 60 * 60 },
  invoicesByUser: { points: 30, duration: 60 * 60 },
  /** Ways of paying that a user begins. */
  paymentsByUser: { points: 60, duration: 60 * 60 },
  /** Questions to the provider about one order. */
  questionsByOrder: { points: 6, duration: 60 },
  chatByUser: { points: 20, duration: 60 },
  chatDailyByUser: { points: 300, duration: 24 * 60 * 60 },
  /** In the first day of an account. */
  chatDailyByNewUser: { points: 20, duration: 24 * 60 * 60 },
  chatByAddress: { points: 120, duration: 10 * 60 },
  /** Questions and answers that were filtered; after them the chat is paused. */
  chatFilteredByUser: { points: 5, duration: 10 * 60 },
  chatPauseByUser: { points: 1, duration: 30 * 60 },
  sharesByAddress: { points: 60, duration: 10 * 60 },
  /** Unknown promo codes. */
  unknownPromoByUser: { points: 30, duration: 10 * 60 },
  activeByUser: { points: 10, duration: 10 * 60 },
  activeByAddress: { points: 30, duration: 10 * 60 },
  /** Unknown activation codes: after them a captcha is required. */
  unknownActiveByUser: { points: 5, duration: 24 * 60 * 60 },
  exportsByUser: { points: 5, duration: 60 * 60 },
  /** Wrong passwords of a signed-in user. */
  proofsByUser: { points: 5, duration: 15 * 60 },
  /** Failures of one account from one address: after them a captcha is required, and each further one makes the next try wait. */
  failuresByAccountAndAddress: { points: 3, duration: 24 * 60 * 60 },
  waitByAccountAndAddress: { points: 1, duration: 15 * 60 },
  /** Failures of one account from all addresses: after them a captcha is required everywhere. */
  failuresByAccount: { points: 8, duration: 60 * 60 },
  /** Wrong passwords and captchas: beyond this a captcha's proof of work grows (`site/proof-of-work-difficulty.ts`). */
  failuresByNetwork: { points: 20, duration: 10 * 60 },
  failuresBySite: { points: 200, duration: 10 * 60 },
} as const

export type LimitName = keyof typeof RULES

/** How much of a limit is used. */
export interface Usage {
  /** Excess over the limit: 0 is the last allowed one. */
  readonly above: number
  /** 1 is the whole limit; may be more. */
  readonly share: number
}

export interface Limits {
  /** Counts one; throws a refusal if that exceeds the limit. */
  take(name: LimitName, key: string): Promise<void>
  /** Counts one each; if any exceeds its limit, counts none and throws its refusal. */
  takeAll(wanted: readonly (readonly [name: LimitName, key: string])[]): Promise<void>
  /** Counts one, and never refuses. */
  count(name: LimitName, key: string): Promise<Usage>
  /** Undoes one count. */
  refund(name: LimitName, key: string): Promise<void>
  /** Counts one, which closes the limit for this long. Returns 0, or the seconds until it opens if a concurrent request has closed it. */
  close(name: LimitName, key: string, forSeconds: number): Promise<number>
  usage(name: LimitName, key: string): Promise<Usage>
  /** Seconds until the limit opens again; 0 while it is open. */
  closedFor(name: LimitName, key: string): Promise<number>
  forget(name: LimitName, key: string): Promise<void>
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000))

/** @param factor multiplies the number allowed */
export function createLimits(pool: Pool, keys: Pick<SiteKeys, 'sign'>, factor = 1): Limits {
  const pointsOf = (name: LimitName) => Math.floor(RULES[name].points * factor)
  /** Hides addresses, names and phone numbers in the table; keyed, so that hashing a list of all phone numbers does not reveal them. */
  const disguise = (key: string) => keys.sign(`limit ${key}`).mac.toString('base64url')
  const limiters = new Map(
    Object.entries(RULES).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        points: pointsOf(name as LimitName),
        duration: rule.duration,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'limits',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: false,
      }),
    ]),
  )
  const limiter = (name: LimitName) => {
    const found = limiters.get(name)
    if (!found) throw new Error(`no limit is named ${name}`)
    return found
  }
  const usageOf = (name: LimitName, state: RateLimiterRes | null): Usage => {
    const used = state?.consumedPoints ?? 0
    return { above: used - pointsOf(name), share: used / pointsOf(name) }
  }
  /** Seconds until the limit opens if this exceeded it; 0 otherwise. */
  async function consume(name: LimitName, key: string, options: { customDuration?: number } = {}): Promise<number> {
    try {
      await limiter(name).consume(disguise(key), 1, options)
      return 0
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      return seconds(reason.msBeforeNext)
    }
  }
  async function refund(name: LimitName, key: string): Promise<void> {
    await limiter(name).reward(disguise(key))
  }
  async function take(name: LimitName, key: string): Promise<void> {
    const wait = await consume(name, key)
    if (wait > 0) throw new Refusal('too-many-requests', { seconds: wait })
  }
  return {
    take,
    async takeAll(wanted) {
      const taken: (readonly [LimitName, string])[] = []
      try {
        for (const one of wanted) {
          await take(...one)
          taken.push(one)
        }
      } catch (error) {
        await Promise.all(taken.map((one) => refund(...one)))
        throw error
      }
    },
    async count(name, key) {
      return usageOf(name, await limiter(name).penalty(disguise(key)))
    },
    refund,
    close: (name, key, forSeconds) => consume(name, key, { customDuration: forSeconds }),
    async usage(name, key) {
      return usageOf(name, await limiter(name).get(disguise(key)))
    },
    async closedFor(name, key) {
      const state = await limiter(name).get(disguise(key))
      return state && state.consumedPoints >= pointsOf(name) ? seconds(state.msBeforeNext) : 0
    },
    async forget(name, key) {
      await limiter(name).delete(disguise(key))
    },
  }
}

export async function deleteLimitsExpiredAt(db: Db, now: number): Promise<void> {
  await db.deleteFrom('limits').where('expire', '<', now).execute()
}
