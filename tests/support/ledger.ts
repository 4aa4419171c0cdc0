import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { inTransaction } from '#server/db/database.ts'
import { checkLedger } from '#server/money/ledger-check.ts'
import { redeemPromo } from '#server/money/promos.ts'
import { type Posting, post } from '#server/money/transfers.ts'
import { runOperator } from './run-operator.ts'
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

/** Makes activation codes for a plan, as the operator does. @returns the id of the batch, and the codes */
export async function issueActive(server: TestServer, plan: string, count: number, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-codes-'))
  const file = join(folder, 'codes.txt')
  try {
    const made = await runOperator(
      server,
      'issue-active',
      '--plan',
      plan,
      '--count',
      String(count),
      '--out',
      file,
      ...args,
    )
    if (made.code !== 0) throw new Error(made.errors.join(' '))
    return { batch: made.out[0] ?? '', codes: readFileSync(file, 'utf8').trim().split('\n') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Uses a promo code for a user. @param user id of the user */
export async function redeemFor({ services, clock }: Site, user: string, code: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const last: (() => Promise<void>)[] = []
    const asking = { code, user, language: 'en', now: clock.now() } as const
    await redeemPromo(tx, asking, (act) => last.push(act))
    for (const act of last) await act()
  })
}
