import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { contentHash, utf8 } from './content-hash.ts'
import { sha256 } from './sha256.ts'

// NIST, SHA-256 example messages (FIPS 180-4, csrc.nist.gov "Examples with Intermediate Values").
test('SHA-256 gives the published digests', () => {
  const abc = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'
  expect(sha256(utf8(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256(utf8('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256(utf8(abc))).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1')
  const million = utf8('a'.repeat(1_000_000))
  expect(sha256(million)).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('UTF-8 equals the platform’s for every well-formed text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '中', '😀', '\u07ff', '\u0800', '\uffff') }), (text) => {
      const escaped = Array.from(utf8(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
      expect(decodeURIComponent(escaped)).toBe(text)
    }),
  )
})

test('the order of keys does not matter, undefined is absent, and NaN, Inf and -0 differ', () => {
  expect(contentHash({ a: 1, b: [2, { d: 3, c: 4 }] })).toBe(
    contentHash({ b: [2, { c: 4, d: 3 }], a: 1, e: undefined }),
  )
  const names = [Number.NaN, Number.POSITIVE_INFINITY, 0, -0, null, 'NaN', '0'].map((x) => contentHash({ x }))
  expect(new Set(names).size).toBe(names.length)
})

test('values that JSON can represent are written as JSON that reads back equal', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value))
      expect(JSON.parse(canonicalJson(plain))).toEqual(plain)
    }),
  )
})
