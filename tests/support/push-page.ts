import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type FromPage, SOCKET_PATH, type ToPage, toPage } from '#contract/push.ts'
import type { TestServer } from './start-server.ts'

type Known = Pick<Extract<FromPage, { type: 'seen' }>, 'cursor' | 'notices' | 'account'>

/** A page connected to the push channel of a test server. */
export interface PushPage {
  readonly messages: readonly ToPage[]
  send(message: unknown): void
  /** The next message of a type, including a received one that was not taken yet. */
  next<T extends ToPage['type']>(type: T): Promise<Extract<ToPage, { type: T }>>
  /** All messages received within this time, in ms. */
  silence(ms: number): Promise<readonly ToPage[]>
  /** The close code that the server sent. */
  readonly ended: Promise<number>
  close(): Promise<void>
}

const nothing: Known = { cursor: null, notices: null }
const WAIT_MS = 10_000

/** Opens a socket and sends nothing yet. */
export async function openSocket(
  { url }: Pick<TestServer, 'url'>,
  headers: Record<string, string> = {},
): Promise<PushPage> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, { headers })
  const messages: ToPage[] = []
  const waiting: ToPage[] = []
  socket.on('message', (data: Buffer) => {
    const message = toPage.parse(JSON.parse(data.toString('utf8')))
    messages.push(message)
    waiting.push(message)
  })
  const ended = new Promise<number>((resolve) => socket.on('close', resolve))
  await once(socket, 'open')
  return {
    messages,
    ended,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next(type) {
      for (let waited = 0; waited < WAIT_MS; waited += 10) {
        const index = waiting.findIndex((message) => message.type === type)
        if (index >= 0) return waiting.splice(index, 1)[0] as never
        await sleep(10)
      }
      throw new Error(`no ${type} came, but ${JSON.stringify(messages)}`)
    },
    async silence(ms) {
      const before = messages.length
      await sleep(ms)
      return messages.slice(before)
    },
    async close() {
      socket.close()
      await ended
    },
  }
}

/** The page of a signed-in user, after the handshake. */
export async function openPage(
  server: TestServer,
  token: string,
  known: Partial<Known> = {},
  headers: Record<string, string> = {},
): Promise<PushPage> {
  const { data } = await server.call('Push/ticket', {}, { token })
  const page = await openSocket(server, headers)
  page.send({ type: 'hello', ticket: data.ticket, ...nothing, ...known })
  await page.next('welcome')
  return page
}
