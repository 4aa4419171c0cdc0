import { PassThrough, type Readable } from 'node:stream'
import { estimateTokens } from '#contract/assistant/estimate.ts'
import type { AnswerEvents } from '#contract/assistant/events.ts'
import type { Services } from '../services.ts'
import { askModel, type ModelTimeouts, type Part, type Question } from './ask-model.ts'
import type { Charge, Counts } from './charge.ts'
import { createEventWriter, type Wait } from './event-writer.ts'
import { ModelError } from './model-error.ts'
import type { AssistantSettings } from './settings.ts'
import { streamFilter } from './word-filter.ts'

/** Proxies cut connections that are silent for a minute. */
const BEAT_MS = 15_000

export interface Answering {
  readonly settings: AssistantSettings
  readonly question: Question
  /** Whether a text has a word that the operator does not allow. */
  readonly isForbidden: (text: string) => boolean
  readonly attempt: number
  /** Tokens of the question, as estimated. */
  readonly tokensIn: number
  readonly charge: Charge
  /** Called when something was filtered. */
  readonly onFiltered: () => Promise<void>
  /** Called once, when nothing is written any more. */
  readonly onEnd: () => void
  readonly log: Services['log']
  readonly timeouts: ModelTimeouts
}

/** An answer of the model as a stream of events. When its reader closes it, the model is stopped at once, and what was written until then is charged. */
export function writeAnswer(answering: Answering): Readable {
  const out = new PassThrough()
  const stop = new AbortController()
  out.once('close', () => stop.abort())
  const beat = setInterval(() => {
    if (!out.writableNeedDrain) out.write(': k\n\n')
  }, BEAT_MS)
  void run(answering, out, stop.signal).finally(() => {
    clearInterval(beat)
    out.end()
    answering.onEnd()
  })
  return out
}

async function run(answering: Answering, out: PassThrough, signal: AbortSignal): Promise<void> {
  const { settings, question, attempt, tokensIn, charge, log, timeouts } = answering
  const isForbidden = streamFilter(answering.isForbidden)
  const writer = createEventWriter(out, signal)
  let isOpen = false
  // estimated at the end, as a whole: a word on its own is rounded up
  let [written, called] = ['', 0]
  let told: Counts | undefined
  let finish: AnswerEvents['done']['finish'] | undefined
  const takePart = (part: Part): Wait => {
    switch (part.kind) {
      case 'open':
        isOpen = true
        return writer.send({ event: 'open', data: { attempt, model: settings.model, label: settings.label } })
      case 'text':
      case 'thinking':
        written += part.text
        if (isForbidden(part.text)) throw new ModelError('assistant-refused', 'words')
        return writer.text(part.kind, part.text)
      case 'tool':
        called += estimateTokens(part.call.arguments)
        return writer.send({ event: 'tool', data: part.call })
      case 'usage':
        told = { in: part.input, out: part.output }
        return undefined
      case 'end':
        finish = part.finish
        return undefined
    }
  }
  // a question that the reader stopped has cost its model the reading
  const counts = (): Counts | undefined =>
    isOpen || signal.aborted ? (told ?? { in: tokensIn, out: estimateTokens(written) + called }) : undefined
  try {
    for await (const part of askModel(settings, question, signal, timeouts)) {
      const wait = takePart(part)
      if (wait) await wait
    }
    writer.end()
    const counted = counts()
    const { in: input, out: output } = counted ?? { in: 0, out: 0 }
    await charge.end(counted)
    await writer.send({ event: 'usage', data: { input, output, estimated: told === undefined } })
    await writer.send({ event: 'done', data: { finish: finish ?? 'stop' } })
    if (finish === 'filter') await answering.onFiltered()
  } catch (error) {
    writer.end()
    const problem = error instanceof ModelError ? error : undefined
    if (!signal.aborted)
      log.warn({ code: problem?.code, reason: problem?.reason ?? nameOf(error) }, 'the model did not answer')
    await charge
      .end(counts())
      .catch((failure: unknown) => log.error({ reason: nameOf(failure) }, 'an answer was not charged yet'))
    if (problem?.code === 'assistant-refused') await answering.onFiltered().catch(() => undefined)
    const code = problem?.code ?? 'assistant-unavailable'
    await writer.send({ event: 'error', data: { code } })?.catch(() => undefined)
  }
}

/** Never the message, which may have parts of the conversation (SPEC AI8). */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')
