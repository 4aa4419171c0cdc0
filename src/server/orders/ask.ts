import type { Logger } from 'pino'
import type { Hint } from '../db/bus.ts'
import { type Db, inTransaction, type Tx } from '../db/database.ts'
import type { Fact } from '../payments/fact.ts'
import type { Payments } from '../payments/payments.ts'
import { DeliveryError } from '../providers/delivery-error.ts'
import { applyFact } from './apply-fact.ts'
import { bucketsFrom, nextAsk, nextLook } from './due.ts'
import { providerOf } from './refund.ts'
import {
  claimDue,
  dropDue,
  findNumber,
  findPayment,
  findRefund,
  isAnythingDue,
  markUnended,
  planAgain,
  type StoredPayment,
  type StoredRefund,
} from './store.ts'

/** What asks providers. */
export interface Asking {
  readonly db: Db
  readonly payments: readonly Payments[]
  /** As in the services. */
  readonly officialApp?: string | undefined
  readonly clock: () => number
  readonly log: Logger
  readonly hint: (hint: Hint) => void
}

/** The provider that a way to pay belongs to; undefined if the site has it no longer. */
export function providerFor(payments: readonly Payments[], channel: string): Payments | undefined {
  return payments.find((provider) => provider.channel === providerOf(channel))
}

/** Tells the operator of money that was not accepted. */
export function warnOfSuspense(log: Logger, { channel, number }: Fact): void {
  log.error({ channel, number }, 'money came that was not accepted: see list-orders --state odd')
}

/** Applies a fact in a transaction of its own, and tells the user's devices. */
export async function commitFact(
  { db, clock, hint, log }: Pick<Asking, 'db' | 'clock' | 'hint' | 'log'>,
  fact: Fact,
): Promise<void> {
  const user = await inTransaction(db, (tx) => applyFact(tx, fact, clock(), () => warnOfSuspense(log, fact)))
  if (user !== undefined) hint({ kind: 'user', id: user })
}

/**
 * What the provider says about a payment now; after its expiry it is closed there, unless it was paid. Outside any transaction (SPEC M7).
 * @throws DeliveryError if the provider gives no answer
 */
export async function askAbout(provider: Payments, payment: StoredPayment, now: number): Promise<Fact> {
  const fact = await provider.query(payment.number)
  const isOver = now >= payment.expires_at
  if (!isOver || fact.state === 'paid' || fact.state === 'closed') return fact
  const closed = await provider.close(payment.number)
  // a trade that the provider does not know yet can begin until its expiry, and ten minutes for clocks that differ
  const cannotBegin = closed.state === 'absent' && now >= payment.expires_at + 10 * 60_000
  return cannotBegin ? { ...closed, state: 'closed' } : closed
}

/** What the payer reads of our own reasons. */
const REASONS: Readonly<Record<string, string>> = { user: '用户申请退款', second: '重复付款退回' }

/** Asks for a refund, with the same number each time, or what has become of it. */
export async function askForRefund(provider: Payments, refund: StoredRefund, payment: StoredPayment): Promise<Fact> {
  const { number, amount } = refund
  const reason = REASONS[refund.reason] ?? refund.reason
  const asked = { number, payment_number: payment.number, amount, total: payment.total_seen ?? payment.amount, reason }
  return refund.state === 'asked' ? provider.refund(asked) : provider.queryRefund(asked)
}

/** Nobody asks any more after a week. A refund is odd then: the operator decides. */
async function giveUp(tx: Tx, number: string, refund: StoredRefund | undefined): Promise<void> {
  await dropDue(tx, number)
  if (refund) await markUnended(tx, refund)
}

/** Asks about one number, and plans the next question unless the answer ends it. */
async function askNumber(asking: Asking, number: string): Promise<void> {
  const { db, payments, clock, log } = asking
  const known = await findNumber(db, number)
  const payment = known && (await findPayment(db, known.user_id, known.payment_id))
  const refund = known?.refund_id ? await findRefund(db, known.user_id, known.refund_id) : undefined
  if (!payment) return inTransaction(db, (tx) => dropDue(tx, number))
  const since = (refund ?? payment).created_at
  const provider = providerFor(payments, payment.channel)
  try {
    if (provider)
      await commitFact(
        asking,
        await (refund ? askForRefund(provider, refund, payment) : askAbout(provider, payment, clock())),
      )
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    log.warn({ number, reason: error.reason }, 'a provider of payments did not answer')
  }
  const isByHand = payment.channel === 'transfer'
  if (isByHand && refund?.state === 'asked')
    log.warn({ number }, 'a refund by bank transfer is to be paid by hand: see list-refunds')
  const again = isByHand ? nextLook(payment.expires_at, clock()) : nextAsk(since, clock())
  await inTransaction(db, (tx) => (again === undefined ? giveUp(tx, number, refund) : planAgain(tx, number, again)))
}

/** Most questions at once. */
const AT_ONCE = 4

/** Asks about everything that is due (SPEC M9). Several processes may do so at once. @returns how many numbers were asked about */
export async function askDue(asking: Asking): Promise<number> {
  const { db, clock } = asking
  let asked = 0
  if (!(await isAnythingDue(db, clock()))) return 0
  for (const bucket of bucketsFrom(Math.floor(Math.random() * 64))) {
    for (;;) {
      // together, so that a silent provider delays the others by one wait, and no lease ends meanwhile
      const numbers = await claimDue(db, bucket, clock(), AT_ONCE)
      await Promise.all(numbers.map((number) => askNumber(asking, number)))
      asked += numbers.length
      if (numbers.length < AT_ONCE) break
    }
  }
  return asked
}
