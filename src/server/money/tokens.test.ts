import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectLedgerHolds } from '#tests/support/ledger.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { spendTokens } from '#tests/support/spend-tokens.ts'
import { startTestServer, type TestServer, type TestUser } from '#tests/support/start-server.ts'
import { inTransaction } from '../db/database.ts'
import { QUOTAS } from '../quotas.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slipstick-tokens-'))
  server = await startTestServer({ config: { tokensMonth: 7000 } })
})
afterEach(() => expectLedgerHolds(server))
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const give = ({ username }: TestUser, tokens: number) =>
  runOperator(server, 'give', '--user', username, '--tokens', String(tokens), '--reason', 'Thanks')
const detail = async (user: TestUser) =>
  (await server.call('Tokens/detail', {}, { token: await server.login(user) })).data
const list = async (user: TestUser, request = {}) =>
  (await server.call('Tokens/index', { limit: 10, ...request }, { token: await server.login(user) })).data
const spend = ({ userInfo }: TestUser, cause: string, tokens: number) =>
  inTransaction(server.services.db, (tx) =>
    spendTokens(
      tx,
      userInfo.id,
      { cause, model: 'm1', in: tokens - 1, out: 1 },
      { tokensMonth: 7000, now: server.clock.now() },
    ),
  )
/** Writes a file for a command of the operator. */
function written(content: unknown): string {
  const file = join(folder, 'list.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('[M27] the operator and a promo code give tokens, which stand beside the allowance of the month', async () => {
  const user = await server.register()
  expect(await detail(user)).toMatchObject({ model: false, allowance: QUOTAS.tokens, used: 0, extra: 0 })
  expect((await give(user, 500)).out).toEqual(['extra tokens 500'])
  await runOperator(server, 'create-promo', '--code', 'TOKENS1', '--kind', 'tokens', '--tokens', '20')
  const { data } = await server.call('Promo/use', { code: 'tokens1' }, { token: await server.login(user) })
  expect(data.gives).toEqual({ kind: 'tokens', tokens: 20 })
  const shown = await detail(user)
  expect(shown).toMatchObject({ left: QUOTAS.tokens, extra: 520 })
  expect(new Date(shown.resets_time * 1000).toISOString()).toMatch(/T16:00:00.000Z$/)
  expect((await list(user)).data).toMatchObject([
    { by: 'promo', tokens: 20, model: null },
    { by: 'operator', tokens: 500, model: null },
  ])
  expect((await list(await server.register())).total).toBe(0)
})

test('[M27] the plan that runs decides the allowance, and the operator’s setting while no plan is on sale', async () => {
  const user = await server.register()
  await runOperator(server, 'grant', '--user', user.username, '--plan', 'day', '--reason', 'Prize')
  expect((await detail(user)).allowance).toBe(3_000_000)
  const onSale = await server.services.db.selectFrom('plans').select(['id', 'on_sale_from']).execute()
  await server.services.db.updateTable('plans').set({ on_sale_from: null }).execute()
  expect((await detail(user)).allowance).toBe(7000)
  expect((await detail(await server.register())).allowance).toBe(7000)
  const from = onSale[0]?.on_sale_from ?? null
  await server.services.db.updateTable('plans').set({ on_sale_from: from }).execute()
})

test('[M27] 50 answers at once spend the allowance first and never more than there is, each once', async () => {
  const user = await server.register()
  await give(user, 1000)
  await spend(user, 'chat:first', QUOTAS.tokens - 3000)
  // 3000 and 1000 are left: 40 of 100
  const attempts = Array.from({ length: 50 }, (_, index) => spend(user, `chat:${index}`, 100))
  const answers = await Promise.all(attempts)
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(40)
  expect(await detail(user)).toMatchObject({ used: QUOTAS.tokens, left: 0, extra: 0 })
  expect((await list(user)).total).toBe(42)
  const [again] = (await list(user, { limit: 50 })).data.filter(({ by }) => by === 'use')
  expect(again).toMatchObject({ tokens: -100, model: 'm1' })
})

test('[M27] the same answer 50 times at once is spent once, also if nothing is left afterwards', async () => {
  const user = await server.register()
  const answers = await Promise.all(Array.from({ length: 50 }, () => spend(user, 'chat:one', QUOTAS.tokens)))
  expect(answers.filter((answer) => answer?.left === 0)).toHaveLength(50)
  expect(await detail(user)).toMatchObject({ used: QUOTAS.tokens, left: 0 })
  expect((await list(user)).total).toBe(1)
  expect(await spend(user, 'chat:two', 1)).toBeUndefined()
})

test('a month of the list is that of Beijing, and the next month has its whole allowance again', async () => {
  const user = await server.register()
  const next = Date.parse('2027-12-31T16:00:00Z') // midnight of the new year there
  server.clock.advance(next - 1000 - server.clock.now())
  await give(user, 5) // by the clock of the machine, before
  await spend(user, 'chat:old', QUOTAS.tokens)
  expect((await detail(user)).left).toBe(0)
  server.clock.advance(2000)
  expect(await detail(user)).toMatchObject({ used: 0, left: QUOTAS.tokens, extra: 5 })
  expect((await list(user, { month: '2027-12' })).data).toMatchObject([{ by: 'use', tokens: -QUOTAS.tokens }])
  expect((await list(user, { month: '2028-01' })).total).toBe(0)
})

test('[M27] a site without a model sells no tokens', async () => {
  const file = written([
    { id: 'hundred', amount: '100.00', gift: '10.00' },
    { id: 'million', amount: '10.00', tokens: 1_000_000 },
  ])
  const set = await runOperator(server, 'set-offers', file, '--yes')
  expect(set.out).toContainEqual(expect.stringContaining('+ million  1000000 AI tokens for 10.00 yuan'))
  const user = await server.register()
  const { data } = await server.call('Offer/index', {}, { token: user.token })
  expect(data).toMatchObject({ offers: [{ id: 'hundred', amount: 10_000, gift: 1000 }], tokens: [] })
  const order = async (kind: 'tokens' | 'offer', offer: string) =>
    server.call('Order/add', { product: { kind, offer }, price: 1000 }, { token: user.token })
  expect((await order('tokens', 'million')).code).toBe('plan-off')
  expect((await order('offer', 'million')).code).toBe('plan-off')
  expect((await runOperator(server, 'set-offers', file, '--yes')).out).toEqual(['Nothing differs.'])
})

test.each([
  [{ id: 'a', amount: '1.00', gift: '1.00', tokens: 5 }],
  [{ id: 'a', amount: '1.00', tokens: 0 }],
  [{ id: 'a', amount: '1.00' }],
])('the offer %j does not fit', async (offer) => {
  const { code, errors } = await runOperator(server, 'set-offers', written([offer]), '--yes')
  expect(code).toBe(2)
  expect(errors[0]).toMatch(/does not fit/)
})
