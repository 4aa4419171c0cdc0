import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { addShare } from '#tests/support/add-share.ts'
import { askInvoiceFor, issueInvoiceFor, PDF } from '#tests/support/invoices.ts'
import { cash, postTo } from '#tests/support/ledger.ts'
import { addRepaidOrder } from '#tests/support/order-ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { headersOf, startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function download(token: string) {
  const headers = headersOf('User/export', { token })
  return server.fetch('/api/User/export', { method: 'POST', headers, body: '{}' })
}

test('the file holds everything that the site stores about a user, and nothing about another', async () => {
  const [user, other] = [await server.register(), await server.register()]
  const project = newId()
  const names = Array.from({ length: 700 }, (_, index) => `Study${index}`)
  const device = createDevice('a')
  const records = names.map((name) => device.change('project', newId(), { name, createdAt: 1 }))
  const mine = device.change('project', project, { name: '队列研究', storage: 'cloud', createdAt: 1 })
  for (const mutations of [[mine], records.slice(0, 400), records.slice(400)]) {
    expect((await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token: user.token })).status).toBe(200)
  }
  const foreign = createDevice('b').change('project', newId(), { name: 'Foreign', createdAt: 1 })
  await server.call('Sync/push', { protocol: PROTOCOL, mutations: [foreign] }, { token: other.token })
  const source = Buffer.from('id,age\n1,42\n')
  const sha256 = createHash('sha256').update(source).digest('hex')
  const started = await server.call(
    'Dataset/uploadStart',
    { project, sha256, size: source.length },
    { token: user.token },
  )
  const { upload } = started.data
  await server.fetch(`/api/Dataset/uploadChunk?upload=${upload}&offset=0`, {
    method: 'POST',
    headers: { ...headersOf('Dataset/uploadChunk', { token: user.token }), 'Content-Type': 'application/octet-stream' },
    body: source,
  })
  expect((await server.call('Dataset/uploadFinish', { upload }, { token: user.token })).status).toBe(200)
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { data } = await uploadPicture(server, user.token, picture)

  const rating = { plot_id: 'histogram', version: 1, aesthetics: 5, richfont: 5, param_freedom: 5 } as const
  const others = { general_param_freedom: 5, other_param_freedom: 5, overall: 4, suggest: '很好' } as const
  await server.call('Plotfeedback/add', { ...rating, ...others }, { token: user.token })

  const share = await addShare(server, user.token, Buffer.from('sealed'))
  await addShare(server, other.token, Buffer.from('Foreign'))
  const shot = await uploadPicture(server, user.token, picture)
  const letter = { content: '三线表的边框太粗', image: [shot.data.path], route: '/analysis/$id' }
  expect((await server.call('Feedback/add', letter, { token: user.token })).status).toBe(200)
  await server.call('Storage/apply', { gib: 7, reason: '影像数据' }, { token: user.token })

  await postTo(server, user, cash(1200, 'mine'))
  await postTo(server, other, cash(77_700, 'Foreign'))
  await addRepaidOrder(server.services.db, user.userInfo.id, server.clock.now())
  await runOperator(server, 'grant', '--user', user.username, '--plan', 'month', '--reason', 'Prize')
  await runOperator(server, 'give', '--user', user.username, '--tokens', '900', '--reason', 'Prize')
  const title = { type: 'company', name: '算尺', tax_no: '91350100M000100Y43', email: 'invoice@example.org' } as const
  await server.call('Rise/add', title, { token: user.token })

  const invoice = await askInvoiceFor(server, user, { name: '算尺发票' })
  await issueInvoiceFor(server, invoice.id)

  const response = await download(user.token)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="account-[\d-]+\.zip"$/)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(JSON.parse(read('account.json'))).toMatchObject({ username: user.username })
  expect(JSON.parse(read('ratings.json'))).toEqual([expect.objectContaining({ ...rating, ...others })])
  const storage = { requests: [expect.objectContaining({ gib: 7, reason: '影像数据', granted: null })], grant: null }
  expect(JSON.parse(read('storage.json'))).toEqual(storage)
  expect(JSON.parse(read('account.json'))).toMatchObject({ balance: 1200, level: 2 })
  expect(JSON.parse(read('money.json'))).toEqual({
    wallets: [{ cash: 1200, gift: 0, entries: 6 }],
    transfers: expect.arrayContaining([
      expect.objectContaining({ amount: 1200, credit: 'wallet:cash', cause: 'mine', cash_after: 1200 }),
      expect.objectContaining({ amount: 500, debit: 'refund:wechat', credit: 'clearing:wechat', entry: 4 }),
    ]),
    orders: [
      expect.objectContaining({ kind: 'recharge', amount: 500, state: 'paid' }),
      expect.objectContaining({ kind: 'member', amount: 3000, state: 'paid' }),
    ],
    payments: [
      expect.objectContaining({ channel: 'wechat-native', state: 'paid', total_seen: 500 }),
      expect.objectContaining({ id: invoice.payment, total_seen: 3000 }),
    ],
    refunds: [expect.objectContaining({ amount: 500, state: 'done', asked_by: 'user' })],
    grants: Array(2).fill(expect.objectContaining({ plan: 'month', level: 2, seconds: 31 * 86_400, revoked_at: null })),
    token_entries: [expect.objectContaining({ delta: 900, extra: 900, model: null })],
    promo_uses: [],
    active_codes: [],
  })
  expect(JSON.parse(read('titles.json'))).toEqual([
    expect.objectContaining({ ...title, is_default: true }),
    expect.objectContaining({ name: '算尺发票' }),
  ])
  const invoices = JSON.parse(read('invoices.json'))
  expect(invoices).toMatchObject({
    invoices: [{ id: invoice.id, state: 'done', title: { name: '算尺发票' } }],
    invoice_lines: [{ payment_id: invoice.payment, amount: 3000, living: true }],
    invoice_files: [{ format: 'pdf', size: PDF.length }],
  })
  expect(read(`${invoices.invoice_files[0].object}.pdf`)).toBe(PDF.toString())
  const [kept] = JSON.parse(read('feedback.json'))
  expect(kept).toMatchObject({ content: letter.content, route: letter.route, answer: '' })
  expect(files[kept.pictures[0]]?.length).toBeGreaterThan(0)
  expect(read('records.ndjson').trim().split('\n')).toHaveLength(701)
  expect(read('records.ndjson')).toContain('队列研究')
  expect(read(`sources/${project}/${sha256}`)).toBe(source.toString())
  expect(JSON.parse(read('shares.json'))).toEqual([expect.objectContaining({ id: share.id, size: 6, included: true })])
  expect(read(`shares/${share.id}`)).toBe('sealed')
  expect(files[data.path.replace('/media', 'pictures')]?.length).toBeGreaterThan(0)
  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('')
  expect(everything).not.toContain('Foreign')
  for (const secret of [other.username, user.token, 'argon2']) expect(everything).not.toContain(secret)
})

test('the file can be requested five times an hour', async () => {
  const { token } = await server.register()
  for (let count = 0; count < 5; count += 1) await (await download(token)).arrayBuffer()
  expect(await (await download(token)).json()).toMatchObject({ status: 429 })
})
