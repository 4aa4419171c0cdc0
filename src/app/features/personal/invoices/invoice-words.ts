import { useLingui } from '@lingui/react/macro'
import type { Invoice, InvoiceCandidate } from '#contract/calls/invoicing.ts'
import type { InvoiceKind, InvoiceState, ReissueReason } from '#contract/money/invoice.ts'
import { dateTime } from '../../../i18n/dates.ts'
import { useWords } from '../../../i18n/use-words.ts'

const MS_PER_SECOND = 1000

/** A time of the server as text. @param seconds since 1970 */
export const timeOf = (seconds: number): string => dateTime(seconds * MS_PER_SECOND)

type Named = Pick<InvoiceCandidate, 'kind' | 'name'>

/** The words of states, kinds and payments of invoices. */
export function useInvoiceWords() {
  const { t } = useLingui()
  const { say } = useWords()
  const states: Readonly<Record<InvoiceState, string>> = {
    waiting: t`Not issued yet`,
    done: t`Issued`,
    cancelled: t`Cancelled`,
    reissue: t`Being issued again`,
    reissued: t`Replaced`,
  }
  const kinds: Readonly<Record<InvoiceKind, string>> = {
    ordinary: t`Ordinary VAT invoice`,
    special: t`Special VAT invoice`,
  }
  const reasons: Readonly<Record<ReissueReason, string>> = {
    title: t`The title is wrong`,
    amount: t`The amount is wrong`,
    email: t`The e-mail address is wrong`,
    other: t`Something else`,
  }
  const products: Readonly<Record<Named['kind'], string>> = {
    recharge: t`Recharge of the wallet`,
    member: t`Membership`,
    tokens: t`AI tokens`,
  }
  return {
    states,
    kinds,
    reasons,
    product: ({ kind, name }: Named) => (name ? say(name) : products[kind]),
    /** What the state means to the user. @param now the server's time of the reply, in seconds */
    meaning: (invoice: Invoice, now: number): string => {
      const { state, due_time: due, done_time: done, cancelled, replaces } = invoice
      switch (state) {
        case 'waiting':
          if (isOverdue(invoice, now))
            return t`It is late: it was promised for ${timeOf(due)}. It is still being worked on; ask by Feedback if it is urgent.`
          return replaces
            ? t`It will be issued by ${timeOf(due)} in place of the former one.`
            : t`It will be issued by ${timeOf(due)}.`
        case 'done':
          return done === null ? t`It is issued.` : t`It was issued on ${timeOf(done)}.`
        case 'cancelled':
          if (cancelled?.by === 'operator') return t`The operator cancelled it. Reason: ${cancelled.reason}`
          return t`You took the request back. Its payments can be chosen again.`
        case 'reissue':
          return t`Another one in its place is being made. Until then this one is valid.`
        case 'reissued':
          return t`It is void: another one has replaced it.`
      }
    },
  }
}

/** Whether an invoice is not issued although its time is over. @param now the server's time, in seconds */
export function isOverdue({ state, due_time: due }: Invoice, now: number): boolean {
  return state === 'waiting' && now > due
}
