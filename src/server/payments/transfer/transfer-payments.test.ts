import { expect, test } from 'vitest'
import { endOfNumber, transferReference } from './reference.ts'
import { transferPayments } from './transfer-payments.ts'

const settings = { holder: '算尺科技', bank: '示例银行', account: '1100' }
const NUMBER = '0198c1a2000070008000a1b2c3d4e5f6'
const payments = transferPayments(settings)
const payment = {
  channel: 'transfer',
  number: NUMBER,
  total: 3000,
  description: 'x',
  expires_at: 1,
  attach: 'u',
} as const
const refund = { number: 'f'.repeat(32), payment_number: NUMBER, amount: 1000, total: 3000, reason: 'x' }

test('[M30] the same payment may be asked for again: the payer reads the same', async () => {
  const prepared = await payments.prepare(payment)
  expect(prepared).toEqual({ kind: 'transfer', ...settings, reference: 'A1B2 C3D4 E5F6' })
  expect(await payments.prepare(payment)).toEqual(prepared)
  expect(payments.channels()).toEqual(['transfer'])
  expect(payments.clockSkew()).toBeUndefined()
})

test('[M30] nothing is known before the operator confirms it: an answer moves no money', async () => {
  expect(await payments.query(NUMBER)).toMatchObject({ number: NUMBER, state: 'absent', total: undefined })
  expect(await payments.close(NUMBER)).toMatchObject({ number: NUMBER, state: 'closed', total: undefined })
  for (const fact of [await payments.refund(refund), await payments.refund(refund), await payments.queryRefund(refund)])
    expect(fact).toMatchObject({ number: refund.number, payment_number: NUMBER, state: 'processing' })
})

test('[M30] there are no notices and no bill', async () => {
  await expect(payments.readNotice({}, Buffer.from(''))).rejects.toMatchObject({ reason: 'no-notices' })
  await expect(async () => {
    for await (const line of payments.bill('2026-11-30')) void line
  }).rejects.toMatchObject({ reason: 'no-bill' })
  expect(payments.noticeReply('no-notices').status).toBe(404)
})

test('a reference is read as it was typed', () => {
  for (const typed of [transferReference(NUMBER), 'a1b2c3d4e5f6', 'A1B2-C3D4-E5F6', 'Ａ1Ｂ2 C3D4　E5F6'])
    expect(endOfNumber(typed)).toBe('a1b2c3d4e5f6')
  for (const other of ['', 'A1B2 C3D4', NUMBER, 'A1B2 C3D4 E5FG']) expect(endOfNumber(other)).toBeUndefined()
})
