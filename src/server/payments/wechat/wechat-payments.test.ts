import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWechatPay } from '#tests/support/payments/open-worlds.ts'
import { privateKeyOf, publicKeyOf, vectors } from '#tests/support/payments/vectors.ts'
import { describeError } from '../../log.ts'
import type { BillLine } from '../fact.ts'
import type { NewPayment } from '../payments.ts'
import { refusedWith } from '../refusal.ts'
import type { WechatPayAccount } from './account.ts'
import { readWechatBill } from './bill.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const number = vectors.number
const OPENID = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o'
const clock = { now: 0 }
let opened: Awaited<ReturnType<typeof openWechatPay>>
beforeEach(async () => {
  clock.now = Date.parse('2026-11-29T03:00:00Z')
  opened = await openWechatPay(clock)
})
afterEach(() => opened.world.stop())

async function reopen(mode: 'public-key' | 'certificate', changes: Partial<WechatPayAccount> = {}) {
  await opened.world.stop()
  opened = await openWechatPay(clock, mode, changes)
}
const asked = (changes: Partial<NewPayment> = {}): NewPayment => ({
  channel: 'wechat-native',
  number,
  total: 3000,
  description: '算尺会员',
  expires_at: clock.now + 30 * MINUTE,
  attach: 'user',
  ...changes,
})
const prepare = (changes: Partial<NewPayment> = {}) => opened.payments.prepare(asked(changes))
const pay = async () => {
  await prepare()
  await opened.world.pay(number)
}
const refund = { number: '0'.repeat(32), payment_number: number, amount: 1000, total: 3000, reason: '退款' }
const lastBody = () => JSON.parse(opened.world.requests.at(-1)?.body.toString() ?? '') as Record<string, unknown>

test('a QR code has what WeChat Pay gave, and the request what it asks for', async () => {
  expect(await prepare({ description: '算'.repeat(100) })).toEqual({
    kind: 'qr',
    text: `weixin://wxpay/bizpayurl?pr=${number}`,
  })
  expect(lastBody()).toEqual({
    appid: vectors.wechat.app,
    mchid: vectors.wechat.merchant,
    description: '算'.repeat(42),
    out_trade_no: number,
    time_expire: '2026-11-29T11:30:00+08:00',
    attach: 'user',
    notify_url: 'https://stats.example.org/pay/notify/wechat',
    amount: { total: 3000, currency: 'CNY' },
  })
})

test('the link of a phone is good for five minutes, and leads back', async () => {
  const channel = 'wechat-h5'
  const return_url = 'https://stats.example.org/personal/member/pushOrder?order=1'
  expect(await prepare({ channel, payer_address: '198.51.100.7', return_url })).toEqual({
    kind: 'link',
    url: `https://wx.tenpay.example/checkmweb?prepay_id=${number}&package=1&redirect_url=https%3A%2F%2Fstats.example.org%2Fpersonal%2Fmember%2FpushOrder%3Forder%3D1`,
    until: clock.now + 5 * MINUTE,
  })
  expect(lastBody().scene_info).toEqual({ payer_client_ip: '198.51.100.7', h5_info: { type: 'Wap' } })
})

test('each way to pay needs what WeChat Pay asks for it, and its contract', async () => {
  await expect(prepare({ channel: 'wechat-h5' })).rejects.toMatchObject({ reason: 'payer-address-missing' })
  await expect(prepare({ channel: 'wechat-jsapi' })).rejects.toMatchObject({ reason: 'openid-missing' })
  await expect(prepare({ channel: 'alipay-page' })).rejects.toMatchObject({ reason: 'channel-off' })
  await reopen('public-key', { products: ['native'] })
  expect(opened.payments.channels()).toEqual(['wechat-native'])
  await expect(prepare({ channel: 'wechat-jsapi', openid: OPENID })).rejects.toMatchObject({ reason: 'channel-off' })
  expect(opened.world.requests).toEqual([])
})

test('codes are understood in both spellings', async () => {
  for (const oldSpelling of [false, true]) {
    await reopen('public-key')
    opened.world.oldSpelling = oldSpelling
    expect(await opened.payments.query(number)).toMatchObject({ state: 'absent' })
    expect(await opened.payments.close(number)).toMatchObject({ state: 'absent' })
    await pay()
    expect(await opened.payments.close(number)).toMatchObject({ state: 'paid' })
    expect(refusedWith(await prepare().catch((error: unknown) => error))).toBe('ORDER_PAID')
  }
})

test.each<[string, Partial<WechatPayAccount>]>([
  ['the key of another merchant', { privateKey: privateKeyOf('stranger') }],
  ['another merchant', { merchant: '1900000002' }],
  ['another certificate', { serial: '00' }],
])('a request with %s is reported as the reason, and decides nothing', async (_, changes) => {
  await reopen('public-key', changes)
  const failure: unknown = await opened.payments.query(number).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'DeliveryError', reason: 'SIGN_ERROR' })
  expect(refusedWith(failure)).toBeUndefined()
  expect(opened.problems.at(-1)).toEqual({
    channel: 'wechat',
    reason: 'SIGN_ERROR',
    provider_request: '08F4A1B2C30610DB0118E4F39A6120A4C50228F3D802-0',
  })
})

test('an answer that there is no such payment is no problem for the log', async () => {
  await opened.payments.query(number)
  await opened.payments.queryRefund(refund)
  expect(opened.problems).toEqual([])
})

test('[M23] a clock that is off by more than five minutes is measured although requests are refused', async () => {
  opened.world.skew = -6 * MINUTE
  await expect(opened.payments.query(number)).rejects.toMatchObject({ reason: 'SIGN_ERROR' })
  expect(opened.payments.clockSkew()).toBe(-6 * MINUTE)
  expect(opened.payments.channels()).toEqual([])
  clock.now += 11 * MINUTE
  expect(opened.payments.clockSkew()).toBeUndefined()
  expect(opened.payments.channels()).not.toEqual([])
})

test('refunds: too little money at the merchant, and what the bank may do', async () => {
  await pay()
  opened.world.balance = 999
  expect(refusedWith(await opened.payments.refund(refund).catch((error: unknown) => error))).toBe('NOT_ENOUGH')
  opened.world.balance = 100_000
  for (const [last, outcome] of [
    ['1', 'odd'],
    ['2', 'refused'],
  ] as const) {
    const one = { ...refund, number: last.repeat(32), amount: 1 }
    expect(await opened.payments.refund(one)).toMatchObject({ state: 'processing', amount: 1, done_at: undefined })
    await opened.world.settle(one.number, outcome)
    expect(await opened.payments.queryRefund(one)).toMatchObject({ state: outcome, payment_number: number })
  }
})

test('at most fifty parts of a payment are paid back', async () => {
  await pay()
  for (let part = 0; part < 50; part += 1)
    await opened.payments.refund({ ...refund, number: String(part).padStart(32, '0'), amount: 1 })
  const last = opened.payments.refund({ ...refund, number: 'f'.repeat(32), amount: 1 })
  expect(refusedWith(await last.catch((error: unknown) => error))).toBe('INVALID_REQUEST')
})

test('a probe of WeChat Pay is answered 401, what could not be stored 500, what was stored 204', async () => {
  await pay()
  const { headers, body } = await opened.world.noticeOf(number, 'sign-test')
  await expect(opened.payments.readNotice(headers, Buffer.from(body))).rejects.toMatchObject({ reason: 'sign-test' })
  expect(opened.payments.noticeReply('sign-test')).toEqual({
    status: 401,
    type: 'application/json',
    body: '{"code":"FAIL","message":"not verified"}',
  })
  expect(opened.payments.noticeReply('not-stored').status).toBe(500)
  expect(opened.payments.noticeReply()).toEqual({ status: 204, type: 'application/json', body: '' })
})

test('certificates are fetched when one is named, twice a day, and not for whoever sends notices', async () => {
  await reopen('certificate')
  const fetched = () => opened.world.requests.filter(({ target }) => target === '/v3/certificates').length
  await pay()
  await opened.payments.query(number)
  expect(fetched()).toBe(1)
  clock.now += 13 * 60 * MINUTE
  await opened.payments.query(number)
  expect(fetched()).toBe(2)
  const { headers, body } = await opened.world.noticeOf(number)
  const forged = (serial: string) =>
    opened.payments.readNotice({ ...headers, 'wechatpay-serial': serial }, Buffer.from(body))
  for (let round = 0; round < 20; round += 1)
    await expect(forged(`ABCDEF${String(round).padStart(4, '0')}`)).rejects.toMatchObject({ reason: 'unknown-key' })
  expect(fetched()).toBe(2)
  clock.now += 2 * MINUTE
  const old = opened.payments.readNotice({ ...headers, 'wechatpay-timestamp': '1' }, Buffer.from(body))
  await expect(old).rejects.toMatchObject({ reason: 'old-timestamp' })
  await expect(forged('ABCDEF9999')).rejects.toMatchObject({ reason: 'unknown-key' })
  expect(fetched()).toBe(3)
})

test('while a merchant changes from certificates to the public key, both are understood', async () => {
  const publicKeys = new Map([[vectors.wechat.publicKeyId, publicKeyOf('wechat')]])
  await reopen('certificate', { publicKeys })
  await pay()
  expect(await opened.payments.query(number)).toMatchObject({ state: 'paid' })
  const serials = async (mode: 'public-key' | 'certificate') => {
    const other = await openWechatPay(clock, mode)
    await other.world.enter(await other.payments.prepare(asked()))
    await other.world.pay(number)
    const { headers, body } = await other.world.noticeOf(number)
    await other.world.stop()
    expect(await opened.payments.readNotice(headers, Buffer.from(body))).toMatchObject({ state: 'paid' })
    return headers['wechatpay-serial']
  }
  expect([await serials('certificate'), await serials('public-key')]).toEqual([
    vectors.certificateSerials.platform,
    vectors.wechat.publicKeyId,
  ])
})

test('nothing secret or personal is in an error, in the log or in what is inspected', async () => {
  await pay()
  const failures: unknown[] = []
  const keep = (error: unknown) => failures.push(error, describeError(error))
  for (const wrong of ['tampered', 'wrong-key', 'wrong-app', 'unsigned', 'sign-test'] as const) {
    const { headers, body } = await opened.world.noticeOf(number, wrong)
    await opened.payments.readNotice(headers, Buffer.from(body)).catch(keep)
    opened.world.mislead(wrong)
    await opened.payments.query(number).catch(keep)
    opened.world.mislead(undefined)
  }
  await prepare({ channel: 'wechat-jsapi', openid: OPENID, total: 1 }).catch(keep)
  expect(failures).toHaveLength(22)
  const account = { privateKey: privateKeyOf('merchant'), openid: undefined }
  const written =
    inspect([failures, opened.problems, opened.payments, account], { depth: 9 }) + JSON.stringify(failures)
  const [key = ''] = /^[A-Za-z0-9+/]{40}/m.exec(vectors.keys.merchant.private) ?? []
  for (const secret of [OPENID, vectors.wechat.v3Key, key, 'ciphertext', 'PRIVATE KEY'])
    expect(written).not.toContain(secret)
})

async function bill(date: string): Promise<BillLine[]> {
  const lines: BillLine[] = []
  for await (const line of opened.payments.bill(date)) lines.push(line)
  return lines
}

test('a bill has fees to a thousandth of a fen, and is not read if its file is not what was announced', async () => {
  await pay()
  await opened.payments.refund(refund)
  await expect(bill('2026-11-29')).rejects.toMatchObject({ reason: 'bill-not-ready' })
  clock.now += 2 * DAY
  expect((await bill('2026-11-29')).map(({ fee }) => fee)).toEqual([18_000, -6_000])
  opened.world.billSpoilt = true
  await expect(bill('2026-11-29')).rejects.toMatchObject({ reason: 'bill-hash' })
})

const HEAD =
  '交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,货币种类,微信退款单号,商户退款单号,退款状态,商品名称,商户数据包,手续费,订单金额,申请退款金额'
const SUMS = '总交易单数,订单总金额,申请退款总金额'
const line = (changes: Readonly<Record<number, string>> = {}) =>
  [
    '2026-11-29 11:00:00',
    'wx1',
    '1',
    't',
    'n',
    'SUCCESS',
    'CNY',
    '0',
    '0',
    '',
    '会员,`月',
    'a',
    '0.18000',
    '30.00',
    '0',
  ]
    .map((cell, index) => `\`${changes[index] ?? cell}`)
    .join(',')
async function* of(lines: readonly string[]) {
  yield* lines
}
async function read(...lines: readonly string[]): Promise<BillLine[]> {
  const found: BillLine[] = []
  for await (const one of readWechatBill({ merchant: '1', app: 'wx1' }, of(lines))) found.push(one)
  return found
}

test('bills are read by the names of their columns', async () => {
  const other = line({ 10: '"会员", x' })
  const lines = await read(`\uFEFF${HEAD}\r`, other, SUMS, '`1,`30.00,`0.00', '')
  expect(lines).toMatchObject([{ fact: { number: 'n', total: 3000, provider_id: 't' }, fee: 18_000 }])
  expect(await read(HEAD, SUMS, '`0,`0.00,`0.00')).toEqual([])
})

test.each<[string, readonly string[]]>([
  ['no sums', [HEAD, line({ 10: 'x' })]],
  ['another number of lines', [HEAD, line({ 10: 'x' }), SUMS, '`2,`30.00,`0.00']],
  ['another sum', [HEAD, line({ 10: 'x' }), SUMS, '`1,`30.01,`0.00']],
  ['a cell too many', [HEAD, line()]],
  ['another merchant', [HEAD, line({ 2: '2', 10: 'x' })]],
  ['an amount with parts of a fen', [HEAD, line({ 10: 'x', 13: '30.001' })]],
  ['an amount that is none', [HEAD, line({ 10: 'x', 13: '1e3' })]],
  ['an unknown state', [HEAD, line({ 5: 'ODD', 10: 'x' })]],
  ['a column missing', [HEAD.replace('订单金额,申请', 'x,申请'), line({ 10: 'x' })]],
  ['nothing', []],
])('a bill with %s is not taken', async (_, lines) => {
  await expect(read(...lines)).rejects.toMatchObject({ name: 'DeliveryError' })
})
