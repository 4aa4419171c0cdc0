import { createParser } from 'eventsource-parser'
import type { ChatMessage } from '#contract/calls/chat.ts'
import { reasonOf } from '../providers/delivery-error.ts'
import { codeOf } from '../start-error.ts'
import { errorOfReply, ModelError } from './model-error.ts'
import type { ModelSettings } from './settings.ts'
import { createToolCalls, type ToolCall } from './tool-calls.ts'
import type { ToolText } from './tool-list.ts'

/** A part of an answer. `open` comes first, once the model's server has accepted the question; `end` last. */
export type Part =
  | { readonly kind: 'open' }
  | { readonly kind: 'text' | 'thinking'; readonly text: string }
  | { readonly kind: 'tool'; readonly call: ToolCall }
  /** Tokens by the model's own count. */
  | { readonly kind: 'usage'; readonly input: number; readonly output: number }
  | { readonly kind: 'end'; readonly finish: 'stop' | 'length' | 'tool' | 'filter' }

export interface Question {
  /** The system prompt. */
  readonly prompt: string
  readonly messages: readonly ChatMessage[]
  readonly tools: readonly ToolText[]
}

/** ms. */
export interface ModelTimeouts {
  /** Until the first byte. */
  readonly first: number
  /** Between two bytes. */
  readonly between: number
  readonly whole: number
}

export const MODEL_TIMEOUTS: ModelTimeouts = { first: 60_000, between: 30_000, whole: 360_000 }

const MOST_BYTES = 8 * 1024 * 1024
const LONGEST_ERROR = 64 * 1024

const FINISHES: Readonly<Record<string, 'stop' | 'length' | 'tool' | 'filter'>> = {
  stop: 'stop',
  length: 'length',
  tool_calls: 'tool',
  function_call: 'tool',
  content_filter: 'filter',
}

/** The messages in the protocol's form. */
function protocolMessages({ prompt, messages }: Question): object[] {
  const told = messages.map((message) => {
    if (message.role !== 'assistant' || !message.tool_calls) return message
    const calls = message.tool_calls.map(({ id, name, arguments: given }) => ({
      id,
      type: 'function',
      function: { name, arguments: given },
    }))
    return { role: 'assistant', content: message.content, tool_calls: calls }
  })
  return [{ role: 'system', content: prompt }, ...told]
}

function bodyOf({ model, maxOutput }: ModelSettings, question: Question): string {
  const tools = question.tools.map((tool) => ({ type: 'function', function: tool }))
  return JSON.stringify({
    model,
    messages: protocolMessages(question),
    stream: true,
    stream_options: { include_usage: true },
    temperature: 0.2,
    max_tokens: maxOutput,
    ...(tools.length > 0 && { tools, tool_choice: 'auto' }),
  })
}

type Loose = Readonly<Record<string, unknown>>
const objectOf = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads an answer, chunk by chunk, or as a whole from a server that does not stream. */
function createReader(thinking: boolean) {
  const calls = createToolCalls()
  let finish: string | undefined
  let isDone = false
  function* parts(value: unknown): Generator<Part> {
    const { error, choices, usage } = objectOf(value)
    if (error) throw errorOfReply(Number(objectOf(error).code) || 500, error)
    const choice = objectOf(Array.isArray(choices) ? choices[0] : undefined)
    const { content, reasoning_content: thought, tool_calls: called } = objectOf(choice.delta ?? choice.message)
    if (thinking && textOf(thought) !== '') yield { kind: 'thinking', text: textOf(thought) }
    if (textOf(content) !== '') yield { kind: 'text', text: textOf(content) }
    if (Array.isArray(called)) calls.add(called.map(objectOf))
    if (typeof choice.finish_reason === 'string') finish = choice.finish_reason
    const { prompt_tokens: input, completion_tokens: output } = objectOf(usage)
    if (isCount(input) && isCount(output)) yield { kind: 'usage', input, output }
  }
  return {
    *event(data: string): Generator<Part> {
      if (data.trim() === '[DONE]') isDone = true
      else yield* parts(JSON.parse(data))
    },
    *end(): Generator<Part> {
      const all = calls.all()
      const known = finish === undefined ? undefined : FINISHES[finish]
      if (finish === undefined && !isDone) throw new ModelError('assistant-unavailable', 'cut-off')
      if (finish !== undefined && known === undefined) throw new ModelError('assistant-busy', reasonOf(finish))
      for (const call of all) yield { kind: 'tool', call }
      yield { kind: 'end', finish: all.length > 0 ? 'tool' : (known ?? 'stop') }
    },
  }
}

/** Takes a body chunk by chunk; undefined is its end. Each time it returns the data of the events that have become complete. */
function createEventReader(): (chunk: Uint8Array | undefined) => readonly string[] {
  let ready: string[] = []
  const parser = createParser({ onEvent: ({ data }) => ready.push(data) })
  const decoder = new TextDecoder()
  let bytes = 0
  return (chunk) => {
    bytes += chunk?.length ?? 0
    if (bytes > MOST_BYTES) throw new ModelError('assistant-unavailable', 'answer-too-large')
    ready = []
    parser.feed(chunk ? decoder.decode(chunk, { stream: true }) : '\n\n') // the last event of a server that does not end it
    return ready
  }
}

async function readText(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > most) break
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In one function, because each part passes every generator on its way, and waits at each. */
async function* partsOf(response: Response, thinking: boolean, alive: () => void): AsyncGenerator<Part> {
  if (!response.ok) throw errorOfReply(response.status, objectOf(parsed(await readText(response, LONGEST_ERROR))).error)
  const reader = createReader(thinking)
  yield { kind: 'open' }
  if (response.headers.get('content-type')?.startsWith('application/json'))
    for (const part of reader.event(await readText(response, MOST_BYTES))) yield part
  else {
    const eventsIn = createEventReader()
    for await (const chunk of response.body ?? []) {
      alive()
      for (const data of eventsIn(chunk)) for (const part of reader.event(data)) yield part
    }
    for (const data of eventsIn(undefined)) for (const part of reader.event(data)) yield part
  }
  for (const part of reader.end()) yield part
}

/**
 * Asks a model by the OpenAI-compatible protocol: `POST {url}/chat/completions`, streamed.
 * @param signal stops the answer, and closes the connection to the model at once
 * @throws ModelError; the reason of `signal` if it was aborted
 */
export async function* askModel(
  settings: ModelSettings,
  question: Question,
  signal: AbortSignal,
  timeouts = MODEL_TIMEOUTS,
): AsyncGenerator<Part> {
  const silence = new AbortController()
  const first = setTimeout(() => silence.abort(), timeouts.first)
  let between: NodeJS.Timeout | undefined
  const alive = () => {
    clearTimeout(first)
    between = between?.refresh() ?? setTimeout(() => silence.abort(), timeouts.between)
  }
  const whole = AbortSignal.timeout(timeouts.whole)
  try {
    const response = await fetch(`${settings.url}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(settings.key !== undefined && { Authorization: `Bearer ${settings.key}` }),
      },
      body: bodyOf(settings, question),
      redirect: 'manual',
      signal: AbortSignal.any([signal, silence.signal, whole]),
    })
    alive()
    yield* partsOf(response, settings.thinking, alive)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ModelError) throw error
    if (silence.signal.aborted || whole.aborted) throw new ModelError('assistant-unavailable', 'timeout')
    // neither the error nor its cause goes on: both may have parts of the conversation
    if (error instanceof SyntaxError) throw new ModelError('assistant-unavailable', 'no-json')
    const cause = error instanceof Error ? error.cause : undefined
    throw new ModelError('assistant-unavailable', `unreachable-${reasonOf(codeOf(cause) || codeOf(error))}`)
  } finally {
    clearTimeout(first)
    clearTimeout(between)
  }
}
