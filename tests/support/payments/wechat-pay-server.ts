import { createCipheriv, createHash, createSign, createVerify, randomBytes } from 'node:crypto'
import type { Prepared } from '#contract/money/payment.ts'
import { createNoticeQueue, type SentNotice } from './notice-queue.ts'
import type { ProviderWorld, WrongAnswer } from './provider-world.ts'
import { type RawAnswer, type RawRequest, startRawServer } from './raw-server.ts'
import { vectors } from './vectors.ts'
import { billOf, fundFlowOf } from './wechat-pay-bill.ts'
import { faultOfOrder, type WechatOrder, type WechatRefund } from './wechat-pay-orders.ts'

export interface WechatPayServer extends ProviderWorld {
  readonly url: string
  readonly requests: readonly RawRequest[]
  /** Merchant's balance in fen, from which refunds are paid. */
  balance: number
  /** Spells codes of errors without underscores. */
  oldSpelling: boolean
  /** Spoils the file of the bill, not its hash. */
  billSpoilt: boolean
  /** Fen that payers paid, less what they were paid back. */
  readonly taken: () => number
  readonly noticeOfRefund: (number: string) => SentNotice
  /** Numbers of the refunds that are being carried out. */
  readonly processing: () => string[]
  readonly stop: () => Promise<void>
}

const { wechat, keys, certificates, certificateSerials } = vectors
const WINDOW_SECONDS = 300
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const RETRIES = [
  15_000,
  15_000,
  30_000,
  3 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  30 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  3 * HOUR,
  3 * HOUR,
  6 * HOUR,
  6 * HOUR,
]

const beijing = (ms: number) => `${new Date(ms + 8 * HOUR).toISOString().slice(0, 19)}+08:00`

function encrypted(content: string, associated_data: string, original_type?: string) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', wechat.v3Key, nonce)
  cipher.setAAD(Buffer.from(associated_data))
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64')
  return { ...(original_type && { original_type }), algorithm: 'AEAD_AES_256_GCM', ciphertext, associated_data, nonce }
}

/**
 * WeChat Pay's API v3 as documented, for one merchant.
 * @param mode whether replies are signed with the public key that the request names, or with the platform's certificate
 */
export async function startWechatPayServer(
  clock: () => number,
  mode: 'public-key' | 'certificate' = 'public-key',
): Promise<WechatPayServer> {
  const orders = new Map<string, WechatOrder>()
  const refunds = new Map<string, WechatRefund>()
  const seen = new Set<string>()
  let misled: WrongAnswer | undefined
  const now = () => clock() + world.skew
  const bills = new Map<string, string>()

  /** Headers of a reply or a notice, by the documentation. */
  const signed = (body: string, serial: string, wrong: WrongAnswer | undefined): Record<string, string> => {
    if (wrong === 'unsigned') return {}
    const timestamp = String(Math.floor(now() / 1000) - (wrong === 'old-timestamp' ? WINDOW_SECONDS + 10 : 0))
    const nonce = randomBytes(16).toString('hex')
    const owner = wrong === 'wrong-key' ? 'stranger' : serial === wechat.publicKeyId ? 'wechat' : 'platform'
    const signer = createSign('RSA-SHA256').update(timestamp).update('\n').update(nonce).update('\n')
    const signature = signer.update(body).update('\n').sign(keys[owner].private, 'base64')
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': wrong === 'sign-test' ? `WECHATPAY/SIGNTEST/${signature.slice(19)}` : signature,
      'wechatpay-serial': wrong === 'unknown-key' ? 'PUB_KEY_ID_0000000000000000000000000000000' : serial,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    }
  }
  const answer = (request: RawRequest, status: number, content?: object): RawAnswer => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const named = String(request.headers['wechatpay-serial'] ?? '')
    const serial = mode === 'public-key' && named === wechat.publicKeyId ? named : certificateSerials.platform
    const headers = {
      ...signed(body, serial, misled),
      'content-type': 'application/json; charset=utf-8',
      'request-id': '08F4A1B2C30610DB0118E4F39A6120A4C50228F3D802-0',
    }
    return { status, headers, body: misled === 'tampered' ? body.replace(/[a-z]/, 'z').replace(/"/, ' "') : body }
  }
  const refuse = (request: RawRequest, status: number, code: string) =>
    answer(request, status, {
      code: world.oldSpelling ? code.replaceAll(/(?<=^ORDER\w*)_/g, '') : code,
      message: 'refused',
    })

  /** Undefined if the merchant signed the request. */
  const faultOfRequest = ({ method, target, headers, body }: RawRequest): string | undefined => {
    if (headers.accept !== 'application/json' || !headers['user-agent']) return 'PARAM_ERROR'
    const [scheme, list = ''] = String(headers.authorization ?? '').split(/ (.*)/s)
    const fields = new Map(
      [...list.matchAll(/(\w+)="([^"]*)"(?:,|$)/g)].map(([, name = '', value = '']) => [name, value]),
    )
    const field = (name: string) => fields.get(name) ?? ''
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || fields.size !== 5) return 'SIGN_ERROR'
    if (field('mchid') !== wechat.merchant || field('serial_no') !== wechat.serial) return 'SIGN_ERROR'
    if (!(Math.abs(now() / 1000 - Number(field('timestamp'))) <= WINDOW_SECONDS)) return 'SIGN_ERROR'
    if (seen.has(field('nonce_str'))) return 'SIGN_ERROR'
    seen.add(field('nonce_str'))
    const content = createVerify('RSA-SHA256').update(
      `${method}\n${target}\n${field('timestamp')}\n${field('nonce_str')}\n`,
    )
    const isRight = content.update(body).update('\n').verify(keys.merchant.public, field('signature'), 'base64')
    return isRight ? undefined : 'SIGN_ERROR'
  }

  const transactionOf = (order: WechatOrder, wrong = misled) => ({
    appid: wrong === 'wrong-app' ? 'wxother00000000000' : wechat.app,
    mchid: wrong === 'wrong-merchant' ? '1900000009' : wechat.merchant,
    out_trade_no: wrong === 'wrong-number' ? 'f'.repeat(32) : order.number,
    trade_state: refundsOf(order).length > 0 ? 'REFUND' : order.state,
    trade_state_desc: '状态',
    attach: order.attach,
    amount: {
      total: order.paidTotal ?? order.total,
      currency: order.currency,
      payer_total: order.paidTotal ?? order.total,
    },
    payer: { openid: order.openid },
    ...(order.transaction && {
      transaction_id: order.transaction,
      trade_type: order.product.toUpperCase(),
      success_time: beijing(order.paidAt ?? 0),
      bank_type: 'OTHERS',
    }),
  })
  const refundsOf = (order: WechatOrder) => [...refunds.values()].filter(({ payment }) => payment === order.number)
  const refundBody = (refund: WechatRefund) => ({
    refund_id: refund.id,
    out_refund_no: refund.number,
    transaction_id: orders.get(refund.payment)?.transaction,
    out_trade_no: refund.payment,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: beijing(refund.askedAt),
    amount: {
      total: refund.total,
      refund: refund.amount,
      payer_total: refund.total,
      payer_refund: refund.amount,
      currency: 'CNY',
    },
    ...(refund.status === 'SUCCESS' && { success_time: beijing(refund.settledAt ?? 0) }),
  })
  const found = (number: string): WechatOrder | undefined => {
    const order = orders.get(number)
    if (order?.state === 'NOTPAY' && order.expiresAt <= now()) order.state = 'CLOSED'
    return order
  }

  const prepare = (request: RawRequest, product: WechatOrder['product']): RawAnswer => {
    const asked = JSON.parse(request.body.toString('utf8')) as Record<string, unknown>
    const fault = faultOfOrder(asked, product, now())
    if (fault) return refuse(request, 400, fault)
    const number = String(asked.out_trade_no)
    const former = found(number)
    if (former?.state === 'SUCCESS') return refuse(request, 400, 'ORDER_PAID')
    if (former?.state === 'CLOSED') return refuse(request, 400, 'ORDER_CLOSED')
    const parameters = `${product} ${request.body.toString('utf8')}`
    if (former && former.parameters !== parameters) return refuse(request, 400, 'INVALID_REQUEST')
    const payer = asked.payer as { openid?: string } | undefined
    if (!former)
      orders.set(number, {
        number,
        product,
        parameters,
        total: (asked.amount as { total: number }).total,
        currency: 'CNY',
        attach: String(asked.attach),
        description: String(asked.description),
        expiresAt: Date.parse(String(asked.time_expire)),
        openid: payer?.openid ?? 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
        state: 'NOTPAY',
      })
    if (product === 'native') return answer(request, 200, { code_url: `weixin://wxpay/bizpayurl?pr=${number}` })
    if (product === 'h5')
      return answer(request, 200, { h5_url: `https://wx.tenpay.example/checkmweb?prepay_id=${number}&package=1` })
    return answer(request, 200, { prepay_id: `wx${number}` })
  }
  const refund = (request: RawRequest): RawAnswer => {
    const asked = JSON.parse(request.body.toString('utf8')) as {
      out_trade_no: string
      out_refund_no: string
      reason: string
      amount: { refund: number; total: number; currency: string }
    }
    const order = found(asked.out_trade_no)
    if (order?.state !== 'SUCCESS') return refuse(request, 404, 'RESOURCE_NOT_EXISTS')
    const former = refunds.get(asked.out_refund_no)
    const { refund: amount, total, currency } = asked.amount
    if (former)
      return former.payment === order.number && former.amount === amount
        ? answer(request, 200, { ...refundBody(former), status: former.status })
        : refuse(request, 400, 'INVALID_REQUEST')
    const all = refundsOf(order).filter(({ status }) => status !== 'CLOSED')
    const left = (order.paidTotal ?? order.total) - all.reduce((sum, { amount: one }) => sum + one, 0)
    const isRight =
      Number.isInteger(amount) && amount >= 1 && total === (order.paidTotal ?? order.total) && currency === 'CNY'
    if (!isRight || Buffer.byteLength(asked.reason) > 80) return refuse(request, 400, 'PARAM_ERROR')
    if (amount > left || all.length >= 50) return refuse(request, 400, 'INVALID_REQUEST')
    if (amount > world.balance) return refuse(request, 403, 'NOT_ENOUGH')
    world.balance -= amount
    const made: WechatRefund = {
      number: asked.out_refund_no,
      id: `503${String(refunds.size).padStart(20, '0')}`,
      payment: order.number,
      amount,
      total,
      askedAt: now(),
      status: 'PROCESSING',
    }
    refunds.set(made.number, made)
    return answer(request, 200, { ...refundBody(made), status: 'PROCESSING' })
  }
  const bill = (
    request: RawRequest,
    query: URLSearchParams,
    [name, value]: readonly [string, string],
    contentOf: (date: string) => string | undefined,
  ): RawAnswer => {
    const date = query.get('bill_date') ?? ''
    const isReady = Date.parse(`${date}T00:00:00+08:00`) + 34 * HOUR <= now()
    if (query.get(name) !== value || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return refuse(request, 400, 'PARAM_ERROR')
    if (!isReady) return refuse(request, 400, 'STATEMENT_CREATING')
    const content = contentOf(date)
    if (content === undefined) return refuse(request, 400, 'NO_STATEMENT_EXIST')
    const token = randomBytes(8).toString('hex')
    bills.set(token, content)
    return answer(request, 200, {
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(content).digest('hex'),
      download_url: `https://api.mch.weixin.example/v3/billdownload/file?token=${token}`,
    })
  }

  const server = await startRawServer((request) => {
    const fault = faultOfRequest(request)
    if (fault) return refuse(request, fault === 'SIGN_ERROR' ? 401 : 400, fault)
    const { pathname, searchParams } = new URL(request.target, 'http://here')
    const [, product] = /^\/v3\/pay\/transactions\/(native|h5|jsapi)$/.exec(pathname) ?? []
    if (product && request.method === 'POST') return prepare(request, product as WechatOrder['product'])
    const [, number = '', closing] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(pathname) ?? []
    if (number) {
      const order = found(number)
      const merchant = closing
        ? (JSON.parse(request.body.toString()) as { mchid?: string }).mchid
        : searchParams.get('mchid')
      if (merchant !== wechat.merchant) return refuse(request, 400, 'PARAM_ERROR')
      if (!order) return refuse(request, 404, 'ORDER_NOT_EXIST')
      if (!closing) return answer(request, 200, transactionOf(order))
      if (order.state === 'SUCCESS') return refuse(request, 400, 'ORDER_PAID')
      order.state = 'CLOSED'
      return answer(request, 204)
    }
    if (pathname === '/v3/refund/domestic/refunds') return refund(request)
    const [, refundNumber = ''] = /^\/v3\/refund\/domestic\/refunds\/(\w+)$/.exec(pathname) ?? []
    if (refundNumber) {
      const one = refunds.get(refundNumber)
      return one
        ? answer(request, 200, { ...refundBody(one), status: one.status })
        : refuse(request, 404, 'RESOURCE_NOT_EXISTS')
    }
    if (pathname === '/v3/bill/tradebill')
      return bill(request, searchParams, ['bill_type', 'ALL'], (date) =>
        billOf(date, [...orders.values()], [...refunds.values()]),
      )
    if (pathname === '/v3/bill/fundflowbill') return bill(request, searchParams, ['account_type', 'BASIC'], fundFlowOf)
    if (pathname === '/v3/billdownload/file') {
      const content = bills.get(searchParams.get('token') ?? '') ?? ''
      return { status: 200, headers: {}, body: world.billSpoilt ? content.slice(0, -5) : content }
    }
    if (pathname === '/v3/certificates' && mode === 'certificate')
      return answer(request, 200, {
        data: [
          {
            serial_no: certificateSerials.platform,
            effective_time: '2026-01-01T00:00:00+08:00',
            expire_time: '2031-01-01T00:00:00+08:00',
            encrypt_certificate: encrypted(certificates.platform, 'certificate'),
          },
        ],
      })
    return refuse(request, 404, 'RESOURCE_NOT_EXISTS')
  })

  const send = (event_type: string, original_type: string, content: object, wrong?: WrongAnswer): SentNotice => {
    const resource = encrypted(JSON.stringify(content), original_type, original_type)
    if (wrong === 'tampered') resource.ciphertext = `AAAA${resource.ciphertext.slice(4)}`
    const body = JSON.stringify({
      id: randomBytes(16).toString('hex'),
      create_time: beijing(now()),
      resource_type: 'encrypt-resource',
      event_type,
      summary: '通知',
      resource,
    })
    const serial = mode === 'public-key' ? wechat.publicKeyId : certificateSerials.platform
    return { headers: { 'content-type': 'application/json', ...signed(body, serial, wrong) }, body }
  }
  const paymentNotice = (order: WechatOrder, wrong?: WrongAnswer) =>
    send('TRANSACTION.SUCCESS', 'transaction', { ...transactionOf(order, wrong), trade_state: 'SUCCESS' }, wrong)

  const world: WechatPayServer = {
    url: server.url,
    requests: server.requests,
    balance: Number.MAX_SAFE_INTEGER,
    oldSpelling: false,
    billSpoilt: false,
    skew: 0,
    notices: createNoticeQueue(clock, RETRIES, (status) => status === 200 || status === 204),
    async enter(prepared: Prepared) {
      const written =
        prepared.kind === 'qr'
          ? prepared.text
          : prepared.kind === 'link'
            ? prepared.url
            : prepared.kind === 'bridge'
              ? (prepared.fields.package ?? '')
              : ''
      const [number = ''] = /[0-9a-f]{32}/.exec(written) ?? []
      return found(number)?.state === 'NOTPAY'
    },
    pay(number, { total, currency } = {}) {
      const order = found(number)
      if (order?.state !== 'NOTPAY') return false
      order.state = 'SUCCESS'
      order.transaction = `42${String(orders.size).padStart(26, '0')}`
      order.paidAt = now()
      if (total !== undefined) order.paidTotal = total
      if (currency !== undefined) order.currency = currency
      world.notices.add(() => paymentNotice(order))
      return true
    },
    paidBack: (number) =>
      [...refunds.values()]
        .filter(({ payment, status }) => payment === number && status === 'SUCCESS')
        .reduce((sum, { amount }) => sum + amount, 0),
    settle(number, outcome) {
      const one = refunds.get(number)
      if (one?.status !== 'PROCESSING') throw new Error(`no refund is being carried out: ${number}`)
      one.status = ({ done: 'SUCCESS', odd: 'ABNORMAL', refused: 'CLOSED' } as const)[outcome]
      one.settledAt = now()
      world.notices.add(() => world.noticeOfRefund(number))
    },
    noticeOfRefund(number) {
      const one = refunds.get(number)
      if (!one) throw new Error(`no such refund: ${number}`)
      const content = { ...refundBody(one), mchid: wechat.merchant, refund_status: one.status }
      return send(`REFUND.${one.status}`, 'refund', content)
    },
    noticeOf(number, wrong) {
      const order = orders.get(number)
      if (!order) throw new Error(`no such order: ${number}`)
      return paymentNotice(order, wrong)
    },
    spoil(how) {
      server.spoilt = how
    },
    mislead(how) {
      misled = how
    },
    taken: () =>
      [...orders.values()]
        .filter(({ state }) => state === 'SUCCESS')
        .reduce((sum, { number, total, paidTotal }) => sum + (paidTotal ?? total) - Number(world.paidBack(number)), 0),
    processing: () => [...refunds.values()].filter(({ status }) => status === 'PROCESSING').map(({ number }) => number),
    stop: server.stop,
  }
  return world
}
