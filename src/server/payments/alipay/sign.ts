import type { KeyObject } from 'node:crypto'
import { isSignatureOf, signText } from '../rsa.ts'

export type Parameters = Readonly<Record<string, string>>

/** `k=v` of the parameters in the order of their names, values as they are. */
function joined(parameters: Iterable<readonly [string, string]>): string {
  return [...parameters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** The parameters of a request that are not empty, with their RSA2 signature. https://opendocs.alipay.com/common/057k53 */
export function signParameters(parameters: Parameters, key: KeyObject): Parameters {
  const given = Object.entries(parameters).filter(([name, value]) => value !== '' && name !== 'sign')
  return { ...Object.fromEntries(given), sign: signText(joined(given), key) }
}

/** Whether Alipay signed the parameters of a notice: without `sign` and `sign_type`, or as some kinds of notices, with `sign_type`. */
export function isSignedNotice(parameters: Parameters, key: KeyObject): boolean {
  const { sign = '', ...rest } = parameters
  const { sign_type: _, ...signed } = rest
  return [signed, rest].some((content) => isSignatureOf(sign, Buffer.from(joined(Object.entries(content))), key))
}
