import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'

/** How often the database is asked for a sign of life, and how long it may take for one, ms. Together less than the ten seconds of SPEC S12. */
export interface Watch {
  readonly every: number
  readonly timeoutMs: number
}

export const WATCH: Watch = { every: 2000, timeoutMs: 5000 }

/** Begins like what `pg` says of a broken connection, which it is. */
const frozen = () => new Error('Connection terminated: the database does not answer')

type Done = (error: Error | undefined, client: PoolClient | undefined, release: (broken?: unknown) => void) => void

/** What of a client `pg` does not have in its types. */
const socketOf = (client: Client | PoolClient) =>
  (client as unknown as { readonly connection?: { readonly stream?: { destroy(): void } } }).connection?.stream

/**
 * A pool that notices when the database does not answer any more: the machine hangs, its disk does, or the network swallows everything. A statement
 * that takes long is something else, so it asks over a connection of its own. While there is no answer all connections are cut, and nobody gets
 * one: a call hears at once that it is to come again.
 */
export class WatchedPool extends Pool {
  readonly #clients = new Set<PoolClient>()
  #isFrozen = false
  #closed = false

  constructor(config: PoolConfig) {
    super(config)
    this.on('connect', (client) => this.#clients.add(client))
    this.on('remove', (client) => this.#clients.delete(client))
  }

  override connect(): Promise<PoolClient>
  override connect(done: Done): void
  override connect(done?: Done): Promise<PoolClient> | undefined {
    if (!done) return this.#isFrozen ? Promise.reject(frozen()) : super.connect()
    if (this.#isFrozen) done(frozen(), undefined, () => undefined)
    else super.connect(done)
    return undefined
  }

  /** Asks for signs of life until the pool is closed. */
  watch({ every, timeoutMs }: Watch, onFreeze: () => void): void {
    const look = async () => {
      let client: Client | undefined
      while (!this.#closed) {
        client ??= this.#newClient(timeoutMs)
        const answer = await answerWithin(client, timeoutMs)
        if (answer === 'none' && !this.#isFrozen) {
          this.#isFrozen = true
          onFreeze()
          for (const held of this.#clients) socketOf(held)?.destroy()
        } else if (answer === 'good') this.#isFrozen = false
        if (answer !== 'good') {
          socketOf(client)?.destroy()
          client = undefined
        }
        await sleep(every, undefined, { ref: false })
      }
      await client?.end().catch(() => undefined)
    }
    void look()
  }

  override async end(): Promise<void> {
    this.#closed = true
    await super.end()
  }

  #newClient(timeoutMs: number): Client {
    // a pool hides its password from those who enumerate
    const { options } = this
    const client = new Client({ ...options, password: options.password, connectionTimeoutMillis: timeoutMs })
    client.on('error', () => undefined) // told by the next question
    return client
  }
}

const opened = new WeakSet<Client>()

async function ask(client: Client): Promise<'good' | 'broken'> {
  try {
    if (!opened.has(client)) await client.connect()
    opened.add(client)
    await client.query('select 1')
    return 'good'
  } catch (error) {
    return error instanceof Error && /timeout/.test(error.message) ? new Promise(() => undefined) : 'broken'
  }
}

/** `broken`: there is no connection, which whoever wants one hears without our help. */
async function answerWithin(client: Client, timeoutMs: number): Promise<'good' | 'broken' | 'none'> {
  const late = async () => {
    await sleep(timeoutMs, undefined, { ref: false })
    // where we were the ones who slept, an answer lies ready
    await sleep(timeoutMs / 10, undefined, { ref: false })
    return 'none' as const
  }
  return Promise.race([ask(client), late()])
}
