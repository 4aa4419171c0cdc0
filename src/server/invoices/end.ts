import type { Tx } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { touchAccount } from '../money/store.ts'
import { insertFiles, lockInvoice, type StoredFile, type StoredInvoice, setInvoice, setLiving } from './store.ts'

const wrong = ({ state }: StoredInvoice) => new Refusal('invoice-state', { state })

async function require(tx: Tx, user: string, id: string): Promise<StoredInvoice> {
  const invoice = await lockInvoice(tx, user, id)
  if (!invoice) throw new Refusal('not-found')
  return invoice
}

/** Locks the invoice that another replaces before that one, as `askAgain` does (SPEC M15). */
async function requireWithFormer(tx: Tx, user: string, { id, replaces }: Pick<StoredInvoice, 'id' | 'replaces'>) {
  const former = replaces === null ? undefined : await require(tx, user, replaces)
  return { former, invoice: await require(tx, user, id) }
}

/** How an invoice is cancelled. */
export interface Cancelling {
  readonly by: 'user' | 'operator'
  /** Why the operator does it. */
  readonly reason: string
  /** The operator's note of the invoice in red letters; '' if none was issued. */
  readonly redLetter: string
}

/**
 * Cancels an invoice that waits; the one that it should have replaced is good again. The operator also makes one void that is issued.
 * @throws Refusal `not-found`, or `invoice-state` with the state
 */
export async function cancelInvoice(
  tx: Tx,
  user: string,
  found: Pick<StoredInvoice, 'id' | 'replaces'>,
  { by, reason, redLetter }: Cancelling,
): Promise<void> {
  const { former, invoice } = await requireWithFormer(tx, user, found)
  const isVoided = by === 'operator' && redLetter !== '' && invoice.state === 'done'
  if (invoice.state !== 'waiting' && !isVoided) throw wrong(invoice)
  if (former && invoice.state === 'waiting') await setInvoice(tx, former, { state: 'done' })
  await setInvoice(tx, invoice, { state: 'cancelled', cancelled_by: by, reason, red_letter: redLetter })
  await setLiving(tx, invoice, false)
  await touchAccount(tx, user)
}

/**
 * Issues an invoice that waits. The one that it replaces becomes void, and its payments move to this one.
 * @param redLetter the note of the invoice in red letters that made the replaced one void; '' if it replaces none
 * @throws Refusal `not-found`, or `invoice-state` with the state
 */
export async function issueInvoice(
  tx: Tx,
  user: string,
  found: Pick<StoredInvoice, 'id' | 'replaces'>,
  { number, files, redLetter }: { number: string; files: readonly StoredFile[]; redLetter: string },
  now: number,
): Promise<void> {
  const { former, invoice } = await requireWithFormer(tx, user, found)
  if (invoice.state !== 'waiting') throw wrong(invoice)
  if (former) {
    await setInvoice(tx, former, { state: 'reissued', red_letter: redLetter })
    await setLiving(tx, former, false)
    await setLiving(tx, invoice, true)
  }
  await setInvoice(tx, invoice, { state: 'done', done_at: now, number })
  await insertFiles(tx, files)
  await touchAccount(tx, user)
}
