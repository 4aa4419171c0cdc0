import { randomBytes } from 'node:crypto'
import type { MoneyNote } from '#contract/money/notes.ts'
import { uuidv7 } from '#contract/records/uuid.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Account } from './accounts.ts'
import { findTransfer, hasTransfer, insertTransfer, isUndone, lockWallet, type Wallet } from './store.ts'

/** Money to move from `debit` to `credit`, for one user. */
export interface Posting {
  readonly debit: Account
  readonly credit: Account
  /** Fen, above 0. */
  readonly amount: number
  /** Names what happened, such as `promo:<id>`: the same posting with the same cause is made once (SPEC M4). */
  readonly cause: string
  readonly note: MoneyNote
  readonly order?: string | null
  /** Id of the transfer that this one undoes. */
  readonly reverses?: string
}

type Balances = Pick<Wallet, 'cash' | 'gift'>

function after({ cash, gift }: Balances, { debit, credit, amount }: Posting): Balances {
  const change = (account: Account) => (credit === account ? amount : debit === account ? -amount : 0)
  return { cash: cash + change('wallet:cash'), gift: gift + change('wallet:gift') }
}

/**
 * Posts transfers of one user in order, under the lock of the wallet; those made before change nothing.
 * @returns the wallet afterwards, and how many transfers were added
 * @throws Refusal `balance-short`, with the fen that are missing
 */
export async function post(
  tx: Tx,
  user: string,
  postings: readonly Posting[],
  now: number,
): Promise<{ readonly wallet: Wallet; readonly added: number }> {
  let wallet = await lockWallet(tx, user)
  let added = 0
  for (const posting of postings) {
    const { amount, debit, credit, cause, note, order = null, reverses = null } = posting
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no amount in fen`)
    const { cash, gift } = after(wallet, posting)
    if (Math.min(cash, gift) < 0) {
      if (await hasTransfer(tx, user, posting)) continue
      throw new Refusal('balance-short', { missing: -Math.min(cash, gift) })
    }
    const row = {
      user_id: user,
      id: uuidv7(now, randomBytes(10)),
      entry: wallet.entries + 1,
      debit,
      credit,
      amount,
      cause,
      note,
      reverses,
      order_id: order,
      cash_after: cash,
      gift_after: gift,
      created_at: now,
    }
    if (!(await insertTransfer(tx, row))) continue
    wallet = { user_id: user, cash, gift, entries: row.entry }
    added += 1
  }
  return { wallet, added }
}

/**
 * Undoes a transfer by one in the opposite direction (SPEC M2), once.
 * @throws Refusal `not-found`, or `balance-short` if what it gave has been spent
 */
export async function reverse(tx: Tx, user: string, id: string, now: number): Promise<{ readonly added: number }> {
  const transfer = await findTransfer(tx, user, id)
  if (!transfer) throw new Refusal('not-found')
  await lockWallet(tx, user)
  if (await isUndone(tx, user, id)) return { added: 0 }
  const { debit, credit, amount, order_id: order } = transfer
  const [from, to] = [credit as Account, debit as Account]
  const cause = `reversal:${id}`
  return post(tx, user, [{ debit: from, credit: to, amount, cause, note: 'reversal', order, reverses: id }], now)
}
