import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toGbk } from '#tests/support/payments/gbk.ts'
import { openAlipay } from '#tests/support/payments/open-worlds.ts'
import { privateKeyOf, publicKeyOf, vectors } from '#tests/support/payments/vectors.ts'
import { describeError } from '../../log.ts'
import type { BillLine } from '../fact.ts'
import type { NewPayment } from '../payments.ts'
import { refusedWith } from '../refusal.ts'
import type { AlipayAccount } from './account.ts'
import { readAlipayBill } from './bill.ts'

const MINUTE = 60_000
const number = vectors.number
const clock = { now: 0 }
let opened: Awaited<ReturnType<typeof openAlipay>>
beforeEach(async () => {
  clock.now = Date.parse('2026-11-29T03:00:00Z')
  opened = await openAlipay(clock)
})
afterEach(() => opened.world.stop())

async function reopen(mode: 'key' | 'certificate', changes: Partial<AlipayAccount> = {}) {
  await opened.world.stop()
  opened = await openAlipay(clock, mode, changes)
}
const prepare = (changes: Partial<NewPayment> = {}) =>
  opened.payments.prepare({
    channel: 'alipay-page',
    number,
    total: 3000,
    description: '算尺会员',
    expires_at: clock.now + 30 * MINUTE,
    attach: 'user',
    ...changes,
  })
const pay = async () => {
  await opened.world.enter(await prepare())
  await opened.world.pay(number)
}
const refund = { number: '0'.repeat(32), payment_number: number, amount: 1000, total: 3000, reason: '退款' }
const notice = async () => {
  const { headers, body } = await opened.world.noticeOf(number)
  return opened.payments.readNotice(headers, Buffer.from(body))
}

test.each(['page', 'wap'] as const)('the address of the %s is built here, and nothing is asked', async (product) => {
  const channel = `alipay-${product}` as const
  const prepared = await prepare({ channel, description: 'a&b=c, "d"', return_url: 'https://stats.example.org/back' })
  expect(opened.world.requests).toEqual([])
  expect(prepared).toMatchObject({ kind: 'link', until: clock.now + 30 * MINUTE })
  const { searchParams } = new URL(prepared.kind === 'link' ? prepared.url : '')
  const { sign, biz_content = '', ...parameters } = Object.fromEntries(searchParams)
  expect(sign).toMatch(/^[\w+/]{342}==$/)
  expect(parameters).toEqual({
    app_id: vectors.alipay.app,
    method: `alipay.trade.${product}.pay`,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: '2026-11-29 11:00:00',
    version: '1.0',
    notify_url: 'https://stats.example.org/pay/notify/alipay',
    return_url: 'https://stats.example.org/back',
  })
  expect(JSON.parse(biz_content)).toEqual({
    out_trade_no: number,
    total_amount: '30.00',
    subject: 'a b c   d ',
    product_code: product === 'page' ? 'FAST_INSTANT_TRADE_PAY' : 'QUICK_WAP_WAY',
    time_expire: '2026-11-29 11:30:00',
    passback_params: 'user',
    seller_id: vectors.alipay.seller,
  })
})

test('there is no trade before the payer logs in, which is not closed', async () => {
  await prepare()
  expect(await opened.payments.query(number)).toMatchObject({ state: 'absent' })
  expect(await opened.payments.close(number)).toMatchObject({ state: 'absent' })
})

test('only what the app has a contract for is offered', async () => {
  await reopen('key', { products: ['wap'] })
  expect(opened.payments.channels()).toEqual(['alipay-wap'])
  await expect(prepare()).rejects.toMatchObject({ reason: 'channel-off' })
})

test('after a part was paid back the notice is of the same payment, paid once', async () => {
  await pay()
  const paid = await notice()
  clock.now += MINUTE
  await opened.payments.refund(refund)
  const later = await notice()
  expect(paid).toMatchObject({ state: 'paid', refunded: undefined })
  expect(later).toEqual({ ...paid, refunded: 1000 })
})

test('a trade that was closed after it was paid is paid, and was paid back as a whole', async () => {
  await pay()
  await opened.payments.refund({ ...refund, amount: 3000 })
  expect(await opened.payments.query(number)).toMatchObject({ state: 'paid', total: 3000, refunded: 3000 })
  expect(await notice()).toMatchObject({ state: 'paid', refunded: 3000 })
})

test('another currency is a fact with that currency', async () => {
  await opened.world.enter(await prepare())
  await opened.world.pay(number, { currency: 'USD' })
  expect(await opened.payments.query(number)).toMatchObject({ state: 'paid', currency: 'USD' })
})

test('what Alipay does not know itself decides nothing; what it refuses does', async () => {
  await pay()
  opened.world.isDown = true
  for (const ask of [() => opened.payments.query(number), () => opened.payments.refund(refund)]) {
    const failure: unknown = await ask().catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'DeliveryError', reason: 'ACQ.SYSTEM_ERROR' })
    expect(refusedWith(failure)).toBeUndefined()
  }
  opened.world.isDown = false
  opened.world.balance = 1
  const poor: unknown = await opened.payments.refund(refund).catch((error: unknown) => error)
  expect(refusedWith(poor)).toBe('ACQ.SELLER_BALANCE_NOT_ENOUGH')
})

test.each<[string, 'key' | 'certificate', Partial<AlipayAccount>]>([
  ['refused-isv.invalid-signature', 'key', { privateKey: privateKeyOf('stranger') }],
  ['refused-isv.invalid-app-id', 'key', { app: '2021000000000002' }],
  ['refused-isv.invalid-cert', 'certificate', { certificates: undefined }],
  ['wrong-signature', 'key', { publicKey: publicKeyOf('alipayApp') }],
  [
    'unknown-key',
    'certificate',
    {
      certificates: {
        ...vectors.certificateSerials,
        app: vectors.certificateSerials.alipayApp,
        root: vectors.certificateSerials.alipayRoot,
        alipay: '0',
      },
    },
  ],
])('%s is the reason when the account is not right', async (reason, mode, changes) => {
  await reopen(mode)
  await pay()
  const { url } = opened.world
  const other = await openAlipay(clock, mode, { ...changes, url })
  await other.world.stop()
  await expect(other.payments.query(number)).rejects.toMatchObject({ name: 'DeliveryError', reason })
})

test('a clock that is off by more than five minutes is refused, and measured', async () => {
  opened.world.skew = 6 * MINUTE
  await expect(opened.payments.query(number)).rejects.toMatchObject({ reason: 'refused-isv.invalid-timestamp' })
  expect(opened.payments.channels()).toEqual([])
})

test('a notice that has a name twice is not taken, even with the same value', async () => {
  await pay()
  const { headers, body } = await opened.world.noticeOf(number)
  for (const again of ['&total_amount=0.01', `&seller_id=${vectors.alipay.seller}`])
    await expect(opened.payments.readNotice(headers, Buffer.from(body + again))).rejects.toMatchObject({
      reason: 'not-understood',
    })
})

test('notices are answered with the word that Alipay waits for', () => {
  expect(opened.payments.noticeReply()).toEqual({ status: 200, type: 'text/plain', body: 'success' })
  expect(opened.payments.noticeReply('not-stored')).toEqual({ status: 200, type: 'text/plain', body: 'fail' })
})

test('nothing secret or personal is in an error, in the log or in what is inspected', async () => {
  await pay()
  const failures: unknown[] = []
  const keep = (error: unknown) => failures.push(error, describeError(error))
  for (const wrong of ['tampered', 'wrong-key', 'unsigned'] as const) {
    const { headers, body } = await opened.world.noticeOf(number, wrong)
    await opened.payments.readNotice(headers, Buffer.from(body)).catch(keep)
    opened.world.mislead(wrong)
    await opened.payments.query(number).catch(keep)
    opened.world.mislead(undefined)
  }
  await opened.payments.refund({ ...refund, amount: 9000 }).catch(keep)
  expect(failures).toHaveLength(14)
  const written = inspect([failures, opened.problems, opened.payments], { depth: 9 }) + JSON.stringify(failures)
  for (const secret of ['2088101117955611', 'buy***', '@example.com', 'PRIVATE KEY', '交易'])
    expect(written).not.toContain(secret)
})

const billOf = async () => {
  const lines: BillLine[] = []
  for await (const line of opened.payments.bill('2026-11-29')) lines.push(line)
  return lines
}

test('a bill has fees, and is not taken if a line is missing, or if it is no ZIP', async () => {
  await pay()
  await opened.payments.refund(refund)
  expect((await billOf()).map(({ fee }) => fee)).toEqual([18_000, -6_000])
  opened.world.billSpoilt = 'line'
  await expect(billOf()).rejects.toMatchObject({ reason: 'bill-incomplete' })
  opened.world.billSpoilt = 'file'
  await expect(billOf()).rejects.toMatchObject({ reason: 'bill-not-understood' })
})

const HEAD = '支付宝交易号,商户订单号,业务类型,商品名称,完成时间,订单金额（元）,退款批次号/请求号,服务费（元）'
const line = (subject: string, amount = '30.00', kind = '交易') =>
  `t\t,n\t,${kind},${subject},2026-11-29 11:00:00,${amount},,-0.18`
async function* of(lines: readonly string[]) {
  yield* lines
}
async function read(...lines: readonly string[]): Promise<BillLine[]> {
  const found: BillLine[] = []
  for await (const one of readAlipayBill({ app: 'a', seller: 's' }, of(lines))) found.push(one)
  return found
}
const END = '#-----业务明细列表结束-----'

test.each(['会员', '会员,a,b', '"会员,a"', '"a ""b"""', ''])('a subject may be anything: %s', async (subject) => {
  const lines = await read('#账号', HEAD, line(subject), END, '#交易合计：1笔，商家实收共30.00元', '#退款合计：0笔')
  expect(lines).toMatchObject([{ fact: { number: 'n', provider_id: 't', total: 3000 }, fee: 18_000 }])
})

test.each<[string, readonly string[]]>([
  ['no end', [HEAD, line('a')]],
  ['no head', [line('a'), END]],
  ['another number of lines', [HEAD, line('a'), END, '#交易合计：2笔']],
  ['a refund too few', [HEAD, line('a'), END, '#退款合计：1笔']],
  ['a cell too few', [HEAD, 't,n,交易', END]],
  ['another kind', [HEAD, line('a', '30.00', '其他'), END]],
  ['an amount that is none', [HEAD, line('a', '三十'), END]],
])('a bill with %s is not taken', async (_, lines) => {
  await expect(read(...lines)).rejects.toMatchObject({ name: 'DeliveryError' })
})

test('GBK is written as the platform reads it', () => {
  const text = '支付宝业务明细（元）a,1\t\r\n#'
  expect(new TextDecoder('gbk').decode(toGbk(text))).toBe(text)
})
