import type { SoldPlan, WalletEntry } from '#contract/calls/money.ts'
import type { Language } from '../http/language.ts'
import { pageOf } from '../http/page.ts'
import { Refusal } from '../http/refusal.ts'
import type { Asked, Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { answerCaptcha } from '../site/captchas.ts'
import { redeemActiveCode } from './active.ts'
import { monthOf } from './month.ts'
import { findPlan, isOnSale, latestRevisions, type Plan } from './plans.ts'
import { checkPromo, redeemPromo, refuseEarly } from './promos.ts'
import { inSeconds, listRecords } from './records.ts'
import { listStatement, readMoney, readRevision, setDueNotices, type Transfer, wantsDueNotices } from './store.ts'
import { type Membership, timeline } from './timeline.ts'

type Names =
  | 'Wallet/detail'
  | 'Wallet/runningWater'
  | 'Offer/index'
  | 'Member/index'
  | 'Member/rechargeRecord'
  | 'Member/notices'
  | 'Promo/check'
  | 'Promo/use'
  | 'Active/use'
  | 'Active/index'

function present({ id, created_at: at, note, debit, credit, amount, cash_after: cash, gift_after: gift }: Transfer) {
  const isIn = credit.startsWith('wallet:')
  const part = (isIn ? credit : debit) === 'wallet:cash' ? 'cash' : 'gift'
  // the notes are those that were posted
  const kind = note as WalletEntry['note']
  const entry: WalletEntry = {
    id,
    part,
    note: kind,
    amount: isIn ? amount : -amount,
    time: inSeconds(at),
    balance_after: cash + gift,
  }
  return entry
}

/** @param hasModel without a model of the site no tokens are promised */
function presentPlan({ id, content }: Plan, language: Language, hasModel: boolean): SoldPlan {
  const { name, tokens, ...rest } = content
  return { id, name: name[language], tokens: hasModel ? tokens : 0, ...rest }
}

const presentMembership = ({ level, dueAt }: Membership) => ({ level, due_time: inSeconds(dueAt) })

export function moneyRoutes(services: Pick<Services, 'db' | 'keys' | 'limits' | 'model'>): Routes<Names> {
  const { db, limits } = services

  /** SPEC M21: after some unknown codes a captcha is required. */
  async function requireCaptcha({ request, session: { user }, address, now }: Asked<'Active/use'>): Promise<void> {
    if (request.captcha) await answerCaptcha(services, request.captcha, { address, now })
    else if ((await limits.closedFor('unknownActiveByUser', user)) > 0) throw new Refusal('captcha-required')
  }

  /** Counts unknown promo codes, and refuses a user who has tried too many. */
  async function withoutGuesses<T>(user: string, act: () => Promise<T>): Promise<T> {
    const wait = await limits.closedFor('unknownPromoByUser', user)
    if (wait > 0) throw new Refusal('too-many-requests', { seconds: wait })
    try {
      return await act()
    } catch (error) {
      if (error instanceof Refusal && error.code === 'promo-unknown') await limits.count('unknownPromoByUser', user)
      throw error
    }
  }

  return {
    'Wallet/detail': {
      async answer({ session: { user }, now }) {
        // the revision first: a change meanwhile is then announced, and read again
        const revision = await readRevision(db, user)
        const { cash, gift } = await readMoney(db, user)
        return { cash, gift, currency: 'CNY', revision, time: inSeconds(now) }
      },
    },
    'Wallet/runningWater': {
      async answer({ request: { month, note, page, limit }, session: { user }, now }) {
        const filter = { note, ...(month !== undefined && { between: monthOf(month) }) }
        const { rows, total } = await listStatement(db, user, filter, { page, limit })
        return { data: rows.map(present), total, page, limit, time: inSeconds(now) }
      },
    },
    'Offer/index': {
      async answer({ now }) {
        const onSale = (await latestRevisions(db, 'offers')).filter((offer) => isOnSale(offer, now))
        const all = onSale
          .map(({ id, content: { amount, gift, tokens } }) => ({ id, amount, gift, tokens }))
          .sort((one, other) => one.amount - other.amount)
        return {
          offers: all.flatMap(({ tokens, ...offer }) => (tokens === undefined ? [offer] : [])),
          tokens: all.flatMap(({ id, amount, tokens }) =>
            tokens !== undefined && services.model ? [{ id, amount, tokens }] : [],
          ),
          time: inSeconds(now),
        }
      },
    },
    'Member/index': {
      async answer({ session: { user }, language, now }) {
        const plans = (await latestRevisions(db, 'plans')).filter((plan) => isOnSale(plan, now))
        const membership = timeline((await readMoney(db, user)).grants, now)
        const { running } = membership
        const mine = running && (await findPlan(db, running.plan, running.plan_revision))
        const left = [...membership.left].sort(([a], [b]) => b - a)
        return {
          plans: plans
            .map((plan) => presentPlan(plan, language, services.model !== undefined))
            .sort((a, b) => a.price - b.price),
          ...presentMembership(membership),
          plan: mine ? { id: mine.id, name: mine.content.name[language] } : null,
          notices: await wantsDueNotices(db, user),
          left: left.map(([level, ms]) => ({ level, seconds: Number.isFinite(ms) ? inSeconds(ms) : null })),
          time: inSeconds(now),
        }
      },
    },
    'Member/rechargeRecord': {
      answer: async ({ request, session: { user }, language, now }) => ({
        ...pageOf(await listRecords(db, user, language), request),
        time: inSeconds(now),
      }),
    },
    'Member/notices': {
      async answer({ request: { on }, session: { user }, tx }) {
        await setDueNotices(tx, user, on)
        return { on }
      },
    },
    'Promo/check': {
      answer: ({ request: { code }, session: { user }, language, now }) =>
        withoutGuesses(user, () => checkPromo(db, { code, user, language, now })),
    },
    'Promo/use': {
      precheck: ({ request: { code }, session: { user }, now }) =>
        withoutGuesses(user, () => refuseEarly(db, { code, user, now })),
      async answer({ request: { code }, session: { user }, tx, atLast, language, now }) {
        const { membership, ...redeemed } = await redeemPromo(tx, { code, user, language, now }, atLast)
        return { ...redeemed, ...presentMembership(membership) }
      },
    },
    'Active/use': {
      limit: 'activeByAddress',
      async answer(asked) {
        const { request, session, language, now } = asked
        await limits.take('activeByUser', session.user)
        await requireCaptcha(asked)
        try {
          const { plan, membership } = await redeemActiveCode(db, request.code, session.user, now)
          const { name, seconds } = plan.content
          return { plan: plan.id, name: name[language], seconds, ...presentMembership(membership) }
        } catch (error) {
          if (error instanceof Refusal && error.code === 'active-unknown')
            await limits.count('unknownActiveByUser', session.user)
          throw error
        }
      },
    },
    'Active/index': {
      answer: async ({ request, session: { user }, language, now }) => ({
        ...pageOf(await listRecords(db, user, language, 'active'), request),
        time: inSeconds(now),
      }),
    },
  }
}
