import { classify, type Envelope, isEnvelope, type Outcome } from '#contract/envelope.ts'

export const REPLAY_TIMEOUT_MS = 30_000
/** A picture of 5 MB on a slow connection. */
const UPLOAD_TIMEOUT_MS = 300_000

export interface Posted {
  readonly outcome: Outcome
  /** Absent if our server did not reply. */
  readonly reply: Envelope | undefined
}

export interface Sender {
  readonly token: string
  readonly language: string
  readonly fetch: typeof fetch
}

/** Sends one entry of the queue, JSON or a form, and interprets the reply's body (SPEC Q4). Never throws. */
export async function post(sender: Sender, name: string, request: unknown, key?: string): Promise<Posted> {
  const isForm = request instanceof FormData
  try {
    const response = await sender.fetch(`/api/${name}`, {
      method: 'POST',
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        authorization: `Bearer ${sender.token}`,
        'accept-language': sender.language,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: isForm ? request : JSON.stringify(request),
      signal: AbortSignal.timeout(isForm ? UPLOAD_TIMEOUT_MS : REPLAY_TIMEOUT_MS),
    })
    const body: unknown = await response.json()
    return { outcome: classify(body), reply: isEnvelope(body) ? body : undefined }
  } catch {
    return { outcome: 'later', reply: undefined }
  }
}
