import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createRandom, type RandomStream } from '../random.ts'
import { type Acknowledged, sendNotice, shopAround } from './customers.ts'
import { judge, lostOf } from './judge.ts'
import { openShop, type Shop, VICTIMS, type Victim } from './shop.ts'

/** Requests at once, several of them of one user. */
const TABS = 16
const CODES = 4
const LEAST_MS = 10
const MOST_MS = 400
/** After every expiry, and after every lease of a question. */
const JUMP_MS = 45 * 60_000
const JUMPS = 20
const SETTLED_MS = 60_000

export interface Round {
  readonly seed: number
  readonly victim: Victim
  readonly acknowledged: readonly Acknowledged[]
  /** None if every invariant holds. */
  readonly faults: readonly string[]
}

/** How many rows the checker has to ask about now, and in all. */
async function dues({ database: { db }, now }: Shop): Promise<{ readonly now: number; readonly all: number }> {
  const { rows } = await sql<{ now: number; all: number }>`
    select count(*) filter (where at <= ${now()}) as now, count(*) as "all" from due`.execute(db)
  return rows[0] ?? { now: 0, all: 0 }
}

/** The bank carries out what is being paid back, and the checker asks until everything has an end: no notice is needed for it. */
async function settle(shop: Shop, random: RandomStream, tell: (what: Acknowledged) => void): Promise<void> {
  for (let jump = 0; jump < JUMPS; jump += 1) {
    for (const number of shop.provider.processing()) {
      await shop.provider.settle(number, random.pick(['done', 'done', 'done', 'done', 'refused', 'odd'] as const))
      const notice = shop.provider.noticeOfRefund(number)
      if (random.next() < 0.5) await sendNotice({ shop, random, tell }, number, notice)
    }
    if ((await dues(shop)).all === 0) return
    shop.advance(JUMP_MS)
    const start = performance.now()
    while ((await dues(shop)).now > 0) {
      if (performance.now() - start > SETTLED_MS) return // the judge says what is due
      await sleep(50)
    }
  }
}

async function playRound(shop: Shop, seed: number): Promise<Round> {
  const random = createRandom(seed)
  const acknowledged: Acknowledged[] = []
  const tell = (what: Acknowledged) => acknowledged.push(what)
  const codes = await shop.makeCodes(CODES)
  const victim = random.pick(VICTIMS)
  let isOver = false
  const tabs = Array.from({ length: TABS }, (_, index) => {
    const user = shop.users[index % shop.users.length]
    if (!user) throw new Error('the shop has no users')
    const crowd = { shop, random: createRandom(seed * TABS + index), codes, isOver: () => isOver, tell }
    return shopAround(crowd, user)
  })
  await sleep(LEAST_MS + random.below(MOST_MS - LEAST_MS))
  await shop.kill(victim)
  await sleep(random.below(100))
  await shop.restart()
  isOver = true
  await Promise.all(tabs)
  // before the checker, which finds a payment even if a notice that was taken got lost
  const lost = await lostOf(shop, acknowledged)
  await settle(shop, random, tell)
  return {
    seed,
    victim,
    acknowledged,
    faults: [...lost, ...(await lostOf(shop, acknowledged)), ...(await judge(shop))],
  }
}

/** Kills servers and PostgreSQL of a shop at work, one round for each seed, and judges its ledger after each. */
export async function* killRounds(first: number, count: number): AsyncGenerator<Round> {
  const shop = await openShop()
  shop.provider.notices.mode = 'lost' // they are sent to either server, or not at all
  try {
    for (let seed = first; seed < first + count; seed += 1) yield await playRound(shop, seed)
  } finally {
    await shop.close()
  }
}
