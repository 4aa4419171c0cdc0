import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction } from '#server/db/database.ts'
import { addTokens, giveTokens } from '#server/money/tokens.ts'
import { openShop, type Shop, VICTIMS, type Victim } from '../ledger-kills/shop.ts'
import { type ModelServer, startModelServer } from '../model-server.ts'
import { createRandom } from '../random.ts'
import { judge, lostCharges, OUTPUT_WEIGHT } from './judge.ts'
import { type Attempt, ask, readOn } from './readers.ts'
import { scriptModel } from './script.ts'

/** Two and more of one user, who may have two answers at a time. */
const TABS = 28
const LEAST_MS = 50
const MOST_MS = 700
/** After an abandoned hold is charged. */
const JUMP_MS = 11 * 60_000
const SETTLED_MS = 60_000
/** How much every other user begins with: enough for a few questions. */
const FEW = 8000
const KEEP_POSTGRES: ReadonlySet<Victim> = new Set(['first', 'second', 'both servers'])
const ALLOWANCE = 100_000

export interface TokenRound {
  readonly seed: number
  readonly victim: Victim
  /** Answers that came to their end with their cost; that were cut or stopped; and holds that the kill left. */
  readonly told: number
  readonly cut: number
  readonly abandoned: number
  /** None if every invariant holds. */
  readonly faults: readonly string[]
}

/** Until PostgreSQL answers that began after a time, ms: processes of one that was killed may answer once more. */
async function databaseOf({ database: { db } }: Shop, since: number): Promise<void> {
  const start = performance.now()
  const begun = async () => {
    const { rows } = await sql<{ at: Date }>`select pg_postmaster_start_time() as at`.execute(db)
    return rows[0]?.at.getTime() ?? 0
  }
  while ((await begun().catch(() => -1)) < since) {
    if (performance.now() - start > SETTLED_MS) throw new Error('PostgreSQL does not come back')
    await sleep(50)
  }
}

async function settled({ database: { db } }: Shop): Promise<void> {
  const start = performance.now()
  const isHeld = async () => (await sql`select from token_holds limit 1`.execute(db)).rows.length > 0
  while (await isHeld()) {
    if (performance.now() - start > SETTLED_MS) return // the judge says what is held
    await sleep(50)
  }
}

async function heldNow({ database: { db } }: Shop): Promise<number> {
  const { rows } = await sql<{ holds: number }>`select count(*) as holds from token_holds`.execute(db)
  return rows[0]?.holds ?? 0
}

async function playRound(shop: Shop, model: ModelServer, seed: number): Promise<TokenRound> {
  const random = createRandom(seed)
  const victim = random.pick(VICTIMS)
  const attempts = new Map<string, Attempt>()
  const seen = scriptModel(model, createRandom(seed + 1_000_000))
  for (const { user } of shop.users)
    if (random.next() < 0.3)
      await inTransaction(shop.database.db, (tx) =>
        giveTokens(tx, user, { cause: `operator:${randomUUID()}`, tokens: 1 + random.below(20_000) }, shop.now()),
      )
  let [isOver, isKilled] = [false, false]
  const hall = { urls: shop.urls, attempts, isOver: () => isOver, isKilled: () => isKilled }
  const tabs = Array.from({ length: TABS }, (_, index) => {
    const user = shop.users[index % shop.users.length]
    if (!user) throw new Error('the shop has no users')
    return readOn({ ...hall, random: createRandom(seed * TABS + index) }, user)
  })
  await sleep(LEAST_MS + random.below(MOST_MS - LEAST_MS))
  isKilled = true
  const killedAt = Date.now()
  await shop.kill(victim)
  await sleep(random.below(100))
  await shop.restart()
  await databaseOf(shop, KEEP_POSTGRES.has(victim) ? 0 : killedAt)
  await sleep(random.below(300))
  isOver = true
  await Promise.all(tabs)
  while (model.open > 0) await sleep(20)
  const lost = await lostCharges(shop, attempts.values())
  const abandoned = await heldNow(shop)
  shop.advance(JUMP_MS)
  // what the kill cut is asked again, at both servers, while both keep house
  const cut = [...attempts.values()].filter(({ endings }) => !endings.some(({ kind }) => kind === 'charged'))
  await Promise.all(
    shop.users.map(async (user) => {
      for (const { cause } of cut.filter((attempt) => attempt.user === user.user).slice(-2)) {
        const [, message = '', attempt = ''] = cause.split(':')
        const again = random.next() < 0.5 ? Number(attempt) : Number(attempt) + 1
        await ask({ ...hall, random }, user, message, again)
      }
    }),
  )
  await settled(shop)
  const endings = [...attempts.values()].flatMap((attempt) => attempt.endings)
  return {
    seed,
    victim,
    told: endings.filter(({ kind }) => kind === 'charged').length,
    cut: endings.filter(({ kind }) => kind === 'begun').length,
    abandoned,
    faults: [...lost, ...(await lostCharges(shop, attempts.values())), ...(await judge(shop, attempts, seen))],
  }
}

/** Kills servers and PostgreSQL of a site whose model is writing answers, one round for each seed, and judges its tokens after each. */
export async function* tokenKillRounds(first: number, count: number): AsyncGenerator<TokenRound> {
  const model = await startModelServer()
  const shop = await openShop({
    CHAT_PROVIDER: 'openai',
    CHAT_URL: model.url,
    CHAT_MODEL: 'script',
    CHAT_LABEL: 'script',
    CHAT_MAX_OUTPUT: '256',
    CHAT_OUTPUT_WEIGHT: String(OUTPUT_WEIGHT),
    HOUSEKEEPING_PERIOD: '200',
  })
  try {
    for (const { user } of shop.users.filter((_, index) => index % 2 === 0))
      await inTransaction(shop.database.db, (tx) =>
        addTokens(tx, user, { cause: `operator:${randomUUID()}`, delta: FEW - ALLOWANCE, extra: 0 }, shop.now()),
      )
    for (let seed = first; seed < first + count; seed += 1) yield await playRound(shop, model, seed)
  } finally {
    await shop.close()
    await model.close()
  }
}
