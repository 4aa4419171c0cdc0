import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askInvoiceFor, COMPANY, issueInvoiceFor, PDF } from '#tests/support/invoices.ts'
import { expectLedgerHolds } from '#tests/support/ledger.ts'
import { payMonthFor, payOrderFor, refundFact } from '#tests/support/order-ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import type { TestServer, TestUser } from '#tests/support/start-server.ts'
import { headersOf, startTestServer } from '#tests/support/start-server.ts'
import { inTransaction } from '../db/database.ts'
import { applyFact } from '../orders/apply-fact.ts'
import { tellOverdue } from './watch-invoices.ts'

const DAY = 24 * 60 * 60_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { limitsFactor: 1000 } })
})
afterAll(() => server.stop())

const now = () => server.clock.now()
const seconds = (ms: number) => Math.floor(ms / 1000)
const month = (user: TestUser) => payMonthFor(server.services.db, user.userInfo.id, now())
const candidates = async ({ token }: TestUser) => (await server.call('Invoicing/candidates', {}, { token })).data.data
const detail = async (id: string, { token }: TestUser) =>
  (await server.call('Invoicing/detail', { id }, { token })).data.invoice
const titleOf = async ({ token }: TestUser, title: object = COMPANY) =>
  (await server.call('Rise/add', title as typeof COMPANY, { token })).data.id
const add = (wanted: object, { token }: TestUser) =>
  server.call('Invoicing/add', { kind: 'ordinary', ...wanted } as never, { token })
const again = (wanted: object, { token }: TestUser) =>
  server.call('Invoicing/reissue', { reason: 'title', kind: 'ordinary', ...wanted } as never, { token })
const cancel = (id: string, { token }: TestUser) => server.call('Invoicing/cancel', { id }, { token })

/** Pays back a recharge of 5 yuan in part. Returns the number of the refund. */
async function refundPart(number: string, fen: number): Promise<string> {
  const { out } = await runOperator(server, 'refund', number, '--amount', String(fen), '--reason', 'Part')
  return out[0]?.split(' ')[0] ?? ''
}

test('[M25] what came in through a provider can be on an invoice, less what was paid back; nothing else can', async () => {
  const user = await server.register()
  const { db } = server.services
  const { id } = user.userInfo
  const first = await month(user)
  const number = await payOrderFor(db, id, 500, now())
  await payOrderFor(db, id, 499, now())
  await runOperator(server, 'give', '--user', user.username, '--cash', '300', '--reason', 'Present')
  const listed = await candidates(user)
  expect(listed.map(({ amount, kind, name, invoice }) => [amount, kind, name?.en, invoice])).toEqual([
    [500, 'recharge', undefined, null],
    [3000, 'member', 'Month', null],
  ])
  const { payment, paid_time: paidTime = 0, until } = listed[1] ?? {}
  expect([payment, until]).toEqual([first, paidTime + seconds(180 * DAY)])
  expect(Math.abs(paidTime - seconds(now()))).toBeLessThan(10)
  const recharge = listed[0]?.payment ?? ''
  const title = await titleOf(user)
  const refund = await refundPart(number, 200)
  expect((await candidates(user)).map(({ payment }) => payment)).toEqual([first])
  expect(await add({ payments: [first, recharge], amount: 3500, title }, user)).toMatchObject({
    status: 409,
    code: 'payment-refunded',
    params: { payment: recharge },
  })
  await inTransaction(db, (tx) => applyFact(tx, refundFact(refund, 'done', 200), now()))
  expect((await candidates(user)).map(({ amount }) => amount)).toEqual([300, 3000])
  expect(await add({ payments: [first, recharge], amount: 3500, title }, user)).toMatchObject({
    code: 'price-changed',
    params: { price: 3300 },
  })
  expect((await add({ payments: [first, recharge], amount: 3300, title }, user)).status).toBe(200)
  await expectLedgerHolds(server)
})

test('[M25] a payment is on one invoice, whatever was changed in the title since', async () => {
  const user = await server.register()
  const { token } = user
  const { id, payment, title } = await askInvoiceFor(server, user, { remark: 'x', email: 'old@example.org' })
  await server.call('Rise/update', { ...COMPANY, id: title, name: 'Another' }, { token })
  const living = { id, state: 'waiting' }
  expect((await candidates(user)).map(({ invoice }) => invoice)).toEqual([living])
  expect(await add({ payments: [payment], amount: 3000, title }, user)).toMatchObject({
    code: 'invoice-taken',
    params: { payment, invoice: id, state: 'waiting' },
  })
  const invoice = await detail(id, user)
  expect(invoice.due_time - invoice.time).toBe(seconds(2 * DAY))
  expect(Math.abs(invoice.time - seconds(now()))).toBeLessThan(10)
  expect(invoice).toMatchObject({
    title: { ...COMPANY, email: 'old@example.org' },
    email: 'old@example.org',
    kind: 'ordinary',
    amount: 3000,
    state: 'waiting',
    number: null,
    cancelled: null,
    replaces: null,
    replaced_by: null,
    files: [],
    lines: [{ payment, amount: 3000, kind: 'member', name: { zh: '月会员', en: 'Month' } }],
  })
})

test('[M25] an invoice can be asked for until 180 days after the payment', async () => {
  const user = await server.register()
  const payment = await month(user)
  const title = await titleOf(user)
  server.clock.advance(180 * DAY)
  const late = { ...user, token: await server.login(user) } // sessions have ended
  expect(await candidates(late)).toEqual([])
  expect(await add({ payments: [payment], amount: 3000, title }, late)).toMatchObject({
    code: 'invoice-late',
    params: { payment },
  })
})

test('[M25] a special invoice is for a company and what is taxed at once', async () => {
  const user = await server.register()
  const payment = await month(user)
  await payOrderFor(server.services.db, user.userInfo.id, 500, now())
  const recharge = (await candidates(user)).find(({ kind }) => kind === 'recharge')?.payment ?? ''
  const company = await titleOf(user)
  const person = await titleOf(user, { type: 'personal', name: '王芳', email: 'wang@example.org' })
  const special = (payments: string[], amount: number, title: string) =>
    add({ payments, amount, title, kind: 'special' }, user)
  expect((await special([payment], 3000, person)).code).toBe('invoice-kind')
  expect((await special([payment, recharge], 3500, company)).code).toBe('invoice-kind')
  expect((await special([payment], 3000, company)).status).toBe(200)
  const offered = (await candidates(user)).map(({ kind, kinds }) => [kind, kinds])
  expect(Object.fromEntries(offered)).toEqual({ recharge: ['ordinary'], member: ['ordinary', 'special'] })
})

test('what is no request for an invoice is refused', async () => {
  const user = await server.register()
  const payment = await month(user)
  const title = await titleOf(user)
  const wanted = { payments: [payment], amount: 3000, title }
  expect(await add({ ...wanted, payments: [payment, payment], amount: 6000 }, user)).toMatchObject({
    code: 'invalid-request',
    params: { fields: ['payments'] },
  })
  expect(await add({ ...wanted, email: 'nobody' }, user)).toMatchObject({ params: { fields: ['email'] } })
  expect((await add({ ...wanted, title: randomUUID() }, user)).code).toBe('not-found')
  expect((await add({ ...wanted, payments: [randomUUID()] }, user)).code).toBe('not-found')
  expect(await candidates(user)).toHaveLength(1)
})

test('[Q3] the same request under the same key is one invoice', async () => {
  const user = await server.register()
  const payment = await month(user)
  const wanted = { payments: [payment], amount: 3000, title: await titleOf(user), kind: 'ordinary' as const }
  const options = { token: user.token, key: randomUUID() }
  const [one, two] = [
    await server.call('Invoicing/add', wanted, options),
    await server.call('Invoicing/add', wanted, options),
  ]
  expect(two.data).toEqual(one.data)
})

test('[M25] of 50 requests at once for one payment one is an invoice', async () => {
  const user = await server.register()
  const payment = await month(user)
  const wanted = { payments: [payment], amount: 3000, title: await titleOf(user) }
  const replies = await Promise.all(Array.from({ length: 50 }, () => add(wanted, user)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = replies.filter(({ status }) => status !== 200).map(({ code }) => code)
  expect(new Set(codes)).toEqual(new Set(['invoice-taken']))
  const { data } = await server.call('Invoicing/index', {}, user)
  expect(data.total).toBe(1)
  await expectLedgerHolds(server)
})

test('[M26] a request that waits is taken back by its user, and the payment can be on another', async () => {
  const user = await server.register()
  const { id, payment, title } = await askInvoiceFor(server, user)
  expect((await cancel(id, user)).status).toBe(200)
  expect(await detail(id, user)).toMatchObject({ state: 'cancelled', cancelled: { by: 'user', reason: '' } })
  expect(await cancel(id, user)).toMatchObject({ code: 'invoice-state', params: { state: 'cancelled' } })
  expect((await again({ id, title }, user)).code).toBe('invoice-state')
  expect((await add({ payments: [payment], amount: 3000, title }, user)).status).toBe(200)
  const cancelled = await server.call('Invoicing/index', { state: 'cancelled' }, user)
  expect(cancelled.data.data.map((invoice) => invoice.id)).toEqual([id])
  await expectLedgerHolds(server)
})

test('[M26] an issued invoice is replaced by another once that is issued, and is good again if that is taken back', async () => {
  const user = await server.register()
  const { id, payment, title } = await askInvoiceFor(server, user)
  expect((await again({ id, title }, user)).code).toBe('invoice-state')
  await issueInvoiceFor(server, id)
  expect((await cancel(id, user)).code).toBe('invoice-state')
  const right = await titleOf(user, { ...COMPANY, name: 'Right' })
  const other = await again({ id, title: right, note: 'wrong name' }, user)
  expect(await detail(id, user)).toMatchObject({ state: 'reissue', replaced_by: other.data.id })
  expect((await again({ id, title: right }, user)).code).toBe('invoice-state')
  expect((await candidates(user)).map(({ invoice }) => invoice)).toEqual([{ id, state: 'reissue' }])
  await expectLedgerHolds(server)
  expect((await cancel(other.data.id, user)).status).toBe(200)
  expect(await detail(id, user)).toMatchObject({ state: 'done', replaced_by: null })

  const third = (await again({ id, title: right, note: 'wrong name' }, user)).data.id
  expect((await issueInvoiceFor(server, third, { pdf: PDF })).errors[0]).toContain('--red-letter is missing')
  expect((await issueInvoiceFor(server, third, { pdf: PDF }, '--red-letter', 'R1')).code).toBe(0)
  expect(await detail(id, user)).toMatchObject({ state: 'reissued', replaced_by: third })
  expect(await detail(third, user)).toMatchObject({
    state: 'done',
    amount: 3000,
    title: { name: 'Right' },
    replaces: { id, reason: 'title', note: 'wrong name' },
    lines: [{ payment }],
  })
  expect((await candidates(user)).map(({ invoice }) => invoice)).toEqual([{ id: third, state: 'done' }])
  await expectLedgerHolds(server)
})

test('the files of an invoice are downloaded by their user, as what they are', async () => {
  const [user, other] = [await server.register(), await server.register()]
  const { id } = await askInvoiceFor(server, user)
  await issueInvoiceFor(server, id, {
    pdf: PDF,
    xml: Buffer.from('<?xml version="1.0"?>\n<Invoice><A>1</A></Invoice>\n'),
  })
  const { files } = await detail(id, user)
  expect(files).toEqual([
    { id: expect.any(String), format: 'pdf', name: 'invoice-26350000000012345678.pdf', size: PDF.length },
    expect.objectContaining({ format: 'xml' }),
  ])
  const download = (file: string, { token }: TestUser) =>
    server.fetch('/api/Invoicing/file', {
      method: 'POST',
      headers: headersOf('Invoicing/file', { token }),
      body: JSON.stringify({ invoice: id, file }),
    })
  const response = await download(files[0]?.id ?? '', user)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="invoice-26350000000012345678.pdf"')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF)
  for (const [file, reader] of [
    [files[0]?.id ?? '', other],
    [randomUUID(), user],
  ] as const)
    expect(await (await download(file, reader)).json()).toMatchObject({ code: 'not-found' })
})

test('[S8] an invoice of another user, its payments and the title of another do not exist', async () => {
  const [owner, other] = [await server.register(), await server.register()]
  const { id, payment, title } = await askInvoiceFor(server, owner)
  const own = await askInvoiceFor(server, other)
  const { token } = other
  const replies = [
    await server.call('Invoicing/detail', { id }, { token }),
    await cancel(id, other),
    await again({ id, title: own.title }, other),
    await add({ payments: [payment], amount: 3000, title: own.title }, other),
  ]
  await issueInvoiceFor(server, own.id)
  replies.push(await again({ id: own.id, title }, other))
  expect(replies.map(({ code }) => code)).toEqual(Array(5).fill('not-found'))
  expect(await detail(id, owner)).toMatchObject({ state: 'waiting' })
})

test('[M19] nothing is invoiced while payments are closed', async () => {
  const user = await server.register()
  const payment = await month(user)
  const wanted = { payments: [payment], amount: 3000, title: await titleOf(user) }
  const site = server.services.db.updateTable('site')
  await site.set({ payments_closed_since: 1 }).execute()
  expect((await add(wanted, user)).code).toBe('payments-closed')
  await site.set({ payments_closed_since: null }).execute()
  expect((await add(wanted, user)).status).toBe(200)
})

test('[S10] no title, tax number or address of an invoice reaches the log, the metrics or an error', async () => {
  const user = await server.register()
  const planted = {
    name: 'Planted7e',
    tax_no: '91110000802100433B',
    phone: '13977553311',
    account: '6222020012345678',
    email: 'planted@secret.example',
    remark: 'PlantedRemark',
  }
  const { id, title, payment } = await askInvoiceFor(server, user, planted)
  const errors = [
    await add({ payments: [payment], amount: 3000, title, remark: planted.remark }, user),
    await add({ payments: [payment], amount: 3000, title, email: 'planted@secret' }, user),
    await again({ id, title, note: planted.remark }, user),
  ]
  expect(errors.map(({ code }) => code)).toEqual(['invoice-taken', 'invalid-request', 'invoice-state'])
  const issued = await issueInvoiceFor(server, id)
  const twice = await issueInvoiceFor(server, id)
  server.clock.advance(3 * DAY)
  await tellOverdue(server.services, now())
  const metrics = await (await server.fetch('/metrics')).text()
  const told = [...server.logs, metrics, JSON.stringify(errors), ...issued.out, ...twice.errors].join('\n')
  for (const text of Object.values(planted)) expect(told).not.toContain(text)
})
