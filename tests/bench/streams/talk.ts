import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { chatRequest } from '#tests/support/ask-assistant.ts'
import { startModelServer } from '#tests/support/model-server.ts'

/** A command: open this many answers and report when each has its first word, or stop them all and report when their models have stopped. */
export type Command =
  | { readonly open: { readonly url: string; readonly tokens: readonly string[]; readonly count: number } }
  | { readonly stop: true }

/** What the commands are answered with. */
export interface Opened {
  readonly isOpen: true
}
export interface Stopped {
  /** Answers that were still being written. */
  readonly answers: number
  /** Words that arrived of one answer in a second. */
  readonly perSecond: number
}

/** Answers that one user reads at a time. */
const AT_ONCE = 2
const BETWEEN_WORDS_MS = 50
const WORD = 'word '

const model = await startModelServer()
model.answer(async (reply) => {
  while (reply.isOpen) {
    await reply.text(WORD)
    await sleep(BETWEEN_WORDS_MS)
  }
})

let words = 0
let openedAt = 0
let readers: Socket[] = []

/** Reads an answer with as little work as possible. Resolves with its first word. */
function read(url: string, token: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const question = { message: randomUUID(), attempt: 1, locale: 'en', tools: 0, ...chatRequest('Which test?') }
  const body = JSON.stringify(question)
  const head = `POST /api/Chat/stream HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
    )
    readers.push(socket)
    socket.on('data', (chunk: Buffer) => {
      const arrived = chunk.toString('latin1').split(WORD).length - 1
      words += arrived
      if (arrived > 0) resolve()
      else if (chunk.includes('"code"')) reject(new Error(`an answer ended before its first word: ${chunk.toString()}`))
    })
    socket.on('error', reject)
  })
}

async function obey(command: Command): Promise<Opened | Stopped> {
  if ('open' in command) {
    const { url, tokens, count } = command.open
    readers = []
    await Promise.all(Array.from({ length: count }, (_, at) => read(url, tokens[Math.floor(at / AT_ONCE)] ?? '')))
    ;[words, openedAt] = [0, performance.now()]
    return { isOpen: true }
  }
  const answers = model.open
  const perSecond = words / answers / ((performance.now() - openedAt) / 1000)
  for (const reader of readers) reader.destroy()
  while (model.open > 0) await sleep(20)
  return { answers, perSecond }
}

process.on('message', (command) => obey(command as Command).then((reply) => process.send?.(reply)))
process.once('disconnect', () => process.exit(0))
process.send?.(model.url)
