import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { type PoolClient, type PoolConfig, types } from 'pg'
import { codeOf } from '../start-error.ts'
import type { Schema } from './schema.ts'
import { WatchedPool } from './watched-pool.ts'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>
/** For what reads as well inside a transaction as outside. */
export type Queries = Db | Tx

export interface Database {
  readonly db: Db
  readonly pool: WatchedPool
  close(): Promise<void>
}

const INT8 = types.builtins.INT8

/** Revisions, bytes and milliseconds all stay below 2^53; a number that does not is a bug, and is said so. */
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
  pool.on('error', onBreak) // a connection that breaks while nobody uses it
  // and one that breaks between two statements of a transaction: the next statement tells its caller
  pool.on('connect', (client) => client.on('error', onBreak))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end() // Kysely leaves alone what it never used
  }
  return { db, pool, close }
}

/** Queries on one connection, whose transaction is the caller's. */
export function databaseOn(client: PoolClient): Db {
  const connection = { query: client.query.bind(client), release: () => undefined } as unknown as PoolClient
  const pool = { connect: () => Promise.resolve(connection), end: () => Promise.resolve() }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** SQLSTATE serialization_failure and deadlock_detected: the transaction did nothing and may be tried again. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const ATTEMPTS = 8

/** A transaction that is run again when the database asks for it. Whatever `act` does besides must bear being done twice. */
export async function inTransaction<T>(db: Db, act: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(act)
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(codeOf(error))) throw error
    }
  }
}

/**
 * Whether the database is away rather than displeased: no connection (classes 08 and 57P of SQLSTATE, codes of Node's sockets,
 * and what `pg` says in words alone).
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error)
  if (/^(08|57P|53300)/.test(code) || /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_)/.test(code)) return true
  if (!(error instanceof Error)) return false
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(error.message)
}
