import type { Acknowledged } from '#tests/support/ledger-kills/customers.ts'
import { killRounds } from '#tests/support/ledger-kills/rounds.ts'
import type { Asked } from './asked.ts'
import type { Figure, Line } from './figure.ts'
import { ledgerSpeed } from './ledger/speed.ts'

const ROUNDS = 200

const counted = (what: string, value: number, wanted?: number): Line => ({
  what,
  value,
  ...(wanted !== undefined && { target: `= ${wanted}`, met: value === wanted, isCounted: true }),
})

/** Kills, one round for each seed from `first` on. */
async function kills(first: number, rounds: number): Promise<Line[]> {
  const victims = new Map<string, number>()
  const said = new Map<Acknowledged['kind'], number>()
  let faults = 0
  for await (const round of killRounds(first, rounds)) {
    victims.set(round.victim, (victims.get(round.victim) ?? 0) + 1)
    for (const { kind } of round.acknowledged) said.set(kind, (said.get(kind) ?? 0) + 1)
    faults += round.faults.length
    for (const fault of round.faults) console.error(`seed ${round.seed}, killed ${round.victim}: ${fault}`)
  }
  return [
    ...[...victims].map(([victim, count]) => counted(`rounds that killed: ${victim}`, count)),
    ...[...said].map(([kind, count]) => counted(`acknowledged: ${kind}`, count)),
    counted('invariants broken or acknowledgements lost', faults, 0),
  ]
}

async function measure({ smoke, seed = 1, rounds = smoke ? 1 : ROUNDS }: Asked): Promise<Line[]> {
  return [...(await ledgerSpeed(smoke)), ...(rounds === 0 ? [] : await kills(seed, rounds))]
}

/**
 * Transactions of the ledger beside the same statements by `pg` alone, and kills of servers and PostgreSQL under load. The next rounds:
 * `npm run bench ledger -- --seed 201`.
 */
export const figure: Figure = { title: 'the ledger: its speed, and kills under load', measure }
