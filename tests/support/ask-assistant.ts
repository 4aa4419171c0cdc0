import { randomUUID } from 'node:crypto'
import { createParser } from 'eventsource-parser'
import { type AnswerEvent, readAnswerEvent } from '#contract/assistant/events.ts'
import { type Envelope, isEnvelope } from '#contract/envelope.ts'

/** A question in one message. */
export const chatRequest = (words: string) => ({ messages: [{ role: 'user', content: words }] })

interface Ask {
  readonly signal?: AbortSignal
  readonly onEvent?: (event: AnswerEvent) => void
  readonly [field: string]: unknown
}

/** Asks by HTTP, and reads the answer to its end, or until it is stopped. */
export async function askAssistant(
  { url }: { readonly url: string },
  token: string,
  { signal, onEvent, ...request }: Ask = {},
): Promise<{ readonly events: AnswerEvent[]; readonly refusal?: Envelope; readonly type?: string | null }> {
  const events: AnswerEvent[] = []
  try {
    const response = await fetch(`${url}/api/Chat/stream`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: randomUUID(),
        attempt: 1,
        locale: 'en',
        tools: 0,
        ...chatRequest('Which test for two groups?'),
        ...request,
      }),
      ...(signal && { signal }),
    })
    const type = response.headers.get('content-type')
    // a server that is starting
    if (response.status === 503) {
      await response.text()
      return { events, type }
    }
    if (!type?.startsWith('text/event-stream')) {
      const refusal: unknown = await response.json()
      if (!isEnvelope(refusal)) throw new Error('no envelope')
      return { events, refusal, type }
    }
    const parser = createParser({
      onEvent: ({ event, data }) => {
        const read = readAnswerEvent(event, data)
        if (!read) throw new Error(`an unknown event: ${event}`)
        events.push(read)
        onEvent?.(read)
      },
    })
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }))
    return { events, type }
  } catch (error) {
    if (
      signal?.aborted ||
      (error instanceof TypeError && events.length >= 0 && /terminated|fetch failed/.test(error.message))
    )
      return { events }
    throw error
  }
}
