import { X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { privateKeyOf, publicKeyOf, v3Key, vectors } from '#tests/support/payments/vectors.ts'
import { certificateSerial, rootSerial } from './alipay/certificate-serial.ts'
import { readAlipayNotice } from './alipay/notices.ts'
import { rawMembers } from './alipay/raw-members.ts'
import { isSignedNotice, signParameters } from './alipay/sign.ts'
import { isSignatureOf } from './rsa.ts'
import { readWechatNotice } from './wechat/notices.ts'
import { unseal } from './wechat/sealed.ts'
import { authorization, bridgeFields, verifySigned } from './wechat/signature.ts'

const { wechat, alipay } = vectors
const signer = {
  merchant: wechat.merchant,
  app: wechat.app,
  serial: wechat.serial,
  privateKey: privateKeyOf('merchant'),
}
const account = { ...signer, v3Key, publicKeys: new Map(), products: [], url: 'https://wechat.example' }
const seller = {
  app: alipay.app,
  seller: alipay.seller,
  privateKey: privateKeyOf('alipayApp'),
  publicKey: publicKeyOf('alipay'),
  certificates: undefined,
  products: [],
  url: 'https://alipay.example/gateway.do',
}

test.each(wechat.requests)(
  'a request to WeChat Pay is signed as OpenSSL signs it: $method $target',
  ({ method, target, body, timestamp, nonce, signature }) => {
    expect(authorization(signer, method, target, body, Number(timestamp) * 1000 + 999, nonce)).toBe(
      `WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="${nonce}",timestamp="${timestamp}",serial_no="${wechat.serial}",signature="${signature}"`,
    )
  },
)

test('the fields for WeChat’s browser are signed as OpenSSL signs them', () => {
  const { timestamp, nonce, prepayId, signature } = wechat.bridge
  expect(bridgeFields(signer, prepayId, Number(timestamp) * 1000, nonce)).toEqual({
    appId: wechat.app,
    timeStamp: timestamp,
    nonceStr: nonce,
    package: `prepay_id=${prepayId}`,
    signType: 'RSA',
    paySign: signature,
  })
})

test.each(wechat.sealed)('what OpenSSL encrypted is decrypted: $plain', ({ plain, ...sealed }) => {
  expect(unseal(sealed, v3Key)).toBe(plain)
  const turned = Buffer.from(sealed.ciphertext, 'base64')
  turned[0] = (turned[0] ?? 0) ^ 1
  for (const changed of [
    { ciphertext: turned.toString('base64') },
    { ciphertext: 'AAAA' },
    { associated_data: 'other' },
    { nonce: 'nonce-999999' },
  ])
    expect(() => unseal({ ...sealed, ...changed }, v3Key)).toThrow('tampered')
})

const keysOf = { preferred: undefined, keyOf: (serial: string) => Promise.resolve(found(serial)) }
const found = (serial: string) =>
  serial === wechat.publicKeyId
    ? publicKeyOf('wechat')
    : serial === platformSerial
      ? publicKeyOf('platform')
      : undefined
const platformSerial = vectors.certificateSerials.platform
const headersOf = (signed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(signed).map(([name, value]) => [`wechatpay-${name}`, value]))

test.each([wechat.reply, wechat.emptyReply, wechat.notice])(
  'what OpenSSL signed for WeChat Pay is verified: $serial',
  async (signed) => {
    const verify = (changes: Partial<typeof signed>) => {
      const { body, ...headers } = { ...signed, ...changes }
      return verifySigned((name) => headersOf(headers)[name], Buffer.from(body), keysOf.keyOf)
    }
    expect(await verify({})).toBe(Number(signed.timestamp) * 1000)
    await expect(verify({ body: `${signed.body} ` })).rejects.toMatchObject({ reason: 'wrong-signature' })
    await expect(verify({ nonce: 'x' })).rejects.toMatchObject({ reason: 'wrong-signature' })
    await expect(verify({ timestamp: '1796000001' })).rejects.toMatchObject({ reason: 'wrong-signature' })
    await expect(verify({ serial: 'PUB_KEY_ID_2' })).rejects.toMatchObject({ reason: 'unknown-key' })
    await expect(verify({ signature: `WECHATPAY/SIGNTEST/${signed.signature}` })).rejects.toMatchObject({
      reason: 'sign-test',
    })
    await expect(verify({ signature: '' })).rejects.toMatchObject({ reason: 'unsigned' })
  },
)

test('a notice of WeChat Pay that OpenSSL made is a fact', async () => {
  const { body, ...headers } = wechat.notice
  const now = () => Number(headers.timestamp) * 1000
  expect(await readWechatNotice(account, keysOf, now, headersOf(headers), Buffer.from(body))).toEqual({
    kind: 'payment',
    channel: 'wechat',
    merchant: wechat.merchant,
    app: wechat.app,
    number: vectors.number,
    provider_id: '4200000000202611290000000001',
    state: 'paid',
    total: 3000,
    currency: 'CNY',
    payer_total: 2500,
    paid_at: Date.parse('2026-11-30T00:53:00Z'),
    refunded: undefined,
    attach: '0198c1a2-0000-7000-8000-000000000001',
  })
})

test('a request to Alipay is signed as OpenSSL signs it', () => {
  const { notify_url: _, ...given } = alipay.parameters
  expect(signParameters(alipay.parameters, seller.privateKey)).toEqual({ ...given, sign: alipay.signature })
})

test('an answer of Alipay is verified over its raw text', () => {
  const members = rawMembers(alipay.reply)
  expect(members?.get('alipay_trade_query_response')).toBe(alipay.answer)
  const sign = JSON.parse(members?.get('sign') ?? '') as string
  expect(isSignatureOf(sign, Buffer.from(alipay.answer), seller.publicKey)).toBe(true)
  const rewritten = Buffer.from(JSON.stringify(JSON.parse(alipay.answer)))
  expect(isSignatureOf(sign, rewritten, seller.publicKey)).toBe(false)
})

test.each(alipay.notices)('a notice of Alipay is verified, with and without its sign_type', (form) => {
  expect(readAlipayNotice(seller, Buffer.from(form))).toMatchObject({
    channel: 'alipay',
    merchant: alipay.seller,
    number: vectors.number,
    state: 'paid',
    total: 3000,
    currency: 'CNY',
    paid_at: Date.parse('2026-11-30T00:53:00Z'),
  })
  const parameters = Object.fromEntries(new URLSearchParams(form))
  expect(isSignedNotice({ ...parameters, total_amount: '0.01' }, seller.publicKey)).toBe(false)
  expect(isSignedNotice(parameters, publicKeyOf('stranger'))).toBe(false)
})

test('serials of certificates are those that OpenSSL computes', () => {
  const { certificates, certificateSerials } = vectors
  expect(certificateSerial(new X509Certificate(certificates.alipayApp))).toBe(certificateSerials.alipayApp)
  expect(certificateSerial(new X509Certificate(certificates.alipay))).toBe(certificateSerials.alipay)
  expect(rootSerial(certificates.alipayRoot)).toBe(certificateSerials.alipayRoot)
})

test.each([
  '',
  '[]',
  '{',
  '{"a":1',
  '{"a":1,}x',
  '{"a":{"b":1}',
  '{"a":1,"a":2}',
  '{"a":"\\"}',
  '{a:1}',
  `{"a":${'['.repeat(100_000)}`,
])('%.40s is no answer of Alipay', (text) => {
  expect(rawMembers(text)).toBeUndefined()
})

test('members of an answer are found whatever is in them', () => {
  const members = rawMembers(' { "a" : {"x":"}\\",{", "y":[1,{"z":2}]} , "b":"c,d" ,"e":null}\n')
  expect([...(members ?? [])]).toEqual([
    ['a', '{"x":"}\\",{", "y":[1,{"z":2}]}'],
    ['b', '"c,d"'],
    ['e', 'null'],
  ])
})
