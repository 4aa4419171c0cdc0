import { expect, inject, test } from 'vitest'
import { killRounds } from '#tests/support/ledger-kills/rounds.ts'

const ROUNDS = 10

test('[M1–M15] ten kills of servers and PostgreSQL among orders, notices, refunds and codes leave the ledger whole', async () => {
  const faults: Record<string, readonly string[]> = {}
  let notices = 0
  for await (const round of killRounds(inject('seed') % 1_000_000, ROUNDS)) {
    if (round.faults.length > 0) faults[`${round.seed} ${round.victim}`] = round.faults
    notices += round.acknowledged.filter(({ kind }) => kind === 'notice').length
  }
  expect(faults).toEqual({})
  expect(notices).toBeGreaterThan(ROUNDS)
}, 300_000)
