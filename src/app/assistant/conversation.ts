import { proxy, ref } from 'valtio'
import { CallError } from '../api/call.ts'
import { type Answer, addAnswer } from '../data/chats.ts'
import { newId } from '../data/database/identifiers.ts'
import { currentLocale } from '../i18n/locale.ts'
import { dropKept, keepAnswer } from './kept-answer.ts'
import type { Outgoing } from './messages-to-send.ts'
import { streamAnswer } from './stream-answer.ts'

/** An answer as it comes. */
interface Running {
  readonly id: string
  text: string
  thinking: string
  model: string
  label: string
  readonly stop: AbortController
}

interface Conversation {
  running: Running | undefined
  /** Why the last question has no answer. */
  problem: unknown
}

/** By the id of the conversation. An answer goes on while other pages are shown. */
export const conversations = proxy<Record<string, Conversation>>({})

const KEEP_MS = 500
/** Attempts of a message that a page which was closed may have made. */
const MOST_ATTEMPTS = 20

const endings = { stop: 'done', tool: 'done', length: 'length', filter: 'filtered' } as const

/**
 * Asks for an answer to a message, and makes a record of what comes. What goes wrong is in `problem`: nothing is thrown.
 * @param message the id of the question
 */
export async function askFor(chat: string, message: string, outgoing: Outgoing): Promise<void> {
  if (conversations[chat]?.running) return
  const stop = new AbortController()
  const running: Running = proxy({ id: newId(), text: '', thinking: '', model: '', label: '', stop: ref(stop) })
  conversations[chat] = { running, problem: undefined }
  const state = conversations[chat]
  let usage: Answer['usage']
  let end: Answer['state'] = 'cut-off'
  let lastKept = 0
  try {
    for await (const { event, data } of attempts(message, outgoing, stop.signal)) {
      if (event === 'open') Object.assign(running, { model: data.model, label: data.label })
      else if (event === 'text') running.text += data.t
      else if (event === 'thinking') running.thinking += data.t
      else if (event === 'usage') usage = { input: data.input, output: data.output }
      else if (event === 'done') end = endings[data.finish]
      else if (event === 'error') {
        if (data.code === 'assistant-refused') end = 'filtered'
        state.problem = ref(new CallError({ status: 502, code: data.code, msg: '', data: null, request_id: '' }))
      }
      if (performance.now() - lastKept > KEEP_MS && running.text !== '') {
        lastKept = performance.now()
        await keepAnswer(chat, { id: running.id, text: running.text, model: running.model, label: running.label })
      }
    }
  } catch (error) {
    if (stop.signal.aborted) end = 'stopped'
    else state.problem = ref(error instanceof Error ? error : new Error('unknown'))
  }
  const { id, text, model, label } = running
  if (text !== '') await addAnswer(chat, { id, text, state: end, model, label, ...(usage && { usage }) })
  await dropKept(chat)
  state.running = undefined
}

/** An attempt that a closed page has made is known to the server: the next number is tried. */
async function* attempts(message: string, { messages }: Outgoing, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      yield* streamAnswer({ message, attempt, locale: currentLocale(), tools: 0, messages: [...messages] }, signal)
      return
    } catch (error) {
      const isRepeated = error instanceof CallError && error.code === 'key-reused'
      if (!isRepeated || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

export function stopAnswer(chat: string): void {
  conversations[chat]?.running?.stop.abort()
}
