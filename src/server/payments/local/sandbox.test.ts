import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Fact } from '../fact.ts'
import type { NewPayment } from '../payments.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

const MINUTE = 60_000
const number = '0198c1a2b3c47d5e8f90a1b2c3d4e5f6'
let folder: string
let now: number
let facts: Fact[]
let status: number
let isCut: boolean
let planned: { readonly ms: number; readonly run: () => void }[]
let sandbox: Sandbox

const open = (): Sandbox => {
  const opened: Sandbox = openSandbox({
    folder,
    page: 'http://127.0.0.1:3000/inbox/pay',
    clock: () => now,
    async deliver({ headers, body }) {
      if (isCut) throw new TypeError('fetch failed')
      facts.push(await opened.payments.readNotice(headers, Buffer.from(body)))
      return status
    },
    later: (ms, run) => planned.push({ ms, run }),
  })
  return opened
}
beforeEach(() => {
  folder = join(temporaryFolder('sandbox'), 'payments')
  now = Date.parse('2026-11-29T03:00:00Z')
  facts = []
  planned = []
  status = 200
  isCut = false
  sandbox = open()
})

const prepare = (changes: Partial<NewPayment> = {}) =>
  sandbox.payments.prepare({
    channel: 'local',
    number,
    total: 3000,
    description: '算尺会员',
    expires_at: now + 30 * MINUTE,
    attach: 'user',
    ...changes,
  })
/** Runs what was planned, when its time has come. */
async function wait(ms: number) {
  now += ms
  const due = planned
  planned = []
  for (const { run } of due) run()
  await new Promise((resolve) => setTimeout(resolve, 50))
}
const refund = { number: 'a'.repeat(32), payment_number: number, amount: 1000, total: 3000, reason: '退款' }

test('the page of the sandbox shows what is to be paid', async () => {
  expect(await prepare()).toEqual({
    kind: 'link',
    url: `http://127.0.0.1:3000/inbox/pay?number=${number}`,
    until: now + 30 * MINUTE,
  })
  expect(await sandbox.find(number)).toMatchObject({ total: 3000, description: '算尺会员', paid: [], refunds: [] })
  expect(await sandbox.find('../../etc/passwd')).toBeUndefined()
  expect(await sandbox.pay('b'.repeat(32))).toBe(false)
})

test.each([
  ['once', 1, 1],
  ['twice', 2, 2],
  ['lost', 0, 0],
  ['late', 0, 1],
] as const)('a notice comes %s', async (fate, atOnce, afterwards) => {
  await prepare()
  expect(await sandbox.pay(number, fate)).toBe(true)
  expect(facts).toHaveLength(atOnce)
  await wait(3 * MINUTE)
  expect(facts).toHaveLength(afterwards)
  for (const fact of facts) expect(fact).toEqual(await sandbox.payments.query(number))
  expect(await sandbox.payments.query(number)).toMatchObject({ state: 'paid', total: 3000 })
})

test('[M8] a notice that the site does not take is repeated until it does', async () => {
  await prepare()
  status = 500
  await sandbox.pay(number)
  expect(planned.map(({ ms }) => ms)).toEqual([15_000])
  await wait(15_000)
  expect(planned.map(({ ms }) => ms)).toEqual([30_000])
  status = 204
  await wait(30_000)
  expect(planned).toEqual([])
  expect(facts).toHaveLength(3)
})

test('[M8] a notice that cannot be sent at all is repeated, and ends nothing', async () => {
  await prepare()
  isCut = true
  expect(await sandbox.pay(number)).toBe(true)
  isCut = false
  await wait(15_000)
  expect(facts).toHaveLength(1)
})

test('[M12] another amount, and a second payment of the same number', async () => {
  await prepare()
  expect(await sandbox.payAgain(number)).toBe(false)
  await sandbox.pay(number, 'once', 2999)
  expect(await sandbox.payAgain(number)).toBe(true)
  expect(await sandbox.payAgain(number)).toBe(false)
  expect(facts).toMatchObject([
    { state: 'paid', total: 2999, number },
    { state: 'paid', total: 3000, number },
  ])
  expect(new Set(facts.map(({ provider_id }) => provider_id)).size).toBe(2)
  expect(await sandbox.payments.query(number)).toEqual(facts[0])
  expect(await sandbox.payments.refund({ ...refund, amount: 3000 })).toMatchObject({
    state: 'processing',
    amount: 3000,
  })
})

test('a payment that failed is closed', async () => {
  await prepare()
  expect(await sandbox.fail(number)).toBe(true)
  expect(await sandbox.fail(number)).toBe(false)
  expect(await sandbox.pay(number)).toBe(false)
  expect(await sandbox.payments.query(number)).toMatchObject({ state: 'closed' })
  await expect(prepare()).rejects.toMatchObject({ reason: 'refused-ORDER_CLOSED' })
})

test.each(['done', 'odd', 'refused'] as const)('a refund ends as the bank decides: %s', async (outcome) => {
  await prepare()
  await sandbox.pay(number)
  expect(await sandbox.payments.refund(refund)).toMatchObject({ state: 'processing', amount: 1000 })
  expect(await sandbox.settle(number, refund.number, outcome)).toBe(true)
  expect(await sandbox.settle(number, refund.number, 'done')).toBe(false)
  expect(await sandbox.payments.queryRefund(refund)).toMatchObject({ state: outcome })
  expect(facts.at(-1)).toEqual(await sandbox.payments.queryRefund(refund))
  const rest = { ...refund, number: 'b'.repeat(32), amount: 3000 }
  if (outcome === 'refused') expect(await sandbox.payments.refund(rest)).toMatchObject({ state: 'processing' })
  else await expect(sandbox.payments.refund(rest)).rejects.toMatchObject({ reason: 'refused-INVALID_REQUEST' })
})

test('the sandbox forgets nothing when the server ends, even in the middle of a line', async () => {
  await prepare()
  await sandbox.pay(number)
  appendFileSync(join(folder, number), '\n{"type":"clo')
  sandbox = open()
  expect(await sandbox.payments.query(number)).toMatchObject({ state: 'paid', total: 3000 })
  expect(await sandbox.payments.refund(refund)).toMatchObject({ state: 'processing' })
  expect(await sandbox.payments.queryRefund(refund)).toMatchObject({ state: 'processing' })
})

test('processes that act at the same time agree, and sign with one key', async () => {
  await prepare()
  const sandboxes = [sandbox, open(), open(), open()]
  const outcomes = await Promise.all(
    sandboxes.flatMap((one) => [one.pay(number, 'lost'), one.payments.close(number).then(() => false)]),
  )
  const [trade, fact] = [await sandbox.find(number), await sandbox.payments.query(number)]
  expect(outcomes.filter(Boolean)).toHaveLength(trade?.paid.length ?? -1)
  expect(fact.state === 'paid').toBe(trade?.closed_at === undefined)
  const refunds = await Promise.allSettled(sandboxes.map((one) => one.payments.refund({ ...refund, amount: 2000 })))
  expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(fact.state === 'paid' ? 4 : 0)
  expect((await sandbox.find(number))?.refunds.length).toBe(fact.state === 'paid' ? 1 : 0)
})

test('processes that pay back at the same time pay back no more than was paid', async () => {
  await prepare()
  await sandbox.pay(number)
  const sandboxes = [sandbox, open(), open(), open()]
  const refunds = await Promise.allSettled(
    sandboxes.map((one, index) => one.payments.refund({ ...refund, number: String(index).repeat(32), amount: 2000 })),
  )
  expect(refunds.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(1)
  expect((await sandbox.find(number))?.refunds).toMatchObject([{ amount: 2000 }])
})

test('the key of the sandbox is in a file for its owner only', async () => {
  await prepare()
  await sandbox.pay(number)
  expect(readFileSync(join(folder, 'key'))).toHaveLength(32)
  if (process.platform !== 'win32') expect(statSync(join(folder, 'key')).mode & 0o777).toBe(0o600)
})
