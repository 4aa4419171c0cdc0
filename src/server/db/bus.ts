import { Client, type Pool } from 'pg'
import type { Logger } from 'pino'

/** Something may have changed: a user's records, the notices, or the scene with this secret (hex). A lost hint only causes a delay. */
export type Hint =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'scene'; readonly id: string }
  | { readonly kind: 'notices' }

/** Carries hints between the processes of a site. */
export interface Bus {
  /** Gathers hints for some milliseconds, and sends each once. */
  say(hint: Hint): void
  close(): Promise<void>
}

const CHANNEL = 'slipstick'
const GATHER_MS = 20
/** PostgreSQL allows 8000 bytes in one notification. */
const MAX_HINTS = 100
const AGAIN_MS = 1000

const spelled = (hint: Hint) => (hint.kind === 'notices' ? 'n' : `${hint.kind[0]}${hint.id}`)

function read(payload: string): Hint[] {
  return payload.split(' ').flatMap((word): Hint[] => {
    const id = word.slice(1)
    if (word === 'n') return [{ kind: 'notices' }]
    if (word.startsWith('u')) return [{ kind: 'user', id }]
    return word.startsWith('s') ? [{ kind: 'scene', id }] : []
  })
}

/** Notifies every process of the site at once; for commands that run outside a server. */
export async function notify(pool: Pool, hints: readonly Hint[]): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, hints.map(spelled).join(' ')])
}

/**
 * Hints over LISTEN and NOTIFY, sent after the commit and over a separate connection. @param hear called with every hint, our own included
 * @param missed called after the connection was lost: any hint may have been missed
 */
export function openBus(pool: Pool, log: Logger, hear: (hints: readonly Hint[]) => void, missed: () => void): Bus {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined
  let listener: Client | undefined
  let closed = false

  const lost = (client: Client) => {
    if (listener !== client || closed) return
    listener = undefined
    void client.end().catch(() => undefined)
    retry = setTimeout(listen, AGAIN_MS)
  }
  function listen(): void {
    // the pool's password is not enumerable
    const client = new Client({ ...pool.options, password: pool.options.password })
    listener = client
    client.on('notification', ({ payload }) => hear(read(payload ?? '')))
    client.on('error', () => lost(client))
    client.on('end', () => lost(client))
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .then(missed)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the bus has no connection')
        lost(client)
      })
  }
  async function send(): Promise<void> {
    timer = undefined
    const words = [...waiting]
    waiting.clear()
    for (let start = 0; start < words.length; start += MAX_HINTS) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, words.slice(start, start + MAX_HINTS).join(' ')])
    }
  }
  listen()
  return {
    say(hint) {
      waiting.add(spelled(hint))
      timer ??= setTimeout(() => {
        send().catch((error: unknown) => log.warn({ err: error }, 'a hint was not sent'))
      }, GATHER_MS)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      clearTimeout(retry)
      await listener?.end().catch(() => undefined)
    },
  }
}
