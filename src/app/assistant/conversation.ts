import { proxy, ref } from 'valtio'
import { CallError } from '../api/call.ts'
import { type Answer, addAnswer } from '../data/chats.ts'
import { newId } from '../data/database/identifiers.ts'
import { dropKept, keepAnswer } from './kept-answer.ts'
import type { Outgoing } from './messages-to-send.ts'
import { askInRounds } from './rounds.ts'
import type { ToolsUsed } from './tools-used.ts'

/** An answer as it comes. */
interface Running {
  readonly id: string
  text: string
  thinking: string
  model: string
  label: string
  tools: ToolsUsed
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

const endings = { stop: 'done', tool: 'done', length: 'length', filter: 'filtered' } as const

/**
 * Asks for an answer to a message, and makes a record of what comes. What goes wrong is in `problem`: nothing is thrown.
 * @param message the id of the question
 */
export async function askFor(chat: string, message: string, outgoing: Outgoing): Promise<void> {
  if (conversations[chat]?.running) return
  const stop = new AbortController()
  const tools: ToolsUsed = { names: [], cards: [] }
  const running: Running = proxy({ id: newId(), text: '', thinking: '', model: '', label: '', tools, stop: ref(stop) })
  conversations[chat] = { running, problem: undefined }
  const state = conversations[chat]
  let usage: Answer['usage']
  let end: Answer['state'] = 'cut-off'
  let lastKept = 0
  try {
    for await (const { event, data } of askInRounds(message, outgoing, stop.signal)) {
      if (event === 'open') Object.assign(running, { model: data.model, label: data.label })
      else if (event === 'text') running.text += data.t
      else if (event === 'thinking') running.thinking += data.t
      else if (event === 'ran') running.tools = withTool(running.tools, data)
      else if (event === 'usage')
        usage = { input: (usage?.input ?? 0) + data.input, output: (usage?.output ?? 0) + data.output }
      else if (event === 'done') end = endings[data.finish]
      else if (event === 'error') {
        if (data.code === 'assistant-refused') end = 'filtered'
        state.problem = ref(new CallError({ status: 502, code: data.code, msg: '', data: null, request_id: '' }))
      }
      if (performance.now() - lastKept > KEEP_MS && running.text !== '') {
        lastKept = performance.now()
        await keepAnswer(chat, answerOf(running))
      }
    }
  } catch (error) {
    if (stop.signal.aborted) end = 'stopped'
    else state.problem = ref(error instanceof Error ? error : new Error('unknown'))
  }
  const answer = answerOf(running)
  const isSomething = answer.text !== '' || running.tools.cards.length > 0
  if (isSomething) await addAnswer(chat, { ...answer, state: end, ...(usage && { usage }) })
  await dropKept(chat)
  state.running = undefined
}

function answerOf({ id, text, model, label, tools: { names, cards } }: Running) {
  return { id, text, model, label, ...(names.length > 0 && { tools: { names: [...names], cards: [...cards] } }) }
}

const withTool = (
  { names, cards }: ToolsUsed,
  { name, card }: { name: string; card: string | undefined },
): ToolsUsed => ({
  names: [...new Set([...names, name])],
  cards: card === undefined ? cards : [...new Set([...cards, card])],
})

export function stopAnswer(chat: string): void {
  conversations[chat]?.running?.stop.abort()
}
