import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { groupedActiveCode } from '#contract/money/active-code.ts'
import { runningConnection } from '#server/db/cluster/cluster.ts'
import { type Database, inTransaction, openDatabase } from '#server/db/database.ts'
import { addActiveBatch, newActiveCode } from '#server/money/active.ts'
import { findPlan } from '#server/money/plans.ts'
import { insertPromo, type PromoValue } from '#server/money/promos.ts'
import { freePort } from '../free-port.ts'
import { type InsertedUser, insertUsers } from '../insert-users.ts'
import { merchantVariables } from '../payments/merchant-variables.ts'
import { startWechatPayServer, type WechatPayServer } from '../payments/wechat-pay-server.ts'
import { postmasterPid, type ServerProcess, startServerProcess } from '../server-process.ts'
import { aheadIn, clockOf } from '../test-world.ts'

/** What a kill ends: the server that runs PostgreSQL, the one beside it, PostgreSQL, or several at once. */
export const VICTIMS = ['first', 'second', 'postmaster', 'first and postmaster', 'both servers', 'all'] as const
export type Victim = (typeof VICTIMS)[number]

const USERS = 12
const PERIOD_MS = 100
/** Promo codes: a present, and a discount, each for fewer users than there are. */
const PROMOS: Readonly<Record<string, { readonly value: PromoValue; readonly people: number }>> = {
  KILLGIFT: { value: { kind: 'gift', fen: 500 }, people: 5 },
  KILLHALF: { value: { kind: 'percent', percent: 50 }, people: 5 },
}

export const GIFT_CODE = 'KILLGIFT'
export const HALF_CODE = 'KILLHALF'

/** Two processes of one site that sells by WeChat Pay, the provider in this process, and what a kill needs. */
export interface Shop {
  readonly provider: WechatPayServer
  readonly database: Database
  readonly users: readonly InsertedUser[]
  /** The addresses of both servers. */
  readonly urls: readonly string[]
  readonly now: () => number
  /** Moves the clock of both servers and of the provider. */
  advance(ms: number): void
  /** Activation codes of a month, made now. */
  makeCodes(count: number): Promise<string[]>
  kill(victim: Victim): Promise<void>
  /** Starts what was killed again. */
  restart(): Promise<void>
  close(): Promise<void>
}

async function stock({ db }: Database): Promise<void> {
  const now = Date.now()
  const content = JSON.stringify({ amount: 10_000, gift: 1000 })
  const sale = { on_sale_from: 0, on_sale_to: null, created_at: now }
  await db
    .insertInto('offers')
    .values({ id: 'hundred', revision: 1, content, ...sale })
    .execute()
  for (const [code_key, { value, people: limit_people }] of Object.entries(PROMOS)) {
    const promo = { id: randomUUID(), code_key, value, limit_people, starts_at: 0, ends_at: null }
    await inTransaction(db, (tx) => insertPromo(tx, promo, now))
  }
}

/** Opens the shop in a folder of its own, which `close` removes. @param more environment of its servers */
export async function openShop(more: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-ledger-'))
  chmodSync(folder, 0o711)
  const keys = join(folder, 'keys')
  mkdirSync(keys, { mode: 0o700 })
  const dataDir = join(folder, 'data')
  const clockFile = join(folder, 'clock')
  const now = clockOf(clockFile)
  const provider = await startWechatPayServer(now)
  const env = {
    ...merchantVariables(keys, provider.url),
    CLOCK_FILE: clockFile,
    PAYMENTS_PERIOD: String(PERIOD_MS),
    LIMITS_FACTOR: '1000000',
    LOG_LEVEL: 'fatal',
    ...more,
  }
  const ports = [await freePort(), await freePort()] as const
  const startFirst = () => startServerProcess({ dataDir, port: ports[0], env })
  let first: ServerProcess | undefined = await startFirst()
  const connection = runningConnection(dataDir)
  if (!connection) throw new Error('the embedded database does not run')
  const { user, password, host, port, database: name } = connection
  const address = `postgres://${user}:${encodeURIComponent(String(password))}@${encodeURIComponent(host ?? '')}:${port}/${name}`
  const startSecond = () => startServerProcess({ dataDir, port: ports[1], env: { ...env, DATABASE_URL: address } })
  let second: ServerProcess | undefined = await startSecond()
  const database = openDatabase(connection, () => undefined)
  await stock(database)
  const users = await insertUsers(database.db, 'payer', USERS)
  return {
    provider,
    database,
    users,
    urls: ports.map((one) => `http://127.0.0.1:${one}`),
    now,
    advance: (ms) => writeFileSync(clockFile, String(aheadIn(clockFile) + ms)),
    async makeCodes(count) {
      const codes = Array.from({ length: count }, newActiveCode)
      const plan = await findPlan(database.db, 'month')
      const of = { plan: 'month', plan_revision: plan?.revision ?? 0, expires_at: null, note: '', created_at: now() }
      await inTransaction(database.db, (tx) => addActiveBatch(tx, { id: randomUUID(), ...of }, codes))
      return codes.map(groupedActiveCode)
    },
    async kill(victim) {
      const postmaster = postmasterPid(dataDir)
      const ending: Promise<void>[] = []
      if (victim !== 'first' && victim !== 'second' && victim !== 'both servers' && postmaster)
        process.kill(postmaster, 'SIGKILL')
      if (first && victim !== 'second' && victim !== 'postmaster') {
        ending.push(first.kill())
        first = undefined
      }
      if (second && (victim === 'second' || victim === 'both servers' || victim === 'all')) {
        ending.push(second.kill())
        second = undefined
      }
      await Promise.all(ending)
    },
    async restart() {
      first ??= await startFirst()
      second ??= await startSecond()
    },
    async close() {
      await database.close()
      await second?.stop()
      await first?.stop()
      await provider.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
