import type { Prepared } from '#contract/money/payment.ts'
import type { NoticeQueue, SentNotice } from './notice-queue.ts'
import type { Spoilt } from './raw-server.ts'

/** What a payer may pay instead of what was asked for, through a fault at the provider or a forged order. */
export interface OddPayment {
  readonly total?: number
  readonly currency?: string
}

/** How the answers and notices of a provider may be wrong. */
export type WrongAnswer =
  | 'wrong-key'
  | 'unknown-key'
  | 'unsigned'
  | 'tampered'
  | 'old-timestamp'
  | 'sign-test'
  | 'wrong-merchant'
  | 'wrong-app'
  | 'wrong-number'

/** The side of a provider that we do not see: payers, banks, and what goes wrong. */
export interface ProviderWorld {
  readonly notices: NoticeQueue
  /** The payer scans or opens what the page shows. False if the provider takes no money for it. */
  enter(prepared: Prepared): Promise<boolean>
  /** The payer pays what was entered. False if the provider refuses. Sends a notice. */
  pay(number: string, odd?: OddPayment): boolean | Promise<boolean>
  /** Fen paid back to the payer of this payment. */
  paidBack(number: string): number | Promise<number>
  /** The bank has carried out the refund, or cannot. Sends a notice, if the provider has one. */
  settle(refund: string, outcome: 'done' | 'odd' | 'refused'): void | Promise<void>
  /** A notice of the present state of a payment, or one that is wrong. */
  noticeOf(number: string, wrong?: WrongAnswer): SentNotice | Promise<SentNotice>
  /** Spoils replies until it is called again. */
  spoil(how: Spoilt | undefined): void
  /** Makes every answer wrong until it is called again. */
  mislead(how: WrongAnswer | undefined): void
  /** How far the provider's clock is ahead of ours, in milliseconds. */
  skew: number
}
