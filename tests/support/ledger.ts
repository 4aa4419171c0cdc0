import { expect } from 'vitest'
import { inTransaction } from '#server/db/database.ts'
import { checkLedger } from '#server/money/ledger-check.ts'
import { type Posting, post } from '#server/money/transfers.ts'
import type { TestServer, TestUser } from './start-server.ts'

type Site = Pick<TestServer, 'services' | 'clock'>

/** Expects every invariant of the ledger to hold. */
export async function expectLedgerHolds({ services }: Pick<TestServer, 'services'>): Promise<void> {
  expect(await checkLedger(services.db)).toEqual([])
}

/** Posts transfers of a user, in a transaction of their own. */
export function postTo({ services, clock }: Site, { userInfo }: Pick<TestUser, 'userInfo'>, ...postings: Posting[]) {
  return inTransaction(services.db, (tx) => post(tx, userInfo.id, postings, clock.now()))
}

/** A posting of cash from the operator. */
export const cash = (amount: number, cause: string): Posting => ({
  debit: 'gift:operator',
  credit: 'wallet:cash',
  note: 'operator',
  amount,
  cause,
})
