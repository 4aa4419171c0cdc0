import { createParser } from 'eventsource-parser'
import { type AnswerEvent, readAnswerEvent } from '#contract/assistant/events.ts'
import type { RequestOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import { callForFile, NetworkError } from '../api/call.ts'

/**
 * Asks the assistant. Ends after `done` or `error`.
 * @throws CallError for a refusal; NetworkError if the connection could not be made, or broke before the end
 */
export async function* streamAnswer(
  request: RequestOf<Calls['Chat/stream']>,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const response = await callForFile('Chat/stream', request, 'text/event-stream', signal)
  const events: AnswerEvent[] = []
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const read = readAnswerEvent(event, data)
      if (read) events.push(read)
    },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const piece = await reader?.read().catch(() => undefined)
    signal.throwIfAborted()
    if (!piece || piece.done) throw new NetworkError('unreachable')
    parser.feed(piece.value)
    for (const event of events.splice(0)) {
      yield event
      if (event.event === 'done' || event.event === 'error') return
    }
  }
}
