import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { estimateTokens } from '#contract/assistant/estimate.ts'
import { type AnswerEvent, type AnswerEvents, writeAnswerEvent } from '#contract/assistant/events.ts'
import type { Services } from '../services.ts'
import { askModel, type ModelTimeouts, type Part, type Question } from './ask-model.ts'
import type { Charge, Counts } from './charge.ts'
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
  const send = async (event: AnswerEvent) => {
    if (!signal.aborted && !out.write(writeAnswerEvent(event))) await once(out, 'drain', { signal })
  }
  let [isOpen, tokensOut] = [false, 0]
  let told: Counts | undefined
  let finish: AnswerEvents['done']['finish'] | undefined
  const takePart = async (part: Part) => {
    if (part.kind === 'open') {
      isOpen = true
      await send({ event: 'open', data: { attempt, model: settings.model, label: settings.label } })
    } else if (part.kind === 'text' || part.kind === 'thinking') {
      tokensOut += estimateTokens(part.text)
      if (isForbidden(part.text)) throw new ModelError('assistant-refused', 'words')
      await send({ event: part.kind, data: { t: part.text } })
    } else if (part.kind === 'tool') {
      tokensOut += estimateTokens(part.call.arguments)
      await send({ event: 'tool', data: part.call })
    } else if (part.kind === 'usage') told = { in: part.input, out: part.output }
    else if (part.kind === 'end') finish = part.finish
  }
  // a question that the reader stopped has cost its model the reading
  const counts = (): Counts | undefined =>
    isOpen || signal.aborted ? (told ?? { in: tokensIn, out: tokensOut }) : undefined
  try {
    for await (const part of askModel(settings, question, signal, timeouts)) await takePart(part)
    const { in: input, out: output } = counts() ?? { in: 0, out: 0 }
    await charge.end(counts())
    await send({ event: 'usage', data: { input, output, estimated: told === undefined } })
    await send({ event: 'done', data: { finish: finish ?? 'stop' } })
    if (finish === 'filter') await answering.onFiltered()
  } catch (error) {
    const problem = error instanceof ModelError ? error : undefined
    if (!signal.aborted)
      log.warn({ code: problem?.code, reason: problem?.reason ?? nameOf(error) }, 'the model did not answer')
    await charge
      .end(counts())
      .catch((failure: unknown) => log.error({ reason: nameOf(failure) }, 'an answer was not charged yet'))
    if (problem?.code === 'assistant-refused') await answering.onFiltered().catch(() => undefined)
    await send({ event: 'error', data: { code: problem?.code ?? 'assistant-unavailable' } }).catch(() => undefined)
  }
}

/** Never the message, which may have parts of the conversation (SPEC AI8). */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')
