import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/database.ts'
import type { Fact, MoneyChannel } from '../payments/fact.ts'
import type { Payments } from '../payments/payments.ts'
import { applyFact } from './apply-fact.ts'
import { countTransfers, findNumber, findPayment, findRefund, listPaidBetween } from './store.ts'

const DAY = 24 * 60 * 60_000
const BEIJING_MS = 8 * 60 * 60_000

/** What a bill of one day showed. */
export interface Reconciled {
  readonly lines: number
  /** Transfers that its lines added: payments and refunds that were not known here. */
  readonly added: number
  /** Numbers of payments that were paid on that day by our records and are not in the bill. */
  readonly onlyHere: readonly string[]
  /** Payments and refunds whose amount in the bill is not ours: only the operator can tell why. */
  readonly different: readonly Difference[]
}

export interface Difference {
  readonly number: string
  /** Fen. */
  readonly ours: number
  readonly theirs: number
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

/** How the amount of a line, which has been applied, differs from ours; undefined if it does not, or if the number is not ours. */
async function differenceOf(db: Db, fact: Fact): Promise<Difference | undefined> {
  const known = await findNumber(db, fact.number)
  if (!known) return undefined
  const { user_id: user, payment_id: payment, refund_id: refund } = known
  const theirs = fact.kind === 'payment' ? fact.total : fact.amount
  const ours =
    refund === null ? (await findPayment(db, user, payment))?.total_seen : (await findRefund(db, user, refund))?.amount
  const differs = theirs !== undefined && ours !== undefined && ours !== null && theirs !== ours
  return differs ? { number: fact.number, ours, theirs } : undefined
}

/**
 * Applies every line of a provider's bill as the fact that it is: what is known changes nothing, what was lost becomes money, and what is nobody's
 * waits for the operator.
 * @throws DeliveryError if the bill cannot be read
 */
export async function reconcileDay(db: Db, provider: Payments, day: string, now: number): Promise<Reconciled> {
  const before = await countTransfers(db)
  const seen = new Set<string>()
  const different: Difference[] = []
  let lines = 0
  for await (const { fact } of provider.bill(day)) {
    lines += 1
    seen.add(fact.number)
    await inTransaction(db, (tx) => applyFact(tx, fact, now))
    const difference = await differenceOf(db, fact)
    if (difference) different.push(difference)
  }
  const start = Date.parse(`${day}T00:00:00Z`) - BEIJING_MS
  const ours = await listPaidBetween(db, provider.channel satisfies MoneyChannel, start, start + DAY)
  const added = (await countTransfers(db)) - before
  return { lines, added, onlyHere: ours.filter((number) => !seen.has(number)), different }
}
