import { estimateMessages, estimateTokens } from '#contract/assistant/estimate.ts'
import { MAX_ROUNDS, TOOLS_VERSION } from '#contract/assistant/tools.ts'
import type { ChatMessage } from '#contract/calls/chat.ts'
import { Refusal } from '../http/refusal.ts'
import { type Asked, Bytes, type Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { MODEL_TIMEOUTS, type ModelTimeouts, type Question } from './ask-model.ts'
import { beginCharge, isNewAccount, wasSpent } from './charge.ts'
import { INSTRUCTIONS_VERSION, instructionsIn } from './instructions.ts'
import type { AssistantSettings } from './settings.ts'
import { createStreams } from './streams.ts'
import { toolTexts } from './tool-list.ts'
import { wordFilter } from './word-filter.ts'
import { writeAnswer } from './write-answer.ts'

type Needed = Pick<Services, 'db' | 'model' | 'tokensMonth' | 'limits' | 'clock' | 'log'>

const HEADERS = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }

const textsOf = (messages: readonly ChatMessage[]) =>
  messages.map((message) =>
    message.role === 'assistant'
      ? message.content + (message.tool_calls ?? []).map((called) => called.arguments).join('')
      : message.content,
  )

function questionOf(settings: AssistantSettings, { request }: Asked<'Chat/stream'>): Question {
  const isKnown = request.tools === 0 || request.tools === TOOLS_VERSION
  if (!isKnown) throw new Refusal(request.tools < TOOLS_VERSION ? 'client-too-old' : 'server-too-old')
  const tools = settings.hasTools && request.tools > 0 ? toolTexts : []
  return { prompt: instructionsIn(request.locale, tools.length > 0), messages: request.messages, tools }
}

/** The whole question, with what the server adds. Refused where a model's server would cut it in silence. */
function countTokens({ context, maxOutput }: AssistantSettings, { prompt, messages, tools }: Question): number {
  const tokens =
    estimateMessages([prompt, ...textsOf(messages)]) + estimateTokens(tools.length > 0 ? JSON.stringify(tools) : '')
  if (tokens + maxOutput > context) throw new Refusal('assistant-too-long', { tokens, most: context - maxOutput })
  return tokens
}

/** The assistant (SPEC AI3, AI8, AI11). */
export function chatRoutes(
  services: Needed,
  timeouts: ModelTimeouts = MODEL_TIMEOUTS,
): Routes<'Chat/stream' | 'Chat/instructions'> {
  const { db, limits, clock, log, model: settings } = services
  const streams = createStreams(settings?.maxStreams ?? 0)
  const isForbidden = wordFilter(settings?.words ?? [])

  /** After five within ten minutes the user's chat is paused. */
  async function countFiltered(user: string): Promise<void> {
    const { above } = await limits.count('chatFilteredByUser', user)
    if (above >= 0) await limits.count('chatPauseByUser', user)
  }

  async function refusePaused(user: string): Promise<void> {
    const seconds = await limits.closedFor('chatPauseByUser', user)
    if (seconds > 0) throw new Refusal('assistant-paused', { seconds })
  }

  /** The rounds of a question after the first are not counted again. */
  async function countQuestion(user: string, { message, attempt }: Asked<'Chat/stream'>['request']): Promise<void> {
    const isFirst = attempt % (MAX_ROUNDS + 1) === 1
    if (!isFirst && (await wasSpent(db, user, `use:${message}:${attempt - 1}`))) return
    await limits.take('chatDailyByUser', user)
    if (await isNewAccount(db, user, clock())) await limits.take('chatDailyByNewUser', user)
  }

  return {
    'Chat/instructions': {
      answer: ({ request: { locale, tools } }) =>
        Promise.resolve({
          version: INSTRUCTIONS_VERSION,
          prompt: instructionsIn(locale, tools > 0 && settings?.hasTools === true),
          tools: tools > 0 && settings?.hasTools ? JSON.stringify(toolTexts, null, 2) : '',
        }),
    },
    'Chat/stream': {
      limit: 'chatByAddress',
      userLimit: 'chatByUser',
      streams: true,
      ownLane: true,
      async answer(asked) {
        const { request, session } = asked
        const { user } = session
        if (!settings) throw new Refusal('way-closed')
        const question = questionOf(settings, asked)
        const tokensIn = countTokens(settings, question)
        await refusePaused(user)
        const [last] = request.messages.slice(-1)
        if (last && isForbidden(textsOf([last]).join(''))) {
          await countFiltered(user)
          throw new Refusal('assistant-refused')
        }
        const onEnd = streams.take()
        try {
          await countQuestion(user, request)
          const hold = {
            cause: `use:${request.message}:${request.attempt}`,
            model: settings.model,
            in: tokensIn,
            tokens: tokensIn + settings.maxOutput * settings.outputWeight,
          }
          const charge = await beginCharge(services, user, hold, settings)
          const answering = {
            settings,
            question,
            isForbidden,
            attempt: request.attempt,
            tokensIn,
            charge,
            log,
            timeouts,
          }
          return new Bytes(
            writeAnswer({ ...answering, onEnd, onFiltered: () => countFiltered(user) }),
            undefined,
            HEADERS,
          )
        } catch (error) {
          onEnd()
          throw error
        }
      },
    },
  }
}
