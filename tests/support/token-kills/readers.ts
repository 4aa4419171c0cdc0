import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { estimateMessages, estimateTokens } from '#contract/assistant/estimate.ts'
import type { AnswerEvent } from '#contract/assistant/events.ts'
import { TOOLS_VERSION } from '#contract/assistant/tools.ts'
import type { ChatMessage } from '#contract/calls/chat.ts'
import { instructionsIn } from '#server/assistant/instructions.ts'
import { toolTexts } from '#server/assistant/tool-list.ts'
import { askAssistant } from '../ask-assistant.ts'
import type { InsertedUser } from '../insert-users.ts'
import type { RandomStream } from '../random.ts'
import { markOf } from './script.ts'

/** How an answer ended for its reader. */
export type Ending =
  /** The server counted it, and says that it charged this. */
  | { readonly kind: 'charged'; readonly input: number; readonly output: number }
  /** It was cut, stopped or ended with an error after it had begun. */
  | { readonly kind: 'begun' }
  /** `isSure`: the server said so, and no kill can have come between. */
  | { readonly kind: 'not begun'; readonly isSure: boolean }
  /** This attempt was made before. */
  | { readonly kind: 'repeated' }

/** All that readers know of an attempt. */
export interface Attempt {
  readonly user: string
  readonly cause: string
  /** Tokens of its question, as SPEC AI11 estimates them: of each that was asked, since one that was not begun may be asked in other words. */
  readonly questions: number[]
  readonly endings: Ending[]
}

export interface Hall {
  readonly urls: readonly string[]
  readonly random: RandomStream
  readonly attempts: Map<string, Attempt>
  readonly isOver: () => boolean
  /** Whether a kill has come. */
  readonly isKilled: () => boolean
}

const RETRY_MS = 20
const MOST_STOP_MS = 300
const REFUSED = new Set(['assistant-busy', 'tokens-short'])

const textOf = (message: ChatMessage) =>
  message.role === 'assistant'
    ? message.content + (message.tool_calls ?? []).map((call) => call.arguments).join('')
    : message.content

function tokensOf(messages: readonly ChatMessage[]): number {
  const tools = estimateTokens(JSON.stringify(toolTexts))
  return estimateMessages([instructionsIn('en', true), ...messages.map(textOf)]) + tools
}

function endingOf(events: readonly AnswerEvent[], refusal: string | undefined, isSure: boolean): Ending {
  const usage = events.find((event) => event.event === 'usage')
  if (usage) return { kind: 'charged', input: usage.data.input, output: usage.data.output }
  if (refusal === 'key-reused') return { kind: 'repeated' }
  if (events.some(({ event }) => event === 'open')) return { kind: 'begun' }
  const isTold = events.some(({ event }) => event === 'error') || (refusal !== undefined && REFUSED.has(refusal))
  return { kind: 'not begun', isSure: isSure && isTold }
}

/** Asks once, with a mark in the last message, and notes how it ended. @returns the calls of tools, if the answer ended with them */
export async function ask(
  { urls, random, attempts, isKilled }: Omit<Hall, 'isOver'>,
  { user, token }: InsertedUser,
  message: string,
  attempt: number,
  { before = [], stopMs }: { readonly before?: readonly ChatMessage[]; readonly stopMs?: number } = {},
): Promise<{ readonly ending: Ending; readonly called: Extract<AnswerEvent, { event: 'tool' }>['data'][] }> {
  const content = markOf(user, message, attempt)
  const called = before.at(-1)?.role === 'assistant' ? before.at(-1) : undefined
  const calls = called?.role === 'assistant' ? (called.tool_calls ?? []) : []
  const last: ChatMessage[] =
    calls.length > 0
      ? calls.map(({ id }) => ({ role: 'tool', tool_call_id: id, content }))
      : [{ role: 'user', content }]
  const messages = [...before, ...last]
  const cause = `use:${message}:${attempt}`
  const known = attempts.get(cause) ?? { user, cause, questions: [], endings: [] }
  known.questions.push(tokensOf(messages))
  attempts.set(cause, known)
  const stop = new AbortController()
  const timer = stopMs === undefined ? undefined : setTimeout(() => stop.abort(), stopMs)
  const wasKilled = isKilled()
  const { events, refusal } = await askAssistant({ url: random.pick(urls) }, token, {
    message,
    attempt,
    tools: TOOLS_VERSION,
    messages,
    signal: stop.signal,
  })
  clearTimeout(timer)
  const ending = endingOf(events, refusal?.code, isKilled() === wasKilled)
  known.endings.push(ending)
  const done = events.find((event) => event.event === 'done')
  const tools = events.flatMap((event) => (event.event === 'tool' ? [event.data] : []))
  return { ending, called: done?.data.finish === 'tool' ? tools : [] }
}

/** One tab of a reader, until `isOver`: questions of one and two rounds, stops, the same attempt again and the next one. */
export async function readOn(hall: Hall, user: InsertedUser): Promise<void> {
  const { random, isOver } = hall
  while (!isOver()) {
    const message = randomUUID()
    const more = () => (random.next() < 0.3 ? { stopMs: random.below(MOST_STOP_MS) } : {})
    if (random.next() < 0.1) {
      await Promise.all([ask(hall, user, message, 1), ask(hall, user, message, 1, more())])
      continue
    }
    let attempt = 1
    let before: readonly ChatMessage[] = []
    for (let turn = 0; turn < 4 && !isOver(); turn += 1) {
      const { ending, called } = await ask(hall, user, message, attempt, { before, ...more() })
      if (called.length > 0) {
        const asked: ChatMessage = { role: 'user', content: markOf(user.user, message, attempt) }
        before = [asked, { role: 'assistant', content: '', tool_calls: called }]
        attempt += 1
      } else if (ending.kind === 'charged') break
      else {
        await sleep(RETRY_MS)
        // as after a lost connection: who does not know whether it arrived sends the same again
        if (ending.kind !== 'not begun' && random.next() < 0.6) attempt += 1
      }
    }
  }
}
