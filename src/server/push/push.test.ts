import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROTOCOL } from '#contract/calls/sync.ts'
import { SOCKET_PATH, socketEnds } from '#contract/push.ts'
import { openPage, openSocket } from '#tests/support/push-page.ts'
import { runOperator } from '#tests/support/run-operator.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { createDevice, newId } from '#tests/support/test-device.ts'
import { newAddress, proveByPassword } from '#tests/support/verification.ts'
import { scanScene } from '../accounts/scenes.ts'

const elsewhere = () => ({ address: newAddress() })

describe.each([true, false])('[P3] the push channel, bus: %s', (bus) => {
  let server: TestServer
  const scenes: string[] = []
  beforeAll(async () => {
    server = await startTestServer({
      config: { bus },
      world: {
        wechat: {
          openScene(scene) {
            scenes.push(scene)
            return Promise.resolve('https://weixin.example/q/x')
          },
        },
      },
    })
  })
  afterAll(() => server.stop())

  /** Changes a record as another device. Returns the revision of the user's records. */
  async function change(token: string) {
    const mutations = [createDevice('other').change('project', newId(), { name: 'News', createdAt: 1 })]
    await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token })
    const { data } = await server.call('Sync/pull', { protocol: PROTOCOL, cursor: null, limit: 1000 }, { token })
    return data.cursor
  }

  test('a change on another device is announced at once, with the revision to pull up to', async () => {
    const user = await server.register()
    const page = await openPage(server, user.token)
    const cursor = await change(await server.login(user))
    expect(await page.next('records')).toEqual({ type: 'records', ...cursor })
    const next = await change(user.token)
    expect(await page.next('records')).toEqual({ type: 'records', ...next })
    await page.close()
  })

  test('changes during a page’s absence are announced when it returns, except those it knows', async () => {
    const user = await server.register()
    const known = await change(user.token)
    const page = await openPage(server, user.token, { cursor: known })
    expect(await page.silence(1500)).toEqual([])
    await page.close()
    const cursor = await change(user.token)
    const back = await openPage(server, user.token, { cursor: known })
    expect(await back.next('records')).toEqual({ type: 'records', ...cursor })
    back.send({ type: 'seen', cursor, notices: null })
    expect(await back.silence(1500)).toEqual([])
    await back.close()
  })

  test('a page that knows another epoch gets a hint to pull', async () => {
    const user = await server.register()
    const cursor = await change(user.token)
    const page = await openPage(server, user.token, { cursor: { epoch: 'another', revision: 900 } })
    expect(await page.next('records')).toEqual({ type: 'records', ...cursor })
    await page.close()
  })

  test('of a hundred changes at once the last is announced, in fewer messages', async () => {
    const user = await server.register()
    const page = await openPage(server, user.token)
    await Promise.all(Array.from({ length: 100 }, () => change(user.token)))
    const { data } = await server.call(
      'Sync/pull',
      { protocol: PROTOCOL, cursor: null, limit: 1000 },
      { token: user.token },
    )
    let heard = 0
    while (heard < data.cursor.revision) heard = (await page.next('records')).revision
    expect(heard).toBe(100)
    expect(page.messages.length).toBeLessThan(100)
    await page.close()
  })

  test('changes of another user are not announced', async () => {
    const [one, other] = [await server.register(), await server.register()]
    const page = await openPage(server, one.token)
    await change(other.token)
    expect(await page.silence(1500)).toEqual([])
    await page.close()
  })

  test('a session that ends closes its own socket only', async () => {
    const user = await server.register()
    const laptop = await server.login(user)
    const [here, there] = [await openPage(server, user.token), await openPage(server, laptop)]
    const key = await proveByPassword(server, user, 'password')
    await server.call('User/resetPwd', { key, password: 'changed1' }, { token: user.token, ...elsewhere() })
    expect(await there.ended).toBe(socketEnds.sessionEnded)
    await server.call('User/logout', {}, { token: user.token })
    expect(await here.ended).toBe(socketEnds.sessionEnded)
  })

  test('a notice that the operator publishes is announced to those who read notices', async () => {
    const { token } = await server.register()
    const { data } = await server.call('Notice/index', { position: 1 })
    const reader = await openPage(server, token, { notices: data.revision ?? 0 })
    const other = await openPage(server, token)
    const words = ['--title-zh', '标题', '--title-en', 'Title', '--content-zh', '内容', '--content-en', 'Content']
    const published = await runOperator(server, 'publish-notice', '--position', '1', ...words)
    expect(published.code).toBe(0)
    expect((await reader.next('notices')).revision).toBeGreaterThan(data.revision ?? 0)
    expect(other.messages.filter(({ type }) => type === 'notices')).toEqual([])
    await reader.close()
    await other.close()
  })

  test('a change of money or membership is announced to pages that read it, and to no other user', async () => {
    const [user, bystander] = [await server.register(), await server.register()]
    const known = { account: (await server.call('Wallet/detail', {}, { token: user.token })).data.revision }
    const [reader, silent] = [await openPage(server, user.token, known), await openPage(server, user.token)]
    const other = await openPage(server, bystander.token, { account: 0 })
    const gift = ['--user', user.username, '--gift', '500', '--reason', 'Thanks']
    expect((await runOperator(server, 'give', ...gift)).code).toBe(0)
    expect(await reader.next('account')).toEqual({ type: 'account', revision: known.account + 1 })
    expect((await server.call('Wallet/detail', {}, { token: user.token })).data).toMatchObject({
      gift: 500,
      revision: 1,
    })
    expect([...(await silent.silence(1200)), ...(await other.silence(10))]).toEqual([])
    await Promise.all([reader.close(), silent.close(), other.close()])
  })

  test('the scan of a code is announced to the page that shows it, and to no other', async () => {
    const { data } = await server.call('User/sence', { type: 'login' }, elsewhere())
    const scene = scenes.at(-1) ?? ''
    const another = await server.call('User/sence', { type: 'login' }, elsewhere())
    const [page, bystander] = [await openSocket(server), await openSocket(server)]
    page.send({ type: 'watch', ticket: data.ticket })
    bystander.send({ type: 'watch', ticket: another.data.ticket })
    await page.next('welcome')
    await scanScene(server.services, scene, 'o-somebody', server.clock.now())
    expect(await page.next('wechat')).toEqual({ type: 'wechat', status: 200, openid: data.ticket })
    expect((await bystander.silence(1200)).filter(({ type }) => type === 'wechat')).toEqual([])
    const login = await server.call('User/officialLogin', { openid: data.ticket, device: '' }, elsewhere())
    expect(login.code).toBe('wechat-unbound')
    await page.close()
    await bystander.close()
  })

  test('a scan before the page listens is announced when it does', async () => {
    const { data } = await server.call('User/sence', { type: 'login' }, elsewhere())
    await scanScene(server.services, scenes.at(-1) ?? '', 'o-early', server.clock.now())
    const page = await openSocket(server)
    page.send({ type: 'watch', ticket: data.ticket })
    expect((await page.next('wechat')).status).toBe(200)
    await page.close()
  })

  test('binding a WeChat identity of another user is refused with 300, in the reader’s language', async () => {
    const [owner, other] = [await server.register(), await server.register()]
    const bind = async (token: string) => {
      const { data } = await server.call('User/sence', { type: 'bind' }, { token, ...elsewhere() })
      const page = await openPage(server, token, {}, { 'Accept-Language': 'zh-CN' })
      page.send({ type: 'watch', ticket: data.ticket })
      await scanScene(server.services, scenes.at(-1) ?? '', 'o-shared', server.clock.now())
      const message = await page.next('wechat')
      await page.close()
      return message
    }
    const { openid } = await bind(owner.token)
    expect((await server.call('User/officialBind', { openid }, { token: owner.token })).status).toBe(200)
    expect(await bind(other.token)).toMatchObject({ status: 300, code: 'wechat-taken', msg: '该微信已绑定其他账号' })
  })

  test('a page cannot wait for a scene of another user', async () => {
    const [one, other] = [await server.register(), await server.register()]
    const { data } = await server.call('User/sence', { type: 'bind' }, { token: one.token, ...elsewhere() })
    const page = await openPage(server, other.token)
    page.send({ type: 'watch', ticket: data.ticket })
    expect(await page.ended).toBe(socketEnds.unauthenticated)
  })
})

describe('who may connect', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const ends = async (...messages: unknown[]) => {
    const page = await openSocket(server)
    for (const message of messages) page.send(message)
    return page.ended
  }
  const hello = (ticket: string) => ({ type: 'hello', ticket, cursor: null, notices: null })

  test('a ticket works once, for thirty seconds, and unchanged', async () => {
    const { token } = await server.register()
    const ticket = async () => (await server.call('Push/ticket', {}, { token })).data.ticket
    const good = await ticket()
    const page = await openSocket(server)
    page.send(hello(good))
    await page.next('welcome')
    expect(await ends(hello(good))).toBe(socketEnds.unauthenticated)
    await page.close()
    const changed = await ticket()
    expect(await ends(hello(`${changed.slice(0, -2)}AA`))).toBe(socketEnds.unauthenticated)
    const old = await ticket()
    server.clock.advance(31_000)
    expect(await ends(hello(old))).toBe(socketEnds.unauthenticated)
    expect(await ends(hello(token))).toBe(socketEnds.unauthenticated)
  })

  test('a ticket of an ended session opens a socket only for a moment', async () => {
    const { token } = await server.register()
    const { data } = await server.call('Push/ticket', {}, { token })
    await server.call('User/logout', {}, { token })
    expect(await ends(hello(data.ticket))).toBe(socketEnds.sessionEnded)
  })

  test.each([
    ['no JSON', 'hello'],
    ['another type', { type: 'give-me-everything' }],
    ['a missing field', { type: 'hello', ticket: '' }],
    ['a prototype', '{"type":"hello","__proto__":{"user":"x"}}'],
  ])('%s ends the socket', async (_, message) => {
    expect(await ends(message)).toBe(socketEnds.invalid)
  })

  test('a message that is too long, or too many, close the socket', async () => {
    expect(await ends('x'.repeat(5000))).toBe(1009)
    const { token } = await server.register()
    const page = await openPage(server, token)
    for (let count = 0; count < 150; count += 1) page.send({ type: 'seen', cursor: null, notices: null })
    expect(await page.ended).toBe(socketEnds.invalid)
  })

  test('a page of another site, or another path, gets no socket', async () => {
    await expect(openSocket(server, { Origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(openSocket(server, { Origin: 'null' })).rejects.toThrow('403')
    const { url } = server
    const own = await openSocket({ url }, { Origin: url })
    await own.close()
    await expect(openSocket({ url: `${url}/x` })).rejects.toThrow('404')
    expect((await server.fetch(SOCKET_PATH)).status).toBe(200) // an envelope: this is not a call
  })

  test('no part of a ticket is in the log', async () => {
    const { token } = await server.register()
    const { data } = await server.call('Push/ticket', {}, { token })
    await ends(hello(`${data.ticket}x`))
    expect(server.logs.join('')).not.toContain(data.ticket.slice(24, 60))
  })

  test('a bus that loses its connection reconnects, and checks what it missed', async () => {
    const user = await server.register()
    const page = await openPage(server, user.token)
    const listeners = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`
    expect((await listeners.execute(server.services.db)).rows).not.toHaveLength(0)
    const mutations = [createDevice('other').change('project', newId(), { name: 'News', createdAt: 1 })]
    await server.call('Sync/push', { protocol: PROTOCOL, mutations }, { token: user.token })
    expect((await page.next('records')).revision).toBe(1)
    await sleep(50)
    await server.call('Project/add', { name: 'More' }, { token: user.token })
    expect((await page.next('records')).revision).toBe(2)
    await page.close()
  })

  test('a server that stops closes its sockets, so that pages find another', async () => {
    const other = await startTestServer()
    const { token } = await other.register()
    const page = await openPage(other, token)
    await other.stop()
    expect(await page.ended).toBe(1012)
  })
})
