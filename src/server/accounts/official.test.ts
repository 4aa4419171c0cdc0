import { afterAll, beforeAll, expect, test } from 'vitest'
import { DeliveryError } from '#server/providers/delivery-error.ts'
import { noProviders } from '#tests/support/providers/no-providers.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { askCode, newAddress, newPhone, proveByPassword } from '#tests/support/verification.ts'
import { scanScene } from './scenes.ts'

let server: TestServer
const opened: string[] = []
let fails = false
beforeAll(async () => {
  server = await startTestServer({
    world: {
      wechat: {
        openScene(scene) {
          if (fails) return Promise.reject(new DeliveryError('40013'))
          opened.push(scene)
          return Promise.resolve(`https://weixin.example/q/${scene}`)
        },
      },
    },
  })
})
afterAll(() => server.stop())

const MINUTE = 60_000
const device = 'test'
const elsewhere = () => ({ address: newAddress() })

/** Opens a scene and scans its code with an openid. */
async function scan(openid: string, options: { token?: string } = {}) {
  const type = options.token ? 'bind' : 'login'
  const { data } = await server.call('User/sence', { type }, { ...elsewhere(), ...options })
  expect(data.showUrl).toMatch(/^data:image\//)
  const purpose = await scanScene(server.services, opened.at(-1) ?? '', openid, server.clock.now())
  expect(purpose).toBe(type)
  return data.ticket
}

const enter = (openid: string) => server.call('User/officialLogin', { openid, device }, elsewhere())

test('the first scan opens an account, and later scans sign in to it', async () => {
  const ticket = await scan('o-first')
  expect((await enter(ticket)).code).toBe('wechat-unbound')
  const username = newPhone()
  const code = await askCode(server, username, 'register')
  const opening = { ...code, openid: ticket, username, password: 'secret1', agreement_id: 2, device }
  const { data } = await server.call('User/officialRegister', opening, elsewhere())
  expect(data.userInfo).toMatchObject({ phone: username, is_wxbind: 1 })
  expect(JSON.stringify(data)).not.toContain('o-first')
  const again = await enter(await scan('o-first'))
  expect(again.data.userInfo.id).toBe(data.userInfo.id)
})

test('a ticket is good for one session, and only after a scan', async () => {
  const ticket = await scan('o-first')
  expect((await enter(ticket)).status).toBe(200)
  expect((await enter(ticket)).code).toBe('scene-ended')
  const { data } = await server.call('User/sence', { type: 'login' }, elsewhere())
  expect((await enter(data.ticket)).code).toBe('scene-ended')
  expect((await enter('o-first')).code).toBe('scene-ended') // the id itself is no proof
})

test('of two pages that use a ticket at once, one signs in', async () => {
  const ticket = await scan('o-first')
  const replies = await Promise.all([1, 2, 3, 4].map(() => enter(ticket)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a code ends after ten minutes, and the first scan counts', async () => {
  const { services } = server
  await server.call('User/sence', { type: 'login' }, elsewhere())
  const scene = opened.at(-1) ?? ''
  expect(await scanScene(services, scene, 'o-one', server.clock.now())).toBe('login')
  expect(await scanScene(services, scene, 'o-two', server.clock.now())).toBeUndefined()
  const { data } = await server.call('User/sence', { type: 'login' }, elsewhere())
  server.clock.advance(10 * MINUTE + 1)
  expect(await scanScene(services, opened.at(-1) ?? '', 'o-one', server.clock.now())).toBeUndefined()
  expect((await enter(data.ticket)).code).toBe('scene-ended')
})

test('WeChat is bound to the user who requested the code, and to nobody else', async () => {
  const [user, other] = [await server.register(), await server.register()]
  const ticket = await scan('o-bound', user)
  const bind = (token: string, openid: string) =>
    server.call('User/officialBind', { openid }, { token, ...elsewhere() })
  expect((await bind(other.token, ticket)).code).toBe('scene-ended')
  expect((await enter(ticket)).code).toBe('scene-ended')
  expect((await bind(user.token, ticket)).data.is_wxbind).toBe(1)
  expect((await bind(other.token, await scan('o-bound', other))).code).toBe('wechat-taken')
  expect((await enter(await scan('o-bound'))).data.userInfo.id).toBe(user.userInfo.id)
})

test('a scan that logs in binds nothing', async () => {
  const user = await server.register()
  const ticket = await scan('o-login')
  const reply = await server.call('User/officialBind', { openid: ticket }, { token: user.token, ...elsewhere() })
  expect(reply.code).toBe('scene-ended')
})

test('WeChat is unbound with a proof, and then no longer signs in', async () => {
  const user = await server.register()
  const bound = { openid: await scan('o-leaves', user) }
  await server.call('User/officialBind', bound, { token: user.token, ...elsewhere() })
  const unbind = (key: string) => server.call('User/officialUnbind', { key }, { token: user.token })
  expect((await unbind('')).code).toBe('proof-required')
  const key = await proveByPassword(server, user, 'wechat')
  expect((await unbind(key)).data.is_wxbind).toBe(0)
  expect((await enter(await scan('o-leaves'))).code).toBe('wechat-unbound')
})

test('a code for binding needs a session', async () => {
  expect((await server.call('User/sence', { type: 'bind' }, elsewhere())).code).toBe('unauthenticated')
})

test('WeChat that does not answer, or is not configured, is reported', async () => {
  fails = true
  expect((await server.call('User/sence', { type: 'login' }, elsewhere())).code).toBe('code-not-sent')
  fails = false
  const without = await startTestServer({ config: { providers: noProviders } })
  expect((await without.call('User/sence', { type: 'login' })).code).toBe('way-closed')
  await without.stop()
})
