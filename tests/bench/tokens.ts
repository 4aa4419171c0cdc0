import { tokenKillRounds } from '#tests/support/token-kills/rounds.ts'
import type { Asked } from './asked.ts'
import type { Figure, Line } from './figure.ts'

const ROUNDS = 100

async function measure({ smoke, seed = 1, rounds = smoke ? 1 : ROUNDS }: Asked): Promise<Line[]> {
  const victims = new Map<string, number>()
  let [told, cut, abandoned, faults] = [0, 0, 0, 0]
  for await (const round of tokenKillRounds(seed, rounds)) {
    victims.set(round.victim, (victims.get(round.victim) ?? 0) + 1)
    told += round.told
    cut += round.cut
    abandoned += round.abandoned
    faults += round.faults.length
    for (const fault of round.faults) console.error(`seed ${round.seed}, killed ${round.victim}: ${fault}`)
  }
  return [
    ...[...victims].map(([victim, count]) => ({ what: `rounds that killed: ${victim}`, value: count })),
    { what: 'answers that ended with their cost', value: told },
    { what: 'answers that were stopped or cut', value: cut },
    { what: 'holds that a kill left', value: abandoned },
    { what: 'invariants broken', value: faults, target: '= 0', met: faults === 0, isCounted: true },
  ]
}

/** Kills of servers and PostgreSQL while the model writes, one round for each seed. The next rounds: `npm run bench tokens -- --seed 101`. */
export const figure: Figure = { title: 'the tokens of answers that a kill cuts', measure }
