import { setTimeout as sleep } from 'node:timers/promises'
import type { AnswerEvent } from '#contract/assistant/events.ts'
import { askAssistant } from '#tests/support/ask-assistant.ts'
import { startModelServer } from '#tests/support/model-server.ts'
import { type Figure, type Line, median, roundsOf } from './figure.ts'
import { type Stage, setStage } from './server/stage.ts'

const STREAMS = 200
/** Answers that one user reads at a time. */
const AT_ONCE = 2
const BETWEEN_WORDS_MS = 50
/** Until answers that ended are settled. */
const SETTLED_MS = 500
const MOST = 2
const ROUND = { tasks: ['push, one mutation', 'pull, one new record'], pauseMs: 50 } as const

/** Begins answers, and waits for the first word of each. @returns a function that stops them */
async function open({ ours: url, accounts }: Stage, count: number): Promise<() => void> {
  const stop = new AbortController()
  const begin = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const token = accounts[Math.floor(index / AT_ONCE)]?.token ?? ''
      const onEvent = ({ event }: AnswerEvent) => {
        if (event === 'text') resolve()
      }
      askAssistant({ url }, token, { signal: stop.signal, onEvent }).then(
        ({ refusal }) => reject(new Error(`an answer ended before its first word: ${refusal?.code}`)),
        reject,
      )
    })
  await Promise.all(Array.from({ length: count }, (_, index) => begin(index)))
  return () => stop.abort()
}

async function measure({ smoke }: { readonly smoke: boolean }): Promise<Line[]> {
  const count = smoke ? 4 : STREAMS
  const model = await startModelServer()
  model.answer(async (reply) => {
    while (reply.isOpen) {
      await reply.text('word ')
      await sleep(BETWEEN_WORDS_MS)
    }
  })
  const stage = await setStage(STREAMS / AT_ONCE, {
    CHAT_PROVIDER: 'openai',
    CHAT_URL: model.url,
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
    const [alone, beside] = [[] as number[], [] as number[]]
    let errors = 0
    let streams = 0
    for (let index = 0; index < roundsOf({ smoke }); index += 1) {
      const quiet = await stage.run(round)
      const stop = await open(stage, count)
      const busy = await stage.run(round)
      streams = model.open
      stop()
      while (model.open > 0) await sleep(20)
      await sleep(SETTLED_MS) // what they cost is written after they end
      alone.push(quiet.p99)
      beside.push(busy.p99)
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
    await model.close()
  }
}

/** Answers of the assistant, twenty words a second each, beside calls that synchronise. */
export const figure: Figure = { title: 'two hundred answers beside sync', measure }
