import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AssistantCode } from '#contract/codes.ts'
import { CallError } from '../../api/call.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { dateOnly } from '../../i18n/dates.ts'

const MS_PER_SECOND = 1000

/** A message for every code of the assistant: a new code without one does not compile. */
const words: Record<AssistantCode, MessageDescriptor> = {
  'assistant-busy': msg`Many are asking at the moment. Try again in a moment.`,
  'assistant-unavailable': msg`The model is not available now. What came is kept. Try again later; the guide and the help work without it.`,
  'assistant-refused': msg`This cannot be answered.`,
  'assistant-paused': msg`Too much could not be answered. The chat is paused for half an hour.`,
  'assistant-too-long': msg`The conversation is too long for the model. Leave out earlier messages, or start a new conversation.`,
  'assistant-exhausted': msg`This site has used up its AI tokens of this month. The guide and the help work without them.`,
  'tokens-short': msg`You have too few AI tokens left for this question.`,
}

/** Why there is no answer, or no whole one. */
export function wordsOfProblem(problem: unknown): MessageDescriptor {
  if (!(problem instanceof CallError)) return msg`Cut off: what came is kept. Check the network and try again.`
  const { code, params } = problem
  if (code === 'tokens-short' && typeof params.resets === 'number')
    return msg`You have ${String(params.left)} AI tokens left, and this question may need ${String(params.needed)}. New ones come on ${dateOnly(params.resets * MS_PER_SECOND)}.`
  return Object.hasOwn(words, code) ? words[code as AssistantCode] : wordsOfError(problem)
}
