import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vectors } from './vectors.ts'

/** The keys of the merchant as files. Returns the variables that name them. */
export function merchantVariables(folder: string, url: string): Record<string, string> {
  const { merchant, app, serial, publicKeyId } = vectors.wechat
  const keep = (name: string, content: string) => {
    const file = join(folder, name)
    writeFileSync(file, content, { mode: 0o600 })
    return file
  }
  return {
    PAYMENT_PROVIDER: 'wechat',
    WECHATPAY_MCH_ID: merchant,
    WECHATPAY_APP_ID: app,
    WECHATPAY_SERIAL: serial,
    WECHATPAY_KEY_FILE: keep('merchant.pem', vectors.keys.merchant.private),
    WECHATPAY_V3_KEY_FILE: keep('v3', vectors.wechat.v3Key),
    WECHATPAY_PUBLIC_KEYS: `${publicKeyId}:${keep('wechat.pem', vectors.keys.wechat.public)}`,
    WECHATPAY_URL: url,
    PUBLIC_ORIGIN: 'https://stats.example.org',
  }
}
