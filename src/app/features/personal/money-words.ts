import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { moneyCodes } from '#contract/codes.ts'
import { CallError } from '../../api/call.ts'
import { wordsOfError } from '../../api/error-words.ts'

type MoneyCode = keyof typeof moneyCodes

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
  'promo-unknown': msg`There is no such promo code. Please check it.`,
  'promo-used': msg`You have used this promo code already.`,
  'promo-gone': msg`This promo code is used up or has ended.`,
  'active-unknown': msg`This activation code is not valid. Please check it.`,
  'active-used': msg`This activation code has been used already.`,
  'active-used-by-you': msg`You have used this activation code already.`,
  'active-expired': msg`This activation code has expired.`,
  'active-withdrawn': msg`This activation code has been withdrawn.`,
  'membership-covers': msg`You are a member of this level or a higher one for life already.`,
  'balance-short': msg`The balance is too small.`,
  'money-open': msg`There is money in the wallet, or a payment is open.`,
  'provider-silent': msg`The payment provider does not answer. If you have paid, the payment will arrive by itself.`,
}

/** The message for an error of a call of money, or of any other. */
export function wordsOfMoneyError(error: unknown): MessageDescriptor {
  const code = error instanceof CallError ? error.code : ''
  return Object.hasOwn(words, code) ? words[code as MoneyCode] : wordsOfError(error)
}
