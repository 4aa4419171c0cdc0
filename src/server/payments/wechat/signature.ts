import { type KeyObject, randomBytes } from 'node:crypto'
import { DeliveryError } from '../../providers/delivery-error.ts'
import { isSignatureOf, signText } from '../rsa.ts'
import type { WechatPayAccount } from './account.ts'

type Signer = Pick<WechatPayAccount, 'merchant' | 'app' | 'serial' | 'privateKey'>

/** Begins a signature that is wrong on purpose: WeChat Pay probes whether we verify. */
const PROBE = 'WECHATPAY/SIGNTEST/'

const lines = (...parts: readonly string[]) => parts.map((part) => `${part}\n`).join('')

/** 32 hexadecimal digits. */
export const newNonce = (): string => randomBytes(16).toString('hex')

/**
 * The Authorization header of a request. https://pay.weixin.qq.com/doc/v3/merchant/4012365336
 * @param target path and query exactly as sent
 * @param body exactly as sent; empty for GET
 * @param now milliseconds since 1970
 */
export function authorization(
  { merchant, serial, privateKey }: Signer,
  method: 'GET' | 'POST',
  target: string,
  body: string,
  now: number,
  nonce: string,
): string {
  const timestamp = String(Math.floor(now / 1000))
  const signature = signText(lines(method, target, timestamp, nonce, body), privateKey)
  const fields = { mchid: merchant, nonce_str: nonce, timestamp, serial_no: serial, signature }
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(',')}`
}

/** The fields with which WeChat's own browser opens the payment of a `prepay_id`. https://pay.weixin.qq.com/doc/v3/merchant/4012365342 */
export function bridgeFields(
  { app, privateKey }: Signer,
  prepayId: string,
  now: number,
  nonce: string,
): Readonly<Record<string, string>> {
  const timeStamp = String(Math.floor(now / 1000))
  const packaged = `prepay_id=${prepayId}`
  return {
    appId: app,
    timeStamp,
    nonceStr: nonce,
    package: packaged,
    signType: 'RSA',
    paySign: signText(lines(app, timeStamp, nonce, packaged), privateKey),
  }
}

/**
 * Verifies a reply or a notice over its raw bytes. Returns the time of the signature in milliseconds since 1970, which the caller compares with
 * the clock. Throws a DeliveryError: `sign-test`, `unsigned`, `unknown-key` or `wrong-signature`.
 */
export async function verifySigned(
  header: (name: string) => string | undefined,
  body: Buffer,
  keyOf: (serial: string) => Promise<KeyObject | undefined>,
): Promise<number> {
  const signature = header('wechatpay-signature')
  if (signature?.startsWith(PROBE)) throw new DeliveryError('sign-test')
  const [timestamp, nonce, serial] = ['timestamp', 'nonce', 'serial'].map((name) => header(`wechatpay-${name}`))
  if (!signature || !nonce || !serial || !/^\d{1,11}$/.test(timestamp ?? '')) throw new DeliveryError('unsigned')
  const key = await keyOf(serial)
  if (!key) throw new DeliveryError('unknown-key')
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')])
  if (!isSignatureOf(signature, signed, key)) throw new DeliveryError('wrong-signature')
  return Number(timestamp) * 1000
}
