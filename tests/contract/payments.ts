import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentChannel } from '#contract/money/payment.ts'
import type { BillLine, Fact, PaymentFact, RefundFact } from '#server/payments/fact.ts'
import type { NewPayment, NewRefund, Payments } from '#server/payments/payments.ts'
import type { ProviderWorld, WrongAnswer } from '#tests/support/payments/provider-world.ts'
import type { Spoilt } from '#tests/support/payments/raw-server.ts'

/** A provider of payments with the world behind it. */
export interface OpenedPayments {
  readonly payments: Payments
  readonly world: ProviderWorld
  readonly clock: { now: number }
  /** The way to pay that the suite uses. */
  readonly channel: PaymentChannel
  /** What its answers and its notices may be wrong in; no answers for a provider that is asked in this process. */
  readonly wrongAnswers: readonly WrongAnswer[]
  readonly wrongNotices: readonly WrongAnswer[]
  stop(): Promise<void>
}

const MINUTE = 60_000
const ATTACH = '0198c1a2-0000-7000-8000-00000000c0de'

export const newNumber = (): string => randomBytes(16).toString('hex')

/** An address of the site for notices: it keeps facts, as long as `isStored` says so, and answers as the provider wants it. */
async function startSite({ payments }: OpenedPayments) {
  const facts: Fact[] = []
  const refusals: string[] = []
  const site = { facts, refusals, isStored: true }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const refusal = await payments.readNotice(request.headers, body).then(
      (fact) => {
        if (site.isStored) facts.push(fact)
        return site.isStored ? undefined : 'not-stored'
      },
      (error: { reason: string }) => error.reason,
    )
    if (refusal) refusals.push(refusal)
    const reply = payments.noticeReply(refusal)
    response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  return Object.assign(site, { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop })
}

async function linesOf(bill: AsyncIterable<BillLine>): Promise<BillLine[]> {
  const lines: BillLine[] = []
  for await (const line of bill) lines.push(line)
  return lines
}

/** What every provider of payments must do (SPEC M6 to M12). */
export function paymentsSuite(name: string, open: (clock: { now: number }) => Promise<OpenedPayments>): void {
  describe(`${name}: payments`, () => {
    let opened: OpenedPayments
    let payments: Payments
    let world: ProviderWorld
    let clock: { now: number }
    let number: string
    let site: Awaited<ReturnType<typeof startSite>>

    beforeEach(async () => {
      clock = { now: Date.parse('2026-11-29T03:00:00Z') }
      opened = await open(clock)
      ;({ payments, world } = opened)
      site = await startSite(opened)
      number = newNumber()
    })
    afterEach(async () => {
      vi.restoreAllMocks()
      await site.stop()
      await opened.stop()
    })

    const asked = (changes: Partial<NewPayment> = {}): NewPayment => ({
      channel: opened.channel,
      number,
      total: 3000,
      description: '算尺会员（31 天）',
      expires_at: clock.now + 30 * MINUTE,
      attach: ATTACH,
      return_url: 'https://stats.example.org/personal/member/pushOrder?order=1',
      payer_address: '198.51.100.7',
      openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
      ...changes,
    })
    const enter = async (changes: Partial<NewPayment> = {}) => world.enter(await payments.prepare(asked(changes)))
    const pay = async (changes: Partial<NewPayment> = {}) => {
      expect(await enter(changes)).toBe(true)
      expect(await world.pay(changes.number ?? number)).toBe(true)
    }
    const back = (changes: Partial<NewRefund> = {}): NewRefund => ({
      number: newNumber(),
      payment_number: number,
      amount: 1000,
      total: 3000,
      reason: '用户申请退款',
      ...changes,
    })
    /** Asks for a refund and lets the bank carry it out. */
    const payBack = async (refund: NewRefund): Promise<RefundFact> => {
      if ((await payments.refund(refund)).state === 'processing') await world.settle(refund.number, 'done')
      return payments.queryRefund(refund)
    }
    const send = async (wrong?: WrongAnswer) => {
      const { headers, body } = await world.noticeOf(number, wrong)
      return payments.readNotice(headers, Buffer.from(body))
    }

    test('[M6] a payment that was paid is a fact of ours, the same from a query and from its notice', async () => {
      await pay()
      const fact = await payments.query(number)
      expect(fact).toMatchObject({
        kind: 'payment',
        channel: payments.channel,
        number,
        state: 'paid',
        total: 3000,
        currency: 'CNY',
        payer_total: 3000,
        paid_at: clock.now,
        attach: ATTACH,
        provider_id: expect.any(String) as string,
        merchant: expect.any(String) as string,
        app: expect.any(String) as string,
      })
      expect(await world.notices.deliver(site.address)).toHaveLength(1)
      expect(site.facts).toEqual([fact])
    })

    test('an entered payment waits, and nobody knows one that was never asked for', async () => {
      await enter()
      expect(await payments.query(number)).toMatchObject({
        state: 'waiting',
        paid_at: undefined,
        provider_id: expect.toSatisfy(isTextOrNothing) as string,
      })
      const unknown = newNumber()
      expect(await payments.query(unknown)).toMatchObject({ number: unknown, state: 'absent', total: undefined })
      expect(await payments.close(unknown)).toMatchObject({ number: unknown, state: 'absent' })
    })

    test('the same payment may be asked for again, and is paid once', async () => {
      await enter()
      await pay()
      expect(await world.pay(number)).toBe(false)
      expect(await enter().catch(() => false)).toBe(false)
      expect(await payments.query(number)).toMatchObject({ state: 'paid', total: 3000 })
    })

    test('a number is never asked for with another amount', async () => {
      await enter()
      expect(await enter({ total: 1 }).catch(() => false)).toBe(false)
      expect(await payments.query(number)).toMatchObject({ total: 3000 })
    })

    test('[M10] what is closed cannot be paid any more, and may be closed again', async () => {
      await enter()
      expect(await payments.close(number)).toMatchObject({ number, state: 'closed' })
      expect(await world.pay(number)).toBe(false)
      expect(await payments.close(number)).toMatchObject({ state: 'closed' })
      expect(await payments.query(number)).toMatchObject({ state: 'closed', paid_at: undefined })
    })

    test('[M10] closing a payment that has just been paid says that it is paid', async () => {
      await pay()
      expect(await payments.close(number)).toEqual(await payments.query(number))
      expect(await payments.close(number)).toMatchObject({ state: 'paid', total: 3000 })
    })

    test('[M10] the provider takes no money after the payment has expired', async () => {
      await enter()
      clock.now += 30 * MINUTE
      expect(await world.pay(number)).toBe(false)
      expect(await payments.query(number)).toMatchObject({ state: 'closed' })
    })

    test('[M12] another amount is a fact with that amount', async () => {
      await enter()
      await world.pay(number, { total: 1 })
      expect(await payments.query(number)).toMatchObject({ state: 'paid', total: 1 })
      expect(await send()).toMatchObject({ state: 'paid', total: 1 })
    })

    test('[M6] notices that come twice, or in another order, are the same facts', async () => {
      world.notices.mode = 'doubled'
      await pay()
      const refund = back()
      await payBack(refund)
      world.notices.mode = 'reordered'
      await world.notices.deliver(site.address)
      expect(site.refusals).toEqual([])
      const paid = site.facts.filter((fact): fact is PaymentFact => fact.kind === 'payment')
      expect(
        new Set(
          paid.map(({ provider_id, state, total, paid_at }) => JSON.stringify([provider_id, state, total, paid_at])),
        ).size,
      ).toBe(1)
      for (const fact of site.facts.filter(({ kind }) => kind === 'refund'))
        expect(fact).toMatchObject({ number: refund.number, payment_number: number, state: 'done', amount: 1000 })
    })

    test('[M8] a notice that was not stored comes again; one that was stored does not', async () => {
      site.isStored = false
      await pay()
      await world.notices.deliver(site.address)
      expect(site.refusals).toEqual(['not-stored'])
      site.isStored = true
      for (let round = 0; round < 3; round += 1) {
        clock.now += 10 * MINUTE
        await world.notices.deliver(site.address)
      }
      expect(site.facts.length).toBe(opened.wrongAnswers.length > 0 ? 1 : 0) // the sandbox repeats on its own
      expect(world.notices.waiting).toBe(0)
    })

    test('[M9] a payment whose notice is lost is found by a query', async () => {
      world.notices.mode = 'lost'
      await pay()
      await world.notices.deliver(site.address)
      expect(site.facts).toEqual([])
      expect(await payments.query(number)).toMatchObject({ state: 'paid' })
    })

    test('a part is paid back, then the rest, and no more', async () => {
      await pay()
      const first = back()
      expect(await payments.queryRefund(first)).toMatchObject({ number: first.number, state: 'absent' })
      expect(await payBack(first)).toMatchObject({
        kind: 'refund',
        channel: payments.channel,
        number: first.number,
        payment_number: number,
        state: 'done',
        amount: 1000,
        currency: 'CNY',
        done_at: clock.now,
      })
      await expect(payments.refund(back({ amount: 2001 }))).rejects.toMatchObject({
        name: 'DeliveryError',
        reason: expect.stringMatching(/^refused-/) as string,
      })
      expect(await payBack(back({ amount: 2000 }))).toMatchObject({ state: 'done', amount: 2000 })
      await expect(payments.refund(back({ amount: 1 }))).rejects.toMatchObject({ name: 'DeliveryError' })
      expect(await world.paidBack(number)).toBe(3000)
      expect(await payments.query(number)).toMatchObject({ state: 'paid', total: 3000, paid_at: clock.now })
    })

    test('a refund that is asked for again with its number is paid back once', async () => {
      await pay()
      const refund = back()
      await payments.refund(refund)
      await payments.refund(refund)
      expect(await payBack(refund)).toMatchObject({ state: 'done', amount: 1000 })
      await payments.refund(refund)
      expect(await world.paidBack(number)).toBe(1000)
      await expect(payments.refund({ ...refund, amount: 999 })).rejects.toMatchObject({ name: 'DeliveryError' })
    })

    test('nothing is paid back of what was not paid', async () => {
      await enter()
      const refund = back()
      await expect(payments.refund(refund)).rejects.toMatchObject({
        reason: expect.stringMatching(/^refused-/) as string,
      })
      expect(await payments.queryRefund(refund)).toMatchObject({ state: 'absent' })
    })

    test('the bill of a day has its payments and its refunds, and nothing else', async () => {
      const other = newNumber()
      await pay()
      await pay({ number: other, total: 1 })
      await enter({ number: newNumber() })
      const refund = back()
      await payBack(refund)
      clock.now += 24 * 60 * MINUTE
      const next = newNumber()
      await pay({ number: next, expires_at: clock.now + MINUTE * 30 })
      clock.now += 48 * 60 * MINUTE
      const facts = (await linesOf(payments.bill('2026-11-29'))).map(({ fact }) => fact)
      expect(facts).toHaveLength(3)
      expect(facts).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'payment', number, state: 'paid', total: 3000, currency: 'CNY' }),
          expect.objectContaining({ kind: 'payment', number: other, state: 'paid', total: 1 }),
          expect.objectContaining({
            kind: 'refund',
            number: refund.number,
            payment_number: number,
            state: 'done',
            amount: 1000,
          }),
        ]),
      )
      expect((await linesOf(payments.bill('2026-11-30'))).map(({ fact }) => fact.number)).toEqual([next])
      expect(await linesOf(payments.bill('2026-11-28'))).toEqual([])
    })

    test('no money comes of a notice that is not the provider’s, or not for us', async () => {
      await pay()
      for (const wrong of opened.wrongNotices) {
        const failure: unknown = await send(wrong).then(
          (fact) => `${wrong} became ${fact.state}`,
          (error: unknown) => error,
        )
        expect(failure, wrong).toMatchObject({ name: 'DeliveryError' })
        expect(payments.noticeReply((failure as { reason: string }).reason)).not.toEqual(payments.noticeReply())
      }
      expect(await send()).toMatchObject({ state: 'paid' })
    })

    test('no money comes of a notice that was changed anywhere, cut, emptied or made huge', async () => {
      await pay()
      const { headers, body } = await world.noticeOf(number)
      const reads = (changed: Buffer | string) => payments.readNotice(headers, Buffer.from(changed))
      for (let at = 0; at < body.length; at += 7) {
        const changed = Buffer.from(body)
        changed[at] = (changed[at] ?? 0) ^ 1
        await expect(reads(changed), `byte ${at}`).rejects.toMatchObject({ name: 'DeliveryError' })
      }
      for (const other of ['', '{}', 'null', body.slice(0, -1), `${body} `, `${body}${' '.repeat(70_000)}`, '\0'])
        await expect(reads(other)).rejects.toMatchObject({ name: 'DeliveryError' })
      await expect(payments.readNotice({}, Buffer.from(body.replace(/&?sign=[^&]*/, '')))).rejects.toMatchObject({
        name: 'DeliveryError',
      })
    })

    test('no answer that is not the provider’s, or not for us, changes anything', async () => {
      await pay()
      const refund = back()
      for (const wrong of opened.wrongAnswers) {
        world.mislead(wrong)
        await expect(payments.query(number), wrong).rejects.toMatchObject({ name: 'DeliveryError' })
        world.mislead(undefined)
      }
      for (const spoilt of ['garbage', 'http-502', 'huge', 'lost'] satisfies Spoilt[]) {
        if (opened.wrongAnswers.length === 0) continue
        world.spoil(spoilt)
        await expect(payments.query(number), spoilt).rejects.toMatchObject({ name: 'DeliveryError' })
        await expect(payments.refund(refund), spoilt).rejects.toMatchObject({ name: 'DeliveryError' })
        world.spoil(undefined)
      }
      await payBack(refund)
      expect(await world.paidBack(number)).toBe(1000)
    })

    test('an answer that does not come in time is reported as the reason', async () => {
      if (opened.wrongAnswers.length === 0) return
      world.spoil('slow')
      const soon = AbortSignal.timeout(50)
      vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(soon)
      await expect(payments.query(number)).rejects.toMatchObject({ reason: 'timeout' })
    })

    test('[M23] nothing is offered while the clocks are more than four minutes apart', async () => {
      expect(payments.channels()).toContain(opened.channel)
      if (opened.wrongAnswers.length === 0) return
      await enter()
      world.skew = 90_000
      await payments.query(number)
      expect(payments.clockSkew()).toBeGreaterThan(88_000)
      expect(payments.channels()).toContain(opened.channel)
      world.skew = -290_000
      await payments.query(number)
      expect(payments.clockSkew()).toBeLessThan(-240_000)
      expect(payments.channels()).toEqual([])
      world.skew = 400_000
      await expect(payments.query(number)).rejects.toMatchObject({ name: 'DeliveryError' })
      expect(payments.channels()).toEqual([])
      world.skew = 0
      await payments.query(number)
      expect(payments.channels()).toContain(opened.channel)
    })
  })
}

const isTextOrNothing = (value: unknown) => value === undefined || typeof value === 'string'
