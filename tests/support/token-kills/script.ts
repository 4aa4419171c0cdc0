import { setTimeout as sleep } from 'node:timers/promises'
import { estimateTokens } from '#contract/assistant/estimate.ts'
import type { ModelServer, Script } from '../model-server.ts'
import type { RandomStream } from '../random.ts'

/** What the model did with an attempt. */
export interface Written {
  readonly user: string
  /** How often it accepted the question, and refused it. */
  begun: number
  refused: number
  /** The estimate of what it wrote, each word on its own: the most that can be charged for it without a count of the model. */
  estimate: number
  /** What it said that the answer cost. */
  told?: { readonly in: number; readonly out: number }
}

/** What the model saw, by cause of the charge. */
export interface Seen {
  readonly written: ReadonlyMap<string, Written>
  /** The most answers that it was writing for one user at a time. */
  readonly mostAtOnce: () => number
}

/** The words by which the model knows which attempt it answers. */
export const markOf = (user: string, message: string, attempt: number) => `use:${message}:${attempt} of ${user}`
const MARK = /(use:[0-9a-f-]+:\d+) of ([0-9a-f-]+)/
const WORDS = ['estimate ', 'interval, ', '检验 ', '95% ']
const CALLED = { query: 'interval' }
/** Tokens of a question as the model counts them: fewer than our estimate, as a rule. */
const COUNTED = 400

/** Makes a model write slowly, in one of its ways, which are drawn. */
export function scriptModel(model: ModelServer, random: RandomStream): Seen {
  const written = new Map<string, Written>()
  const running = new Map<string, number>()
  let most = 0
  const script: Script = async (reply, { messages }) => {
    const [, cause = '', user = ''] = MARK.exec(messages.at(-1)?.content ?? '') ?? []
    const known = written.get(cause) ?? { user, begun: 0, refused: 0, estimate: 0 }
    written.set(cause, known)
    const way = random.next()
    const words = 3 + random.below(25)
    if (way < 0.1) {
      known.refused += 1
      return reply.refuse(503)
    }
    running.set(user, (running.get(user) ?? 0) + 1)
    most = Math.max(most, running.get(user) ?? 0)
    known.begun += 1
    try {
      for (let word = 0; word < words && reply.isOpen; word += 1) {
        const text = random.pick(WORDS)
        known.estimate += estimateTokens(text)
        await reply.text(text)
        await sleep(random.below(25))
      }
      if (!reply.isOpen) return undefined
      if (way < 0.2) return reply.break()
      if (way < 0.4) {
        known.estimate += estimateTokens(JSON.stringify(CALLED))
        return await reply.call({ name: 'search_help', arguments: CALLED })
      }
      if (way < 0.6) return await reply.end()
      known.told = { in: COUNTED + random.below(100), out: words }
      return await reply.end('stop', { prompt_tokens: known.told.in, completion_tokens: known.told.out })
    } finally {
      running.set(user, (running.get(user) ?? 1) - 1)
    }
  }
  model.answer(script)
  return { written, mostAtOnce: () => most }
}
