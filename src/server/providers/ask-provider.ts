import { codeOf } from '../start-error.ts'
import { DeliveryError, reasonOf } from './delivery-error.ts'

const TIMEOUT_MS = 10_000
const LARGEST_REPLY = 256 * 1024

function reasonOfFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout'
  const cause = error instanceof Error ? error.cause : undefined
  return `unreachable-${reasonOf(codeOf(cause) || codeOf(error))}`
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > LARGEST_REPLY) throw new DeliveryError('reply-too-large')
  }
  return text + decoder.decode()
}

/**
 * Sends one request to a provider. Returns the JSON of its answer, whatever the HTTP status, since providers put their codes in the body.
 * Times out after ten seconds. Does not follow redirects, which would carry signed requests elsewhere. Throws a DeliveryError.
 */
export async function askProvider(url: URL, request: Omit<RequestInit, 'signal' | 'redirect'>): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { ...request, signal, redirect: 'manual' })
    const text = await readText(response)
    try {
      return JSON.parse(text)
    } catch {
      throw new DeliveryError(`http-${response.status}`)
    }
  } catch (error) {
    throw error instanceof DeliveryError ? error : new DeliveryError(reasonOfFailure(error))
  }
}
