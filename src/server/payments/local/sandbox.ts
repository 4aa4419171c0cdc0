import { randomUUID } from 'node:crypto'
import { DeliveryError } from '../../providers/delivery-error.ts'
import { beijingTime } from '../beijing-time.ts'
import type { BillLine, Fact } from '../fact.ts'
import type { NewPayment, Payments } from '../payments.ts'
import { refusal } from '../refusal.ts'
import { absentRefund, absentTrade, refundFact, tradeFact } from './facts.ts'
import { readSandboxNotice, type SandboxNotice, sandboxNotice } from './notices.ts'
import { leftOf, type SandboxTrade, type SettledState } from './trade.ts'
import { sandboxTrades } from './trades.ts'

/** What becomes of the notice of a payment: `late` is three minutes. */
export type NoticeFate = 'once' | 'lost' | 'twice' | 'late'

/** The payer and the bank of the sandbox, for its page. Each answers false if there is nothing to do it with. */
export interface Sandbox {
  readonly payments: Payments
  find(number: string): Promise<SandboxTrade | undefined>
  /**
   * The payer pays.
   * @param total integer fen, if the payer pays another amount than was asked for
   */
  pay(number: string, notice?: NoticeFate, total?: number): Promise<boolean>
  /** The payer pays a second time: the same number, another provider_id. */
  payAgain(number: string): Promise<boolean>
  /** The payment fails, and cannot be made any more. */
  fail(number: string): Promise<boolean>
  /** The bank ends a refund that is being carried out. */
  settle(number: string, refund: string, outcome: SettledState): Promise<boolean>
}

export interface SandboxContext {
  /** Where payments are kept, such as a folder in DATA_DIR. */
  readonly folder: string
  /** Address of the page where the payer of the sandbox pays; `?number=` is added. */
  readonly page: string
  readonly clock: () => number
  /** Brings a notice to the site, as a request to its address for notices would. Resolves with the status of the answer. */
  readonly deliver: (notice: SandboxNotice) => Promise<number>
  /** Runs something later; not at all if the process ends before. */
  readonly later: (ms: number, run: () => void) => void
}

const LATE_MS = 3 * 60_000
/** Until a notice is repeated that was not taken. */
const DELAYS_MS = [15_000, 30_000, 180_000, 600_000, 1_800_000]

/** Payments without money, for local mode. It says the same things as a provider, signed, and forgets nothing when the server ends. */
export function openSandbox({ folder, page, clock, deliver, later }: SandboxContext): Sandbox {
  const trades = sandboxTrades(folder)

  const delivered = async (fact: Fact) => deliver(sandboxNotice(fact, await trades.key(), clock()))
  /** Never rejects: it may run when nobody waits for it. */
  const send = async (fact: Fact, attempt = 0): Promise<void> => {
    const status = await delivered(fact).catch(() => 0)
    const delay = DELAYS_MS[attempt]
    if ((status < 200 || status > 299) && delay !== undefined) later(delay, () => void send(fact, attempt + 1))
  }
  const notify = async (fact: Fact, fate: NoticeFate) => {
    if (fate === 'late') later(LATE_MS, () => void send(fact))
    else if (fate !== 'lost') await send(fact)
    if (fate === 'twice') await send(fact)
  }
  const query = async (number: string) => {
    const trade = await trades.find(number)
    return trade ? tradeFact(trade, trade.paid[0], clock()) : absentTrade(number)
  }
  const pay = async (number: string, fate: NoticeFate, again: boolean, total?: number): Promise<boolean> => {
    const asked = await trades.find(number)
    if (!asked) return false
    const id = randomUUID()
    const event = { type: 'paid', id, total: total ?? asked.total, at: clock(), again } as const
    const trade = await trades.add(number, event)
    const paid = trade?.paid.find((one) => one.id === id)
    if (!trade || !paid) return false
    await notify(tradeFact(trade, paid, clock()), fate)
    return true
  }
  const refundOf = (trade: SandboxTrade | undefined, number: string) =>
    trade?.refunds.find((refund) => refund.number === number)

  const payments: Payments = {
    channel: 'local',
    channels: () => ['local'],
    clockSkew: () => undefined,
    async prepare({ number, total, description, attach, expires_at }: NewPayment) {
      const event = { type: 'asked', total, description, attach, expires_at } as const
      const trade = (await trades.find(number)) ?? (await trades.add(number, event))
      if (trade === undefined) throw refusal('PARAM_ERROR')
      if (trade.paid.length > 0) throw refusal('ORDER_PAID')
      if (trade.closed_at !== undefined || trade.expires_at <= clock()) throw refusal('ORDER_CLOSED')
      if (trade.total !== total || trade.expires_at !== expires_at) throw refusal('INVALID_REQUEST')
      return { kind: 'link', url: `${page}?number=${number}`, until: expires_at }
    },
    query,
    async close(number) {
      if ((await trades.find(number)) !== undefined) await trades.add(number, { type: 'closed', at: clock() })
      return query(number)
    },
    async refund({ number, payment_number, amount, total }) {
      const former = await trades.find(payment_number)
      if (!former || former.paid.length === 0) throw refusal('RESOURCE_NOT_EXISTS')
      if (!Number.isInteger(amount) || amount < 1 || !former.paid.some((paid) => paid.total === total))
        throw refusal('PARAM_ERROR')
      if (!refundOf(former, number) && amount > leftOf(former)) throw refusal('INVALID_REQUEST')
      const id = randomUUID()
      const trade = refundOf(former, number)
        ? former
        : await trades.add(payment_number, { type: 'refund', number, id, amount, at: clock() })
      const refund = refundOf(trade, number)
      if (refund?.amount !== amount) throw refusal('INVALID_REQUEST')
      return refundFact(payment_number, refund)
    },
    async queryRefund({ number, payment_number }) {
      const refund = refundOf(await trades.find(payment_number), number)
      return refund ? refundFact(payment_number, refund) : absentRefund(number, payment_number)
    },
    async *bill(date): AsyncGenerator<BillLine> {
      const isOfDay = (ms: number) => beijingTime(ms).startsWith(date)
      for (const trade of await trades.all()) {
        for (const paid of trade.paid.filter(({ at }) => isOfDay(at)))
          yield { fact: tradeFact(trade, paid, clock()), fee: 0 }
        for (const refund of trade.refunds.filter(({ asked_at }) => isOfDay(asked_at)))
          yield { fact: refundFact(trade.number, refund), fee: 0 }
      }
    },
    async readNotice(headers, body) {
      try {
        return readSandboxNotice(headers, body, await trades.key(), clock())
      } catch (error) {
        throw error instanceof DeliveryError ? error : new DeliveryError('not-understood')
      }
    },
    noticeReply: (reason) => ({
      status: reason === undefined ? 200 : 500,
      type: 'text/plain',
      body: reason === undefined ? 'success' : 'fail',
    }),
  }
  return {
    payments,
    find: (number) => trades.find(number),
    pay: (number, notice = 'once', total?: number) => pay(number, notice, false, total),
    payAgain: (number) => pay(number, 'once', true),
    async fail(number) {
      if ((await query(number)).state !== 'waiting') return false
      return (await payments.close(number)).state === 'closed'
    },
    async settle(number, refund, outcome) {
      if (refundOf(await trades.find(number), refund)?.state !== 'processing') return false
      const trade = await trades.add(number, { type: 'settled', number: refund, state: outcome, at: clock() })
      const settled = refundOf(trade, refund)
      if (settled?.state !== outcome) return false
      await send(refundFact(number, settled))
      return true
    },
  }
}
