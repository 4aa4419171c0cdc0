import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { type FromPage, fromPage, SOCKET_PATH, socketEnds, type ToPage } from '#contract/push.ts'
import { findScene } from '../accounts/store.ts'
import type { Db } from '../db/database.ts'
import { languageOf } from '../http/language.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import type { Hub } from './hub.ts'
import type { Listener } from './listener.ts'
import { isOwnOrigin } from './origin.ts'
import { takeSocketTicket } from './socket-ticket.ts'

const LARGEST_MESSAGE = 4096
/** Time within which a page must send its first message. */
const HANDSHAKE_TIMEOUT_MS = 10_000
const HEARTBEAT_MS = 30_000
/** Most messages of one page between two heartbeats. */
const MAX_MESSAGES = 100
/** Most sockets that have not sent their first message. */
const MAX_STRANGERS = 2000
const RESTART = 1012

type Hello = Exclude<FromPage, { type: 'seen' }>

function parse(data: WebSocket.RawData): FromPage | undefined {
  try {
    const parsed = fromPage.safeParse(JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : ''))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const secretOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/** Whether a page may wait for a scene: one for login, or one of its own user. Resolves to the secret in hex. */
async function watchable(db: Db, ticket: string, user: string | undefined, now: number): Promise<string> {
  const secret = secretOf(ticket)
  const scene = await findScene(db, secret)
  const isTheirs = scene && (scene.user_id === null || scene.user_id === user)
  if (!isTheirs || scene.expires_at <= now) throw new Refusal('scene-ended')
  return secret.toString('hex')
}

export interface Sockets {
  readonly upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
  close(): void
}

/** The WebSockets of this process. The first message authenticates a socket, so that no ticket is in a URL, which proxies log. */
export function createSockets(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  hub: Hub,
  publicOrigin: string | undefined,
): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false })
  const alive = new WeakSet<WebSocket>()
  let strangers = 0

  async function introduce(hello: Hello, ends: Pick<Listener, 'say' | 'end'>): Promise<Listener> {
    const now = clock()
    const base = {
      scenes: new Map<string, string>(),
      lastSent: { epoch: '', revision: 0, notices: 0, account: 0 },
      ...ends,
    }
    if (hello.type === 'watch') {
      const secret = await watchable(db, hello.ticket, undefined, now)
      base.scenes.set(secret, hello.ticket)
      return { ...base, user: undefined, session: undefined, known: { cursor: null, notices: null } }
    }
    const { user, tokenHash } = await takeSocketTicket(db, hello.ticket, now)
    return { ...base, user, session: tokenHash.toString('hex'), known: hello }
  }

  function serve(socket: WebSocket, incoming: IncomingMessage): void {
    const language = languageOf(incoming.headers['accept-language'])
    const say = (message: ToPage) => socket.send(JSON.stringify(message))
    const end = (code: number) => socket.close(code)
    let listener: Listener | undefined
    let messages = 0
    let turn = Promise.resolve()
    strangers += 1
    let isStranger = true
    const known = () => {
      if (isStranger) strangers -= 1
      isStranger = false
    }
    const handshake = setTimeout(() => end(socketEnds.unauthenticated), HANDSHAKE_TIMEOUT_MS)

    const receive = async (message: FromPage) => {
      if (!listener) {
        if (message.type === 'seen') return end(socketEnds.unauthenticated)
        listener = await introduce(message, { say, end })
        clearTimeout(handshake)
        known()
        if (socket.readyState !== WebSocket.OPEN) return
        hub.add(listener, language)
        say({ type: 'welcome' })
      } else if (message.type === 'watch') {
        listener.scenes.set(await watchable(db, message.ticket, listener.user, clock()), message.ticket)
      } else if (message.type === 'seen') {
        listener.known = message
      } else {
        return end(socketEnds.invalid)
      }
      hub.look([
        ...(listener.user ? [{ kind: 'user' as const, id: listener.user }] : []),
        ...[...listener.scenes.keys()].map((id) => ({ kind: 'scene' as const, id })),
        { kind: 'notices' },
      ])
    }
    alive.add(socket)
    socket.on('pong', () => {
      alive.add(socket)
      messages = 0
    })
    socket.on('message', (data) => {
      messages += 1
      const message = messages > MAX_MESSAGES ? undefined : parse(data)
      if (!message) return end(socketEnds.invalid)
      turn = turn
        .then(() => receive(message))
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) log.warn({ err: error }, 'a socket could not be served')
          end(socketEnds.unauthenticated)
        })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(handshake)
      known()
      if (listener) hub.remove(listener)
    })
  }

  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    upgrade: (incoming, socket, head) => {
      const refuse = (status: string): void =>
        void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      const path = (incoming.url ?? '').split('?', 1)[0]
      if (path !== SOCKET_PATH) return refuse('404 Not Found')
      if (!isOwnOrigin(incoming, publicOrigin)) return refuse('403 Forbidden')
      if (strangers >= MAX_STRANGERS) return refuse('503 Service Unavailable')
      server.handleUpgrade(incoming, socket, head, (opened) => serve(opened, incoming))
    },
    close() {
      clearInterval(heartbeat)
      for (const socket of server.clients) socket.close(RESTART)
      server.close()
      setTimeout(() => {
        for (const socket of server.clients) socket.terminate()
      }, 1000).unref()
    },
  }
}
