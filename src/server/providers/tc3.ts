import { createHash, createHmac } from 'node:crypto'
import type { CloudKey } from './cloud-key.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** A POST of JSON to the root of a service. */
export interface Tc3Request {
  /** The product's short name, such as `sms`. */
  readonly service: string
  /** The headers to sign, names in lower case; at least `content-type` and `host`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Tencent Cloud's signature TC3-HMAC-SHA256: the value of the Authorization header.
 * https://www.tencentcloud.com/document/product/1041/33629
 * @param timestamp seconds since 1970, also sent as X-TC-Timestamp; the provider accepts clocks that are off by up to five minutes
 */
export function signTc3({ service, headers, body }: Tc3Request, key: CloudKey, timestamp: number): string {
  const names = Object.keys(headers).sort()
  // the specification lower-cases values too
  const lines = names.map((name) => `${name}:${headers[name]?.toLowerCase()}\n`).join('')
  const signedHeaders = names.join(';')
  const canonical = ['POST', '/', '', lines, signedHeaders, sha256(body)].join('\n')
  const date = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const toSign = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n')
  const ofDay = hmac(`TC3${key.secret}`, date)
  const signature = hmac(hmac(hmac(ofDay, service), 'tc3_request'), toSign).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${key.id}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}
