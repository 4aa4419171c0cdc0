import { once } from 'node:events'
import type { PassThrough } from 'node:stream'
import { type AnswerEvent, writeAnswerEvent } from '#contract/assistant/events.ts'

/** Words that follow an event sooner are sent together: each event costs a write to the socket, whatever its length. */
const GATHER_MS = 90

/** What a writer returns if its reader is slow: resolves when it may go on. */
export type Wait = Promise<unknown> | undefined

/**
 * Writes the events of an answer in their order. A text after a pause is sent at once; one that follows within GATHER_MS waits for the rest of
 * this time, and becomes one event with those that come meanwhile.
 * @param signal nothing is written after it
 */
export function createEventWriter(out: PassThrough, signal: AbortSignal) {
  let gathered: Extract<AnswerEvent, { event: 'text' | 'thinking' }> | undefined
  let [isGathering, timer] = [false, undefined as NodeJS.Timeout | undefined]

  const write = (event: AnswerEvent) => {
    if (!signal.aborted) out.write(writeAnswerEvent(event))
  }
  const flush = () => {
    const event = gathered
    gathered = undefined
    if (event) write(event)
  }
  const gather = () => {
    isGathering = true
    timer = timer?.refresh() ?? setTimeout(endGathering, GATHER_MS)
  }
  const endGathering = () => {
    isGathering = false
    if (!gathered) return
    flush()
    gather()
  }
  const ready = (): Wait => (out.writableNeedDrain && !signal.aborted ? once(out, 'drain', { signal }) : undefined)

  return {
    text(event: 'text' | 'thinking', t: string): Wait {
      if (gathered?.event === event) gathered = { event, data: { t: gathered.data.t + t } }
      else {
        flush()
        gathered = { event, data: { t } }
        if (!isGathering) {
          flush()
          gather()
        }
      }
      return ready()
    },
    send(event: AnswerEvent): Wait {
      flush()
      write(event)
      return ready()
    },
    /** Sends what was gathered. */
    end(): void {
      flush()
      clearTimeout(timer)
    },
  }
}
