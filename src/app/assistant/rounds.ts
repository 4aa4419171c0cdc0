import { estimateMessages, estimateTokens } from '#contract/assistant/estimate.ts'
import type { AnswerEvent, AnswerEvents } from '#contract/assistant/events.ts'
import { MAX_ROUNDS, TOOLS_VERSION } from '#contract/assistant/tools.ts'
import type { ChatMessage } from '#contract/calls/chat.ts'
import { CallError } from '../api/call.ts'
import { currentLocale } from '../i18n/locale.ts'
import type { Outgoing } from './messages-to-send.ts'
import { streamAnswer } from './stream-answer.ts'
import { errorText } from './tools/answer-text.ts'
import { isTool, runTool } from './tools/run-tool.ts'
import type { ToolContext } from './tools/tool.ts'

/** Calls of tools that one question may make. */
const MOST_CALLS = 12
/** How often a message may be asked again. */
const MOST_TRIES = 20
/** What the contract takes of a name, and of an id. */
const LONGEST_NAME = 80
/** Characters of arguments; those of every tool are far shorter. */
const LONGEST_ARGUMENTS = 4000

type Call = AnswerEvents['tool']
type Ask = typeof streamAnswer
/** A tool was run for the model. */
interface ToolRun {
  readonly event: 'ran'
  readonly data: { readonly name: string; readonly card: string | undefined }
}

/**
 * Asks for an answer, runs the tools that the model calls, and asks again with what they say, until it answers in words. After six rounds or
 * twelve calls, or when the conversation has no more room, it is asked once more without tools. Each request is an attempt of its own, and is
 * charged on its own (SPEC AI11). The texts of all rounds are one.
 * @param context of the tools
 * @param ask one request
 * @throws as `ask` does
 */
export async function* askInRounds(
  message: string,
  outgoing: Outgoing,
  signal: AbortSignal,
  context?: ToolContext,
  ask: Ask = streamAnswer,
): AsyncGenerator<AnswerEvent | ToolRun> {
  const messages = [...outgoing.messages]
  const attempts = createAttempts(message, signal, ask)
  let { room } = outgoing
  let calls = 0
  let before = ''
  for (let round = 1; ; round += 1) {
    const mayCall = round <= MAX_ROUNDS && calls < MOST_CALLS && room > 0
    const called: Call[] = []
    let text = ''
    let isAgain = false
    for await (const answer of attempts.ask(round, messages, mayCall ? TOOLS_VERSION : 0)) {
      if (answer.event === 'tool') called.push(answer.data)
      else if (answer.event === 'text') {
        if (text === '' && before !== '') yield { event: 'text', data: { t: '\n\n' } }
        text += answer.data.t
        yield answer
      } else if (answer.event === 'done' && answer.data.finish === 'tool' && mayCall) isAgain = true
      else yield answer
    }
    if (!isAgain) return
    before ||= text
    // a call that the contract cannot carry is as if it were not made
    const asked = called.filter(isSendable).slice(0, MOST_CALLS - calls)
    calls = asked.length === 0 ? MOST_CALLS : calls + asked.length
    if (asked.length === 0) continue
    messages.push({ role: 'assistant', content: text, tool_calls: asked })
    room -= estimateMessages([text + asked.map((call) => call.arguments).join('')])
    for (const call of asked) {
      const answer = await runTool(call.name, call.arguments, currentLocale(), context)
      signal.throwIfAborted()
      const isFitting = estimateTokens(answer.text) < room
      const content = isFitting ? answer.text : errorText('no-room')
      messages.push({ role: 'tool', tool_call_id: call.id, content })
      room = isFitting ? room - estimateMessages([content]) : 0
      if (isFitting && isTool(call.name)) yield { event: 'ran', data: { name: call.name, card: answer.card } }
    }
  }
}

const isSendable = ({ id, name, arguments: given }: Call) =>
  id !== '' &&
  name !== '' &&
  id.length <= LONGEST_NAME &&
  name.length <= LONGEST_NAME &&
  given.length <= LONGEST_ARGUMENTS

/**
 * The attempts of a message: each try has the numbers of its rounds. One that an earlier try has made, on this page or another, is known to the
 * server: the numbers of the next try are taken.
 */
function createAttempts(message: string, signal: AbortSignal, ask: Ask) {
  let before = 0
  return {
    async *ask(round: number, messages: readonly ChatMessage[], tools: number): AsyncGenerator<AnswerEvent> {
      for (let tries = 1; ; tries += 1) {
        try {
          const asked = { message, attempt: before + round, locale: currentLocale(), tools, messages: [...messages] }
          yield* ask(asked, signal)
          return
        } catch (error) {
          const isRepeated = error instanceof CallError && error.code === 'key-reused'
          if (!isRepeated || tries === MOST_TRIES) throw error
          before += MAX_ROUNDS + 1
        }
      }
    },
  }
}
