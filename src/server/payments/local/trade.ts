/** What happened to a payment of the sandbox. */
export type TradeEvent =
  | {
      readonly type: 'asked'
      readonly total: number
      readonly description: string
      readonly attach: string
      readonly expires_at: number
    }
  /** `again`: a second payment of what was paid already. */
  | { readonly type: 'paid'; readonly id: string; readonly total: number; readonly at: number; readonly again: boolean }
  | { readonly type: 'closed'; readonly at: number }
  | {
      readonly type: 'refund'
      readonly number: string
      readonly id: string
      readonly amount: number
      readonly at: number
    }
  | { readonly type: 'settled'; readonly number: string; readonly state: SettledState; readonly at: number }

/** How a bank ends a refund: see RefundFact. */
export type SettledState = 'done' | 'odd' | 'refused'

export interface SandboxPaid {
  readonly id: string
  /** Integer fen. */
  readonly total: number
  readonly at: number
}

export interface SandboxRefund {
  readonly number: string
  readonly id: string
  /** Integer fen. */
  readonly amount: number
  readonly asked_at: number
  readonly state: 'processing' | SettledState
  readonly settled_at: number | undefined
}

/** A payment of the sandbox. */
export interface SandboxTrade {
  readonly number: string
  /** Integer fen. */
  readonly total: number
  readonly description: string
  readonly attach: string
  readonly expires_at: number
  readonly closed_at: number | undefined
  /** The payment, and a second one if the payer paid twice. */
  readonly paid: readonly SandboxPaid[]
  readonly refunds: readonly SandboxRefund[]
}

/** Integer fen that came in and were not asked back. */
export function leftOf({ paid, refunds }: SandboxTrade): number {
  const came = paid.reduce((sum, { total }) => sum + total, 0)
  return refunds.reduce((left, { state, amount }) => (state === 'refused' ? left : left - amount), came)
}

function after(trade: SandboxTrade, event: TradeEvent): SandboxTrade {
  const { paid, refunds, closed_at, expires_at } = trade
  if (event.type === 'paid') {
    const isOpen = closed_at === undefined && event.at < expires_at
    const isTaken = event.again ? paid.length === 1 : paid.length === 0 && isOpen
    return isTaken ? { ...trade, paid: [...paid, { id: event.id, total: event.total, at: event.at }] } : trade
  }
  if (event.type === 'closed')
    return closed_at === undefined && paid.length === 0 ? { ...trade, closed_at: event.at } : trade
  if (event.type === 'refund') {
    const { number, id, amount, at } = event
    const isTaken = !refunds.some((one) => one.number === number) && amount <= leftOf(trade)
    const asked = { number, id, amount, asked_at: at, state: 'processing', settled_at: undefined } as const
    return isTaken ? { ...trade, refunds: [...refunds, asked] } : trade
  }
  if (event.type === 'settled')
    return {
      ...trade,
      refunds: refunds.map((one) =>
        one.number === event.number && one.state === 'processing'
          ? { ...one, state: event.state, settled_at: event.at }
          : one,
      ),
    }
  return trade
}

/**
 * The payment after these events, in their order. One that contradicts what was before changes nothing: that is how processes that write at
 * the same time agree. Undefined if it was not asked for.
 */
export function tradeAfter(number: string, events: readonly TradeEvent[]): SandboxTrade | undefined {
  const [first, ...further] = events
  if (first?.type !== 'asked') return undefined
  const { total, description, attach, expires_at } = first
  const asked = { number, total, description, attach, expires_at, closed_at: undefined, paid: [], refunds: [] }
  return further.reduce<SandboxTrade>(after, asked)
}
