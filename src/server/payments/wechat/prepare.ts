import { z } from 'zod'
import type { Prepared } from '#contract/money/payment.ts'
import { DeliveryError } from '../../providers/delivery-error.ts'
import { rfc3339 } from '../beijing-time.ts'
import type { PaymentContext } from '../context.ts'
import type { NewPayment } from '../payments.ts'
import { refusal, understood } from '../refusal.ts'
import { withinBytes } from '../within-bytes.ts'
import type { WechatPayAccount, WechatProduct } from './account.ts'
import type { WechatClient } from './ask-wechat.ts'
import { bridgeFields, newNonce } from './signature.ts'

const H5_LINK_MS = 5 * 60_000
const DESCRIPTION_BYTES = 127

const native = z.object({ code_url: z.string().regex(/^weixin:\/\//) })
const h5 = z.object({ h5_url: z.url({ protocol: /^https$/ }) })
const jsapi = z.object({ prepay_id: z.string().regex(/^[\w-]{1,64}$/) })

/** The notice address of the site. WeChat Pay takes https only. */
export function notifyUrl(origin: string): string {
  return `${origin.replace(/^http:/, 'https:')}/pay/notify/wechat`
}

/** What a way to pay needs besides. */
function furtherFields(product: WechatProduct, { payer_address, openid }: NewPayment): object {
  if (product === 'native') return {}
  if (product === 'h5') {
    if (payer_address === undefined) throw new DeliveryError('payer-address-missing')
    return { scene_info: { payer_client_ip: payer_address, h5_info: { type: 'Wap' } } }
  }
  if (openid === undefined) throw new DeliveryError('openid-missing')
  return { payer: { openid } }
}

/** Asks WeChat Pay for a payment. Asking again with the same parameters is safe. Rejects with a DeliveryError. */
export async function prepareAtWechat(
  client: WechatClient,
  account: WechatPayAccount,
  { clock, origin }: PaymentContext,
  payment: NewPayment,
): Promise<Prepared> {
  const product = account.products.find((offered) => `wechat-${offered}` === payment.channel)
  if (product === undefined) throw new DeliveryError('channel-off')
  const answer = await client.post(`/v3/pay/transactions/${product}`, {
    appid: account.app,
    mchid: account.merchant,
    description: withinBytes(payment.description, DESCRIPTION_BYTES),
    out_trade_no: payment.number,
    time_expire: rfc3339(payment.expires_at),
    attach: payment.attach,
    notify_url: notifyUrl(origin),
    amount: { total: payment.total, currency: 'CNY' },
    ...furtherFields(product, payment),
  })
  if (!answer.ok) throw refusal(answer.code)
  if (product === 'native') return { kind: 'qr', text: understood(native.safeParse(answer.body).data).code_url }
  if (product === 'h5') {
    const { h5_url } = understood(h5.safeParse(answer.body).data)
    const back = payment.return_url === undefined ? '' : `&redirect_url=${encodeURIComponent(payment.return_url)}`
    return { kind: 'link', url: `${h5_url}${back}`, until: Math.min(payment.expires_at, clock() + H5_LINK_MS) }
  }
  const { prepay_id } = understood(jsapi.safeParse(answer.body).data)
  return { kind: 'bridge', fields: bridgeFields(account, prepay_id, clock(), newNonce()) }
}
