import { sql } from 'kysely'
import { checkLedger } from '#server/money/ledger-check.ts'
import { monthAt } from '#server/money/month.ts'
import { callServer } from '../api-client.ts'
import type { Shop } from '../ledger-kills/shop.ts'
import type { Attempt } from './readers.ts'
import type { Seen, Written } from './script.ts'

/** As the servers are set: what a token of an answer is charged with. */
export const OUTPUT_WEIGHT = 2

interface Entry {
  readonly user_id: string
  readonly cause: string
  readonly delta: number
  readonly extra: number
  readonly tokens_in: number
  readonly tokens_out: number
  readonly created_at: number
}

async function entriesOf({ database: { db } }: Shop): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select user_id, cause, delta, extra, tokens_in, tokens_out, created_at from token_entries`.execute(db)
  return rows
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Answers whose readers were shown a cost that is not charged. */
export async function lostCharges(shop: Shop, attempts: Iterable<Attempt>): Promise<string[]> {
  const entries = new Map((await entriesOf(shop)).map((entry) => [`${entry.user_id} ${entry.cause}`, entry]))
  const lost: string[] = []
  for (const { user, cause, endings } of attempts) {
    const entry = entries.get(`${user} ${cause}`)
    for (const ending of endings)
      if (ending.kind === 'charged' && (entry?.tokens_in !== ending.input || entry.tokens_out !== ending.output))
        lost.push(`told and not charged: ${cause} ${JSON.stringify(ending)}, ${JSON.stringify(entry)}`)
  }
  return lost
}

/** What is wrong with the charges of an attempt; undefined if nothing is. */
function faultOf({ questions, endings }: Attempt, charges: readonly Entry[], written: Written | undefined) {
  const [charge, another] = charges
  if (another) return 'charged twice'
  if (endings.filter(({ kind }) => kind === 'charged').length > 1) return 'told twice what it cost'
  if ((written?.begun ?? 0) > 1) return 'answered twice'
  if (!charge) {
    if (written && written.begun > 0) return 'the model answered, and nothing was charged'
    return endings.some(({ kind }) => kind === 'begun') ? 'an answer had begun, and nothing was charged' : undefined
  }
  if (endings.every((ending) => ending.kind === 'not begun' && ending.isSure)) return 'charged, and never begun'
  const { tokens_in: input, tokens_out: output, delta } = charge
  if (delta !== -(input + output * OUTPUT_WEIGHT)) return 'not charged what was counted'
  const isTold = input === written?.told?.in && output === written.told.out
  const isEstimated = questions.includes(input) && output <= (written?.estimate ?? 0)
  return isTold || isEstimated ? undefined : `neither the model’s count nor the estimate`
}

async function siteFaults({ database: { db } }: Shop, entries: readonly Entry[]): Promise<string[]> {
  const { rows: holds } = await sql<{ cause: string }>`select cause from token_holds`.execute(db)
  const { rows: months } = await sql<{ month: string; tokens: number }>`select * from assistant_months`.execute(db)
  const spent = new Map<string, number>()
  for (const { cause, delta, created_at: at } of entries)
    if (cause.startsWith('use:')) spent.set(monthAt(at), (spent.get(monthAt(at)) ?? 0) - delta)
  const kept = new Map(months.map(({ month, tokens }) => [month, tokens]))
  return [
    ...holds.map(({ cause }) => `still held: ${cause}`),
    ...[...new Set([...spent.keys(), ...kept.keys()])]
      .filter((month) => (spent.get(month) ?? 0) !== (kept.get(month) ?? 0))
      .map((month) => `${spent.get(month)} tokens were charged in ${month}, the site counts ${kept.get(month)}`),
  ]
}

async function userFaults({ urls, users, now }: Shop, entries: readonly Entry[]): Promise<string[]> {
  const faults: string[] = []
  for (const { user, token } of users) {
    const own = entries.filter(({ user_id: id }) => id === user)
    const inMonth = own.filter(({ created_at: at }) => monthAt(at) === monthAt(now()))
    const used = sum(inMonth.map(({ extra, delta }) => extra - delta))
    const extra = sum(own.map((entry) => entry.extra))
    for (const url of urls) {
      const shown = (await callServer(url, 'Tokens/detail', {}, { token }))?.data
      if (!shown || shown.used !== used || shown.extra !== extra || shown.left !== shown.allowance - used)
        faults.push(`${user} is shown ${JSON.stringify(shown)}, the entries say ${used} used and ${extra} extra`)
      if (!shown || used > shown.allowance || extra < 0) faults.push(`${user} has spent more than there was`)
    }
  }
  return faults
}

/** The faults of a site on which no answer is being written or held any more; none if all is well. */
export async function judge(shop: Shop, attempts: ReadonlyMap<string, Attempt>, seen: Seen): Promise<string[]> {
  const entries = await entriesOf(shop)
  const charges = Map.groupBy(entries, ({ cause }) => cause)
  const faults = (await checkLedger(shop.database.db)).map(({ rule, subject }) => `not so: ${rule} (${subject})`)
  for (const [cause, attempt] of attempts) {
    const fault = faultOf(attempt, charges.get(cause) ?? [], seen.written.get(cause))
    if (fault)
      faults.push(`${cause}: ${fault}: ${JSON.stringify([attempt, charges.get(cause), seen.written.get(cause)])}`)
  }
  if (seen.mostAtOnce() > 2) faults.push(`${seen.mostAtOnce()} answers of one user at a time`)
  return [...faults, ...(await siteFaults(shop, entries)), ...(await userFaults(shop, entries))]
}
