import { expect, inject, test } from 'vitest'
import { tokenKillRounds } from '#tests/support/token-kills/rounds.ts'

const ROUNDS = 5

test('[AI11] five kills of servers and PostgreSQL in mid-answer leave each question charged once', async () => {
  const faults: Record<string, readonly string[]> = {}
  let [told, abandoned] = [0, 0]
  for await (const round of tokenKillRounds(inject('seed') % 1_000_000, ROUNDS)) {
    if (round.faults.length > 0) faults[`${round.seed} ${round.victim}`] = round.faults
    told += round.told
    abandoned += round.abandoned
  }
  expect(faults).toEqual({})
  expect(told).toBeGreaterThan(ROUNDS)
  expect(abandoned).toBeGreaterThan(0)
}, 300_000)
