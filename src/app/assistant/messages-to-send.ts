import { estimateMessages } from '#contract/assistant/estimate.ts'
import type { ChatMessage } from '#contract/calls/chat.ts'
import type { Message } from '../data/chats.ts'
import { currentLocale } from '../i18n/locale.ts'
import { readAttached } from './attached/stored-attached.ts'

/** What leaves the device with a question: exactly this (SPEC AI3). */
export interface Outgoing {
  readonly messages: readonly ChatMessage[]
  /** For each of them the id of its record; the last has none yet. */
  readonly ids: readonly string[]
  /** How many earlier messages do not fit, or are left out by the user. */
  readonly left: number
  readonly tokens: number
  /** Tokens that the model's calls of tools and their answers may have beside these messages. */
  readonly room: number
}

/** In place of what was attached to an earlier message. */
const notAgain = {
  en: 'Attached then, and not sent again',
  zh: '当时附上，不再发送',
}

/**
 * The question and as many of the messages before it as fit, the newest first. Of several answers to a question the last goes along; one that
 * was filtered, or that has no text, does not. What was attached to an earlier message is not sent again.
 * @param words of the question, with what is attached
 * @param most tokens
 * @param forTools how many of them earlier messages leave to the answers of tools
 */
export function messagesToSend(before: readonly Message[], words: string, most: number, forTools = 0): Outgoing {
  const history = before.flatMap((message, index): { message: ChatMessage; id: string }[] => {
    const isReplaced = message.role === 'assistant' && before[index + 1]?.role === 'assistant'
    if (message.text === '' || message.state === 'filtered' || isReplaced) return []
    const { kinds = [] } = readAttached(message) ?? {}
    const note = kinds.length > 0 ? `\n\n[${notAgain[currentLocale()]}: ${kinds.join(', ')}]` : ''
    return [{ message: { role: message.role, content: `${message.text}${note}` }, id: message.id }]
  })
  const messages: ChatMessage[] = [{ role: 'user', content: words }]
  const ids = ['']
  let tokens = estimateMessages([words])
  for (const { message, id } of history.toReversed()) {
    const more = estimateMessages([message.content])
    if (tokens + more > most - forTools) break
    tokens += more
    messages.unshift(message)
    ids.unshift(id)
  }
  // a conversation begins with a question
  while (messages[0]?.role === 'assistant') {
    messages.shift()
    ids.shift()
  }
  tokens = estimateMessages(messages.map(({ content }) => content))
  return { messages, ids, left: history.length + 1 - messages.length, tokens, room: Math.max(0, most - tokens) }
}
