import { estimateMessages } from '#contract/assistant/estimate.ts'
import type { ChatMessage } from '#contract/calls/chat.ts'
import type { Message } from '../data/chats.ts'

/** What leaves the device with a question: exactly this (SPEC AI3). */
export interface Outgoing {
  readonly messages: readonly ChatMessage[]
  /** How many earlier messages do not fit, or are left out by the user. */
  readonly left: number
  readonly tokens: number
  /** Tokens that the model's calls of tools and their answers may have beside these messages. */
  readonly room: number
}

/**
 * The question and as many of the messages before it as fit, the newest first. Of several answers to a question the last goes along; one that
 * was filtered, or that has no text, does not.
 * @param most tokens
 * @param forTools how many of them earlier messages leave to the answers of tools
 */
export function messagesToSend(before: readonly Message[], words: string, most: number, forTools = 0): Outgoing {
  const history = before.flatMap((message, index): ChatMessage[] => {
    const isReplaced = message.role === 'assistant' && before[index + 1]?.role === 'assistant'
    if (message.text === '' || message.state === 'filtered' || isReplaced) return []
    return [{ role: message.role, content: message.text }]
  })
  const messages: ChatMessage[] = [{ role: 'user', content: words }]
  let tokens = estimateMessages([words])
  for (const message of history.toReversed()) {
    const more = estimateMessages([message.content])
    if (tokens + more > most - forTools) break
    tokens += more
    messages.unshift(message)
  }
  // a conversation begins with a question
  while (messages[0]?.role === 'assistant') messages.shift()
  tokens = estimateMessages(messages.map(({ content }) => content))
  return { messages, left: history.length + 1 - messages.length, tokens, room: Math.max(0, most - tokens) }
}
