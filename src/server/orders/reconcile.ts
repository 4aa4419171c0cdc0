import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/database.ts'
import type { Fact } from '../payments/fact.ts'
import type { Payments } from '../payments/payments.ts'
import { applyFact } from './apply-fact.ts'
import { type Difference, storeDifferences } from './differences.ts'
import { providerOf } from './refund.ts'
import { countTransfers, findNumber, findPayment, findRefund, listPaidBetween } from './store.ts'

const DAY = 24 * 60 * 60_000
const BEIJING_MS = 8 * 60 * 60_000

/** What a bill of one day showed. */
export interface Reconciled {
  readonly lines: number
  /** Transfers that its lines added: payments and refunds that were not known here. */
  readonly added: number
  /** What only the operator can explain. */
  readonly found: readonly Difference[]
}

/** The days in Beijing from one until yesterday, as `2026-01-31`. */
export function daysFrom(first: string, now: number): string[] {
  const today = new Date(now + BEIJING_MS).toISOString().slice(0, 10)
  const days: string[] = []
  for (let ms = Date.parse(first); ; ms += DAY) {
    const day = new Date(ms).toISOString().slice(0, 10)
    if (day >= today) return days
    days.push(day)
  }
}

/** The first day of a bill that may hold what happened at `ms`. */
export const dayOf = (ms: number) => new Date(ms + BEIJING_MS).toISOString().slice(0, 10)

/** How a line, which has been applied, differs from our records; undefined if it does not, or if it moves no money. */
async function differenceOf(db: Db, fact: Fact): Promise<Difference | undefined> {
  const known = await findNumber(db, fact.number)
  const theirs = (fact.kind === 'payment' ? fact.total : fact.amount) ?? null
  const isMoney = fact.kind === 'payment' ? fact.state === 'paid' : fact.state !== 'refused' && fact.state !== 'absent'
  const payment = known && (await findPayment(db, known.user_id, known.payment_id))
  const isOfKind = (known?.refund_id !== null) === (fact.kind === 'refund')
  if (!known || !payment || !isOfKind || providerOf(payment.channel) !== fact.channel)
    return isMoney ? { kind: 'only-there', number: fact.number, ours: null, theirs } : undefined
  const { user_id: user, refund_id: refund } = known
  const ours = refund === null ? payment.total_seen : (await findRefund(db, user, refund))?.amount
  const differs = theirs !== null && ours !== undefined && ours !== null && theirs !== ours
  return differs ? { kind: 'amount', number: fact.number, ours, theirs } : undefined
}

/**
 * Applies every line of a provider's bill as the fact that it is: what is known changes nothing, what was lost becomes money, and what is nobody's
 * waits for the operator. What does not agree is stored until the operator closes it, or a later bill explains it.
 * @throws DeliveryError if the bill cannot be read
 */
export async function reconcileDay(db: Db, provider: Payments, day: string, now: number): Promise<Reconciled> {
  const { channel } = provider
  const before = await countTransfers(db)
  const seen = new Set<string>()
  const different = new Map<string, Difference>()
  let lines = 0
  for await (const { fact } of provider.bill(day)) {
    lines += 1
    seen.add(fact.number)
    await inTransaction(db, (tx) => applyFact(tx, fact, now))
    const difference = await differenceOf(db, fact)
    if (difference) different.set(`${difference.kind} ${difference.number}`, difference)
  }
  const start = Date.parse(`${day}T00:00:00Z`) - BEIJING_MS
  const ours = await listPaidBetween(db, channel, start, start + DAY)
  const missing = ours
    .filter(({ number }) => !seen.has(number))
    .map(({ number, total_seen }) => ({ kind: 'only-here', number, ours: total_seen, theirs: null }) as const)
  const added = (await countTransfers(db)) - before
  const found = [...missing, ...different.values()]
  await inTransaction(db, (tx) => storeDifferences(tx, { date: day, channel }, { found, seen: [...seen] }, now))
  return { lines, added, found }
}
