import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'

/** Interval and timeout of the health check, ms. Together less than the ten seconds of SPEC S12. */
export interface Watch {
  readonly every: number
  readonly timeoutMs: number
}

export const WATCH: Watch = { every: 2000, timeoutMs: 5000 }

/** Starts like the message of `pg` for a broken connection, so that callers treat it as one. */
const frozen = () => new Error('Connection terminated: the database does not answer')

type Done = (error: Error | undefined, client: PoolClient | undefined, release: (broken?: unknown) => void) => void

/** The socket of a client, which the types of `pg` do not declare. */
const socketOf = (client: Client | PoolClient) =>
  (client as unknown as { readonly connection?: { readonly stream?: { destroy(): void } } }).connection?.stream

/**
 * Whether a transaction runs, which must not ask for a second connection: if all connections were held by such transactions, none would ever
 * be free. Tests set `onSecond`, which throws.
 */
export const transactions = new AsyncLocalStorage<true>()
export const connections: { onSecond: (() => Error) | undefined } = { onSecond: undefined }

const secondOf = () => (transactions.getStore() ? connections.onSecond?.() : undefined)

/**
 * A pool that notices a database that hangs: its machine, its disk, or the network in between. A long statement is not a hang, so the health
 * check uses a separate connection. While the database hangs all connections are cut and none is given out, so that calls fail at once as
 * retryable.
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
    const refused = this.#isFrozen ? frozen() : secondOf()
    if (!done) return refused ? Promise.reject(refused) : super.connect()
    if (refused) done(refused, undefined, () => undefined)
    else super.connect(done)
    return undefined
  }

  /** Runs the health check until the pool is closed. */
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
    // the pool's password is not enumerable
    const { options } = this
    const client = new Client({ ...options, password: options.password, connectionTimeoutMillis: timeoutMs })
    client.on('error', () => undefined) // the next check reports it
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

/** `broken`: there is no connection, which callers detect themselves. */
async function answerWithin(client: Client, timeoutMs: number): Promise<'good' | 'broken' | 'none'> {
  const late = async () => {
    await sleep(timeoutMs, undefined, { ref: false })
    // if our own process was suspended, an answer is already waiting
    await sleep(timeoutMs / 10, undefined, { ref: false })
    return 'none' as const
  }
  return Promise.race([ask(client), late()])
}
