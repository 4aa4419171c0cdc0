import { vectors } from './vectors.ts'

export interface WechatOrder {
  readonly number: string
  readonly product: 'native' | 'h5' | 'jsapi'
  /** What was asked for, to compare. */
  readonly parameters: string
  readonly total: number
  readonly attach: string
  readonly description: string
  readonly expiresAt: number
  readonly openid: string
  currency: string
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED'
  transaction?: string
  paidAt?: number
  paidTotal?: number
}

export interface WechatRefund {
  readonly number: string
  readonly id: string
  readonly payment: string
  readonly amount: number
  readonly total: number
  readonly askedAt: number
  settledAt?: number
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
}

const FIELDS = ['appid', 'mchid', 'description', 'out_trade_no', 'time_expire', 'attach', 'notify_url', 'amount']
const further = { native: [], h5: ['scene_info'], jsapi: ['payer'] } as const
const TWO_HOURS = 2 * 60 * 60_000

const isText = (value: unknown, most: number) =>
  typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= most

/** The code of what is wrong with an order, by the rules of the documentation; undefined if nothing is. */
export function faultOfOrder(
  asked: Readonly<Record<string, unknown>>,
  product: WechatOrder['product'],
  now: number,
): string | undefined {
  const names = [...FIELDS, ...further[product]]
  const expiry = String(asked.time_expire)
  const ends = Date.parse(expiry)
  const amount = (asked.amount ?? {}) as Record<string, unknown>
  const scene = (asked.scene_info ?? {}) as { payer_client_ip?: unknown; h5_info?: { type?: unknown } }
  const isRight =
    Object.keys(asked).sort().join() === [...names].sort().join() &&
    isText(asked.description, 127) &&
    isText(asked.attach, 128) &&
    /^[0-9A-Za-z_\-|*]{6,32}$/.test(String(asked.out_trade_no)) &&
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(expiry) &&
    ends > now + 60_000 &&
    ends <= now + TWO_HOURS &&
    /^https:\/\/[^?#]+$/.test(String(asked.notify_url)) &&
    Object.keys(amount).sort().join() === 'currency,total' &&
    Number.isInteger(amount.total) &&
    Number(amount.total) >= 1 &&
    amount.currency === 'CNY' &&
    (product !== 'h5' || (isText(scene.payer_client_ip, 45) && scene.h5_info?.type === 'Wap')) &&
    (product !== 'jsapi' || isText((asked.payer as { openid?: unknown } | undefined)?.openid, 128))
  if (!isRight) return 'PARAM_ERROR'
  const isOurs = asked.mchid === vectors.wechat.merchant && asked.appid === vectors.wechat.app
  return isOurs ? undefined : 'INVALID_REQUEST'
}
