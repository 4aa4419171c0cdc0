import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { moneyCodes } from '#contract/codes.ts'
import { CallError } from '../../api/call.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { dateOnly } from '../../i18n/dates.ts'

type MoneyCode = keyof typeof moneyCodes

const MS_PER_SECOND = 1000

/** A message for every code of money: a new code without one does not compile. */
const words: Record<MoneyCode, MessageDescriptor> = {
  'title-limit': msg`You have as many invoice titles as are allowed. Delete one first.`,
  'payments-closed': msg`This site takes no payments.`,
  'plan-off': msg`This is not sold any more. Choose again.`,
  'price-changed': msg`The price has changed. Look at the new one and confirm it.`,
  'orders-open': msg`Three of your orders are not paid yet. Pay or cancel one of them first.`,
  'order-closed': msg`The order is closed. Please order again.`,
  'order-paid': msg`The order has been paid already.`,
  'payment-open': msg`Being confirmed: do not pay again.`,
  'refund-nothing': msg`Nothing of this order can be paid back.`,
  'refund-by-operator': msg`This cannot be paid back by itself. Please write to the operator by Feedback.`,
  'refund-invoiced': msg`There is an invoice for this payment. Take back the request, or ask the operator to cancel the invoice first.`,
  'invoice-taken': msg`This payment is on another invoice.`,
  'invoice-state': msg`The state of the invoice has changed. Look at it again.`,
  'invoice-late': msg`It is too late to ask for an invoice for this payment.`,
  'invoice-kind': msg`No special invoice is issued for this title or these payments. Choose an ordinary one.`,
  'payment-refunded': msg`This payment has been or is being paid back.`,
  'provider-silent': msg`The payment provider does not answer. If you have paid, the payment will arrive by itself.`,
  'promo-unknown': msg`There is no such promo code. Compare it with what you were given.`,
  'promo-used': msg`You have already used this promo code.`,
  'promo-not-for-this': msg`This promo code is not for this.`,
  'promo-gone': msg`This promo code is used up or has ended.`,
  'active-unknown': msg`This code is not valid. Compare it with what you were given.`,
  'active-used': msg`This code is already used.`,
  'active-used-by-you': msg`This code is already used by you.`,
  'active-expired': msg`This code has expired.`,
  'active-withdrawn': msg`This code has been withdrawn. Ask the institution that gave it to you.`,
  'membership-covers': msg`You are a member of this level or a higher one for life. The code is not used up.`,
  'devices-limit': msg`You are signed in on as many devices as your account allows. Sign one out first.`,
  'balance-short': msg`The balance is too small.`,
  'money-open': msg`There is money in your wallet, or a payment is open.`,
}

/** The message for an error of a call of money, or of any other. */
export function wordsOfMoneyError(error: unknown): MessageDescriptor {
  if (!(error instanceof CallError)) return wordsOfError(error)
  const { code, params } = error
  if (code === 'active-used-by-you' && typeof params.time === 'number') {
    const day = dateOnly(params.time * MS_PER_SECOND)
    return msg`This code was used by you on ${day}.`
  }
  return Object.hasOwn(words, code) ? words[code as MoneyCode] : wordsOfError(error)
}
