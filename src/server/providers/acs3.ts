import { createHash, createHmac } from 'node:crypto'
import type { CloudKey } from './cloud-key.ts'

/** A call in Alibaba Cloud's RPC style, with all parameters in its query. */
export interface RpcCall {
  /** Value of the Host header. */
  readonly host: string
  readonly action: string
  readonly version: string
  readonly parameters: Readonly<Record<string, string>>
}

export interface Signed {
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** RFC 3986: letters, digits and -_.~ stay unencoded. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function canonicalQuery(parameters: RpcCall['parameters']): string {
  return Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&')
}

/**
 * Alibaba Cloud's signature ACS3-HMAC-SHA256 of a POST without a body.
 * https://www.alibabacloud.com/help/en/sdk/product-overview/v3-request-structure-and-signature
 * @param nonce different for each request
 * @param now milliseconds since 1970; the provider accepts clocks that are off by up to 15 minutes
 */
export function signAcs3(
  { host, action, version, parameters }: RpcCall,
  key: CloudKey,
  nonce: string,
  now: number,
): Signed {
  const query = canonicalQuery(parameters)
  const emptyBody = sha256('')
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': emptyBody,
    'x-acs-date': new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const signedHeaders = names.join(';')
  const canonical = ['POST', '/', query, lines, signedHeaders, emptyBody].join('\n')
  const signature = createHmac('sha256', key.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return {
    query,
    headers: {
      ...headers,
      authorization: `ACS3-HMAC-SHA256 Credential=${key.id},SignedHeaders=${signedHeaders},Signature=${signature}`,
    },
  }
}
