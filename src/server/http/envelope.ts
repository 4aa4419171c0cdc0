import type { Code } from '#contract/codes.ts'
import type { Envelope } from '#contract/envelope.ts'
import { isDatabaseAway } from '../db/database.ts'
import type { StoredReply } from '../db/schema.ts'
import { isDiskFull } from '../disk.ts'
import type { Language } from './language.ts'
import { messages, SUCCESS } from './messages.ts'
import { Refusal } from './refusal.ts'

/** The reply as sent to one reader. */
export function envelopeOf(reply: StoredReply, language: Language, requestId: string): Envelope {
  const { status, code, params, data } = reply
  const words = code ? messages[code as Code] : SUCCESS
  return { status, msg: words[language], data, ...(code && { code, params: params ?? {} }), request_id: requestId }
}

/**
 * A full disk is retryable like the rest of maintenance (SPEC S12). It must never look like the user's quota, since a client undoes what that
 * refuses.
 */
function refusalFor(error: unknown): Refusal {
  if (isDiskFull(error)) return new Refusal('maintenance', { reason: 'disk-full' })
  return new Refusal(isDatabaseAway(error) ? 'maintenance' : 'internal')
}

/** The reply to a thrown error. `bug` is only for the log. */
export function replyToError(error: unknown): { readonly reply: StoredReply; readonly bug?: unknown } {
  const refusal = error instanceof Refusal ? error : refusalFor(error)
  const reply = { status: refusal.status, code: refusal.code, params: refusal.params, data: null }
  return refusal === error ? { reply } : { reply, bug: error }
}
