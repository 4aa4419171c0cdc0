import type { AssistantCode } from '#contract/codes.ts'

/** A model that did not answer, or stopped. `reason` is a code for the log; what the server of the model wrote may quote the question. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly code: AssistantCode
  readonly reason: string

  constructor(code: AssistantCode, reason: string) {
    super(`the model did not answer: ${reason}`)
    this.code = code
    this.reason = reason
  }
}

const BUSY = new Set([408, 429, 500, 502, 503, 504, 529])
const TOO_LONG = /context.?length|context.?window|max.{0,20}tokens|too.?long/i
const FILTER = /content.?(filter|policy|risk)|sensitive|data_inspection/i

/** What a refusal of the server means, by its HTTP status and its code. Words of its message are looked at, and not kept. */
export function errorOfReply(status: number, error: unknown): ModelError {
  const { code, type, message } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
  const words = [code, type, message].filter((part) => typeof part === 'string').join(' ')
  const reason = `http-${status}`
  if (TOO_LONG.test(words) && (status === 400 || status === 413 || status === 422))
    return new ModelError('assistant-too-long', reason)
  if (FILTER.test(words)) return new ModelError('assistant-refused', reason)
  return new ModelError(BUSY.has(status) ? 'assistant-busy' : 'assistant-unavailable', reason)
}
