import { createHash, timingSafeEqual } from 'node:crypto'

/** WeChat's signature: SHA-1 of the parts, sorted and joined. */
export function signParts(parts: readonly string[]): string {
  return createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex')
}

/** Compares in constant time. */
export function isSignatureOf(signature: string, parts: readonly string[]): boolean {
  const expected = Buffer.from(signParts(parts))
  const actual = Buffer.from(signature)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
