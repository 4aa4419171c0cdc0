import { randomBytes } from 'node:crypto'
import { MAX_FEN, yuanOf } from '#contract/money/fen.ts'
import { promoKey } from '#contract/money/promo-code.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import { inTransaction } from '../db/database.ts'
import { audit } from '../money/audit.ts'
import { findPlan } from '../money/plans.ts'
import {
  insertPromo,
  MAX_PERCENT,
  type Promo,
  type PromoValue,
  listPromos as readPromos,
  stop,
} from '../money/promos.ts'
import { MAX_TOKENS } from '../money/tokens.ts'
import type { Command, CommandContext } from './command.ts'
import { shownTime } from './listing.ts'
import { OperatorError } from './operator-error.ts'
import { endOfDay, startOfDay, wholeNumber } from './read-option.ts'

/** Most promos in one list. */
const MOST = 200
/** Most people of one promo. */
const MOST_PEOPLE = 10_000
const MOST_DAYS = 3660

async function promised({
  site,
  option,
  optional,
}: Pick<CommandContext, 'site' | 'option' | 'optional'>): Promise<PromoValue> {
  const kind = option('kind')
  if (kind === 'gift') return { kind, fen: wholeNumber('fen', option('fen'), MAX_FEN) }
  if (kind === 'tokens') return { kind, tokens: wholeNumber('tokens', option('tokens'), MAX_TOKENS) }
  if (kind !== 'days' && kind !== 'percent' && kind !== 'off')
    throw new OperatorError('--kind is gift, tokens, days, percent or off.')
  const name = kind === 'percent' ? optional('plan') : option('plan')
  const plan = name === undefined ? undefined : await findPlan(site.database.db, name)
  if (name !== undefined && !plan) throw new OperatorError(`No plan is called ${name}: see list-plans.`)
  if (kind === 'percent') {
    const percent = wholeNumber('percent', option('percent'), MAX_PERCENT)
    return { kind, percent, ...(plan && { plan: plan.id }) }
  }
  if (kind === 'off') return { kind, fen: wholeNumber('fen', option('fen'), MAX_FEN), plan: plan?.id ?? '' }
  return { kind, days: wholeNumber('days', option('days'), MOST_DAYS), plan: plan?.id ?? '' }
}

function shownValue(value: PromoValue): string {
  switch (value.kind) {
    case 'gift':
      return `${yuanOf(value.fen)} yuan as a gift`
    case 'tokens':
      return `${value.tokens} AI tokens`
    case 'days':
      return `${value.days} days of ${value.plan}`
    case 'percent':
      return `${value.percent} % off ${value.plan ?? 'any plan'}`
    case 'off':
      return `${yuanOf(value.fen)} yuan off ${value.plan}`
  }
}

export const createPromo: Command = {
  usage:
    '--code CODE --kind gift --fen N | --kind tokens --tokens N | --kind days --plan PLAN --days N | --kind percent --percent N [--plan PLAN] | --kind off --fen N --plan PLAN  [--limit PEOPLE] [--from DATE] [--to DATE] [--reason TEXT]',
  purpose: `Make a promo code, 4 to 24 letters and digits, that each user can use once and at most --limit users (${MOST_PEOPLE}): an amount for the wallet, in fen, AI tokens, days of a plan, or less to pay for one. Prints its id`,
  options: ['code', 'kind', 'fen', 'plan', 'days', 'tokens', 'percent', 'limit', 'from', 'to', 'reason'],
  async run(context) {
    const { site, now, option, optional, print } = context
    const key = promoKey(option('code'))
    if (key === undefined) throw new OperatorError('--code is 4 to 24 letters A to Z and digits.')
    const [from, to] = [optional('from'), optional('to')]
    const endsAt = to === undefined ? null : endOfDay('to', to)
    if (endsAt !== null && endsAt <= now) throw new OperatorError('--to has passed.')
    const value = await promised(context)
    const id = uuidv7(now, randomBytes(10))
    const limit = wholeNumber('limit', optional('limit') ?? String(MOST_PEOPLE), MOST_PEOPLE)
    await inTransaction(site.database.db, async (tx) => {
      const startsAt = from === undefined ? now : startOfDay('from', from)
      const promo = { id, code_key: key, value, limit_people: limit, starts_at: startsAt, ends_at: endsAt }
      if (!(await insertPromo(tx, promo, now)))
        throw new OperatorError(`There is a promo with the code ${key} already.`)
      const detail = `${key}: ${shownValue(value)}, ${limit} people`
      await audit(tx, { action: 'create-promo', subject: id, detail, reason: optional('reason') ?? '' }, now)
    })
    print(id)
  },
}

function stateOf({ off_at: off, ends_at: end, starts_at: start, used, limit_people: limit }: Promo, now: number) {
  if (off !== null) return 'stopped'
  if (end !== null && end <= now) return 'over'
  if (used >= limit) return 'used up'
  return start > now ? 'waiting' : 'open'
}

export const listPromos: Command = {
  usage: '',
  purpose: `List promo codes, newest first, at most ${MOST}: id, from, to, state, used of all, code, what it gives`,
  options: [],
  async run({ site, now, print }) {
    for (const promo of await readPromos(site.database.db, MOST)) {
      const times = `${shownTime(promo.starts_at)}  ${shownTime(promo.ends_at).padEnd(shownTime(0).length)}`
      const state = stateOf(promo, now).padEnd('stopped'.length)
      const used = `${promo.used}/${promo.limit_people}`
      print(`${promo.id}  ${times}  ${state}  ${used}  ${promo.code_key}  ${shownValue(promo.value)}`)
    }
  },
}

export const stopPromo: Command = {
  usage: 'ID [--reason TEXT]',
  purpose: 'Stop a promo code. What it gave stays given',
  options: ['reason'],
  async run({ site, now, id: nextId, optional }) {
    const id = nextId()
    await inTransaction(site.database.db, async (tx) => {
      if (!(await stop(tx, id, now))) throw new OperatorError(`No promo that is open has the id ${id}.`)
      await audit(tx, { action: 'stop-promo', subject: id, detail: '', reason: optional('reason') ?? '' }, now)
    })
  },
}
