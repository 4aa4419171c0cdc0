import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplyOf, RequestOf } from '#contract/calls/call.ts'
import type { CallName, Calls } from '#contract/calls/index.ts'
import type { Order } from '#contract/calls/order.ts'
import { classify, type Envelope } from '#contract/envelope.ts'
import { callServer } from '../api-client.ts'
import type { InsertedUser } from '../insert-users.ts'
import type { RandomStream } from '../random.ts'
import { GIFT_CODE, HALF_CODE, type Shop } from './shop.ts'

/** What a server acknowledged, and must be true ever after. */
export type Acknowledged =
  | {
      readonly kind: 'order' | 'paid from the wallet' | 'refund' | 'present'
      readonly user: string
      readonly id: string
    }
  | { readonly kind: 'activation'; readonly user: string; readonly hint: string }
  /** The number of a payment or refund whose notice was taken. */
  | { readonly kind: 'notice'; readonly number: string }

const RETRY_MS = 20
const NOTICE_MS = 5000
/** Of recharges, yuan. */
const MOST_YUAN = 50
const PLANS = { day: 300, week: 1200, month: 3000 } as const

type Product = RequestOf<Calls['Order/add']>['product']

/** One customer after the other, each with several tabs: what they do is drawn from the stream, until `isOver`. */
export interface Crowd {
  readonly shop: Shop
  readonly random: RandomStream
  readonly codes: readonly string[]
  readonly isOver: () => boolean
  readonly tell: (what: Acknowledged) => void
}

/** Sends a notice of the provider to one of the servers. False if no answer said that it was taken. */
export async function sendNotice(
  { shop, random, tell }: Pick<Crowd, 'shop' | 'random' | 'tell'>,
  number: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<boolean> {
  const signal = AbortSignal.timeout(NOTICE_MS)
  try {
    const response = await fetch(`${random.pick(shop.urls)}/pay/notify/wechat`, {
      method: 'POST',
      headers,
      body,
      signal,
    })
    await response.text()
    if (response.status !== 200 && response.status !== 204) return false
    tell({ kind: 'notice', number })
    return true
  } catch {
    return false
  }
}

export async function shopAround(crowd: Crowd, { user, token }: InsertedUser): Promise<void> {
  const { shop, random, isOver, tell } = crowd
  const own: Order[] = []

  /** Repeats a call, at either server, until one answers it; undefined if this customer leaves the page before. */
  async function call<N extends CallName>(
    name: N,
    request: RequestOf<Calls[N]>,
  ): Promise<Envelope<ReplyOf<Calls[N]>> | undefined> {
    const key = randomUUID()
    const isPatient = random.next() < 0.85
    for (;;) {
      const reply = await callServer(random.pick(shop.urls), name, request, { token, key })
      const outcome = classify(reply)
      if (reply && outcome === 'done') return reply
      if (reply && outcome === 'refused') return reply
      if (outcome === 'login') throw new Error(`${name} was answered with ${reply?.code}`)
      if (!isPatient) return undefined
      await sleep(RETRY_MS)
    }
  }

  const done = <T>(reply: Envelope<T> | undefined): T | undefined => (reply?.status === 200 ? reply.data : undefined)

  async function add(product: Product, price: number, promo?: string): Promise<Order | undefined> {
    const reply = await call('Order/add', { product, price, ...(promo !== undefined && { promo }) })
    const order = done(reply)?.order
    if (order) {
      own.push(order)
      tell({ kind: 'order', user, id: order.id })
      return order
    }
    const open = random.next() < 0.7 ? own.find(({ state }) => state === 'open') : undefined
    if (reply?.code === 'orders-open' && open) await close(open)
    return undefined
  }

  async function close(order: Order): Promise<void> {
    const closed = done(await call('Order/close', { order: order.id }))
    if (closed) own.splice(own.indexOf(order), 1)
  }

  async function payByWechat(order: Order): Promise<void> {
    const reply = await call('Order/pay', { order: order.id, payment: randomUUID(), channel: 'wechat-native' })
    const payment = done(reply)?.order.payments.find(({ prepared }) => prepared !== null)
    if (!payment?.prepared || !(await shop.provider.enter(payment.prepared))) return
    const fate = random.next()
    if (fate < 0.1) return close(order)
    if (fate < 0.2) return
    const isOdd = random.next() < 0.1
    if (!(await shop.provider.pay(payment.number, isOdd ? { total: payment.amount + 1 } : {}))) return
    const copies = random.pick([0, 1, 1, 1, 2, 3])
    const notices = Array.from({ length: copies }, async () =>
      sendNotice(crowd, payment.number, await shop.provider.noticeOf(payment.number)),
    )
    const asked = random.next() < 0.3 ? call('Order/sync', { order: order.id }) : undefined
    await Promise.all([...notices, asked])
  }

  async function payFromWallet(order: Order): Promise<void> {
    const reply = await call('Order/pay', { order: order.id, payment: randomUUID(), channel: 'wallet' })
    if (done(reply)) tell({ kind: 'paid from the wallet', user, id: order.id })
  }

  async function recharge(): Promise<void> {
    const yuan = 1 + random.below(MOST_YUAN)
    const order =
      random.next() < 0.5
        ? await add({ kind: 'offer', offer: 'hundred' }, 10_000)
        : await add({ kind: 'recharge', yuan }, yuan * 100)
    if (order) await payByWechat(order)
  }

  async function join(): Promise<void> {
    const plan = random.pick(['day', 'week', 'month'] as const)
    const isHalf = random.next() < 0.3
    const price = isHalf ? PLANS[plan] / 2 : PLANS[plan]
    const order = await add({ kind: 'member', plan }, price, isHalf ? HALF_CODE : undefined)
    if (!order) return
    const way = random.next()
    if (way < 0.7) await payByWechat(order)
    if (way > 0.5) await payFromWallet(order)
  }

  async function refund(): Promise<void> {
    const order = own.length > 0 ? random.pick(own) : undefined
    const amount = order && done(await call('Refund/check', { order: order.id }))?.amount
    if (!order || amount === undefined) return
    const asked = done(await call('Refund/add', { order: order.id, amount }))
    if (asked) tell({ kind: 'refund', user, id: asked.id })
  }

  async function usePromo(): Promise<void> {
    if (done(await call('Promo/use', { code: GIFT_CODE }))) tell({ kind: 'present', user, id: GIFT_CODE })
  }

  async function useCode(): Promise<void> {
    const code = random.pick(crowd.codes)
    const reply = await call('Active/use', { code })
    if (reply?.status === 200 || reply?.code === 'active-used-by-you') tell({ kind: 'activation', user, hint: code })
  }

  const ways = [recharge, recharge, recharge, recharge, join, join, join, refund, refund, usePromo, useCode] as const
  while (!isOver()) await random.pick(ways)()
}
