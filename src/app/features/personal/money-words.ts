import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { moneyCodes } from '#contract/codes.ts'
import { CallError } from '../../api/call.ts'
import { wordsOfError } from '../../api/error-words.ts'

type MoneyCode = keyof typeof moneyCodes

/** A message for every code of money: a new code without one does not compile. */
const words: Record<MoneyCode, MessageDescriptor> = {
  'title-limit': msg`You have as many invoice titles as are allowed. Delete one first.`,
}

/** The message for an error of a call of money, or of any other. */
export function wordsOfMoneyError(error: unknown): MessageDescriptor {
  const code = error instanceof CallError ? error.code : ''
  return Object.hasOwn(words, code) ? words[code as MoneyCode] : wordsOfError(error)
}
