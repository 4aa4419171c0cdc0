import { codeOf } from '../start-error.ts'
import { DeliveryError, reasonOf } from './delivery-error.ts'

const TIMEOUT_MS = 10_000
const LARGEST_REPLY = 256 * 1024

/** A reply as it arrived; signatures are over its bytes. */
export interface RawReply {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

type ProviderRequest = Omit<RequestInit, 'signal' | 'redirect'>

function reasonOfFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout'
  const cause = error instanceof Error ? error.cause : undefined
  return `unreachable-${reasonOf(codeOf(cause) || codeOf(error))}`
}

/**
 * Sends one request to a provider and passes its reply to `read`, whatever the HTTP status. Times out after ten seconds, or `timeout`
 * milliseconds, reading included. Does not follow redirects, which would carry signed requests elsewhere. Throws a DeliveryError.
 */
export async function openReply<T>(
  url: URL,
  request: ProviderRequest,
  read: (response: Response) => Promise<T>,
  timeout = TIMEOUT_MS,
): Promise<T> {
  try {
    return await read(await fetch(url, { ...request, signal: AbortSignal.timeout(timeout), redirect: 'manual' }))
  } catch (error) {
    throw error instanceof DeliveryError ? error : new DeliveryError(reasonOfFailure(error))
  }
}

/** Sends one request to a provider, as `openReply` does. Returns its reply, of at most 256 kB. Throws a DeliveryError. */
export function askForReply(url: URL, request: ProviderRequest): Promise<RawReply> {
  return openReply(url, request, async (response) => {
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of response.body ?? []) {
      length += chunk.length
      if (length > LARGEST_REPLY) throw new DeliveryError('reply-too-large')
      chunks.push(chunk)
    }
    return { status: response.status, headers: response.headers, body: Buffer.concat(chunks) }
  })
}

/**
 * Sends one request to a provider, as `askForReply` does. Returns the JSON of its answer, whatever the HTTP status, since providers put their
 * codes in the body. Throws a DeliveryError.
 */
export async function askProvider(url: URL, request: ProviderRequest): Promise<unknown> {
  const { status, body } = await askForReply(url, request)
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new DeliveryError(`http-${status}`)
  }
}
