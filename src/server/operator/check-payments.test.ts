import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AlipayServer, startAlipayServer } from '#tests/support/payments/alipay-server.ts'
import { vectors } from '#tests/support/payments/vectors.ts'
import { startWechatPayServer, type WechatPayServer } from '#tests/support/payments/wechat-pay-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Environment } from '../config.ts'
import { runCommand } from './run-command.ts'

const { keys, wechat, alipay } = vectors
const MINUTE = 60_000
let [wechatServer, alipayServer]: [WechatPayServer?, AlipayServer?] = []
let folder: string
let environment: Record<string, string>
beforeEach(async () => {
  wechatServer = await startWechatPayServer(Date.now)
  alipayServer = await startAlipayServer(Date.now)
  folder = temporaryFolder('check-payments')
  environment = {
    DATA_DIR: folder,
    PAYMENT_PROVIDER: 'wechat,alipay',
    WECHATPAY_MCH_ID: wechat.merchant,
    WECHATPAY_APP_ID: wechat.app,
    WECHATPAY_SERIAL: wechat.serial,
    WECHATPAY_KEY_FILE: file('merchant.pem', keys.merchant.private),
    WECHATPAY_V3_KEY_FILE: file('v3', wechat.v3Key),
    WECHATPAY_PUBLIC_KEYS: `${wechat.publicKeyId}:${file('wechat.pem', keys.wechat.public)}`,
    WECHATPAY_URL: wechatServer.url,
    ALIPAY_APP_ID: alipay.app,
    ALIPAY_SELLER_ID: alipay.seller,
    ALIPAY_KEY_FILE: file('app.pem', keys.alipayApp.private),
    ALIPAY_PUBLIC_KEY_FILE: file('alipay.pem', keys.alipay.public),
    ALIPAY_URL: alipayServer.url,
  }
})
afterEach(async () => {
  await wechatServer?.stop()
  await alipayServer?.stop()
})

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  chmodSync(path, 0o600)
  return path
}
async function run(changes: Environment = {}) {
  const [out, errors]: [string[], string[]] = [[], []]
  const code = await runCommand(
    ['check-payments'],
    { ...environment, ...changes },
    {
      print: (line) => out.push(line),
      complain: (line) => errors.push(line),
      password: () => Promise.resolve(''),
    },
  )
  return { code, out, errors }
}

test('providers whose keys and clocks are right are reported so', async () => {
  const { code, out, errors } = await run()
  expect(out).toEqual([
    expect.stringMatching(
      /^wechat: answers, signed; (clocks agree|its clock is 1 s behind); on offer: wechat-native\.$/,
    ),
    expect.stringMatching(
      /^alipay: answers, signed; (clocks agree|its clock is 1 s behind); on offer: alipay-page, alipay-wap\.$/,
    ),
  ])
  expect({ code, errors }).toEqual({ code: 0, errors: [] })
})

test('a wrong key, a wrong public key and a provider that is not there are reported with what to look at', async () => {
  const changes = {
    WECHATPAY_KEY_FILE: file('other.pem', keys.stranger.private),
    ALIPAY_PUBLIC_KEY_FILE: file('other.pub', keys.stranger.public),
  }
  const { code, out, errors } = await run(changes)
  expect(out).toEqual([
    expect.stringMatching(
      /^wechat: SIGN_ERROR; .+\. The merchant’s number, the serial number and the private key do not/,
    ),
    'alipay: wrong-signature; clock unknown. The answer is signed with another key than the configured one, or does not come from the provider.',
  ])
  expect({ code, errors }).toEqual({ code: 1, errors: ['Not every provider of payments can be used.'] })
  await alipayServer?.stop()
  alipayServer = undefined
  expect((await run()).out[1]).toBe(
    'alipay: unreachable-ECONNREFUSED; clock unknown. The provider cannot be reached, or something else answers in its place.',
  )
})

test('a clock that is wrong is reported', async () => {
  if (wechatServer) wechatServer.skew = -6 * MINUTE
  if (alipayServer) alipayServer.skew = 270_000
  const { code, out } = await run()
  expect(out).toEqual([
    expect.stringMatching(/^wechat: SIGN_ERROR; its clock is 36[01] s behind\. .+ or the clock is wrong\.$/),
    expect.stringMatching(
      /^alipay: answers, but its clock is 2(69|70) s ahead: set the clock, nothing is on offer until then\.$/,
    ),
  ])
  expect(code).toBe(1)
})

test('the sandbox, and a site without payments, need no provider', async () => {
  expect(await run({ PAYMENT_PROVIDER: 'local' })).toEqual({
    code: 0,
    out: ['local: the sandbox; no money moves.'],
    errors: [],
  })
  expect((await run({ PAYMENT_PROVIDER: 'off' })).out).toEqual(['The site takes no payments: PAYMENT_PROVIDER is off.'])
})
