import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { startAlipayServer } from '#tests/support/payments/alipay-server.ts'
import { vectors } from '#tests/support/payments/vectors.ts'
import { startWechatPayServer } from '#tests/support/payments/wechat-pay-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { type Environment, parseConfig } from '../config.ts'
import { openPayments } from './open-payments.ts'

const { keys, certificates, wechat, alipay, number } = vectors
const bare = (pem: string) => pem.replace(/-----[^-]+-----|\n/g, '')
let folder: string
beforeEach(() => {
  folder = temporaryFolder('keys')
})

function file(name: string, content: string, mode = 0o600): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  chmodSync(path, mode)
  return path
}
const now = Date.parse('2026-11-29T03:00:00Z')
function open(environment: Environment) {
  const context = { clock: () => now, origin: 'https://stats.example.org' }
  return openPayments(parseConfig(environment).payments, context, {
    ...context,
    folder,
    page: 'http://127.0.0.1:3000/inbox/pay',
    deliver: () => Promise.resolve(200),
    later: () => undefined,
  })
}
const ofWechat = () => ({
  PAYMENT_PROVIDER: 'wechat',
  WECHATPAY_MCH_ID: wechat.merchant,
  WECHATPAY_APP_ID: wechat.app,
  WECHATPAY_SERIAL: wechat.serial,
  WECHATPAY_KEY_FILE: file('merchant.pem', keys.merchant.private),
  WECHATPAY_V3_KEY_FILE: file('v3', `${wechat.v3Key}\n`),
  WECHATPAY_PUBLIC_KEYS: `${wechat.publicKeyId}:${file('wechat.pem', keys.wechat.public, 0o644)}`,
})
const ofAlipay = () => ({
  PAYMENT_PROVIDER: 'alipay',
  ALIPAY_APP_ID: alipay.app,
  ALIPAY_SELLER_ID: alipay.seller,
  ALIPAY_KEY_FILE: file('app.pem', keys.alipayApp.private),
  ALIPAY_PUBLIC_KEY_FILE: file('alipay.pem', keys.alipay.public, 0o644),
})
const certified = () => {
  const files = [certificates.alipayApp, certificates.alipay, certificates.alipayRoot]
  const names = files.map((content, index) => file(`${index}.crt`, content, 0o644))
  return { ...ofAlipay(), ALIPAY_PUBLIC_KEY_FILE: '', ALIPAY_CERTS: names.join() }
}
const both = () => ({ ...ofWechat(), ...ofAlipay(), PAYMENT_PROVIDER: 'wechat,alipay' })

test('local mode has the sandbox, production nothing unless it is configured', () => {
  const { payments, sandbox } = open({})
  expect(payments).toEqual([sandbox?.payments])
  expect(payments[0]?.channels()).toEqual(['local'])
  const production = {
    MODE: 'production',
    PUBLIC_ORIGIN: 'https://s.example',
    SMS_PROVIDER: 'off',
    MAIL_PROVIDER: 'off',
  }
  expect(open(production)).toEqual({ payments: [], sandbox: undefined })
  expect(open({ PAYMENT_PROVIDER: 'off' }).payments).toEqual([])
  expect(() => open({ ...production, PAYMENT_PROVIDER: 'local' })).toThrow(
    'The configuration does not hold: PAYMENT_PROVIDER must be off or a list of wechat, alipay and transfer when MODE is production. See .env.example.',
  )
})

test('configured providers offer what their contracts have', () => {
  const { payments, sandbox } = open({ ...both(), WECHATPAY_PRODUCTS: 'native,h5', ALIPAY_PRODUCTS: 'wap' })
  expect(sandbox).toBeUndefined()
  expect(payments.flatMap((one) => one.channels())).toEqual(['wechat-native', 'wechat-h5', 'alipay-wap'])
})

const ofTransfer = { TRANSFER_HOLDER: '算尺科技', TRANSFER_BANK: '示例银行', TRANSFER_ACCOUNT: '1100 2233-4455' }

test('a bank transfer is offered beside others, the sandbox included, and needs the whole bank account', () => {
  const { payments } = open({ ...both(), ...ofTransfer, PAYMENT_PROVIDER: 'wechat,alipay,transfer' })
  expect(payments.map(({ channel }) => channel)).toEqual(['wechat', 'alipay', 'transfer'])
  const beside = open({ ...ofTransfer, PAYMENT_PROVIDER: 'local,transfer' })
  expect(beside.payments.map(({ channel }) => channel)).toEqual(['transfer', 'local'])
  for (const name of Object.keys(ofTransfer))
    expect(() => open({ ...ofTransfer, PAYMENT_PROVIDER: 'transfer', [name]: '' })).toThrow(
      new RegExp(
        `^The configuration does not hold: ${name} must be the [^;]+ when PAYMENT_PROVIDER has transfer\\. See`,
      ),
    )
})

test('configured providers understand each other', async () => {
  const server = await startWechatPayServer(() => now)
  const { payments } = open({ ...ofWechat(), WECHATPAY_URL: server.url })
  expect(await payments[0]?.query(number)).toMatchObject({ state: 'absent', merchant: wechat.merchant })
  await server.stop()
})

test.each<[string, 'key' | 'certificate', () => Environment]>([
  ['PEM', 'key', ofAlipay],
  ['PKCS #1', 'key', () => ({ ...ofAlipay(), ALIPAY_KEY_FILE: file('app1.pem', keys.alipayApp.pkcs1) })],
  [
    'base64 as Alipay’s tool writes it',
    'key',
    () => ({
      ...ofAlipay(),
      ALIPAY_KEY_FILE: file('app.txt', bare(keys.alipayApp.pkcs1)),
      ALIPAY_PUBLIC_KEY_FILE: file('alipay.txt', `${bare(keys.alipay.public)}\n`),
    }),
  ],
  ['base64 of PKCS #8', 'key', () => ({ ...ofAlipay(), ALIPAY_KEY_FILE: file('8.txt', bare(keys.alipayApp.private)) })],
  ['certificates', 'certificate', certified],
])('keys of Alipay may be %s', async (_, mode, environment) => {
  const server = await startAlipayServer(() => now, mode)
  const { payments } = open({ ...environment(), ALIPAY_URL: server.url })
  expect(await payments[0]?.query(number)).toMatchObject({ state: 'absent', app: alipay.app })
  await server.stop()
})

test.each(Object.keys({ ...ofNames('WECHATPAY', 'MCH_ID', 'APP_ID', 'SERIAL', 'KEY_FILE', 'V3_KEY_FILE') }))(
  '%s is needed for WeChat Pay',
  (name) => {
    expect(() => open({ ...ofWechat(), [name]: '' })).toThrow(
      new RegExp(`^The configuration does not hold: ${name} must be the [^;]+ when PAYMENT_PROVIDER has wechat\\. See`),
    )
  },
)
test.each(Object.keys({ ...ofNames('ALIPAY', 'APP_ID', 'SELLER_ID', 'KEY_FILE', 'PUBLIC_KEY_FILE') }))(
  '%s is needed for Alipay',
  (name) => {
    expect(() => open({ ...ofAlipay(), [name]: '' })).toThrow(
      new RegExp(`^The configuration does not hold: ${name} must be the [^;]+ when PAYMENT_PROVIDER has alipay`),
    )
  },
)
function ofNames(prefix: string, ...names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [`${prefix}_${name}`, true]))
}

test.each([
  ['PAYMENT_PROVIDER', 'paypal'],
  ['PAYMENT_PROVIDER', 'wechat,wechat'],
  ['PAYMENT_PROVIDER', 'local,wechat'],
  ['TRANSFER_ACCOUNT', 'IBAN 12'],
  ['TRANSFER_HOLDER', 'x'.repeat(101)],
  ['WECHATPAY_MCH_ID', 'mine'],
  ['WECHATPAY_SERIAL', 'no hex'],
  ['WECHATPAY_PUBLIC_KEYS', '/keys/wechat.pem'],
  ['WECHATPAY_PRODUCTS', 'app'],
  ['WECHATPAY_URL', 'api.mch.weixin.qq.com'],
  ['ALIPAY_APP_ID', '12'],
  ['ALIPAY_SELLER_ID', '1234567890123456'],
  ['ALIPAY_CERTS', 'a,b'],
  ['ALIPAY_PRODUCTS', 'precreate'],
  ['ALIPAY_URL', 'openapi.alipay.com'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(
    new RegExp(`^The configuration does not hold: ${name} must be [^\n;]+ See .env.example.$`),
  )
})

test('either Alipay’s public key or its certificates are given', () => {
  expect(() => open({ ...certified(), ALIPAY_PUBLIC_KEY_FILE: file('alipay.pem', keys.alipay.public) })).toThrow(
    'ALIPAY_PUBLIC_KEY_FILE must be the file of Alipay’s public key when PAYMENT_PROVIDER has alipay, or ALIPAY_CERTS set in its place',
  )
})

test.each<[string, () => Environment, RegExp]>([
  [
    'a key that others may read',
    () => ({ ...ofWechat(), WECHATPAY_KEY_FILE: file('open.pem', keys.merchant.private, 0o640) }),
    /^WECHATPAY_KEY_FILE names \S+open\.pem, which other accounts may read: run chmod 600 \S+open\.pem\.$/,
  ],
  [
    'an APIv3 key that others may read',
    () => ({ ...ofWechat(), WECHATPAY_V3_KEY_FILE: file('v3-open', wechat.v3Key, 0o604) }),
    /^WECHATPAY_V3_KEY_FILE names \S+, which other accounts may read/,
  ],
  [
    'a file that is not there',
    () => ({ ...ofAlipay(), ALIPAY_KEY_FILE: join(folder, 'gone') }),
    /^ALIPAY_KEY_FILE names \S+gone, which cannot be read \(ENOENT\)\.$/,
  ],
  [
    'another kind of key',
    () => ({ ...ofWechat(), WECHATPAY_KEY_FILE: file('x.pem', keys.merchant.public) }),
    /^WECHATPAY_KEY_FILE must name an RSA private key without a password: \S+\.$/,
  ],
  [
    'an APIv3 key of another length',
    () => ({ ...ofWechat(), WECHATPAY_V3_KEY_FILE: file('short', 'too short') }),
    /^WECHATPAY_V3_KEY_FILE must name a file with the 32 characters of the APIv3 key: \S+\.$/,
  ],
  [
    'a private key in place of a public one',
    () => ({ ...ofWechat(), WECHATPAY_PUBLIC_KEYS: `PUB_KEY_ID_1:${file('p.pem', keys.merchant.private)}` }),
    /^WECHATPAY_PUBLIC_KEYS must name an RSA public key: \S+\.$/,
  ],
  [
    'the app’s own public key',
    () => ({ ...ofAlipay(), ALIPAY_PUBLIC_KEY_FILE: file('own.pem', keys.alipayApp.public) }),
    /^ALIPAY_PUBLIC_KEY_FILE has the public key of the app itself: Alipay’s own public key is needed\.$/,
  ],
  [
    'certificates in another order',
    () => {
      const given = certified()
      return { ...given, ALIPAY_CERTS: given.ALIPAY_CERTS.split(',').reverse().join() }
    },
    /^The first certificate of ALIPAY_CERTS is not that of the key in ALIPAY_KEY_FILE\.$/,
  ],
  [
    'no certificate',
    () => ({ ...certified(), ALIPAY_CERTS: Array(3).fill(file('x', 'x')).join() }),
    /^ALIPAY_CERTS must name certificates in PEM: \S+\.$/,
  ],
])('[M17] %s is refused at the start, without its content', (_, environment, sentence) => {
  if (process.platform === 'win32') return
  let failure: unknown
  try {
    open(environment())
  } catch (error) {
    failure = error
  }
  expect(failure).toMatchObject({ name: 'StartError', message: expect.stringMatching(sentence) as string })
  expect(inspect(failure)).not.toMatch(/MII|BEGIN|Test-only-APIv3|too short/)
})
