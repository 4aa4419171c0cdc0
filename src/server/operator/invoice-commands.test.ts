import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askInvoiceFor, COMPANY, issueInvoiceFor, PDF } from '#tests/support/invoices.ts'
import { expectLedgerHolds } from '#tests/support/ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const run = (...args: string[]) => runOperator(server, ...args)
const OFD = Buffer.from(zipSync({ 'OFD.xml': strToU8('<ofd:OFD/>'), 'Doc_0/Document.xml': strToU8('<a/>') }))
const XML = Buffer.from('\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<EInvoice><A>1</A></EInvoice>')
const stateOf = async (id: string, { token }: TestUser) =>
  (await server.call('Invoicing/detail', { id }, { token })).data.invoice.state
const messages = async ({ token }: TestUser) => {
  const { data } = await server.call('Notice/index', { position: 2 }, { token, language: 'zh' })
  return data.data.filter(({ kind }) => kind === 'invoice').map(({ title, content }) => `${title} ${content}`)
}
const audits = (action: string) =>
  server.services.db.selectFrom('audit').select(['subject', 'detail', 'reason']).where('action', '=', action).execute()
const lettersTo = (recipient: string) =>
  server.services.db.selectFrom('inbox').select(['subject', 'body']).where('recipient', '=', recipient).execute()
const objects = async () =>
  (await Array.fromAsync(server.services.objects.list())).filter((name) => name.startsWith('invoices/')).length

test('invoices that wait are listed, those promised first, and all of a user', async () => {
  const [ann, bea] = [await server.register(), await server.register()]
  const first = await askInvoiceFor(server, ann)
  const second = await askInvoiceFor(server, bea)
  // the command uses the clock of the machine
  await server.services.db.updateTable('invoices').set({ due_at: 1 }).where('id', '=', second.id).execute()
  const all = (await run('list-invoices')).out
  expect(all).toEqual([
    expect.stringContaining(`${second.id}  ${bea.username}  ordinary  30.00  waiting`),
    expect.stringContaining(`${first.id}  ${ann.username}  ordinary  30.00  waiting`),
  ])
  expect((await run('list-invoices', '--overdue')).out).toEqual([all[0]])
  await issueInvoiceFor(server, second.id)
  expect((await run('list-invoices', '--overdue')).out).toEqual([])
  expect((await run('list-invoices', '--user', bea.username)).out).toEqual([
    expect.stringContaining('done  26350000000012345678'),
  ])
})

test('what to write on an invoice is shown', async () => {
  const user = await server.register()
  const { id } = await askInvoiceFor(server, user, { bank: '福州银行', phone: '13800138000', remark: '一\n二' })
  const { out } = await run('show-invoice', id)
  expect(out).toEqual(
    expect.arrayContaining([
      'state: waiting',
      'kind: ordinary',
      `name: ${COMPANY.name}`,
      `tax number: ${COMPANY.tax_no}`,
      'bank: 福州银行',
      'remark of the title: 一 二',
      `e-mail: ${COMPANY.email}`,
      expect.stringMatching(/^item: \*信息技术服务\*会员服务费 {2}30\.00 {2}[0-9a-f]{32} /),
      'yuan: 30.00',
    ]),
  )
  expect((await run('show-invoice', '01900000-0000-7000-8000-0000000000ff')).errors[0]).toContain(
    'No invoice has the id',
  )
})

test('an invoice is issued with its files; the user is told and gets a letter, and it is on record', async () => {
  const user = await server.register()
  const { id } = await askInvoiceFor(server, user, { email: 'three@example.org' })
  expect((await issueInvoiceFor(server, id, { xml: XML, ofd: OFD, pdf: PDF })).out).toEqual(['Issued and sent.'])
  const { data } = await server.call('Invoicing/detail', { id }, { token: user.token })
  expect(data.invoice).toMatchObject({ state: 'done', number: '26350000000012345678', done_time: expect.any(Number) })
  expect(data.invoice.files.map(({ format, size }) => [format, size])).toEqual([
    ['pdf', PDF.length],
    ['ofd', OFD.length],
    ['xml', XML.length],
  ])
  expect(await messages(user)).toEqual(['您的发票已开具 请在“开票记录”中下载。'])
  const [letter] = await lettersTo('three@example.org')
  expect(letter?.subject).toContain('您的电子发票')
  expect(letter?.body).toContain('号码 26350000000012345678，金额 30.00 元')
  expect(letter?.body).toContain(`[invoice-26350000000012345678.ofd, ${OFD.length} B]`)
  expect(await audits('issue-invoice')).toContainEqual({
    subject: user.userInfo.id,
    detail: `${id} 26350000000012345678`,
    reason: '',
  })
  await expectLedgerHolds(server)
})

test('an invoice is not issued with a wrong file, number or note, nor twice; nothing is left behind', async () => {
  const user = await server.register()
  const { id } = await askInvoiceFor(server, user)
  const before = await objects()
  const wrong: readonly (readonly [Record<string, Buffer>, string])[] = [
    [{ pdf: OFD }, 'is no PDF file by its content'],
    [{ ofd: Buffer.from(zipSync({ 'doc/OFD.xml': strToU8('x') })) }, 'is no OFD file by its content'],
    [{ ofd: Buffer.from('PK\u0003\u0004 and nothing more') }, 'is no OFD file by its content'],
    [{ pdf: PDF, xml: Buffer.from('{"a":1}') }, 'is no XML file by its content'],
    [{ pdf: PDF, xml: Buffer.from([0x3c, 0x61, 0xff, 0x3e]) }, 'is no XML file by its content'],
    [{ pdf: Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]) }, 'is larger than 5 MB'],
    [{ pdf: Buffer.alloc(0) }, 'is no PDF file by its content'],
    [{ xml: XML }, 'Give the invoice with --pdf or --ofd'],
  ]
  for (const [files, words] of wrong) expect((await issueInvoiceFor(server, id, files)).errors[0]).toContain(words)
  expect((await issueInvoiceFor(server, id, { pdf: PDF }, '--number', '../x')).errors[0]).toContain('letters, digits')
  expect((await issueInvoiceFor(server, id, { pdf: PDF }, '--red-letter', 'R')).errors[0]).toContain('replaces none')
  expect(await stateOf(id, user)).toBe('waiting')
  expect(await objects()).toBe(before)
  const both = await Promise.all([issueInvoiceFor(server, id), issueInvoiceFor(server, id)])
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 2])
  expect((await issueInvoiceFor(server, id)).errors[0]).toContain('The invoice is done: this is not possible now.')
  expect(await objects()).toBe(before + 1)
  expect(await messages(user)).toHaveLength(1)
})

test('an invoice that waits is cancelled with a reason that the user reads; one that is issued only with a note in red letters', async () => {
  const user = await server.register()
  const { id, payment, title } = await askInvoiceFor(server, user)
  expect((await run('cancel-invoice', id, '--reason', ' ')).errors[0]).toContain('--reason has 1 to 500 characters')
  expect((await run('cancel-invoice', id, '--reason', 'x', '--red-letter', 'R')).errors[0]).toContain('is not issued')
  expect((await run('cancel-invoice', id, '--reason', '税号有误，请核对')).code).toBe(0)
  const { data } = await server.call('Invoicing/detail', { id }, { token: user.token })
  expect(data.invoice).toMatchObject({ state: 'cancelled', cancelled: { by: 'operator', reason: '税号有误，请核对' } })
  expect(await messages(user)).toEqual(['您的发票已取消 税号有误，请核对'])
  const wanted = { payments: [payment], amount: 3000, title, kind: 'ordinary' as const }
  const second = (await server.call('Invoicing/add', wanted, { token: user.token })).data.id
  await issueInvoiceFor(server, second)
  expect((await run('cancel-invoice', second, '--reason', 'x')).errors[0]).toContain('give --red-letter')

  const [number] = await server.services.db.selectFrom('payments').select('number').where('id', '=', payment).execute()
  const refund = () => run('refund', number?.number ?? '', '--reason', 'Regret')
  expect((await refund()).errors[0]).toContain('The payment is on an invoice')
  const order = (await server.call('Order/index', {}, { token: user.token })).data.data[0]?.id ?? ''
  expect(await server.call('Refund/check', { order }, { token: user.token })).toMatchObject({
    code: 'refund-invoiced',
    params: { invoice: second, state: 'done' },
  })
  expect((await run('cancel-invoice', second, '--reason', 'Regret', '--red-letter', 'R77')).code).toBe(0)
  expect(await stateOf(second, user)).toBe('cancelled')
  expect((await refund()).code).toBe(0)
  expect((await run('cancel-invoice', second, '--reason', 'x', '--red-letter', 'R')).errors[0]).toContain(
    'is cancelled',
  )
  const made = await audits('cancel-invoice')
  expect(made.map(({ detail, reason }) => `${detail} ${reason}`)).toEqual(
    expect.arrayContaining([`${id} 税号有误，请核对`, `${second} R77 Regret`]),
  )
  await expectLedgerHolds(server)
})
