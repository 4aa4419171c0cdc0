import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openWechatPay } from '#tests/support/payments/open-worlds.ts'
import { vectors } from '#tests/support/payments/vectors.ts'
import { noProviders } from '#tests/support/providers/no-providers.ts'
import { startTestServer, type TestUser } from '#tests/support/start-server.ts'

const OPENID = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o'

/** A site that sells by WeChat Pay, and whose users bind their WeChat at the official account with this app id. */
async function openSite(appId: string) {
  const { payments, world } = await openWechatPay({
    get now() {
      return Date.now()
    },
  })
  const secrets = { appSecret: 'secret', token: 'token', aesKey: undefined, url: 'http://127.0.0.1:9' }
  const providers = { ...noProviders, wechat: { provider: 'official', appId, ...secrets } } as const
  const server = await startTestServer({ config: { providers }, world: { payments: [payments] } })
  return {
    server,
    world,
    async order({ token }: TestUser) {
      const request = { product: { kind: 'member', plan: 'month' }, price: 3000 } as const
      return (await server.call('Order/add', request, { token })).data
    },
    pay: ({ token }: TestUser, order: string) =>
      server.call('Order/pay', { order, payment: randomUUID(), channel: 'wechat-jsapi' }, { token }),
    bind: ({ userInfo }: TestUser) =>
      server.services.db.updateTable('users').set({ wechat: OPENID }).where('user_id', '=', userInfo.id).execute(),
    async stop() {
      await server.stop()
      await world.stop()
    },
  }
}

test('who has bound WeChat at the official account of the merchant pays inside WeChat, and as no other payer', async () => {
  const site = await openSite(vectors.wechat.app)
  const [payer, other] = [await site.server.register(), await site.server.register()]
  await site.bind(payer)
  const unbound = await site.order(other)
  expect(unbound.channels).toEqual(['wechat-native', 'wechat-h5'])
  expect(await site.pay(other, unbound.order.id)).toMatchObject({ code: 'payments-closed' })
  const { channels, order } = await site.order(payer)
  expect(channels).toEqual(['wechat-native', 'wechat-h5', 'wechat-jsapi'])
  const { data } = await site.pay(payer, order.id)
  const [payment] = data.order.payments
  expect(payment).toMatchObject({ channel: 'wechat-jsapi', state: 'waiting', prepared: { kind: 'bridge' } })
  expect(payment?.prepared).toMatchObject({ fields: { appId: vectors.wechat.app, signType: 'RSA' } })
  const asked = site.world.requests.filter(({ target }) => target.endsWith('/jsapi'))
  expect(asked.map(({ body }) => JSON.parse(body.toString()).payer)).toEqual([{ openid: OPENID }])
  expect(site.server.logs.join('\n')).not.toContain(OPENID) // SPEC M17
  await site.stop()
})

test('the official account of another app knows no payers', async () => {
  const site = await openSite('wx0000000000000000')
  const user = await site.server.register()
  await site.bind(user)
  const { channels, order } = await site.order(user)
  expect(channels).toEqual(['wechat-native', 'wechat-h5'])
  expect(await site.pay(user, order.id)).toMatchObject({ code: 'payments-closed' })
  await site.stop()
})
