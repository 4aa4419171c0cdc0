import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWechatServer, type WechatServer } from '#tests/support/providers/wechat-server.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import type { OfficialAccountSettings } from '../wechat.ts'
import { wechatAccount } from './wechat-account.ts'

const account = { appId: 'wx0123', appSecret: 'a secret' }
const HOUR = 60 * 60_000
let server: TestServer
let provider: WechatServer
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = Date.now()
  provider = await startWechatServer(account, () => now)
  await server.services.db.deleteFrom('wechat_tokens').execute()
})
afterEach(() => provider.stop())

/** Opens the account as another process would. */
function open(changes: Partial<OfficialAccountSettings> = {}) {
  const settings = { ...account, token: 't', aesKey: undefined, url: provider.url, ...changes }
  return wechatAccount(settings, server.services.db, () => now)
}

test('a code is created for a scene, and expires when asked to', async () => {
  const address = await open().openScene('scene-1', 600)
  expect(provider.codes).toEqual([{ scene: 'scene-1', url: address, seconds: 600 }])
})

test('all processes share one token until shortly before it expires', async () => {
  await open().openScene('a', 600)
  await open().openScene('b', 600)
  now += 1.9 * HOUR
  await open().openScene('c', 600)
  expect(provider.asked.tokens).toBe(1)
  now += 0.05 * HOUR
  await open().openScene('d', 600)
  expect(provider.asked).toEqual({ tokens: 2, forced: 0 })
  expect(provider.codes).toHaveLength(4)
})

test('if another token has replaced ours, it is used', async () => {
  const wechat = open()
  await wechat.openScene('a', 600)
  provider.replaceToken()
  await wechat.openScene('b', 600)
  expect(provider.asked).toEqual({ tokens: 2, forced: 0 })
  expect(provider.codes).toHaveLength(2)
})

test('if the token is invalid and WeChat returns the same one, a new one is forced, once', async () => {
  const wechat = open()
  await wechat.openScene('a', 600)
  provider.forgetToken()
  await wechat.openScene('b', 600)
  expect(provider.asked).toEqual({ tokens: 3, forced: 1 })
  expect(provider.codes).toHaveLength(2)
})

test('a token that expires early is renewed', async () => {
  const wechat = open()
  await wechat.openScene('a', 600)
  await server.services.db
    .updateTable('wechat_tokens')
    .set({ expires_at: now + 10 * HOUR })
    .execute()
  now += 3 * HOUR
  await wechat.openScene('b', 600)
  expect(provider.codes).toHaveLength(2)
})

test.each<[string, Partial<OfficialAccountSettings>]>([
  ['wechat-40013', { appId: 'wx-other' }],
  ['wechat-40125', { appSecret: 'another' }],
])('%s is the reason when the account is not right', async (reason, changes) => {
  await expect(open(changes).openScene('a', 600)).rejects.toMatchObject({ name: 'DeliveryError', reason })
})

test('a rejection by WeChat is reported as the reason, and requests no other token', async () => {
  await expect(open().openScene('x'.repeat(65), 600)).rejects.toMatchObject({ reason: 'wechat-40053' })
  expect(provider.asked.tokens).toBe(1)
})
