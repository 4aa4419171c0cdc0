import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { runningConnection } from '#server/db/cluster/cluster.ts'
import { inTransaction, openDatabase } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { type Posting, post } from '#server/money/transfers.ts'
import { insertUsers } from '#tests/support/insert-users.ts'
import { type Line, median, roundsOf } from '../figure.ts'
import { startProduct, stopProduct } from '../server/stage.ts'

const CONNECTIONS = 12
const USERS = 500
const LEAST = 0.7
const FEN = 7

const posting = (): Posting => ({
  debit: 'gift:operator',
  credit: 'wallet:gift',
  amount: FEN,
  cause: `operator:${randomUUID()}`,
  note: 'operator',
})

/** The texts of the statements of one transaction, which the peer sends too. */
async function statementsOf(connection: pg.ClientConfig, user: string): Promise<readonly string[]> {
  const texts: string[] = []
  const pool = new pg.Pool(connection)
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      texts.push(query.sql)
    },
  })
  await inTransaction(db, (tx) => post(tx, user, [posting()], Date.now()))
  await db.destroy()
  return texts.filter((text) => !/^(begin|commit)/i.test(text))
}

/** Transactions a second, with so many at once. */
async function rate(count: number, transact: (user: number) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let next = 0
  const work = async () => {
    while (next < count) {
      next += 1
      await transact(next % USERS)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return (count * 1000) / (performance.now() - start)
}

/** Transfers to the wallets of 500 users over 12 connections: ours, and the same statements by `pg` alone, in turns. */
export async function ledgerSpeed(isSmoke: boolean): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-ledger-'))
  chmodSync(folder, 0o711)
  const { child, dataDir } = await startProduct(folder)
  const connection = runningConnection(dataDir)
  if (!connection) throw new Error('the embedded database does not run')
  const database = openDatabase(connection, () => undefined)
  const pool = new pg.Pool({ ...connection, max: CONNECTIONS })
  pool.on('error', () => undefined) // `end` does not wait for sockets, and PostgreSQL may stop first; a query that fails still rejects
  try {
    const users = (await insertUsers(database.db, 'ledger', USERS)).map(({ user }) => user)
    const [lock = '', insert = '', ...more] = await statementsOf(connection, users[0] ?? '')
    if (more.length > 0) throw new Error('a transfer has more than two statements: the peer has to send them too')
    const ours = (index: number) =>
      inTransaction(database.db, (tx) => post(tx, users[index] ?? '', [posting()], Date.now()))
    const theirs = async (index: number) => {
      const user = users[index]
      const client = await pool.connect()
      await client.query('begin')
      const { rows } = await client.query<Record<'cash' | 'gift' | 'entries', string>>(lock, [user, user])
      const [cash, gift, entry] = [rows[0]?.cash, Number(rows[0]?.gift) + FEN, Number(rows[0]?.entries) + 1]
      const { debit, credit, amount, cause, note } = posting()
      const transfer = [
        user,
        randomUUID(),
        entry,
        debit,
        credit,
        amount,
        cause,
        null,
        null,
        note,
        cash,
        gift,
        Date.now(),
      ]
      await client.query(insert, [...transfer, cash, gift, entry, user])
      await client.query('commit')
      client.release()
    }
    const count = isSmoke ? 100 : 5000
    const [rates, peers]: [number[], number[]] = [[], []]
    for (let round = 0; round < roundsOf({ smoke: isSmoke }); round += 1) {
      rates.push(await rate(count, ours))
      peers.push(await rate(count, theirs))
    }
    const [value, peer] = [median(rates), median(peers)]
    const ratio = value / peer
    return [
      {
        what: `transfers by ${CONNECTIONS} connections`,
        value,
        unit: '/s',
        beside: { 'pg alone': peer },
        ratio,
        target: `>= ${LEAST} x`,
        met: ratio >= LEAST,
      },
    ]
  } finally {
    await pool.end()
    await database.close()
    await stopProduct(child)
    rmSync(folder, { recursive: true, force: true })
  }
}
