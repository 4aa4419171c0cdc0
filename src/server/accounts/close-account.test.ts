import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { addShare } from '#tests/support/add-share.ts'
import { askInvoiceFor, issueInvoiceFor } from '#tests/support/invoices.ts'
import { cash, expectLedgerHolds, postTo, redeemFor } from '#tests/support/ledger.ts'
import { addRepaidOrder } from '#tests/support/order-ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { uploadPicture } from '#tests/support/upload-picture.ts'
import { askCode, newAddress, newEmail, proveByPassword } from '#tests/support/verification.ts'
import { inTransaction } from '../db/database.ts'
import { keepHouse } from '../housekeeping.ts'
import { holdTokens } from '../money/token-holds.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const DAY = 24 * 60 * 60_000
const house = () => keepHouse(server.services, server.clock.now())

/** A user with a row in every table that belongs to users. */
async function settled(): Promise<TestUser & { email: string; picture: string }> {
  const user = await server.register()
  const { token } = user
  const options = { token, address: newAddress() }
  const project = newId()
  const device = createDevice('a')
  const mutations = [device.change('project', project, { name: 'Mine', storage: 'cloud', createdAt: 1 })]
  await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token })
  const upload = { project, sha256: 'a'.repeat(64), size: 10 }
  await server.call('Dataset/uploadStart', upload, { token })
  const picture = await uploadPicture(server, token, await redPicture())
  const avatar = { field: 'img', value: picture.data.path } as const
  const { data } = await server.call('User/updatefield', avatar, { token })
  const email = newEmail()
  const key = await proveByPassword(server, user, 'email')
  const code = await askCode(server, email, 'bind', { token })
  await server.call('User/bindEmail', { ...code, key, email }, options)
  await proveByPassword(server, user, 'phone')
  await addShare(server, token, Buffer.from('sealed'))
  const { db } = server.services
  const notice = randomUUID()
  await db.insertInto('notice_reads').values({ user_id: user.userInfo.id, notice_id: notice, read_at: 1 }).execute()
  const rating = { plot_id: 'histogram', version: 1, aesthetics: 5, richfont: 5, param_freedom: 5 } as const
  const others = { general_param_freedom: 5, other_param_freedom: 5, overall: 5 } as const
  await server.call('Plotfeedback/add', { ...rating, ...others }, options)
  const shot = await uploadPicture(server, token, await redPicture())
  await server.call('Feedback/add', { content: '加载很慢', image: [shot.data.path] }, options)
  await server.call('Storage/apply', { gib: 5, reason: '影像数据' }, options)
  await server.call('Rise/add', { type: 'personal', name: '王芳', email }, options)
  await runOperator(server, 'grant-storage', user.username, '--gib', '2')
  const money = ['--user', user.username, '--reason', 'Thanks']
  await runOperator(server, 'give', '--gift', '300', ...money)
  await runOperator(server, 'grant', '--plan', 'day', ...money)
  await runOperator(server, 'give', '--tokens', '900', ...money)
  await runOperator(server, 'create-promo', '--code', 'WELCOME', '--kind', 'gift', '--fen', '200')
  await redeemFor(server, user.userInfo.id, 'welcome')
  await addRepaidOrder(db, user.userInfo.id, server.clock.now())
  await issueInvoiceFor(server, (await askInvoiceFor(server, user, { phone: '13800138000' })).id)
  await db
    .insertInto('scenes')
    .values({
      scene: notice,
      purpose: 'bind',
      secret: Buffer.from(notice),
      user_id: user.userInfo.id,
      openid: null,
      expires_at: Number.MAX_SAFE_INTEGER,
    })
    .execute()
  return { ...user, email, picture: data.img }
}

const redPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

/** Number of the pictures of feedback in the store. */
async function feedbackPictures(): Promise<number> {
  const names = await Array.fromAsync(server.services.objects.list())
  return names.filter((name) => name.startsWith('feedback/')).length
}

/** Number of a user's rows in every table with a user id. */
async function rowsOf(user: string): Promise<Record<string, number>> {
  const { db } = server.services
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`.execute(
    db,
  )
  const counted = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await sql<{
        count: number
      }>`select count(*) as count from ${sql.table(name)} where user_id = ${user}`.execute(db)
      return [name, rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counted)
}

/** Subjects of the letters about closing. The inbox of local mode keeps them for a day. */
async function lettersTo(recipient: string): Promise<string[]> {
  const { db } = server.services
  const letters = await db.selectFrom('inbox').select('subject').where('recipient', '=', recipient).execute()
  return letters.map(({ subject }) => subject).filter((subject) => /注销|删除/.test(subject))
}

async function close(user: TestUser) {
  const key = await proveByPassword(server, user, 'close')
  return server.call('User/close', { key }, { token: user.token, address: newAddress() })
}

test('a closed account is removed after two weeks, with every row and file', async () => {
  const user = await settled()
  const bystander = await settled()
  const hold = { cause: 'use:lost:1', model: 'm1', tokens: 100, in: 10 }
  const at = { tokensMonth: 0, now: server.clock.now() }
  await inTransaction(server.services.db, (tx) => holdTokens(tx, user.userInfo.id, hold, at))
  const before = await rowsOf(user.userInfo.id)
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]) // otherwise the test proves nothing
  const { data } = await close(user)
  expect(data.close_time * 1000 - server.clock.now()).toBeGreaterThan(13.9 * DAY)
  expect((await server.call('User/detail', {}, { token: user.token })).code).toBe('session-expired')
  expect(await lettersTo(user.email)).toEqual([expect.stringContaining('注销申请')])
  server.clock.advance(13 * DAY)
  await house()
  expect((await rowsOf(user.userInfo.id)).users).toBe(1)
  expect(await feedbackPictures()).toBe(2)
  server.clock.advance(DAY + 1)
  await house()
  const after = await rowsOf(user.userInfo.id)
  expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([])
  expect((await server.fetch(user.picture)).status).toBe(404)
  expect(await feedbackPictures()).toBe(1)
  await expect(server.login(user)).rejects.toThrow('wrong-credentials')
  expect(await server.login(bystander)).toBeTruthy()
  expect((await server.fetch(bystander.picture)).status).toBe(200)
  // the name and the address are free, and the owner got two letters
  expect((await server.register(user.username)).username).toBe(user.username)
  expect(await lettersTo(user.email)).toEqual([expect.stringContaining('已删除')])
})

test('[M18] the ledger outlives the account, under an id that is nobody’s', async () => {
  const user = await settled()
  const { db } = server.services
  const rows = async () => {
    const tables = [
      'wallets',
      'transfers',
      'grants',
      'token_entries',
      'promo_uses',
      'orders',
      'payments',
      'refunds',
    ] as const
    const ofInvoices = ['invoices', 'invoice_lines', 'invoice_files'] as const
    const counted = await Promise.all(
      [...tables, ...ofInvoices].map((table) =>
        db
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('count'))
          .executeTakeFirst(),
      ),
    )
    return counted.map((row) => row?.count)
  }
  const before = await rows()
  await close(user)
  server.clock.advance(14 * DAY + 1)
  await house()
  expect(await rows()).toEqual(before)
  const audited = await db.selectFrom('audit').select('subject').execute()
  expect(audited.map(({ subject }) => subject)).not.toContain(user.userInfo.id)
  await expectLedgerHolds(server)
})

test('[M18] an issued invoice outlives the account without e-mail addresses, one that was never issued does not, and one that waits makes it wait', async () => {
  const user = await server.register()
  const { token } = user
  const { db, objects } = server.services
  const { id, title } = await askInvoiceFor(server, user, { recipient: '张三', remark: '请寄' })
  await issueInvoiceFor(server, id)
  const file = await db
    .selectFrom('invoice_files')
    .select('object')
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  const wanted = { id, reason: 'other', note: '写错了', title, kind: 'ordinary', email: 'late@example.org' } as const
  const { data: taken } = await server.call('Invoicing/reissue', wanted, { token })
  await server.call('Invoicing/cancel', taken, { token })
  const { data: waiting } = await server.call('Invoicing/reissue', wanted, { token })
  await close(user)
  server.clock.advance(14 * DAY + 1)
  await house()
  expect((await rowsOf(user.userInfo.id)).users).toBe(1)
  await runOperator(server, 'cancel-invoice', waiting.id, '--reason', 'The account is closed')
  await house()
  expect((await rowsOf(user.userInfo.id)).users).toBe(0)
  const kept = await db.selectFrom('invoices').selectAll().where('id', 'in', [id, taken.id, waiting.id]).execute()
  expect(kept).toEqual([
    expect.objectContaining({
      id,
      state: 'done',
      email: '',
      remark: '',
      title: expect.objectContaining({ name: '福州算尺科技有限公司', email: '', recipient: '', remark: '' }),
    }),
  ])
  expect(kept[0]?.user_id).not.toBe(user.userInfo.id)
  expect(await objects.size(file.object)).toBeGreaterThan(0)
  expect((await runOperator(server, 'cancel-invoice', id, '--reason', 'Void', '--red-letter', 'R1')).code).toBe(0)
  await expectLedgerHolds(server)
})

test('[M18] an account with cash in its wallet is not closed, and one that gets cash meanwhile is not removed', async () => {
  const user = await server.register()
  await postTo(server, user, cash(100, 'start'))
  expect((await close(user)).code).toBe('money-open')
  expect((await server.call('User/detail', {}, { token: user.token })).data).toMatchObject({ status: 1, balance: 100 })
  await postTo(server, user, { ...cash(100, 'back'), debit: 'wallet:cash', credit: 'gift:operator' })
  expect((await close(user)).status).toBe(200)
  await postTo(server, user, cash(5, 'late'))
  server.clock.advance(15 * DAY)
  await house()
  expect((await rowsOf(user.userInfo.id)).users).toBe(1)
  await postTo(server, user, { ...cash(5, 'late back'), debit: 'wallet:cash', credit: 'gift:operator' })
  await house()
  expect((await rowsOf(user.userInfo.id)).users).toBe(0)
})

test('a user who logs in again can cancel the removal', async () => {
  const user = await settled()
  const { data } = await close(user)
  const token = await server.login(user)
  const closing = await server.call('User/detail', {}, { token })
  expect(closing.data).toMatchObject({ status: 2, close_time: data.close_time })
  const kept = await server.call('User/reopen', {}, { token })
  expect(kept.data).toMatchObject({ status: 1, close_time: 0 })
  server.clock.advance(15 * DAY)
  await house()
  expect(await server.login(user)).toBeTruthy()
})

test('removal needs a proof of its own', async () => {
  const user = await server.register()
  const attempt = async (key: string) => (await server.call('User/close', { key }, { token: user.token })).code
  expect(await attempt('')).toBe('proof-required')
  expect(await attempt(await proveByPassword(server, user, 'password'))).toBe('proof-required')
})
