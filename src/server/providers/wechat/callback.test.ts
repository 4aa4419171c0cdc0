import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestScene, scannerOf } from '#tests/support/open-scene.ts'
import { noProviders } from '#tests/support/providers/no-providers.ts'
import {
  askEcho,
  type CalledAccount,
  type Delivery,
  deliver,
  scanMessage,
  seal,
  unseal,
} from '#tests/support/providers/wechat-caller.ts'
import { startTestServer, type TestServer } from '#tests/support/start-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { writeSetting } from '../../site/store.ts'
import { readFlatXml } from './flat-xml.ts'

const MINUTE = 60_000
const plain: CalledAccount = { token: 'token-of-ours', appId: 'wx0123' }
const safe: CalledAccount = { ...plain, aesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C' }
const servers: TestServer[] = []

async function start({ token, appId, aesKey }: CalledAccount): Promise<TestServer> {
  const url = 'https://api.weixin.qq.com'
  const wechat = { provider: 'official', appId, appSecret: 's', token, aesKey, url } as const
  const server = await startTestServer({ config: { providers: { ...noProviders, wechat } } })
  await writeSetting(server.services.db, 'site_title', '第一医院 ]]>')
  servers.push(server)
  return server
}

let open: TestServer
let sealed: TestServer
beforeAll(async () => {
  open = await start(plain)
  sealed = await start(safe)
})
afterAll(async () => {
  for (const server of servers) await server.stop()
})

const urlOf = (server: TestServer) => `${server.url}/wechat/callback`
const newScene = (server: TestServer, purpose: 'login' | 'bind' = 'login') =>
  openTestScene(server.services.db, purpose, server.clock.now() + 10 * MINUTE)
const read = async (response: Response) => ({ status: response.status, body: await response.text() })

/** Delivers the scan of a new code. */
async function scan(delivery: Delivery = {}, account = plain, server = open) {
  const scene = await newScene(server)
  const reply = await read(await deliver(urlOf(server), account, scanMessage(scene, 'o-1'), delivery))
  return { ...reply, scanner: await scannerOf(server.services.db, scene) }
}

test('WeChat’s check of our address is answered', async () => {
  expect(await read(await askEcho(urlOf(open), plain, '5838'))).toEqual({ status: 200, body: '5838' })
  expect(await read(await askEcho(urlOf(sealed), safe, '5838'))).toEqual({ status: 200, body: '5838' })
})

test('[S6] an echo that is unsigned, or signed long ago, is refused', async () => {
  for (const delivery of [{ signature: '0'.repeat(40) }, { signature: '' }, { now: Date.now() - 6 * MINUTE }])
    expect(await read(await askEcho(urlOf(open), plain, '5838', delivery))).toEqual({
      status: 403,
      body: 'Forbidden\n',
    })
  expect((await askEcho(urlOf(open), { ...plain, token: 'another' }, '5838')).status).toBe(403)
})

test('a scan identifies the user, who gets its purpose in both languages', async () => {
  const scene = await newScene(open)
  const reply = await read(await deliver(urlOf(open), plain, scanMessage(scene, 'o-scan')))
  expect(reply.status).toBe(200)
  const fields = readFlatXml(reply.body)
  expect(Object.fromEntries(fields ?? [])).toMatchObject({
    ToUserName: 'o-scan',
    FromUserName: 'gh_1',
    MsgType: 'text',
  })
  expect(fields?.get('Content')).toBe(
    '您正在登录“第一医院 ]]>”。如非本人操作，请忽略本消息。\nYou are logging in to 第一医院 ]]>. If this was not you, ignore it.',
  )
  expect(await scannerOf(open.services.db, scene)).toBe('o-scan')
})

test('a user who follows the account through a code is identified too', async () => {
  const scene = await newScene(open, 'bind')
  const reply = await deliver(urlOf(open), plain, scanMessage(scene, 'o-new', { follows: false }))
  expect(await reply.text()).toContain('You are binding WeChat')
  expect(await scannerOf(open.services.db, scene)).toBe('o-new')
})

test('a code is scanned once, and for ten minutes', async () => {
  const scene = await newScene(open)
  await deliver(urlOf(open), plain, scanMessage(scene, 'o-first'))
  const second = await deliver(urlOf(open), plain, scanMessage(scene, 'o-second'))
  expect(await second.text()).toContain('This QR code has expired')
  expect(await scannerOf(open.services.db, scene)).toBe('o-first')
  const ended = await openTestScene(open.services.db, 'login', open.clock.now() - 1)
  expect(await (await deliver(urlOf(open), plain, scanMessage(ended, 'o-1'))).text()).toContain('expired')
  expect(await scannerOf(open.services.db, ended)).toBeNull()
})

test.each<[string, Delivery]>([
  ['signed with another token', { signature: '1d9ac89fd35c45ff5e21c57e6ad56bac8758b79b' }],
  ['not signed', { signature: '' }],
  ['of six minutes ago', { now: Date.now() - 6 * MINUTE }],
  ['of the future', { now: Date.now() + 6 * MINUTE }],
])('[S6] a message that is %s is refused', async (_, delivery) => {
  expect(await scan(delivery)).toEqual({ status: 403, body: 'Forbidden\n', scanner: null })
})

test('[S6] a repeated message changes nothing, whichever process receives it', async () => {
  const scene = await newScene(open)
  const message = scanMessage(scene, 'o-1')
  const replies = await Promise.all([1, 2, 3, 4].map(() => deliver(urlOf(open), plain, message)))
  const bodies = await Promise.all(replies.map((reply) => reply.text()))
  expect(bodies.filter((body) => body === 'success')).toHaveLength(3)
  expect(bodies.filter((body) => body.includes('logging in'))).toHaveLength(1)
})

test('[S6] an address signed for one message accepts no other', async () => {
  const delivery = { nonce: 'caught', now: Date.now() }
  expect(await scan(delivery)).toMatchObject({ scanner: 'o-1' })
  expect(await scan(delivery)).toEqual({ status: 200, body: 'success', scanner: null })
})

test('a message that failed may come again', async () => {
  const scene = await newScene(open)
  const { db } = open.services
  const message = scanMessage(scene, 'o-1')
  await db.schema.alterTable('scenes').renameTo('scenes_away').execute()
  expect((await deliver(urlOf(open), plain, message, { nonce: 'again' })).status).toBe(500)
  await db.schema.alterTable('scenes_away').renameTo('scenes').execute()
  expect((await deliver(urlOf(open), plain, message, { nonce: 'again' })).status).toBe(200)
  expect(await scannerOf(db, scene)).toBe('o-1')
})

test('other messages are acknowledged and ignored', async () => {
  const text =
    '<xml><ToUserName>gh_1</ToUserName><FromUserName>o-1</FromUserName><MsgType>text</MsgType><Content>x</Content></xml>'
  const follow = scanMessage('', 'o-1', { follows: false }).replace('qrscene_', '')
  for (const message of [text, follow])
    expect(await read(await deliver(urlOf(open), plain, message))).toEqual({ status: 200, body: 'success' })
})

test.each([
  ['', 400],
  ['<xml>', 400],
  ['{"scene":1}', 400],
  ['<!DOCTYPE xml [<!ENTITY x SYSTEM "file:///etc/passwd">]><xml><A>&x;</A></xml>', 400],
  [`<xml><A>${'x'.repeat(100_000)}</A></xml>`, 413],
])('a body that is no message is refused: %o', async (body, status) => {
  expect((await deliver(urlOf(open), plain, body.slice(0, 200_000))).status).toBe(status)
})

test('other methods, and a site without an official account, do not answer', async () => {
  expect((await fetch(urlOf(open), { method: 'PUT' })).status).toBe(405)
  const without = await startTestServer({ appDir: temporaryFolder('no-app') }) // a built application has a page at every address
  servers.push(without)
  expect((await askEcho(urlOf(without), plain, '5838')).status).toBe(404)
})

test('in safe mode messages and replies are encrypted', async () => {
  const scene = await newScene(sealed)
  const reply = await read(await deliver(urlOf(sealed), safe, scanMessage(scene, 'o-safe')))
  expect(reply.status).toBe(200)
  expect(reply.body).not.toContain('logging in')
  expect(readFlatXml(unseal(reply.body, safe))?.get('Content')).toContain('You are logging in')
  expect(await scannerOf(sealed.services.db, scene)).toBe('o-safe')
})

test('[S6] in safe mode a message that is unencrypted, unsigned, or for another account is refused', async () => {
  const refused = { status: 400, body: 'Bad request\n', scanner: null }
  expect(await scan({}, plain, sealed)).toEqual(refused)
  expect(await scan({ messageSignature: '0'.repeat(40) }, safe, sealed)).toEqual(refused)
  expect(await scan({}, { ...safe, appId: 'wx-other' }, sealed)).toEqual(refused)
  expect(await scan({}, { ...safe, aesKey: 'a'.repeat(43) }, sealed)).toEqual(refused)
  expect(seal('x', safe)).not.toBe(seal('x', safe))
})
