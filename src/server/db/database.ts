import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type PoolClient, type PoolConfig, types } from 'pg'
import { codeOf } from '../start-error.ts'
import type { Schema } from './schema.ts'
import { transactions, WatchedPool } from './watched-pool.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>
/** The queries available both inside and outside a transaction. */
export type Queries = Db | Tx

export interface Database {
  readonly db: Db
  readonly pool: WatchedPool
  close(): Promise<void>
}

const INT8 = types.builtins.INT8

/** Revisions, bytes and milliseconds stay below 2^53; a larger number is a bug and throws. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}

const parsers: PoolConfig['types'] = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? parseInt8 : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}

export function openDatabase(connection: PoolConfig, onBreak: (error: unknown) => void): Database {
  const pool = new WatchedPool({
    max: 12,
    connectionTimeoutMillis: 8000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 60_000,
    application_name: 'slipstick',
    ...connection,
    types: parsers,
  })
  pool.on('error', onBreak) // an idle connection broke
  // a connection broke between two statements of a transaction: the next statement reports it
  pool.on('connect', (client) => client.on('error', onBreak))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end() // Kysely does not close a pool that it never used
  }
  return { db, pool, close }
}

/** Queries on one connection; the caller manages its transaction. */
export function databaseOn(client: PoolClient): Db {
  const connection = { query: client.query.bind(client), release: () => undefined } as unknown as PoolClient
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** SQLSTATE serialization_failure and deadlock_detected: the transaction was rolled back and may be retried. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const ATTEMPTS = 8

/**
 * A transaction that is retried on serialization failures and deadlocks. All other side effects of `act` must be repeatable, and it must use no
 * other connection than that of `tx`.
 */
export async function inTransaction<T>(db: Db, act: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => transactions.run(true, () => act(tx)))
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(codeOf(error))) throw error
    }
  }
}

/**
 * Whether the error means that the database is unreachable: SQLSTATE classes 08 and 57P, socket errors of Node, and errors that `pg` reports
 * only by message.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error)
  if (/^(08|57P|53300)/.test(code) || /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_)/.test(code)) return true
  if (!(error instanceof Error)) return false
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(error.message)
}
