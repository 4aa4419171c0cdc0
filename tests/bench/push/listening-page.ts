import { once } from 'node:events'
import { WebSocket } from 'ws'
import { SOCKET_PATH, type ToPage } from '#contract/push.ts'

export interface Known {
  readonly epoch: string
  readonly revision: number
}

const PATIENCE_MS = 30_000

/** The page of one user, connected by a socket. */
export class ListeningPage {
  readonly #socket: WebSocket
  #heard: Known = { epoch: '', revision: 0 }
  #wakes = new Set<() => void>()

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ToPage
      if (message.type === 'records') this.#heard = { epoch: message.epoch, revision: message.revision }
      for (const wake of this.#wakes) wake()
    })
    socket.on('error', () => undefined) // reported to the waiting caller
  }

  static async open(url: string, ticket: string, known: Known | null): Promise<ListeningPage> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, { perMessageDeflate: false })
    const ear = new ListeningPage(socket)
    if (known) ear.#heard = known
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'hello', ticket, cursor: known, notices: null }))
    await once(socket, 'message') // the welcome message
    return ear
  }

  get heard(): Known {
    return this.#heard
  }

  /** Whether a message about this revision, or a later one, arrives in time. */
  hears(revision: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (value: boolean) => {
        clearTimeout(late)
        this.#wakes.delete(look)
        resolve(value)
      }
      const look = () => {
        if (this.#heard.revision >= revision) settle(true)
      }
      const late = setTimeout(() => settle(false), PATIENCE_MS)
      this.#wakes.add(look)
      look()
    })
  }

  /** Drops the connection as a lost network would. */
  cut(): void {
    this.#socket.terminate()
  }
}
