import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Figure, type Line, median, roundsOf } from './figure.ts'
import { childOf, setStage } from './server/stage.ts'
import type { Command, Opened, Stopped } from './streams/talk.ts'

const STREAMS = 200
const AT_ONCE = 2
/** Until answers that ended are settled. */
const SETTLED_MS = 500
const MOST = 2
/** The model writes 20. */
const LEAST_WORDS = 18
const ROUND = { tasks: ['push, one mutation', 'pull, one new record'], pauseMs: 50 } as const

/** The model and its readers. */
async function startTalk() {
  const child = childOf('streams/talk.ts', {})
  const ended = once(child, 'exit').then(() => {
    throw new Error('the readers have ended')
  })
  ended.catch(() => undefined)
  const [url] = (await once(child, 'message')) as [string]
  async function ask<T extends Opened | Stopped>(command: Command): Promise<T> {
    child.send(command)
    const [reply] = (await Promise.race([once(child, 'message'), ended])) as [T]
    return reply
  }
  return {
    url,
    open: (open: Extract<Command, { open: unknown }>['open']) => ask<Opened>({ open }),
    stop: () => ask<Stopped>({ stop: true }),
    close: () => child.disconnect(),
  }
}

async function measure({ smoke }: { readonly smoke: boolean }): Promise<Line[]> {
  const count = smoke ? 4 : STREAMS
  const talk = await startTalk()
  const stage = await setStage(STREAMS / AT_ONCE, {
    CHAT_PROVIDER: 'openai',
    CHAT_URL: talk.url,
    CHAT_MODEL: 'script',
    CHAT_LABEL: 'script',
  })
  try {
    const round = {
      ...ROUND,
      url: stage.ours,
      callers: smoke ? 4 : 32,
      warmMs: smoke ? 100 : 500,
      ms: smoke ? 300 : 4000,
    }
    const [alone, beside, words] = [[] as number[], [] as number[], [] as number[]]
    let errors = 0
    let streams = 0
    for (let index = 0; index < roundsOf({ smoke }); index += 1) {
      const quiet = await stage.run(round)
      await talk.open({ url: stage.ours, tokens: stage.accounts.map(({ token }) => token), count })
      const busy = await stage.run(round)
      const { answers, perSecond } = await talk.stop()
      await sleep(SETTLED_MS) // what they cost is written after they end
      streams = answers
      alone.push(quiet.p99)
      beside.push(busy.p99)
      words.push(perSecond)
      errors += quiet.errors + busy.errors
    }
    const ratio = median(beside) / median(alone)
    return [
      {
        what: 'answers that are written at once',
        value: streams,
        target: String(count),
        met: streams === count,
        isCounted: true,
      },
      {
        what: 'words that arrive of each answer',
        value: median(words),
        unit: '/s',
        target: `>= ${LEAST_WORDS}`,
        met: median(words) >= LEAST_WORDS,
      },
      {
        what: `push and pull, p99 beside ${count} answers`,
        value: median(beside),
        unit: 'ms',
        beside: { alone: median(alone), errors: String(errors) },
        ratio,
        target: `<= ${MOST} x`,
        met: ratio <= MOST && errors === 0,
      },
    ]
  } finally {
    await stage.close()
    talk.close()
  }
}

/**
 * Answers of the assistant, twenty words a second each, beside calls that synchronise. The model and the readers, which a site has on other
 * machines, share the cores of this one: they do as little as possible, and the words that arrive say whether they kept up.
 */
export const figure: Figure = { title: 'two hundred answers beside sync', measure }
