import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { md5 } from './md5.ts'

test('the digests of RFC 1321, A.5', async () => {
  const digests = [
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ]
  for (const [text = '', digest] of digests) expect(await md5(new Blob([text]))).toBe(digest)
})

test.each([55, 56, 63, 64, 65, 119, 120, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 2_500_000])(
  'of %i bytes, as OpenSSL has it',
  async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, k) => (k * 2654435761) >>> 13)
    expect(await md5(new Blob([bytes]))).toBe(createHash('md5').update(bytes).digest('hex'))
  },
)

test('can be cancelled', async () => {
  const signal = AbortSignal.abort(new DOMException('cancelled', 'AbortError'))
  await expect(md5(new Blob([new Uint8Array(1 << 20)]), { signal })).rejects.toThrow('cancelled')
})
