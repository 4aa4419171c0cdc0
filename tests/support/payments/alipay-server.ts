import { createSign, createVerify, randomBytes } from 'node:crypto'
import { type AlipayTrade, beijing, billOf, yuan } from './alipay-bill.ts'
import { createNoticeQueue, type SentNotice } from './notice-queue.ts'
import type { ProviderWorld, WrongAnswer } from './provider-world.ts'
import { type RawAnswer, type RawRequest, startRawServer } from './raw-server.ts'
import { vectors } from './vectors.ts'

export interface AlipayServer extends ProviderWorld {
  /** Address of the gateway. */
  readonly url: string
  readonly requests: readonly RawRequest[]
  /** The seller's balance in fen, from which refunds are paid. */
  balance: number
  /** Answers `SYSTEM_ERROR` to every business. */
  isDown: boolean
  /** Leaves a line out of the bill, or sends something else than a ZIP. */
  billSpoilt: 'line' | 'file' | undefined
  readonly stop: () => Promise<void>
}

const { alipay, keys, certificateSerials } = vectors
const WINDOW_MS = 5 * 60_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const RETRIES = [4 * MINUTE, 10 * MINUTE, 10 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR, 15 * HOUR]

/** Names and values in the order of the names, as they are. */
function contentOf(parameters: Readonly<Record<string, string>>, left: readonly string[]): string {
  const names = Object.keys(parameters).filter((name) => !left.includes(name) && parameters[name] !== '')
  return names
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
}

const sign = (content: string, owner: 'alipay' | 'stranger') =>
  createSign('RSA-SHA256').update(content, 'utf8').sign(keys[owner].private, 'base64')

/** Alipay's gateway as documented, for one app. With certificates if `mode` says so. */
export async function startAlipayServer(
  clock: () => number,
  mode: 'key' | 'certificate' = 'key',
): Promise<AlipayServer> {
  const trades = new Map<string, AlipayTrade>()
  const bills = new Map<string, Uint8Array>()
  let misled: WrongAnswer | undefined
  const now = () => clock() + world.skew

  /** JSON as Alipay writes it: with spaces and escapes that no serialisation repeats. */
  const answer = (method: string, content: Readonly<Record<string, unknown>>): RawAnswer => {
    const raw = JSON.stringify(content).replaceAll('/', '\\/').replace('"code":', '"code" : ')
    const name = `${method.replaceAll('.', '_')}_response`
    const signature = sign(raw, misled === 'wrong-key' ? 'stranger' : 'alipay')
    const serial = misled === 'unknown-key' ? '0'.repeat(32) : certificateSerials.alipay
    const shown = misled === 'tampered' ? raw.replace('}', ',"x":1}') : raw
    const tail = [
      ...(mode === 'certificate' ? [`"alipay_cert_sn":"${serial}"`] : []),
      ...(misled === 'unsigned' ? [] : [`"sign":"${signature}"`]),
    ]
    const headers = { 'content-type': 'text/html;charset=utf-8', date: new Date(now()).toUTCString() }
    return { status: 200, headers, body: `{${[`"${name}":${shown}`, ...tail].join(',')}}` }
  }
  const done = (method: string, content: object) => answer(method, { code: '10000', msg: 'Success', ...content })
  const refuse = (method: string, sub_code: string, code = '40004') =>
    answer(method, { code, msg: 'Business Failed', sub_code, sub_msg: '交易/失败' })

  const parametersOf = ({ target, body }: RawRequest): Record<string, string> => {
    const { searchParams } = new URL(target, 'http://here')
    return { ...Object.fromEntries(searchParams), ...Object.fromEntries(new URLSearchParams(body.toString('utf8'))) }
  }
  const faultOfRequest = (parameters: Readonly<Record<string, string>>, isPage: boolean): string | undefined => {
    const { app_id, charset, sign_type, version, format, timestamp = '', sign: signature = '' } = parameters
    if (app_id !== alipay.app) return 'isv.invalid-app-id'
    if (charset !== 'utf-8' || sign_type !== 'RSA2' || version !== '1.0' || format !== 'JSON')
      return 'isv.missing-method'
    const isRight = createVerify('RSA-SHA256')
      .update(contentOf(parameters, ['sign']), 'utf8')
      .verify(keys.alipayApp.public, signature, 'base64')
    if (!isRight) return 'isv.invalid-signature'
    const { app_cert_sn, alipay_root_cert_sn } = parameters
    const isCertified =
      app_cert_sn === certificateSerials.alipayApp && alipay_root_cert_sn === certificateSerials.alipayRoot
    if (mode === 'certificate' && !isCertified) return 'isv.invalid-cert'
    const asked = Date.parse(`${timestamp.replace(' ', 'T')}+08:00`)
    const isNow = isPage || Math.abs(asked - now()) <= WINDOW_MS
    return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(timestamp) && isNow ? undefined : 'isv.invalid-timestamp'
  }

  const found = (number: string): AlipayTrade | undefined => {
    const trade = trades.get(number)
    if (trade?.state === 'WAIT_BUYER_PAY' && trade.expiresAt <= now()) trade.state = 'TRADE_CLOSED'
    return trade
  }
  const paidBack = ({ refunds }: AlipayTrade) => refunds.reduce((sum, { amount }) => sum + amount, 0)

  /** The page that the payer is led to, which makes the trade when the payer logs in. */
  const open = (request: RawRequest): RawAnswer => {
    const page = (status: number, body: string) => ({ status, headers: { 'content-type': 'text/html' }, body })
    const parameters = parametersOf(request)
    const fault = faultOfRequest(parameters, true)
    const [, product] = /^alipay\.trade\.(page|wap)\.pay$/.exec(parameters.method ?? '') ?? []
    if (fault || !product) return page(400, fault ?? 'isv.invalid-method')
    const content = JSON.parse(parameters.biz_content ?? '') as Record<string, string>
    const {
      out_trade_no: number = '',
      total_amount = '',
      subject = '',
      time_expire = '',
      passback_params = '',
    } = content
    const ends = Date.parse(`${time_expire.replace(' ', 'T')}+08:00`)
    const isRight =
      /^\w{1,64}$/.test(number) &&
      /^[1-9]\d{0,8}\.\d\d$|^0\.(0[1-9]|[1-9]\d)$/.test(total_amount) &&
      subject !== '' &&
      Buffer.byteLength(subject) <= 256 &&
      !/[&=]/.test(subject) &&
      content.product_code === { page: 'FAST_INSTANT_TRADE_PAY', wap: 'QUICK_WAP_WAY' }[product] &&
      content.seller_id === alipay.seller
    if (!isRight) return page(400, 'INVALID_PARAMETER')
    if (!(ends > now())) return page(400, 'TIMEOUT')
    const former = found(number)
    const asked = JSON.stringify([total_amount, subject, content.seller_id])
    if (former && (former.parameters !== asked || former.state !== 'WAIT_BUYER_PAY'))
      return page(400, 'CONTEXT_INCONSISTENT')
    if (!former)
      trades.set(number, {
        number,
        trade: `2026${String(trades.size).padStart(24, '0')}`,
        subject,
        passback: decodeURIComponent(passback_params),
        expiresAt: ends,
        parameters: asked,
        refunds: [],
        total: Number(total_amount.replace('.', '')),
        state: 'WAIT_BUYER_PAY',
      })
    return page(200, '登录支付宝')
  }

  const business = (method: string, content: Readonly<Record<string, string>>): RawAnswer => {
    if (world.isDown) return refuse(method, 'ACQ.SYSTEM_ERROR')
    if (method === 'alipay.data.dataservice.bill.downloadurl.query') {
      const bill = billOf(content.bill_date ?? '', [...trades.values()], world.billSpoilt === 'line')
      if (bill === undefined) return refuse(method, 'isp.bill_not_exist')
      const token = randomBytes(8).toString('hex')
      bills.set(token, world.billSpoilt === 'file' ? Buffer.from('<html>expired</html>') : bill)
      return done(method, { bill_download_url: `${server.url}/bill?token=${token}` })
    }
    const trade = found(content.out_trade_no ?? '')
    if (!trade) return refuse(method, 'ACQ.TRADE_NOT_EXIST')
    const own = {
      out_trade_no: misled === 'wrong-number' ? 'f'.repeat(32) : trade.number,
      trade_no: trade.trade,
      buyer_logon_id: 'buy***@example.com',
    }
    if (method === 'alipay.trade.query') {
      const times = trade.paidAt === undefined ? {} : { send_pay_date: beijing(trade.paidAt) }
      const currency = trade.currency === undefined ? {} : { trans_currency: trade.currency }
      const amounts = { total_amount: yuan(trade.total), buyer_pay_amount: yuan(trade.total) }
      return done(method, {
        ...own,
        trade_status: trade.state,
        ...amounts,
        ...currency,
        ...times,
        passback_params: trade.passback,
      })
    }
    if (method === 'alipay.trade.close') {
      if (trade.state !== 'WAIT_BUYER_PAY') return refuse(method, 'ACQ.REASON_TRADE_STATUS_INVALID')
      trade.state = 'TRADE_CLOSED'
      return done(method, own)
    }
    const refund = trade.refunds.find(({ number }) => number === content.out_request_no)
    if (method === 'alipay.trade.fastpay.refund.query')
      return done(method, {
        ...own,
        ...(refund && {
          out_request_no: refund.number,
          refund_amount: yuan(refund.amount),
          total_amount: yuan(trade.total),
          refund_status: 'REFUND_SUCCESS',
          gmt_refund_pay: beijing(refund.at),
        }),
      })
    if (method !== 'alipay.trade.refund') return refuse(method, 'isv.invalid-method', '40002')
    const amount = Number(content.refund_amount?.replace('.', ''))
    if (refund?.amount === amount) return done(method, { ...own, fund_change: 'N', refund_fee: yuan(paidBack(trade)) })
    if (refund) return refuse(method, 'ACQ.DISCORDANT_REPEAT_REQUEST')
    if (trade.state !== 'TRADE_SUCCESS') return refuse(method, 'ACQ.TRADE_STATUS_ERROR')
    if (!/^\d+\.\d\d$/.test(content.refund_amount ?? '') || amount < 1) return refuse(method, 'ACQ.INVALID_PARAMETER')
    if (amount > trade.total - paidBack(trade)) return refuse(method, 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    if (amount > world.balance) return refuse(method, 'ACQ.SELLER_BALANCE_NOT_ENOUGH')
    world.balance -= amount
    trade.refunds.push({ number: content.out_request_no ?? '', amount, at: now() })
    if (paidBack(trade) === trade.total) trade.state = 'TRADE_CLOSED'
    world.notices.add(() => noticeOf(trade))
    return done(method, { ...own, fund_change: 'Y', refund_fee: yuan(paidBack(trade)) })
  }

  const server = await startRawServer((request) => {
    const { pathname, searchParams } = new URL(request.target, 'http://here')
    if (pathname === '/bill')
      return { status: 200, headers: {}, body: Buffer.from(bills.get(searchParams.get('token') ?? '') ?? []) }
    if (request.method === 'GET') return open(request)
    const parameters = parametersOf(request)
    const fault = faultOfRequest(parameters, false)
    if (fault) return refuse(fault === 'isv.invalid-app-id' ? 'error' : (parameters.method ?? ''), fault, '40002')
    return business(parameters.method ?? '', JSON.parse(parameters.biz_content ?? '') as Record<string, string>)
  })

  const noticeOf = (trade: AlipayTrade, wrong?: WrongAnswer): SentNotice => {
    const last = trade.refunds.at(-1)
    const parameters: Record<string, string> = {
      app_id: wrong === 'wrong-app' ? '2021000000000009' : alipay.app,
      seller_id: wrong === 'wrong-merchant' ? '2088000000000009' : alipay.seller,
      charset: 'utf-8',
      version: '1.0',
      notify_id: randomBytes(8).toString('hex'),
      notify_time: beijing(now()),
      notify_type: 'trade_status_sync',
      out_trade_no: trade.number,
      trade_no: trade.trade,
      trade_status: trade.state,
      total_amount: yuan(trade.total),
      buyer_id: '2088101117955611',
      passback_params: encodeURIComponent(trade.passback),
      subject: trade.subject,
      ...(trade.currency !== undefined && { trans_currency: trade.currency }),
      ...(trade.paidAt !== undefined && { gmt_payment: beijing(trade.paidAt), buyer_pay_amount: yuan(trade.total) }),
      ...(last && {
        refund_fee: yuan(paidBack(trade)),
        gmt_refund: `${beijing(last.at)}.123`,
        out_biz_no: last.number,
      }),
    }
    const signature = sign(contentOf(parameters, []), wrong === 'wrong-key' ? 'stranger' : 'alipay')
    if (wrong === 'tampered') parameters.subject += ' '
    const signed: Record<string, string> = wrong === 'unsigned' ? {} : { sign: signature, sign_type: 'RSA2' }
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
    return { headers, body: String(new URLSearchParams({ ...parameters, ...signed })) }
  }

  const world: AlipayServer = {
    url: `${server.url}/gateway.do`,
    requests: server.requests,
    balance: Number.MAX_SAFE_INTEGER,
    isDown: false,
    billSpoilt: undefined,
    skew: 0,
    notices: createNoticeQueue(clock, RETRIES, (status, body) => status === 200 && body === 'success'),
    async enter(prepared) {
      return prepared.kind === 'link' && (await fetch(prepared.url)).ok
    },
    pay(number, { total, currency } = {}) {
      const trade = found(number)
      if (trade?.state !== 'WAIT_BUYER_PAY') return false
      trade.state = 'TRADE_SUCCESS'
      trade.paidAt = Math.floor(now() / 1000) * 1000
      if (total !== undefined) trade.total = total
      if (currency !== undefined) trade.currency = currency
      world.notices.add(() => noticeOf(trade))
      return true
    },
    paidBack: (number) => paidBack(trades.get(number) ?? ({ refunds: [] as AlipayTrade['refunds'] } as AlipayTrade)),
    settle() {
      // refunds are carried out at once
    },
    noticeOf(number, wrong) {
      const trade = trades.get(number)
      if (!trade) throw new Error(`no such trade: ${number}`)
      return noticeOf(trade, wrong)
    },
    spoil(how) {
      server.spoilt = how
    },
    mislead(how) {
      misled = how
    },
    stop: server.stop,
  }
  return world
}
