import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askInvoiceFor, issueInvoiceFor } from '#tests/support/invoices.ts'
import { payMonthFor, refundFact } from '#tests/support/order-ledger.ts'
import { createRandom } from '#tests/support/random.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { inTransaction } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { checkLedger } from '../money/ledger-check.ts'
import { applyFact } from '../orders/apply-fact.ts'
import { refundByOperator } from '../orders/refund.ts'
import { askAgain, askInvoice } from './ask.ts'
import { cancelInvoice, issueInvoice } from './end.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { limitsFactor: 1000 } })
})
afterAll(() => server.stop())

const faults: Readonly<Record<string, readonly [change: string, rule: string]>> = {
  'a line that is more than its payment': [
    'update invoice_lines set amount = amount + 1',
    'an invoice is for no more than what is left of its payments',
  ],
  'a line of a payment that is not paid': [
    `update payments set state = 'odd'`,
    'an invoice is for no more than what is left of its payments',
  ],
  'a refund beside the invoice': [
    `insert into refunds select user_id, payment_id, payment_id, 'x', 1, 'revenue:member', 0, 'done', '', null, 'operator', 1, 1
     from invoice_lines`,
    'an invoice is for no more than what is left of its payments',
  ],
  'another amount': ['update invoices set amount = amount + 1', 'an invoice is the sum of its lines'],
  'no lines': ['delete from invoice_lines', 'an invoice is the sum of its lines'],
  'a line that is free though its invoice is good': [
    'update invoice_lines set living = false',
    'the payments on an invoice are taken while it is good or promised',
  ],
  'a line that is taken though its invoice is cancelled': [
    `update invoices set state = 'cancelled'`,
    'the payments on an invoice are taken while it is good or promised',
  ],
  'an invoice that is replaced by none': [
    `update invoices set state = 'reissue'`,
    'an invoice that is replaced has the one in its place',
  ],
}

test('ledger-check finds what does not hold of invoices', async () => {
  const user = await server.register()
  const { id } = await askInvoiceFor(server, user)
  await issueInvoiceFor(server, id)
  const { db } = server.services
  expect(await checkLedger(db)).toEqual([])
  for (const [what, [change, rule]] of Object.entries(faults)) {
    const undone = new Error('undone')
    const attempt = inTransaction(db, async (tx) => {
      await sql.raw(change).execute(tx)
      const found = await checkLedger(tx)
      expect(found, what).toContainEqual({ rule, subject: user.userInfo.id })
      throw undone
    })
    await expect(attempt).rejects.toBe(undone)
  }
  expect(await checkLedger(db)).toEqual([])
})

test('[M25] [M26] whatever happens at once and in whatever order, everything about invoices holds', async () => {
  const user = await server.register()
  const { id } = user.userInfo
  const { db } = server.services
  const { pick } = createRandom(inject('seed'))
  const now = server.clock.now()
  const { title } = await askInvoiceFor(server, user)
  const payments: string[] = []
  for (let count = 0; count < 3; count += 1) payments.push(await payMonthFor(db, id, now))
  const wanted = { title, kind: 'ordinary', email: '', remark: '' } as const
  const { invoices: settings } = server.services
  const anyInvoice = async () => {
    const rows = await db.selectFrom('invoices').select(['id', 'replaces', 'state']).where('user_id', '=', id).execute()
    const open = rows.filter(({ state }) => state === 'waiting' || state === 'done')
    return pick(pick([rows, open, open].filter((some) => some.length > 0)))
  }
  const redLetter = 'R1'
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    ask: () => {
      const chosen = pick([payments, payments.slice(1), [pick(payments)]])
      const request = { ...wanted, payments: chosen, amount: 3000 * chosen.length }
      return inTransaction(db, (tx) => askInvoice(tx, id, request, settings, now))
    },
    again: async () => {
      const { id: former } = await anyInvoice()
      const request = { ...wanted, id: former, reason: 'title', note: '' } as const
      return inTransaction(db, (tx) => askAgain(tx, id, request, settings, now))
    },
    issue: async () => {
      const invoice = await anyInvoice()
      const note = invoice.replaces === null ? '' : redLetter
      const made = { number: '1', files: [], redLetter: note }
      return inTransaction(db, (tx) => issueInvoice(tx, id, invoice, made, now))
    },
    'take back': async () => {
      const invoice = await anyInvoice()
      const how = { by: 'user', reason: '', redLetter: '' } as const
      return inTransaction(db, (tx) => cancelInvoice(tx, id, invoice, how))
    },
    'make void': async () => {
      const invoice = await anyInvoice()
      const how = { by: 'operator', reason: 'Void', redLetter } as const
      return inTransaction(db, (tx) => cancelInvoice(tx, id, invoice, how))
    },
    'pay back': async () => {
      const refund = { payment: pick(payments), amount: 3000, reason: 'Regret' }
      const { number } = await inTransaction(db, (tx) => refundByOperator(tx, id, refund, now))
      return inTransaction(db, (tx) => applyFact(tx, refundFact(number, 'refused', 3000), now))
    },
  }
  const done = new Map<string, number>()
  for (let round = 0; round < 60 || (done.size < Object.keys(acts).length && round < 500); round += 1) {
    const names = Array.from({ length: 5 }, () => pick(Object.keys(acts)))
    const ended = await Promise.allSettled(names.map(async (name) => acts[name]?.()))
    for (const [index, end] of ended.entries()) {
      const name = names[index] ?? ''
      if (end.status === 'fulfilled') done.set(name, (done.get(name) ?? 0) + 1)
      else expect(end.reason, name).toBeInstanceOf(Refusal)
    }
    expect(await checkLedger(db), names.join(', ')).toEqual([])
  }
  expect([...done.keys()].toSorted()).toEqual(Object.keys(acts).toSorted())
}, 120_000)
