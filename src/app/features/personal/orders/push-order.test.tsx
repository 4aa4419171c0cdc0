// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentOrder, Order } from '#contract/calls/order.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { connection } from '../../../api/connection.ts'
import { queryClient } from '../../../api/query-client.ts'
import { session } from '../../../state/session.ts'
import { PushOrder } from './push-order.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

const FIELDS = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=p', signType: 'RSA', paySign: 's' }
const ORDER = '01900000-0000-7000-8000-000000000001'
const { body, show } = testPage()
let state: Order['state']
let payments: Order['payments']
let channels: CurrentOrder['channels']
let asked: string[]
let begun: Order['payments'][number]
let answerBridge: (() => void) | undefined
let invoked: [string, object][]

const current = (): CurrentOrder => ({
  order: {
    id: ORDER,
    kind: 'member',
    name: { zh: '月会员', en: 'Month' },
    tokens: 0,
    amount: 3000,
    discount: 0,
    gift: 0,
    state,
    time: 1,
    expires_time: 1801,
    paid_time: null,
    closed_time: null,
    payments,
  },
  due_time: null,
  balance: 0,
  channels,
  time: 2,
})
const waiting = (): Order['payments'][number] => ({
  id: ORDER,
  channel: 'wechat-jsapi',
  number: '1',
  amount: 3000,
  state: 'waiting',
  reason: null,
  prepared: { kind: 'bridge', fields: FIELDS },
  expires_time: 1801,
})

const bridge = {
  invoke: (name: string, fields: object, answered: (answer: object) => void) => {
    invoked.push([name, fields])
    answerBridge = () => answered({ err_msg: 'get_brand_wcpay_request:ok' })
  },
}

beforeEach(() => {
  state = 'open'
  payments = []
  channels = ['wechat-native', 'wechat-h5', 'wechat-jsapi', 'transfer']
  begun = waiting()
  asked = []
  invoked = []
  session.token = 'token'
  connection.online = true
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0')
  vi.stubGlobal('WeixinJSBridge', bridge)
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const name = String(address).split('/api/')[1] ?? ''
    asked.push(name)
    if (name === 'Order/pay') payments = [begun]
    return Response.json({ status: 200, msg: '', data: current(), request_id: '1' })
  })
})
afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
  act(() => {
    session.token = null
  })
})

/** Waits until the page has got so far. */
async function until(isSo: () => unknown): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await act(() => new Promise((done) => setTimeout(done, 10)))
  expect(isSo()).toBeTruthy()
}
const callsOf = (call: string) => asked.filter((name) => name === call).length
const button = (name: string) => [...body.querySelectorAll('button')].find(({ textContent }) => textContent === name)
async function press(name: string): Promise<void> {
  await until(() => button(name)?.disabled === false)
  act(() => button(name)?.click())
}

const showOrder = () =>
  show(
    <QueryClientProvider client={queryClient}>
      <PushOrder search={{ order: ORDER }} />
    </QueryClientProvider>,
  )

/** Shows the order, agrees, and chooses a way; WeChat Pay opens over the page. */
async function beginToPay(way = 'WeChat Pay'): Promise<void> {
  showOrder()
  await until(() => body.querySelector('input[type=checkbox]'))
  act(() => body.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
  await press(way)
}

test('inside WeChat its own payment opens with the fields of the server, and the server says what came of it', async () => {
  await beginToPay()
  await until(() => invoked.length === 1)
  expect(invoked).toEqual([['getBrandWCPayRequest', FIELDS]])
  expect(callsOf('Order/sync')).toBe(0)
  act(() => answerBridge?.())
  await until(() => callsOf('Order/sync') === 1)
  // the bridge said ok, the server has no money yet
  await press('Pay in WeChat')
  expect(body.querySelector('output')?.textContent).toBe('')
  expect(invoked).toHaveLength(2)
  state = 'paid'
  payments = [{ ...waiting(), state: 'paid' }]
  act(() => answerBridge?.())
  await until(() => body.querySelector('output')?.textContent?.includes('Paid'))
})

test('the bridge may be ready later than the page', async () => {
  vi.stubGlobal('WeixinJSBridge', undefined)
  await beginToPay()
  await until(() => button('Pay in WeChat'))
  expect(invoked).toEqual([])
  vi.stubGlobal('WeixinJSBridge', bridge)
  act(() => void document.dispatchEvent(new Event('WeixinJSBridgeReady')))
  expect(invoked).toHaveLength(1)
})

test('who has bound no WeChat at the official account is sent from WeChat to the browser of the phone', async () => {
  channels = ['wechat-native', 'wechat-h5']
  showOrder()
  await until(() => body.textContent?.includes('open the page in your phone’s browser'))
  expect(button('WeChat Pay')).toBeUndefined()
})

test('[M30] a bank transfer shows where to send what, each part copied by a button, and the page asks nothing again', async () => {
  const prepared = { kind: 'transfer', holder: 'Slipstick Ltd', bank: 'First Bank', account: '1100 2233' } as const
  begun = { ...waiting(), channel: 'transfer', prepared: { ...prepared, reference: 'A1B2 C3D4 E5F6' } }
  const copied: string[] = []
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0')
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
  await beginToPay('Bank transfer')
  await until(() => button('Copy'))
  for (const words of ['Slipstick Ltd', 'First Bank', '1100 2233', '¥30.00', 'A1B2 C3D4 E5F6'])
    expect(body.textContent).toContain(words)
  expect(button('I have paid')).toBeUndefined()
  for (const one of body.querySelectorAll<HTMLButtonElement>('button[aria-label^="Copy"]')) act(() => one.click())
  await until(() => copied.length === 5)
  expect(copied).toEqual(['Slipstick Ltd', 'First Bank', '1100 2233', '30.00', 'A1B2 C3D4 E5F6'])
  const before = callsOf('Order/detail')
  await act(() => new Promise((done) => setTimeout(done, 3500)))
  expect(callsOf('Order/detail')).toBe(before)
})
