import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningConnection } from '#server/db/cluster/cluster.ts'
import { type Database, inTransaction, openDatabase } from '#server/db/database.ts'
import { checkLedger } from '#server/money/ledger-check.ts'
import { insertPromo } from '#server/money/promos.ts'
import { insertUsers } from '#tests/support/insert-users.ts'
import { type Figure, type Line, quantile } from './figure.ts'
import { Caller } from './server/caller.ts'
import { startProduct, stopProduct } from './server/stage.ts'

/** Users who redeem one code; some try again. */
interface Crowd {
  readonly users: number
  readonly secondTries: number
  readonly limit: number
}

const whole: Crowd = { users: 19_000, secondTries: 1000, limit: 10_000 }
const least: Crowd = { users: 190, secondTries: 10, limit: 100 }
const CODE = 'BENCH2026'
const CONNECTIONS = 24
const MAX_SECONDS = 60

/** Sends each user's request over one of the connections. Returns how often each code was answered, and the times in ms. */
async function redeem(urls: readonly string[], tokens: readonly string[]) {
  const answers = new Map<string, number>()
  const times: number[] = []
  const queue = tokens.values()
  const work = async (_: unknown, index: number) => {
    const caller = await Caller.open(urls[index % urls.length] ?? '')
    for (const token of queue) {
      const sent = performance.now()
      const { body } = await caller.post('/api/Promo/use', token, JSON.stringify({ code: CODE }), randomUUID())
      times.push(performance.now() - sent)
      const { status, code } = JSON.parse(body) as { status: number; code?: string }
      const answer = status === 200 ? 'given' : (code ?? String(status))
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
    caller.close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return { answers, times }
}

async function standing({ db }: Database) {
  const count = async (table: 'promo_uses' | 'transfers') =>
    (
      await db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  const { used } = await db.selectFrom('promos').select('used').executeTakeFirstOrThrow()
  return {
    used,
    uses: await count('promo_uses'),
    gifts: await count('transfers'),
    faults: (await checkLedger(db)).length,
  }
}

const counted = (what: string, value: number, wanted: number): Line => ({
  what,
  value,
  target: `= ${wanted}`,
  met: value === wanted,
  isCounted: true,
})

async function measure({ users, secondTries, limit }: Crowd, isTimed: boolean): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-promo-'))
  chmodSync(folder, 0o711)
  const first = await startProduct(folder)
  const connection = runningConnection(first.dataDir)
  if (!connection) throw new Error('the embedded database does not run')
  const database = openDatabase(connection, () => undefined)
  const { user, password, host, port, database: name } = connection
  const secret = encodeURIComponent(String(password))
  const address = `postgres://${user}:${secret}@${encodeURIComponent(host ?? '')}:${port}/${name}`
  const second = await startProduct(folder, { DATABASE_URL: address })
  try {
    const tokens = (await insertUsers(database.db, 'promo', users)).map(({ token }) => token)
    const now = Date.now()
    const promo = { id: randomUUID(), code_key: CODE, limit_people: limit, starts_at: 0, ends_at: null }
    await inTransaction(database.db, (tx) => insertPromo(tx, { ...promo, value: { kind: 'gift', fen: 500 } }, now))
    const start = performance.now()
    const { answers, times } = await redeem([first.url, second.url], [...tokens, ...tokens.slice(0, secondTries)])
    const seconds = (performance.now() - start) / 1000
    const { used, uses, gifts, faults } = await standing(database)
    const refused = (answers.get('promo-gone') ?? 0) + (answers.get('promo-used') ?? 0)
    const all = { p50: `${quantile(times, 0.5).toFixed(0)} ms`, p99: `${quantile(times, 0.99).toFixed(0)} ms` }
    return [
      counted('users who got the gift', answers.get('given') ?? 0, limit),
      counted('refused as used up or used before', refused, users + secondTries - limit),
      counted('uses that the promo counts', used, limit),
      counted('rows of uses', uses, limit),
      counted('transfers', gifts, limit),
      counted('faults of the ledger', faults, 0),
      {
        what: `${users + secondTries} redemptions by ${users} users on two processes`,
        value: seconds,
        unit: 's',
        beside: all,
        ...(isTimed && { target: `<= ${MAX_SECONDS} s`, met: seconds <= MAX_SECONDS }),
      },
    ]
  } finally {
    await database.close()
    await stopProduct(second.child)
    await stopProduct(first.child)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A promo code that more users redeem at once than it is for: exactly as many get it as it says, whichever process answers. */
export const figure: Figure = {
  title: 'redemptions of one promo code by a crowd',
  measure: ({ smoke }) => measure(smoke ? least : whole, !smoke),
}
